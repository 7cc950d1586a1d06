import type { Page } from '@playwright/test';

/** The part of a line's box above and below its letters, and what they may reach over an edge, in px. */
const LEADING = 0.25;
const TOLERANCE = 2;

/** What is drawn, or is there for screen readers alone. */
const NOT_READ = 'svg, [role=img], [aria-hidden=true], .sr-only, noscript, script, style';

/**
 * The words that are cut off by what they are in, or that leave their section, each with what does it.
 *
 * @param besides selector of parts to leave out, or ''
 */
export async function listClippedWords(page: Page, besides: string): Promise<string[]> {
  return page.evaluate(
    ([notRead, leading, tolerance]) => {
      const cuts = (value: string) => value === 'hidden' || value === 'clip';
      const nameOf = ({ localName, classList }: Element) => [localName, ...classList].join('.');

      // Asked for once: the same boxes hold most lines.
      const boxes = new Map<Element, ReturnType<typeof readBox>>();
      function readBox(box: Element) {
        const style = getComputedStyle(box);
        const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = style;
        return {
          rect: box.getBoundingClientRect(),
          overflowX,
          overflowY,
          isFixed: position === 'fixed',
          isCutShort: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
          isSection: box.matches('main section, main + footer, .site-header'),
        };
      }
      function findBox(box: Element) {
        const known = boxes.get(box) ?? readBox(box);
        boxes.set(box, known);
        return known;
      }

      /** The element that cuts a line off; what can be scrolled shows it after all. */
      function findCutter(start: Element, line: DOMRect): Element | null {
        let [isCutAcross, isCutDown] = [true, true];
        for (let box: Element | null = start; box; box = box.parentElement) {
          const { rect, overflowX, overflowY, isFixed, isCutShort, isSection } = findBox(box);
          // For screen readers alone, or cut short on purpose.
          if (rect.width <= 1 || isCutShort) return null;
          const inset = line.height * leading;
          const isOver =
            line.bottom - inset > rect.bottom + tolerance ||
            line.top + inset < rect.top - tolerance;
          const isBeside = line.right > rect.right + tolerance || line.left < rect.left - tolerance;
          if (isCutDown && isOver && (cuts(overflowY) || isSection)) return box;
          if (isCutAcross && isBeside && (cuts(overflowX) || isSection)) return box;
          if (!cuts(overflowY) && overflowY !== 'visible') isCutDown = false;
          if (!cuts(overflowX) && overflowX !== 'visible') isCutAcross = false;
          if (isFixed) return null;
        }
        return null;
      }

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { parentElement: parent, textContent: text } = node;
        if (!parent || !text?.trim() || parent.closest(notRead)) continue;
        if (!parent.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const cutters = [...range.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .map((line) => findCutter(parent, line));
        const cutter = cutters.find((one) => one !== null);
        if (cutter) found.push(`"${text.trim()}" by ${nameOf(cutter)}`);
      }
      return found;
    },
    [besides === '' ? NOT_READ : `${NOT_READ}, ${besides}`, LEADING, TOLERANCE] as const,
  );
}
