/** What the server says of the build that the page comes from; empty where it says nothing. */
export function readMeta(name: 'desk-version' | 'desk-files'): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
