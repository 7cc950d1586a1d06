/** Runs in a page: has all of it laid out and drawn, also what it leaves for when somebody comes near. */
export function showAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main *, main + footer { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  dispatchEvent(new Event('beforeprint'));
}

/** Runs in a page: sets its words as far apart as readers may by WCAG 1.4.12. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in a page: names the drawings and pictures that the page has a place for, and that are not there. */
export function listMissingDrawings(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const uses = [...document.querySelectorAll<SVGUseElement>('svg use')].filter(
    (use) => !use.closest('defs, symbol, clipPath, mask') && isShown(use.closest('svg') ?? use),
  );
  const isEmpty = (use: SVGUseElement) => {
    const { width, height } = use.getBBox();
    return width === 0 && height === 0;
  };
  const pictures = [...document.querySelectorAll('img')].filter(isShown);
  return [
    ...uses.filter(isEmpty).map(({ outerHTML }) => outerHTML),
    ...pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  ];
}

/** Runs in a page whose colours are the visitor's: names what can no longer be told from what is around it. */
export function listLostShapes(): string[] {
  const isBare = (element: Element) => {
    const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
    return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none';
  };
  const isSame = (element: Element) =>
    getComputedStyle(element).backgroundColor ===
    getComputedStyle(document.documentElement).backgroundColor;
  const buttons = [...document.querySelectorAll('.button')].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const current = [...document.querySelectorAll('.site-header .menu-link[aria-current]')].filter(
    (link) => link.checkVisibility(),
  );
  return [
    ...buttons
      .filter((button) => isBare(button) && isSame(button))
      .map(({ outerHTML }) => outerHTML),
    ...current
      .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
      .map(({ textContent }) => `${textContent} does not look current`),
  ];
}

/**
 * Runs in a page: names the words of which a part cannot be seen, as they stick out of their box, or something cuts them
 * off. Says also whether the page is wider than its window.
 */
export function listCutWords(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : [];
  const roundTo = 2;

  /** Whether somebody who sees is not meant to read it, or it is cut short on purpose. */
  function isLeftOut(element: Element): boolean {
    if (element.closest('svg, [aria-hidden=true], script, style, noscript')) return true;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath, overflow, textOverflow, webkitLineClamp } = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const isOutOfSight =
        clipPath.startsWith('inset(50%') || (overflow !== 'visible' && width * height <= 1);
      if (isShortened || isOutOfSight) return true;
    }
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** What cuts a line of words off; empty where nothing does. */
  function findEdge(line: DOMRect, parent: Element, slack: number): string {
    let box: Element | null = parent;
    while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
    const own = box?.getBoundingClientRect();
    if (own && (line.left < own.left - slack || line.right > own.right + slack))
      return 'their own box';
    let [isFreeX, isFreeY] = [false, false];
    for (; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      isFreeX ||= /auto|scroll/.test(overflowX);
      isFreeY ||= /auto|scroll/.test(overflowY);
      const isCutX = line.left < left - roundTo || line.right > right + roundTo;
      const isCutY = line.top < top - slack || line.bottom > bottom + slack;
      if (/hidden|clip/.test(overflowX) && !isFreeX && isCutX) return box.className || box.tagName;
      if (/hidden|clip/.test(overflowY) && !isFreeY && isCutY) return box.className || box.tagName;
    }
    const isOutside = line.left < -roundTo || line.right > clientWidth + roundTo;
    return isOutside && !isFreeX ? 'the window' : '';
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    if (!parent || !textContent?.trim() || isLeftOut(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    // Letters of tight lines reach beyond them a little.
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.4;
    const edges = [...range.getClientRects()].map((line) => findEdge(line, parent, slack));
    const edge = edges.find((one) => one !== '');
    if (edge) faults.push(`"${textContent.trim()}" is cut off by ${edge}.`);
  }
  return faults;
}
