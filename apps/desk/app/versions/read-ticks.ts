import { z } from 'zod';

import { splitTick } from './tick-value.ts';

const versionSchema = z.string().transform(Number).pipe(z.int().positive());
const tickSchema = z.union([
  z.tuple([z.guid()]).transform(([id]) => ({ id, version: null })),
  z.tuple([z.guid(), versionSchema]).transform(([id, version]) => ({ id, version })),
]);
const ticksSchema = z
  .array(z.string())
  .transform((ticks) => ticks.map(splitTick))
  .pipe(z.array(tickSchema));

/** Leads that a form names, with the versions of those that a list showed. */
export type Ticked = {
  readonly leadIds: readonly string[];
  readonly versions: ReadonlyMap<string, number>;
};

/** The leads of ticks, which may be none; null where one of them is no lead. */
export function readTicks(ticks: readonly unknown[]): Ticked | null {
  const read = ticksSchema.safeParse(ticks);
  if (!read.success) return null;
  const versions = read.data.flatMap(({ id, version }) =>
    version === null ? [] : [[id, version] as const],
  );
  return { leadIds: [...new Set(read.data.map(({ id }) => id))], versions: new Map(versions) };
}
