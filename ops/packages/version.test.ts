import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { PROJECT_ROOT } from '#/project-root.ts';

import { readProduct } from './product.ts';

const memberSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

async function readMembers() {
  const members = new Map<string, z.infer<typeof memberSchema>>();
  const places = ['{owner,e2e,ops,bench}/package.json', '{packages,apps}/*/package.json'];
  for await (const path of glob(places, { cwd: PROJECT_ROOT })) {
    const text = await readFile(join(PROJECT_ROOT, path), 'utf8');
    members.set(path, memberSchema.parse(JSON.parse(text)));
  }
  return members;
}

test('the newest version of the changelog is that of the product', async () => {
  const changelog = await readFile(join(PROJECT_ROOT, 'CHANGELOG.md'), 'utf8');
  const versions = Array.from(
    changelog.matchAll(/^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/gm),
    ([, version]) => version,
  );

  expect(versions[0]).toBe(readProduct().version);
  expect(versions).toHaveLength([...changelog.matchAll(/^## (?!Unreleased$)/gm)].length);
  expect(new Set(versions).size).toBe(versions.length);
});

test('every part carries the version of the product and asks for the others by it', async () => {
  const { version } = readProduct();
  const members = await readMembers();

  expect(members.size).toBeGreaterThan(10);
  for (const [path, member] of members) {
    const ours = Object.entries({ ...member.dependencies, ...member.devDependencies }).filter(
      ([name]) => name.startsWith('@high-street/'),
    );
    expect([path, member.version, ...ours.map(([, asked]) => asked)]).toEqual([
      path,
      version,
      ...ours.map(() => version),
    ]);
  }
});
