import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { builtScreens } from './built-screens.ts';

const ASSETS = new URL('../build/client/assets/', import.meta.url);
const MOST_OF_A_PAGE = 150_000;
const MOST_OF_A_CHANGE = 25_000;

const moduleSchema = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
});
const manifestSchema = z.object({
  entry: moduleSchema,
  routes: z.record(z.string(), moduleSchema),
});

const fileOf = (address: string) => new URL(address.replace('/assets/', ''), ASSETS);

/** What is fetched of a script, in bytes. */
async function weigh(address: string): Promise<number> {
  const script = await readFile(fileOf(address));
  return script.length === 0 ? 0 : brotliCompressSync(script).length;
}

async function weighAll(addresses: ReadonlySet<string>): Promise<number> {
  const weights = await Promise.all([...addresses].map(weigh));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

async function readManifest() {
  const name = (await readdir(ASSETS)).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = await readFile(new URL(name, ASSETS), 'utf8');
  const json = text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '');
  return { address: `/assets/${name}`, ...manifestSchema.parse(JSON.parse(json)) };
}

test('a page of the desk needs at most 150 kB of scripts in all, and a change of rooms at most 25', async () => {
  await builtScreens();
  const { address, entry, routes } = await readManifest();
  const filesOf = (id: string) => {
    const route = routes[id];
    return route === undefined ? [] : [route.module, ...route.imports];
  };
  const frame = ['root', 'gated', 'frame', 'room'].flatMap(filesOf);
  const always = new Set([address, entry.module, ...entry.imports, ...frame]);
  const base = await weighAll(always);
  const rooms = Object.keys(routes).filter(
    (id) => !['root', 'gated', 'frame', 'room'].includes(id),
  );
  expect(rooms).toEqual(expect.arrayContaining(['next-up', 'leads', 'lead', 'quarantine']));

  const changes = await Promise.all(
    rooms.map(async (id) => {
      const own = new Set(filesOf(id).filter((file) => !always.has(file)));
      return { id, bytes: await weighAll(own) };
    }),
  );
  expect(base).toBeGreaterThan(50_000);
  expect(changes.filter(({ bytes }) => bytes > MOST_OF_A_CHANGE)).toEqual([]);
  expect(changes.filter(({ bytes }) => base + bytes > MOST_OF_A_PAGE)).toEqual([]);
});
