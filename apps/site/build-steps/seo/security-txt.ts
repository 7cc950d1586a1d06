/** RFC 9116 advises less than a year; each build renews it, so it says how old the address may be. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness, as RFC 9116 has it; `now` is when the site is built. */
export function buildSecurityTxt(origin: string, email: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const address = `${origin}/.well-known/security.txt`;
  // An address that is not https means nothing there.
  const canonical = origin.startsWith('https:') ? `Canonical: ${address}\n` : '';
  return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\n${canonical}`;
}
