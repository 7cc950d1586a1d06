type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a press on a link asks for this very window, not a new one, and nobody has handled it already. */
export function isPlainPress(press: Press): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = press;
  const isModified = metaKey || ctrlKey || shiftKey || altKey;
  return button === 0 && !isModified && !defaultPrevented;
}
