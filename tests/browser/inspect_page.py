"""What can be wrong with a screen: faults that axe-core finds, words in the wrong language, things too wide or too small."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

from browser.site import AXE
from catalogues import entries, variables

# Words that are nobody's language: people, languages by their own names, the name of the game.
NAMES = {"ada", "english", "room"}
RULE_ID = re.compile(r"\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b")
# The words on the screen and those that a screen reader says. Text that says itself which language it is in is left out.
TEXTS = """() => {
  const found = [];
  const shown = (one) => one.checkVisibility() && !one.closest("[lang]:not(html), code, kbd, script, style, [translate=no]");
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.replace(/\\s+/g, " ").trim();
    if (text && shown(walk.currentNode.parentElement)) found.push(text);
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    if (shown(one)) for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const text = one.getAttribute(name);
      if (text) found.push(text);
    }
  }
  return [...new Set(found)];
}"""
# Whatever reaches out of the window at its right or left, unless a box around it scrolls or cuts it off.
WIDE = """() => {
  const wide = document.documentElement.clientWidth;
  const held = (one) => {
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
      if (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(box).overflowX)) return true;
    return false;
  };
  const out = [...document.querySelectorAll("body *")].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 0 && (right > wide + 1 || left < -1) && !one.closest("svg svg, .unseen") && !held(one) && one.checkVisibility();
  });
  const found = out.slice(0, 3).map((one) => one.outerHTML.slice(0, 160));
  if (document.documentElement.scrollWidth > wide + 1) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  return found;
}"""
# Where a finger has less than 44 × 44 px; a link within a sentence is as high as its line.
SMALL = """() => {
  const least = 43.5;
  const reach = (one) => {
    const label = one.closest("label");
    const box = (one.matches("input[type=radio], input[type=checkbox], input[type=file]") && label ? label : one).getBoundingClientRect();
    const after = getComputedStyle(one, "::after");
    const more = after.content !== "none" && after.position === "absolute" ? Math.max(0, -parseFloat(after.left)) : 0;
    return { width: box.width + 2 * more, height: box.height + 2 * more };
  };
  const alone = (one) => one.parentElement.textContent.trim() === one.textContent.trim();
  const inSentence = (one) => one.matches("a, .link") && getComputedStyle(one).display === "inline" && !alone(one);
  return [...document.querySelectorAll("a[href], button:not([aria-disabled=true]), input, select, textarea, summary")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1 && !inSentence(one))
    .filter((one) => !(document.querySelector("dialog[open]") && !one.closest("dialog")))
    .map((one) => ({ ...reach(one), html: one.outerHTML.slice(0, 140) }))
    .filter(({ width, height }) => width < least || height < least)
    .map(({ width, height, html }) => `${Math.round(width)} × ${Math.round(height)}: ${html}`);
}"""


# Letters that are lower than 14 px on the screen; those of a drawing shrink with it.
TINY = """() => {
  const least = 13.9;
  const size = (one) => {
    const scale = one.ownerSVGElement ? one.getScreenCTM().d : 1;
    return parseFloat(getComputedStyle(one).fontSize) * scale;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (walk.currentNode.textContent.trim() && one.checkVisibility() && !one.closest(".unseen, script, style, option") && size(one) < least)
      found.add(`${size(one).toFixed(1)} px: ${one.outerHTML.slice(0, 120)}`);
  }
  return [...found];
}"""


class _Words(Visitor):
    """The words of a message as it is spoken."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words |= words(node.value)


def words(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", RULE_ID.sub("", text))}


@cache
def spoken(language: str) -> frozenset[str]:
    """Every word of a language's catalogues."""
    found = _Words()
    for entry in (*entries(language), *entries(language, "show")):
        if isinstance(entry, ast.Message) and entry.value:
            found.visit(entry.value)
    return frozenset(found.words)


def foreign(page: Page, language: str) -> list[str]:
    """Names of messages that have no sentence, and texts with words that only the English catalogue has."""
    keys = set(variables("en"))
    english = spoken("en") - spoken(language) - NAMES
    found = []
    for text in page.evaluate(TEXTS):
        if named := keys & set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)):
            found.append(f"a message's name: {named}: {text}")
        if language != "en" and (left := english & words(text)):
            found.append(f"not in {language}: {sorted(left)}: {text}")
    return found


def axe(page: Page, rules: str = "") -> list[str]:
    """What axe-core finds, by all of its rules or by one."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "(rule) => axe.run(document, { resultTypes: ['violations'], ...(rule ? { runOnly: [rule] } : {}) })", rules
    )
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for fault in found["violations"]
        for node in fault["nodes"][:4]
    ]


def wide(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WIDE)
    return found


def tiny(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TINY)
    return found


def small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL)
    return found
