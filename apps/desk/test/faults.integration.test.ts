import { createLog } from '@high-street/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

import type { Screens } from '#/screens/index.ts';

import { builtScreens } from './built-screens.ts';
import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';

/** A winter's day, on which London has GMT. */
const NOW = new Date('2026-11-23T11:24:07Z');

const lineSchema = z.looseObject({
  level: z.literal(50),
  msg: z.literal('request failed'),
  reqId: z.string(),
  err: z.looseObject({ message: z.string() }),
});

/** A desk whose log is read, with a lead and an owner who is in, and nothing that it writes elsewhere. */
async function startDesk(changes: { screens?: Screens } = {}) {
  const stderr = vi.spyOn(console, 'error');
  onTestFinished(() => stderr.mockRestore());
  const written: string[] = [];
  const log = createLog('error', { write: (line) => void written.push(line) });
  const desk = await startTestApp({ log, ...changes });
  desk.clock.advance(NOW.getTime() - desk.clock.now().getTime());
  const { reference } = await storeLead(desk);
  const owner = await desk.signedIn('owner');

  /** The lines of the log about a fault with those words. */
  function readLines(words: string) {
    expect(stderr).not.toHaveBeenCalled();
    const lines = written.map((line) => lineSchema.parse(JSON.parse(line)));
    return lines.filter(({ err }) => err.message.includes(words));
  }

  /** Takes away a table, and gives the lines of the log about that. */
  async function without(table: string) {
    await desk.pool.query(`alter table ${table} rename to elsewhere`);
    return () => readLines(table);
  }

  return { owner, path: `/leads/${reference}`, without, readLines };
}

/** The number of the request that a page tells of a fault. */
function readRequest(body: string): string | undefined {
  const told = /Tell whoever runs it: 11:24:07 GMT, request ([0-9a-f]{8})</;
  return told.exec(body.replaceAll('<!-- -->', ''))?.[1];
}

test.for([
  ['a room', '', 'lead_drafts', 'This page could not be read', 500],
  ['the list of leads', '?q=anna', 'lead_search', 'The list could not be read', 503],
  ['the gate', '', 'desk_sessions', 'This page could not be read', 500],
] as const)(
  'a fault of %s is in the log under the number that its page tells',
  async ([, query, table, words, status]) => {
    const { owner, path, without } = await startDesk();
    const readLines = await without(table);
    const { statusCode, headers, body } = await owner.get(query === '' ? path : `/leads${query}`);

    expect([statusCode, body]).toEqual([status, expect.stringContaining(words)]);
    const [line] = readLines();
    expect(line?.reqId).toBe(headers['x-request-id']);
    expect(line?.reqId.slice(0, 8)).toBe(readRequest(body));
  },
);

test('who tries again without scripts asks for the same address, with all of its query', async () => {
  const { owner, without } = await startDesk();
  await without('lead_search');
  const { body } = await owner.get('/leads?q=anna+b&view=mine');

  const [, fields = ''] = /<form action="\/leads">(.*?)<button/s.exec(body) ?? [];
  const sent = fields.matchAll(/name="([^"]+)" value="([^"]*)"/g);
  expect(Array.from(sent, ([, name, value]) => [name, value])).toEqual([
    ['q', 'anna b'],
    ['view', 'mine'],
  ]);
});

test('a fault of what a form has done, or of what scripts ask for, is in the log and told to the page as well', async () => {
  const { owner, path, without } = await startDesk();
  const readLines = await without('lead_notes');
  const sent = await owner.post(`${path}/note`, { body: 'Rang twice' });
  const asked = await owner.get(`${path}.data`);

  const [byForm, byScript] = readLines();
  expect([sent.statusCode, readRequest(sent.body)]).toEqual([500, byForm?.reqId.slice(0, 8)]);
  expect(sent.body).toContain('No answer came');
  expect(sent.body).toContain('what you sent may not be saved. Go back and send it again.');
  expect(asked.statusCode).toBe(500);
  expect(asked.body).toContain(`"${byScript?.reqId.slice(0, 8)}"`);
  expect(byScript?.reqId).toBe(asked.headers['x-request-id']);
});

test('what a page can do without is left out where it cannot be read, and the log says why', async () => {
  const { owner, without } = await startDesk();
  const readLines = await without('lead_views');
  const { statusCode, headers, body } = await owner.get('/leads');

  expect([statusCode, readRequest(body)]).toEqual([200, undefined]);
  expect(readLines()).toMatchObject([{ reqId: headers['x-request-id'] }]);
});

/** The screens, of which the page of an address that leads nowhere cannot be rendered. */
async function spoiledScreens(): Promise<Screens> {
  const screens = await builtScreens();
  const { more } = screens.build.routes;
  if (more === undefined) throw new Error('The desk has no such page any more.');
  const spoil = () => {
    throw new Error('spoiled on purpose');
  };
  const module = { ...more.module, default: spoil };
  const routes = { ...screens.build.routes, more: { ...more, module } };
  return { ...screens, build: { ...screens.build, routes } };
}

test('a page that cannot be rendered is in the log under its number', async () => {
  const { owner, readLines } = await startDesk({ screens: await spoiledScreens() });
  const { statusCode, headers, body } = await owner.get('/more');

  expect([statusCode, body]).toEqual([500, expect.stringContaining('could not be read')]);
  const [line] = readLines('spoiled on purpose');
  expect(line?.reqId).toBe(headers['x-request-id']);
});
