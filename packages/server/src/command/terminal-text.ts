import { stripVTControlCharacters } from 'node:util';

// Controls, and the marks that turn the direction of what follows them.
const HARMFUL = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The text as one line that cannot steer a terminal. */
export function toTerminalLine(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/[\t\r\n]+/g, ' ')
    .replaceAll(HARMFUL, '');
}

/** The text with its lines kept, none of which can steer a terminal. */
export function toTerminalLines(text: string): string[] {
  return text.split(/\r\n?|\n/).map(toTerminalLine);
}

/** The moment in UTC: to the minute as it is in a list. */
export function toMinute(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}
