const FIELDS = '#room :is(textarea, select, input:not([type="hidden"]))';

/**
 * Whether somebody is at a field of the room, or has left words or a choice in one. React keeps the default of a text that it
 * holds at what it says now, so such a field says itself that it was typed into.
 */
export function isTyping(page: Document): boolean {
  const fields = [...page.querySelectorAll(FIELDS)];
  if (fields.some((field) => field === page.activeElement)) return true;
  return fields.some((field) => {
    if (field instanceof HTMLTextAreaElement) {
      return field.dataset['typed'] !== undefined || field.value !== field.defaultValue;
    }
    if (!(field instanceof HTMLInputElement)) return false;
    return field.type === 'checkbox' || field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
}
