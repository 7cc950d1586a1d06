/** The element to which the hash of an address leads; null where there is none. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no valid code leads nowhere, as in the browser itself.
    return null;
  }
}
