// Generated from Data/text/dynamic_type.json by `inset-dev generate`. Do not edit.

extension GeneratedFigures {
  static let dynamicTypeFigures: StaticString = """
    categories extraSmall small medium large extraLarge extraExtraLarge extraExtraExtraLarge
    accessibilityMedium accessibilityLarge accessibilityExtraLarge accessibilityExtraExtraLarge
    accessibilityExtraExtraExtraLarge pointSize body 14 15 16 17 19 21 23 28 33 40 47 53
    pointSize callout 13 14 15 16 18 20 22 26 32 38 44 51
    pointSize caption1 11 11 11 12 14 16 18 22 26 32 37 43
    pointSize caption2 11 11 11 11 13 15 17 20 24 29 34 40
    pointSize footnote 12 12 12 13 15 17 19 23 27 33 38 44
    pointSize headline 14 15 16 17 19 21 23 28 33 40 47 53
    pointSize largeTitle 31 32 33 34 36 38 40 44 48 52 56 60
    pointSize subheadline 12 13 14 15 17 19 21 25 30 36 42 49
    pointSize title1 25 26 27 28 30 32 34 38 43 48 53 58
    pointSize title2 19 20 21 22 24 26 28 34 39 44 50 56
    pointSize title3 17 18 19 20 22 24 26 31 37 43 49 55
    leading body 19 20 21 22 24 26 29 34 40 48 56 62
    leading callout 18 19 20 21 23 25 28 32 39 46 52 60
    leading caption1 13 13 13 16 19 21 23 27 32 39 44 51
    leading caption2 13 13 13 13 18 20 22 25 29 35 41 48
    leading footnote 16 16 16 18 20 22 24 29 33 40 46 52
    leading headline 19 20 21 22 24 26 29 34 40 48 51 62
    leading largeTitle 38 39 40 41 43 46 48 52 57 61 66 70
    leading subheadline 16 18 19 20 22 24 26 31 36 43 50 58
    leading title1 31 32 33 34 36 38 41 46 51 57 61 68
    leading title2 24 25 26 28 30 32 34 41 47 52 59 66
    leading title3 22 23 24 25 28 30 32 38 44 51 58 65
    """
}
