/** So long after a letter another one still belongs to the same words. */
const TYPING_MS = 1_000;
const LEAVING = ['Escape', 'Tab'];

/** Where a key is pressed: in a box in which Enter begins a line, in a field which it sends, or in none. */
type Field = 'box' | 'line' | null;

type Pressed = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey'>;

/**
 * Tells keys of the page from letters of somebody who types on while the page takes the field away, as with the answer to
 * what was sent. Whoever leaves the field, or sends it by a key, means the page with the next key.
 */
export function watchTyping() {
  let typedAt = -Infinity;
  return {
    /** Whether a key that was pressed goes on from words in a field that is gone. */
    goesOn({ key, timeStamp, ctrlKey, metaKey }: Pressed, field: Field): boolean {
      const isHeld = ctrlKey || metaKey;
      if (field !== null) {
        const isSent = isHeld || (key === 'Enter' && field === 'line');
        typedAt = isSent || LEAVING.includes(key) ? -Infinity : timeStamp;
        return false;
      }
      const goesOn = key.length === 1 && !isHeld && timeStamp - typedAt < TYPING_MS;
      if (goesOn) typedAt = timeStamp;
      return goesOn;
    },
    /** Notes a press elsewhere. */
    leave(): void {
      typedAt = -Infinity;
    },
  };
}
