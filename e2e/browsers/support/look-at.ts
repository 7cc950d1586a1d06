/** Something on a page as a person would point it out. */
export type Target = {
  readonly css: string;
  /** What it is called, or how that begins. */
  readonly name?: string;
  /** Selector of what it is in. */
  readonly within?: string;
};

/** What there is to see of a target. */
export type Sight = {
  readonly isShown: boolean;
  readonly isFocused: boolean;
  readonly value: string;
  /** Its middle, in pixels of its window or frame. */
  readonly x: number;
  readonly y: number;
  /** What keeps a press on its middle from reaching it; empty where nothing does. */
  readonly obstacle: string;
};

/**
 * Runs in a page: finds the first target that can be seen, or the first of all, and says what there is to see of it;
 * null where there is none. Whoever wants to press it has it scrolled into view.
 */
export async function lookAt({ css, name, within }: Target, isWanted: boolean) {
  /** Words of blocks that follow one another are told apart, which textContent alone does not. */
  const wordsOf = (nodes: Iterable<Node>) => {
    const words: string[] = [];
    for (const node of nodes) {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
    }
    return words.join(' ').replaceAll(/\s+/g, ' ').trim();
  };
  const nameOf = (element: HTMLElement): string => {
    const { ariaLabel } = element;
    if (ariaLabel) return ariaLabel;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return wordsOf(ids.flatMap((id) => document.getElementById(id) ?? []));
    const labels: unknown = Reflect.get(element, 'labels');
    return wordsOf(labels instanceof NodeList && labels.length > 0 ? labels : [element]);
  };
  const isCalled = (element: HTMLElement) => {
    if (name === undefined) return true;
    const called = nameOf(element);
    return called.startsWith(name) && !/^[\p{L}\p{N}]/u.test(called.slice(name.length));
  };
  const canBeSeen = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0;

  const places = within === undefined ? [document] : [...document.querySelectorAll(within)];
  const found = places
    .flatMap((place) => Array.from(place.querySelectorAll<HTMLElement>(css)))
    .filter(isCalled);
  const element = found.find(canBeSeen) ?? found[0];
  if (!element) return null;

  const FRAMES_OF_REST = 8;
  const boxOf = () => element.getBoundingClientRect();
  let obstacle = '';
  if (isWanted) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = boxOf();
    // Firefox brings the caret back into view some frames after the last letter, and the page moves once more.
    for (let frame = 0; frame < FRAMES_OF_REST; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    if (before.top !== boxOf().top || before.left !== boxOf().left) obstacle = 'It moves.';
  }
  const { left, top, width, height } = boxOf();
  const [x, y] = [left + width / 2, top + height / 2];
  const onTop = document.elementFromPoint(x, y);
  if (!onTop || !element.contains(onTop)) {
    obstacle ||= `${onTop?.tagName} ${onTop?.className} is in the way.`;
  }
  return {
    isShown: canBeSeen(element),
    isFocused: element === document.activeElement,
    value: String(Reflect.get(element, 'value') ?? ''),
    x,
    y,
    obstacle,
  } satisfies Sight;
}

/** Runs in a page: chooses an option of a select, as a person does with whatever list the device opens. */
export function chooseOption(label: string, words: string): void {
  const select = [...document.querySelectorAll('select')].find(({ ariaLabel, labels }) =>
    (ariaLabel ?? labels[0]?.textContent)?.trim().startsWith(label),
  );
  const option = [...(select?.options ?? [])].find(({ text }) => text === words);
  if (!select || !option) throw new Error(`${label} has no option ${words}.`);
  select.value = option.value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}
