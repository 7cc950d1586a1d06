// Controls but for lines and tabs, and the marks that turn the direction of what follows them.
const HARMFUL = /[^\P{Cc}\n\t]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** What somebody outside wrote or a server said, as text that cannot change how the words around it read. */
export function plainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(HARMFUL, '').trim();
}
