/// The page's one script: it shows the filters and hides what they leave out.
///
/// Written without `<` and `&`, so that the page stays well-formed XML.
enum HTMLScript {
  static let text = """
    (function () {
      "use strict";
      var form = document.getElementById("filters");
      if (!form) { return; }
      form.hidden = false;
      var rows = Array.from(document.querySelectorAll(".row, .finding"));
      var cards = Array.from(document.querySelectorAll("main .card"));
      var shown = document.getElementById("shown");
      function fits(element, severity, rule, words) {
        var data = element.dataset;
        return [
          severity === "" || data.severity === severity,
          rule === "" || data.rule === rule,
          words === "" || data.words.includes(words) || cardWords(element).includes(words)
        ].every(Boolean);
      }
      function cardWords(element) {
        var card = element.closest(".card");
        return card ? card.querySelector("header").textContent.toLowerCase() : "";
      }
      function hide(element, isHidden) {
        element.classList.toggle("off", isHidden);
        element.inert = isHidden;
      }
      function update() {
        var severity = form.elements.severity.value;
        var rule = form.elements.rule.value;
        var words = form.elements.words.value.trim().toLowerCase();
        var open = 0;
        rows.forEach(function (element) {
          var keep = fits(element, severity, rule, words);
          hide(element, !keep);
          if (keep) { open += element.id ? 1 : 0; }
        });
        cards.forEach(function (card) {
          var left = card.querySelector(".finding:not(.off)");
          hide(card, left === null);
        });
        var isAll = [severity, rule, words].every(function (value) { return value === ""; });
        shown.textContent = isAll ? "" : open + " shown";
      }
      form.addEventListener("input", update);
      form.addEventListener("submit", function (event) { event.preventDefault(); });
      update();
    })();
    """
}
