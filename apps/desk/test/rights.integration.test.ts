import { expect, test } from 'vitest';

import { hasRight, RIGHTS, type Who } from '../rights/rights.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';

const METHODS = ['get', 'post'] as const;
type Method = (typeof METHODS)[number];

/** Routes of Fastify's, which answer by status alone; people are led to where they sign in. */
const FASTIFY = ['/healthz', '/readyz', '/metrics', '/live', '/assets/*'];

/** An address of the route, with something in the place of each parameter. */
function fill(pattern: string): string {
  const path = pattern.replace(':token', 'A'.repeat(43)).replace('*', 'nowhere');
  return path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
}

type Node = {
  readonly path?: string | undefined;
  readonly id: string;
  readonly parentId?: string | undefined;
};

/** Every address of the router, as the table of rights writes it. */
function listRouted({ screens }: TestApp): string[] {
  const nodes: Node[] = Object.values(screens.build.routes).filter((node) => node !== undefined);
  const pathTo = (node: Node): string => {
    const parent = nodes.find(({ id }) => id === node.parentId);
    return `${parent ? pathTo(parent) : ''}${node.path ? `/${node.path}` : ''}`;
  };
  return nodes
    .filter(({ id }) => !nodes.some(({ parentId }) => parentId === id))
    .map((node) => pathTo(node) || '/');
}

/** Every route of Fastify, but that which leads to the router. Its tree has a line for each part of an address, indented by four. */
async function listFastify({ app }: TestApp): Promise<string[]> {
  await app.ready();
  const parts: string[] = [];
  const paths: string[] = [];
  for (const line of app.printRoutes().split('\n')) {
    const [, indent = '', part = '', methods] =
      /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
    parts.splice(indent.length / 4, Infinity, part);
    if (methods !== undefined) paths.push(parts.join(''));
  }
  expect(paths).toContain('/*');
  return paths.filter((path) => path !== '/*');
}

/** Those who come, each in a browser with a session of their own. */
async function startVisitors(desk: TestApp): Promise<ReadonlyMap<Who, Browser>> {
  return new Map([
    ['nobody', desk.browser()],
    ['reader', await desk.signedIn('reader')],
    ['member', await desk.signedIn('member')],
    ['owner', await desk.signedIn('owner')],
  ]);
}

/** Where people sign in, as a header of a page says it, or the body of what a script fetches. */
const SIGN_IN = /(?:^|")\/sign-in(?:\?|"|$)/;
const TURNED_AWAY: Readonly<Record<number, string>> = { 403: 'no right', 405: 'no such method' };

/** How a call is turned away, or null for one that its route answers. */
async function knock(browser: Browser, method: Method, path: string): Promise<string | null> {
  const { statusCode, headers, body } = await (path === '/live'
    ? browser.glance(path)
    : browser[method](path));
  if (path === '/live' && statusCode === 401) return 'sign in';
  const to = statusCode === 202 ? body : String(headers.location ?? '');
  return SIGN_IN.test(to) ? 'sign in' : (TURNED_AWAY[statusCode] ?? null);
}

/** What the table says about it. */
function expected(pattern: string, method: Method, who: Who): string | null {
  const asked = RIGHTS[pattern]?.[method];
  if (asked === 'nobody') return null;
  if (who === 'nobody') return 'sign in';
  if (asked === undefined) return 'no such method';
  return hasRight(who, asked) ? null : 'no right';
}

/** Every way in which the screen of a route can be asked for, by a browser or by the router's own scripts. */
function waysTo(pattern: string): string[] {
  const path = fill(pattern);
  if (FASTIFY.includes(pattern)) return [path];
  const data = pattern === '/' ? '/_root.data' : `${path}.data`;
  return [path, data, `${data}?_routes=none`];
}

// asvs 7.4.4
test('every page of the desk leads to signing out', async () => {
  const desk = await startTestApp();
  const owner = await desk.signedIn('owner');
  const pages: string[] = [];
  const without: string[] = [];
  for (const [pattern, { get, proof }] of Object.entries(RIGHTS)) {
    if (get === undefined || get === 'nobody' || proof === 'get' || pattern === '/live') continue;
    const { headers, body } = await owner.get(fill(pattern));
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    pages.push(pattern);
    if (!body.includes('action="/sign-out"')) without.push(pattern);
  }
  expect(pages.length).toBeGreaterThan(15);
  expect(without).toEqual([]);
});

// asvs 6.3.4
test('every address of the router and of Fastify is in the table of rights, and nothing else is', async () => {
  const desk = await startTestApp();
  const all = [...listRouted(desk), ...(await listFastify(desk))];
  expect(all.toSorted()).toEqual(Object.keys(RIGHTS).toSorted());
});

test('what takes data out of the desk is for owners who have just shown who they are', () => {
  const exports = Object.entries(RIGHTS).filter(([pattern]) => pattern.endsWith('/export'));
  expect(exports.length).toBeGreaterThan(2);
  const asked = { post: 'owner', proof: 'post' };
  expect(exports).toEqual(exports.map(([pattern]) => [pattern, asked]));
});

// asvs 8.2.1, 8.3.1
test.for(METHODS)(
  'each route lets in by %s who the table says, and nobody else',
  async (method) => {
    const desk = await startTestApp();
    const visitors = await startVisitors(desk);
    // Last, since nobody is signed in any more after it.
    const patterns = Object.keys(RIGHTS).toSorted((a, b) =>
      a === '/sign-out' ? 1 : b === '/sign-out' ? -1 : 0,
    );
    const found: Record<string, string | null> = {};
    const table: Record<string, string | null> = {};
    for (const pattern of patterns) {
      if (FASTIFY.includes(pattern) && method === 'post') continue;
      for (const [who, browser] of visitors) {
        for (const path of waysTo(pattern)) {
          const name = `${who} ${path}`;
          const answer = await knock(browser, method, path);
          const isForAll = RIGHTS[pattern]?.[method] === 'nobody';
          // Whatever is for everybody may lead on to where one signs in, as signing out does.
          found[name] = isForAll && answer === 'sign in' ? null : answer;
          table[name] = expected(pattern, method, who);
        }
      }
    }
    expect(found).toEqual(table);
  },
);
