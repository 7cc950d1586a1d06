/** Whether a text is an address that begins with one of the given protocols, such as `smtp:`. */
export function hasProtocol(...protocols: readonly string[]) {
  return (text: string): boolean => protocols.includes(URL.parse(text)?.protocol ?? '');
}

/** Whether a text is an address that begins with https:// or http://. */
export const isWebAddress = hasProtocol('https:', 'http:');

/** Whether an address names a user or a password. */
export function hasLogin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && `${url.username}${url.password}` !== '';
}

/** Whether a text is an origin of the web, such as https://www.shop.example. */
export function isOrigin(text: string): boolean {
  return isWebAddress(text) && URL.parse(text)?.origin === text;
}
