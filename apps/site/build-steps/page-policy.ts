import { createHash } from 'node:crypto';

import { writePolicy } from '@high-street/server/headers';
import { parse } from 'parse5';

import { readAttribute, elementsOf, readOwnText, type Element } from './html.ts';

/** Whom pages talk to besides their own origin, as sources of a Content-Security-Policy. */
export type PageContacts = {
  /** The origin that may be framed, or `'none'`. */
  readonly frame: string;
  /** The origin of the API where it is elsewhere, otherwise `'self'`. */
  readonly api: string;
};

/** What a browser reads as data and never runs, whatever the policy says. */
const DATA_TYPE = /^(?:text\/plain|application\/(?:.+\+)?json)$/;

function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script' || readAttribute(element, 'src') !== null) return false;
  return !DATA_TYPE.test(readAttribute(element, 'type') ?? '');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function refuseInlineAttributes(element: Element, page: string): void {
  const isStyled = readAttribute(element, 'style') !== null;
  const handler = element.attrs.find(({ name }) => name.startsWith('on'))?.name;
  if (!isStyled && handler === undefined) return;
  const fault = `the attribute ${isStyled ? 'style' : handler}`;
  throw new Error(
    `The page ${page} has a <${element.tagName}> with ${fault}, which its Content-Security-Policy keeps browsers from using. Put the rule into a stylesheet, or the listener into a component.`,
  );
}

/**
 * The Content-Security-Policy of one prerendered page: it takes the scripts and styles that are in it, by their
 * hashes, and files of its own origin; it frames one origin alone and nobody frames it. Throws for a page with style
 * attributes or handlers, which no policy of ours allows.
 */
export function pagePolicy(page: string, html: string, { frame, api }: PageContacts): string {
  const elements = [...elementsOf(parse(html, { scriptingEnabled: false }))];
  elements.forEach((element) => refuseInlineAttributes(element, page));
  const hashesOf = (own: readonly Element[]) => [
    ...new Set(own.map((element) => hashSource(readOwnText(element)))),
  ];
  return writePolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(elements.filter(isInlineScript))],
    'style-src': ["'self'", ...hashesOf(elements.filter(({ tagName }) => tagName === 'style'))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [...new Set(["'self'", api])],
    'manifest-src': ["'self'"],
    'frame-src': [frame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one in app/plain-markup.ts.
    'trusted-types': ['default'],
  });
}
