// Generated from Data/text/standin_fonts.json by `inset-dev generate`. Do not edit.

extension GeneratedFigures {
  static let standInFontFigures: StaticString = """
    widths helvetica 278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556
    556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833
    722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278
    556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584
    widths helveticaBold 278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556
    556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611
    833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556
    333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584
    widths helveticaNeue 278 259 426 556 556 1000 630 278 259 259 352 600 278 389 278 333 556 556 556
    556 556 556 556 556 556 556 278 278 600 600 600 556 800 648 685 722 704 611 574 759 722 259 519 667
    556 871 722 760 648 760 685 648 574 722 611 926 611 648 611 259 333 259 600 500 222 537 593 537 593
    537 296 574 556 222 222 519 222 853 556 574 593 593 333 500 315 556 500 758 518 500 480 333 222 333
    600
    widths times 250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500
    500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722
    722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500
    500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541
    widths timesBold 250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500
    500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667
    944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444
    333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520
    weight black 1060
    weight bold 1000
    weight heavy 1030
    weight light 962
    weight medium 1033
    weight regular 1000
    weight semibold 960
    weight thin 929
    weight ultralight 889
    family unknown helveticaNeue 10000 9520 -2130 0 7140 5170
    family AcademyEngravedLetPlain times 11000 9000 -3000 0 6500 4000
    family AmericanTypewriter times 12000 9400 -2500 0 6800 4800
    family Arial helvetica 10000 9053 -2119 327 7163 5186
    family Avenir helvetica 10000 10000 -3660 0 7080 4680
    family AvenirNext Raleway-Regular 9890 10000 -3660 0 7080 4680
    family AvenirNext-Bold Raleway-Regular 10060 10000 -3660 0 7080 4680
    family AvenirNext-DemiBold Raleway-Regular 9990 10000 -3660 0 7080 4680
    family AvenirNext-Medium Raleway-Regular 9910 10000 -3660 0 7080 4680
    family AvenirNextCondensed helvetica 8300 10000 -3660 0 7080 4680
    family Baskerville times 10000 9000 -2500 0 6600 4100
    family BodoniSvtyTwoITCTT times 10000 9200 -2800 0 6600 4000
    family BradleyHandITCTT helvetica 9800 8800 -3700 0 7000 4000
    family ChalkboardSE helvetica 10500 11300 -2800 0 8000 5600
    family Chalkduster helvetica 12200 9800 -2800 0 7500 5500
    family Charter times 10600 9800 -2400 0 6700 4800
    family Cochin times 10200 9000 -2500 0 6500 4000
    family Copperplate helvetica 11500 7600 -2500 0 6000 5000
    family Courier pitch 6000 8325 -3003 0 5800 4400
    family CourierNew pitch 6001 8325 -3003 0 5713 4229
    family DINAlternate helvetica 9500 9400 -2200 0 7100 5200
    family DINCondensed helvetica 6800 7100 -2900 0 7100 5200
    family Didot times 10500 9500 -3100 0 7000 4300
    family FiraCode pitch 6000 9350 -2650 0 7000 5300
    family FiraMono pitch 6000 9350 -2650 0 6890 5270
    family Futura helvetica 10070 10380 -2590 300 7500 4400
    family Georgia times 10975 9170 -2192 0 6929 4814
    family GillSans helvetica 9300 9180 -2300 0 6800 4500
    family Gotham helvetica 10900 8000 -2000 0 7200 5200
    family Gotham-Book Montserrat-Regular 10150 8000 -2000 0 7200 5200
    family Gotham-Light Montserrat-Regular 10000 8200 -2000 0 7200 5200
    family Gotham-Medium Montserrat-Medium 10370 8000 -2000 0 7200 5200
    family Helvetica helvetica 10000 9200 -2300 0 7173 5229
    family HelveticaNeue helveticaNeue 10000 9520 -2130 280 7140 5170
    family HelveticaNeue-Bold helvetica 10100 9750 -2170 290 7140 5170
    family HelveticaNeue-Light helveticaNeue 9950 9670 -2130 290 7140 5170
    family HelveticaNeue-Medium helveticaNeue 10000 9750 -2170 290 7140 5170
    family HelveticaNeue-Thin helveticaNeue 10000 9670 -2130 290 7140 5140
    family HelveticaNeue-UltraLight helveticaNeue 10000 9310 -2130 270 7140 5170
    family HoeflerText times 10300 7200 -2800 0 6500 4200
    family IowanOldStyle times 10800 9500 -2500 0 6800 4800
    family JetBrainsMono pitch 6000 10200 -3000 0 7000 5300
    family MarkerFelt helvetica 8800 8300 -2500 0 7300 5300
    family Menlo pitch 6020 9282 -2363 0 7290 5470
    family Noteworthy helvetica 9500 12900 -3200 0 7500 4500
    family Optima helvetica 9800 9190 -2680 300 6800 4700
    family Palatino times 11000 9270 -2830 0 6900 4700
    family Papyrus helvetica 10000 9400 -6000 0 6500 4000
    family PartyLetPlain times 9000 9000 -4000 0 6000 3500
    family PingFangHK helvetica 10600 10600 -3400 0 8600 6000
    family PingFangSC helvetica 10600 10600 -3400 0 8600 6000
    family PingFangTC helvetica 10600 10600 -3400 0 8600 6000
    family RobotoMono pitch 6001 10479 -2710 0 7000 5300
    family Rockwell times 11200 9000 -2300 0 6700 4700
    family SavoyeLetPlain times 7500 9000 -4000 0 5000 2500
    family SnellRoundhand times 9500 9400 -3600 0 6500 3000
    family SourceCodePro pitch 6000 9840 -2730 0 7000 5300
    family Times times 10000 9000 -2500 0 6620 4480
    family TimesNewRoman times 10000 8911 -2163 425 6621 4473
    family TrebuchetMS helvetica 10230 9390 -2222 0 7153 5229
    family Verdana helvetica 11490 10054 -2100 0 7271 5454
    family Zapfino times 12000 18800 -15000 0 7000 3000
    """
}
