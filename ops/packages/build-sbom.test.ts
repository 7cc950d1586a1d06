import { expect, test } from 'vitest';
import { z } from 'zod';

import { buildSbom, buildPurl } from './build-sbom.ts';
import { readLockfile } from './lockfile.ts';
import { readProduct } from './product.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
  components: z.array(
    z.object({
      purl: z.string(),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
      licenses: z.tuple([z.object({ expression: z.string() })]),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

function makeSbom() {
  const text = buildSbom(readProduct(), readLockfile(), NOW);
  return { text, sbom: sbomSchema.parse(JSON.parse(text)) };
}

// asvs 15.1.2
test('the bill of materials lists each runtime package of the lockfile once, and nothing else', () => {
  const { sbom } = makeSbom();
  const runtime = readLockfile().filter(({ isRuntime }) => isRuntime);

  const listed = sbom.components.map(({ purl }) => purl);

  expect(listed.toSorted()).toEqual([...new Set(runtime.map(buildPurl))].toSorted());
  expect(listed).toContain('pkg:npm/%40fastify/cors@' + versionOf('@fastify/cors'));
  expect(sbom.metadata.component).toMatchObject({ version: readProduct().version });
});

test('the bill of materials has a licence and a hash of each package and says who brings it', () => {
  const { sbom } = makeSbom();
  const refs = new Set(sbom.dependencies.map(({ ref }) => ref));

  for (const { purl, hashes } of sbom.components) {
    expect([purl, hashes?.[0]?.alg, hashes?.[0]?.content.length]).toEqual([purl, 'SHA-512', 128]);
  }
  const fastify = sbom.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'));
  expect(fastify?.dependsOn).toContain(`pkg:npm/find-my-way@${versionOf('find-my-way')}`);
  for (const { dependsOn } of sbom.dependencies) {
    for (const ref of dependsOn) expect(refs).toContain(ref);
  }
});

test('the bill of materials names no registry and no folder of this machine', () => {
  const { text } = makeSbom();

  expect(text).not.toMatch(/registry/);
  expect(text).not.toContain(import.meta.dirname);
});

function versionOf(name: string): string {
  return readLockfile().find(({ place }) => place === `node_modules/${name}`)?.version ?? '';
}
