import { NATIONAL_ENDINGS } from '#/national-ending.ts';

/** A platform whose @handles become addresses. */
export type SocialPlatform = 'facebook' | 'instagram';

const HTTP_SCHEME = /^https?:\/\//i;
const LABEL = /^[\p{L}\p{M}\p{Nd}-]+$/u;
const ENDING = /^\p{L}[\p{L}\p{M}]+$/u;
const SPACE_OR_CONTROL = /[\s\p{Cc}]/u;
const MOST_LABELS = 2;

/** Returns whether the trimmed value is an optional http(s) scheme, one or two labels, an ending, and an optional path. */
export function isWebAddress(
  value: string,
  endings: readonly string[] = NATIONAL_ENDINGS,
): boolean {
  const address = value.trim().replace(HTTP_SCHEME, '');
  if (SPACE_OR_CONTROL.test(address)) return false;
  const slash = address.indexOf('/');
  const host = slash === -1 ? address : address.slice(0, slash);
  return isHost(host.toLowerCase(), endings);
}

/** Returns an @handle as the platform's address, and any other value trimmed. */
export function expandHandle(platform: SocialPlatform, value: string): string {
  const handle = value.trim();
  if (!handle.startsWith('@') || handle.length === 1) return handle;
  return `https://${platform}.com/${handle.slice(1)}`;
}

function isHost(host: string, endings: readonly string[]): boolean {
  const labels = host.split('.');
  if (!labels.every(isLabel)) return false;
  const last = labels.at(-1) ?? '';
  if (!ENDING.test(last)) return false;
  const single = labels.length - 1;
  if (single >= 1 && single <= MOST_LABELS) return true;
  return single === MOST_LABELS + 1 && endings.includes(labels.slice(-2).join('.'));
}

function isLabel(label: string): boolean {
  return LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
