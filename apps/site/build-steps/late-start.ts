import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter as tree } from 'parse5';
import { build } from 'vite';

import {
  attributeOf,
  changePages,
  elementsOf,
  ownTextOf,
  type Document,
  type Element,
} from './html.ts';

function isEntry(element: Element): boolean {
  return element.tagName === 'script' && attributeOf(element, 'type') === 'module';
}

/** A script with which the router gives the page's state to React; nothing else needs it. */
function isState(element: Element): boolean {
  return element.tagName === 'script' && ownTextOf(element).startsWith('window.__reactRouter');
}

function isPreload(element: Element): boolean {
  return element.tagName === 'link' && attributeOf(element, 'rel') === 'modulepreload';
}

/** The starter as one small script, without its own module syntax. */
async function bundleStarter(site: string): Promise<string> {
  const result = await build({
    root: site,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(site, 'app/late-start/page-start.ts'),
        formats: ['iife'],
        // Asked for, but not used: the entry exports nothing.
        name: 'start',
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const [chunk] = bundle?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('The starter did not build into one script.');
  return chunk.code.trim();
}

/** What a page is started with: the starter's text, and where the module script becomes a file. */
type Start = { readonly starter: string; readonly folder: string };

async function startPageLate(
  page: Document,
  name: string,
  { starter, folder }: Start,
): Promise<void> {
  const all = [...elementsOf(page)];
  const [entry, ...more] = all.filter(isEntry);
  if (!entry || more.length > 0) throw new Error(`${name} should have exactly one module script.`);
  const states = all.filter(isState);
  const code = [...states, entry].map(ownTextOf).join('\n');
  const address = `/assets/start-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(folder, address), code);

  const preloads = all.filter(isPreload);
  const parts = preloads.map((link) => attributeOf(link, 'href') ?? '');
  [...preloads, ...states].forEach((element) => tree.detachNode(element));
  // As a module the starter runs when the page is read, not while.
  entry.attrs = entry.attrs.filter((attribute) => attribute.name === 'type');
  entry.childNodes = [];
  const named = new Map<string, unknown>([
    ['PAGE_ENTRY', address],
    ['PAGE_PARTS', parts],
  ]);
  const started = starter.replaceAll(/\bPAGE_[A-Z]+\b/g, (part) => JSON.stringify(named.get(part)));
  tree.insertText(entry, started);
}

/**
 * Rewrites every page so that it is painted before its scripts are fetched: the module script becomes a file of its
 * own, with the state that the router gives it, its preloads become a list, and a small starter inside the page decides when (see app/late-start).
 */
export async function startScriptsLate(folder: string, site: string): Promise<void> {
  const starter = await bundleStarter(site);
  await changePages(folder, (page, name) => startPageLate(page, name, { starter, folder }));
}
