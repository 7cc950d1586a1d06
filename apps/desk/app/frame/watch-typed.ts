/** What a box is to say: words of this device that came into it meanwhile stay there, above what was typed. */
function join(now: string, start: string, typed: string): string {
  return now === start || typed.includes(now) ? typed : `${now}\n\n${typed}`;
}

/** Types words as a hand does: React hears of a value that is not the one which was set last by the element's own setter. */
function typeInto(area: HTMLTextAreaElement, words: string): void {
  area.value = '';
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, words);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Ticks a box as a hand does, or takes its tick away: React hears of a box that is not as its own setter left it. */
function tickAnew(box: HTMLInputElement, isOn: boolean): void {
  box.checked = !isOn;
  box.click();
}

const isBox = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

/**
 * Notes what is typed into a page and ticked on it before its scripts answer, which React would replace by what the desk has delivered.
 * Gives what does so again, once they do.
 */
export function watchTyped(page: Document): () => void {
  const typed = new Map<HTMLTextAreaElement, { start: string; words: string }>();
  const note = (area: HTMLTextAreaElement) => {
    const { start } = typed.get(area) ?? { start: area.defaultValue };
    typed.set(area, { start, words: area.value });
  };
  const ticked = new Map<HTMLInputElement, boolean>();
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) note(target);
    if (isBox(target)) ticked.set(target, target.checked);
  };
  for (const area of page.querySelectorAll('textarea')) {
    if (area.value !== area.defaultValue) note(area);
  }
  for (const box of page.querySelectorAll('input')) {
    if (isBox(box) && box.checked !== box.defaultChecked) ticked.set(box, box.checked);
  }
  page.addEventListener('input', listen, { capture: true });
  return () => {
    page.removeEventListener('input', listen, { capture: true });
    for (const [area, { start, words }] of typed) {
      if (area.isConnected) typeInto(area, join(area.value, start, words));
    }
    for (const [box, isOn] of ticked) {
      if (box.isConnected) tickAnew(box, isOn);
    }
    typed.clear();
    ticked.clear();
  };
}
