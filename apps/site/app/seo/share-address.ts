const HOME = '/';

/** Where the build puts what is known of a page where its link is shared: its picture, and the tags of its head. */
export function shareAddress(path: string, kind: 'png' | 'xml'): string {
  return `/share${path === HOME ? '/home' : path}.${kind}`;
}
