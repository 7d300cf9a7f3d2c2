import Testing

@testable import InsetKit

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws -> (configuration: ProjectConfiguration, messages: [String]) {
    let folder = try TemporaryFolder(["inset.json5": text])
    let (configuration, findings) = ProjectConfiguration.read(folder.at("inset.json5"), named: "inset.json5")
    return (configuration, findings.map { "\($0.place.line) \($0.severity.rawValue): \($0.message)" })
  }

  @Test func everyFieldIsRead() throws {
    let (configuration, messages) = try read(
      """
      // Facts.
      {
        deploymentTarget: "13.4.1", /* the oldest */
        'orientations': ["landscape", "portraitUpsideDown"],
        "deviceFamilies": [1, "pad"],
        requiresFullScreen: true,
        embedding: "UINavigationController",
        devices: "iPhone X",
        exclude: ["Legacy//Old/", "./Pods"],
        rules: { "ambiguous-layout": "off", "ib-malformed": "warning", },
      }
      """)
    #expect(messages.isEmpty)
    #expect(configuration.deploymentTarget == 13.4)
    #expect(configuration.orientations == [.landscapeLeft, .landscapeRight, .portraitUpsideDown])
    #expect(configuration.deviceFamilies == [.phone, .pad])
    #expect(configuration.requiresFullScreen == true)
    #expect(configuration.embedding == "UINavigationController")
    #expect(configuration.devices == ["iPhone X"])
    #expect(configuration.exclude == ["Legacy/Old", "Pods"])
    #expect(configuration.severities == ["ambiguous-layout": nil, "ib-malformed": .warning])
  }

  @Test(arguments: [
    ("", "1 error: file is not JSON5: a value is expected, not the end of the file"),
    ("{\n  a: 1,\n", "3 error: file is not JSON5: a name or '}' is expected, not the end of the file"),
    ("{\n  a: [portrait],\n}", "2 error: file is not JSON5: 'portrait' is no value; texts stand in quotes"),
    ("{ a: 1 b: 2 }", "1 error: file is not JSON5: ',' or '}' is expected, not 'b'"),
    ("{ a 1 }", "1 error: file is not JSON5: ':' behind 'a' is expected, not '1'"),
    ("{ a: \"x\n }", "1 error: file is not JSON5: a text has no closing quote"),
    ("/* {", "1 error: file is not JSON5: a comment has no end"),
    ("{} {}", "1 error: file is not JSON5: nothing more is expected, not '{'"),
    ("\n[]", "2 error: file holds no object"),
    ("null", "1 error: file holds no object"),
    ("{ deploymentTarget: 'soon' }", "1 warning: deploymentTarget is no version"),
    ("{ deploymentTarget: NaN }", "1 warning: deploymentTarget is no version"),
    ("{ deploymentTarget: -5 }", "1 warning: deploymentTarget is no version"),
    ("{ deploymentTarget: 1e400 }", "1 warning: deploymentTarget is no version"),
    ("{\n orientations: 'sideways' }", "2 warning: unknown orientation 'sideways'"),
    ("{ orientations: {} }", "1 warning: orientations is no list of strings"),
    ("{ orientations: ['portrait', true] }", "1 warning: orientations is no list of strings"),
    ("{ deviceFamilies: ['watch'] }", "1 warning: unknown device family 'watch'"),
    ("{ requiresFullScreen: 'yes' }", "1 warning: requiresFullScreen is neither true nor false"),
    ("{ embedding: 'Mine' }", "1 warning: embedding is none that is known"),
    ("{ devices: ['iPhone 99'] }", "1 warning: unknown device or group 'iPhone 99'"),
    ("{ exclude: ['/'] }", "1 warning: exclude names everything"),
    ("{ exclude: ['*.xib'] }", "1 warning: exclude takes names, not the pattern '*.xib'"),
    ("{ rules: [] }", "1 warning: rules is no object"),
    ("{ rules: {\n nothing: 'off' } }", "2 warning: unknown rule 'nothing'"),
    ("{ rules: { 'ambiguous-layout': 3 } }", "1 warning: unknown severity for ambiguous-layout"),
    ("{\n\n colour: 1 }", "3 warning: unknown field 'colour'"),
  ])
  func mistakesAreNamed(text: String, message: String) throws {
    #expect(try read(text).messages == [message])
  }

  @Test func whatIsRightBesideAMistakeCounts() throws {
    let (configuration, _) = try read(
      "{ orientations: ['sideways', 'portrait'], devices: ['iPhone 99', 'iPhone X'] }")
    #expect(configuration.orientations == [.portrait])
    #expect(configuration.devices == ["iPhone X"])
  }

  @Test func manyMistakesAreCounted() throws {
    let fields = (0..<1000).map { "k\($0): 1" }.joined(separator: ",")
    let messages = try read("{\(fields)}").messages
    #expect(messages.count == 21)
    #expect(messages.last == "1 warning: 980 more problems of this file")
  }

  @Test func depthIsBounded() throws {
    for opening in ["[", "{a:", "[{a:"] {
      let messages = try read(String(repeating: opening, count: 100_000)).messages
      #expect(messages == ["1 error: file is not JSON5: values are nested too deep"])
    }
  }

  @Test func numbersAndTextsAsTheFormatHasThem() throws {
    let file = try JSON5Reader.read(
      "[.5, 5., +1, -2e3, 0xFF, -0x10, Infinity, 'a\\'b', \"\\u0041\\x42\\n\", 'one\\\ntwo', null, true,]")
    guard case .array(let values) = file.value else { throw JSON5Reader.Failure(line: 0, message: "no list") }
    #expect(values.compactMap(\.double) == [0.5, 5, 1, -2000, 255, -16, .infinity])
    #expect(values.compactMap(\.text) == ["a'b", "AB\n", "onetwo"])
    #expect(values.compactMap(\.boolean) == [true])
    #expect(values.count == 12)
    #expect(values[10].line == 2)
  }

  @Test func anyBytesGiveAnAnswer() throws {
    var state: UInt64 = 7
    let letters = Array("{}[]:,'\"\\/*abu0x9.-+eN\n \u{FEFF}ü")
    for _ in 0..<3000 {
      var text = "{"
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(letters[Int(state >> 33) % letters.count])
      }
      _ = try? JSON5Reader.read(text)
    }
  }
}
