import type { PageProps } from './page-props.ts';

/** Id of the element that holds what the browser starts from. */
export const EMBEDDED_ID = 'page-props';

export type Embedded = { readonly props: PageProps; readonly zones: readonly string[] };

/** JSON that can be inside a script element: nothing in it can end the element or begin a comment. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Reads what the service has embedded in its own page. */
export function readEmbedded(text: string): Embedded {
  return JSON.parse(text); // written by renderPage of the same build, so its shape is known
}
