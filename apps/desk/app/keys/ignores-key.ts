/** A tick takes no letters, so keys act there as elsewhere. */
const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** What is looked at of a key that was pressed. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'isComposing' | 'defaultPrevented' | 'target'>;

/** Whether something is typed or chosen where a key was pressed. */
export function isInField({ target }: Pick<PressedKey, 'target'>): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/**
 * Whether a key is none of ours: one that composes a character, that something else has taken, or that is typed into a
 * field. Escape leaves the field, so it is ours there.
 */
export function ignoresKey(pressed: PressedKey): boolean {
  if (pressed.isComposing || pressed.defaultPrevented) return true;
  return isInField(pressed) && pressed.key !== 'Escape';
}
