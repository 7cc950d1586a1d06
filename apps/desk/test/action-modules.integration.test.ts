import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';

import { storeBooking } from './some-bookings.ts';
import { storeLead } from './stored-lead.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** What the browser loads as a document, without a script of the router. */
const WHOLE_DOCUMENTS = ['/sign-out', '/leads/export', '/numbers/export', '/audit/export'];

/** A Monday while the office is open. */
const NOW = new Date('2026-11-23T11:22:00Z');
const AN_HOUR_MS = 60 * 60_000;

/** Which route of the desk is at an address. */
function createRouteOf({ screens }: TestApp): (path: string) => string {
  const nodes = Object.values(screens.build.routes).filter((node) => node !== undefined);
  const toRoute = ({ id, path = '', index }: (typeof nodes)[number]): RouteObject =>
    index ? { id, index } : { id, path, children: childrenOf(id) };
  const childrenOf = (parent?: string) =>
    nodes.filter(({ parentId }) => parentId === parent).map(toRoute);
  const tree = childrenOf();
  return (path) => matchRoutes(tree, path)?.at(-1)?.route.id ?? 'none';
}

/** Where the forms of a page are sent by the router, without their queries. */
function listActions(html: string): string[] {
  const forms = html.match(/<form\b[^>]*\bmethod="post"[^>]*>/g) ?? [];
  const paths = forms.flatMap((form) => /\baction="([^"?]+)/.exec(form)?.[1] ?? []);
  return paths.filter((path) => !WHOLE_DOCUMENTS.includes(path));
}

/** A desk on which every room has something that can be changed from there, and an owner who is in. */
async function startFullDesk() {
  const desk = await startTestApp();
  desk.clock.advance(NOW.getTime() - desk.clock.now().getTime());
  const { reference } = await storeLead(desk);
  const start = new Date(NOW.getTime() - AN_HOUR_MS).toISOString();
  await storeBooking(desk.db, { reference: 'AAAAA-11111', start });
  const owner = await desk.signedIn('owner');
  await desk.signedIn('owner');
  const rooms = ['/', '/leads', `/leads/${reference}`, '/quarantine', '/deliveries', '/bookings'];
  /** The page at an address, or that to which it leads: the room of what is next names the lead in its address. */
  async function open(path: string): Promise<string> {
    const { headers, body } = await owner.get(path);
    return headers.location === undefined ? body : open(headers.location);
  }
  return { desk, open, rooms: [...rooms, '/bookings/AAAAA-11111', '/replies', '/people', '/you'] };
}

test('a page has the scripts fetched ahead of every form that it sends to another route', async () => {
  const { desk, open, rooms } = await startFullDesk();
  const routeOf = createRouteOf(desk);
  const { routes } = desk.screens.build.assets;
  const without: string[] = [];
  const seen = new Set<string>();

  for (const path of rooms) {
    const body = await open(path);
    for (const action of listActions(body)) {
      const id = routeOf(action);
      if (id === routeOf(path)) continue;
      seen.add(id);
      const script = routes[id]?.module ?? 'no script';
      if (!body.includes(`<link rel="prefetch" as="script" href="${script}"/>`))
        without.push(`${path} to ${id}`);
    }
  }

  expect(without).toEqual([]);
  expect([...seen].toSorted()).toEqual([
    'booking',
    'lead',
    'lead-called',
    'lead-note',
    'lead-reply',
    'you-ways-in',
  ]);
});
