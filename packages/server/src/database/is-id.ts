const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the database accepts the text as an id; everything else is nobody's. */
export function isId(text: string): boolean {
  return ID.test(text);
}
