/** Letters that are taken for a digit are none of a reference; whoever reads one out may type them all the same. */
const MISREAD: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const REFERENCE = /^([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/;

/** The reference of a lead in whichever case and with or without its dash, as it is stored; null for what is none. */
export function readReference(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replaceAll(/[\s\-–—]/g, '')
    .replaceAll(/[ILO]/g, (letter) => MISREAD[letter] ?? letter);
  const [, first, second] = REFERENCE.exec(letters) ?? [];
  return first === undefined || second === undefined ? null : `${first}-${second}`;
}
