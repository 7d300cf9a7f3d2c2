import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = UIColor(
      named: "Lagoon")
    return true
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard Journal.shared.hasBegun else { return }
    window?.rootViewController = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "Main")
  }
}

final class MainTabBarController: UITabBarController {}
