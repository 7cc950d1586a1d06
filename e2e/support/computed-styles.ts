import type { Page } from '@playwright/test';

/**
 * Tells of every element whose computed styles are not those of the last call, and of what the styles put before and after it; of
 * all of them at the first, each with what it changed to. What is said is kept in the page, as it is long.
 *
 * @param besides selector of parts to leave out, or ''
 * @param properties those to compare, else all
 */
export async function listChangedStyles(
  page: Page,
  besides: string,
  properties: readonly string[] = [],
): Promise<string[]> {
  const compare = ([left, some]: readonly [string, readonly string[]]): string[] => {
    const isLeft = (element: Element) => left !== '' && element.closest(left) !== null;
    // They have other heights without their styles, and so have those that they are in.
    document.querySelectorAll<HTMLElement>(left || 'none').forEach(({ style }) => {
      style.setProperty('display', 'none', 'important');
    });
    // Laid out anew: Chromium tells margins of 0 of boxes in the middle that it has laid out in steps.
    document.body.style.setProperty('display', 'none');
    document.body.getBoundingClientRect();
    document.body.style.removeProperty('display');
    const before: unknown = Reflect.get(window, 'computedStyles');
    const known: ReadonlyMap<unknown, unknown> = before instanceof Map ? before : new Map();
    const shown = [...document.querySelectorAll('body, body *')].filter(
      (element) => !isLeft(element),
    );
    const styles = shown.flatMap((element, index) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part !== '' && style.content === 'none') return [];
        // A property of the site's own that nothing reads is not seen.
        const all = some.length > 0 ? some : [...style];
        const names = all.filter((property) => !property.startsWith('--'));
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        const name = `${index} ${element.tagName}.${element.getAttribute('class') ?? ''}${part}`;
        return [[name, values.join('; ')] as const];
      }),
    );
    const now = new Map(styles);
    Reflect.set(window, 'computedStyles', now);
    const gone = [...known.keys()].filter((name) => !now.has(String(name)));
    const changed = styles.flatMap(([name, style]) => {
      if (known.get(name) === style) return [];
      const old = new Set(String(known.get(name) ?? '').split('; '));
      const values = style.split('; ').filter((value) => !old.has(value));
      return [`${name}: ${values.slice(0, 3).join('; ')}`];
    });
    return [...gone, ...changed].map(String);
  };
  return page.evaluate(compare, [besides, properties] as const);
}
