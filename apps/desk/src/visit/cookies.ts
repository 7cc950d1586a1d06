const TOKEN = /^[\w-]{43}$/;
const DAY_S = 24 * 60 * 60;
/** As long as a session lasts at most. */
export const SESSION_S = 7 * DAY_S;
/** The browser is told from others for as long as somebody may want to sign in with it. */
export const BROWSER_S = 365 * DAY_S;
/** Longer than a mailed link is good: who opens it too late is told so, and not that they are in another browser. */
export const ASKED_S = 60 * 60;

/** The names of the cookies; browsers refuse the prefix to cookies that came without TLS. */
export function cookieNames(origin: string) {
  const prefix = origin.startsWith('https:') ? '__Host-' : '';
  return {
    session: `${prefix}desk`,
    browser: `${prefix}desk-browser`,
    asked: `${prefix}desk-asked`,
  } as const;
}

/** The value of a cookie; null where it is missing, or there more than once. */
export function readCookie(header: string | undefined, name: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** A cookie's value if it can be one of our tokens, otherwise null. */
export function readToken(header: string | undefined, name: string): string | null {
  const value = readCookie(header, name);
  return value !== null && TOKEN.test(value) ? value : null;
}

/** The header that sets a cookie, which no script can read and no other site can send with a form; 0 seconds removes it. */
export function writeCookie(
  name: string,
  value: string,
  { origin, seconds }: { origin: string; seconds: number },
): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
