import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter as tree } from 'parse5';
import { build } from 'vite';

import { STATE_SCRIPT_PREFIX } from '../../app/navigation/router-internals.ts';
import { readAttribute, elementsOf, readOwnText, type Element } from '../html.ts';
import type { Page } from '../page.ts';

type RouterScripts = { readonly entry: Element; readonly states: readonly Element[] };

/** The router's scripts of a page, which are all that its body has: one module, and those that give its state to React. */
function findRouterScripts({ address, document }: Page): RouterScripts {
  const body = [...elementsOf(document)].find(({ tagName }) => tagName === 'body');
  const scripts = body ? [...elementsOf(body)].filter(({ tagName }) => tagName === 'script') : [];
  const [entry, ...more] = scripts.filter((one) => readAttribute(one, 'type') === 'module');
  const states = scripts.filter((one) => readOwnText(one).startsWith(STATE_SCRIPT_PREFIX));
  if (!entry || more.length > 0 || states.length === 0 || states.length + 1 < scripts.length)
    throw new Error(
      `The body of the page ${address} should have one module script and, beside it, the router's state alone. Has React Router changed what it writes? See app/navigation/router-internals.ts.`,
    );
  return { entry, states };
}

function isPreload(element: Element): boolean {
  return element.tagName === 'link' && readAttribute(element, 'rel') === 'modulepreload';
}

/** The starter of every page (app/page-loading) as one small script, without its own module syntax. */
export async function bundleStarter(site: string): Promise<string> {
  const result = await build({
    root: site,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(site, 'app/page-loading/page-start.ts'),
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

/**
 * Has a page painted before its scripts are fetched: the module script becomes a file of its own, with the state that
 * the router gives it, its preloads become a list, and a small starter inside the page decides when.
 */
export async function deferScripts(page: Page, { starter, folder }: Start): Promise<void> {
  const { entry, states } = findRouterScripts(page);
  const code = [...states, entry].map(readOwnText).join('\n');
  const address = `/assets/start-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(folder, address), code);

  const preloads = [...elementsOf(page.document)].filter(isPreload);
  const parts = preloads.map((link) => readAttribute(link, 'href') ?? '');
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
