import { relative } from 'node:path';

import { z } from 'zod';

import { PROJECT_ROOT } from '../project-root.ts';

/** One variable as somebody reads it: what it is when unset, in words, and what it means. */
export type Setting = {
  readonly name: string;
  readonly unset: string;
  readonly meaning: string;
  readonly readers: readonly string[];
};

/** Variables and who reads them. */
export type SettingSource = { readonly reader: string; readonly schema: z.ZodObject };

const metaSchema = z.object({ description: z.string(), unset: z.string().optional() });

function saysDefault(variable: z.core.$ZodType): string {
  const { data } = z.safeParse(variable, undefined);
  const isNothing = data === undefined || (Array.isArray(data) && data.length === 0);
  if (isNothing) return 'none';
  const text = String(data);
  return `\`${text.startsWith(PROJECT_ROOT) ? relative(PROJECT_ROOT, text) : text}\``;
}

function readSetting(reader: string, name: string, variable: z.core.$ZodType): Setting {
  const meta = metaSchema.safeParse(z.globalRegistry.get(variable));
  if (!meta.success) {
    throw new Error(
      `${name}, which ${reader} reads, has no meaning in its schema. Add .meta({ description: '…' }) at the end of it.`,
    );
  }
  const { description: meaning, unset = saysDefault(variable) } = meta.data;
  return { name, unset, meaning, readers: [reader] };
}

type Meaning = Omit<Setting, 'readers'>;

function isSame(one: Meaning, other: Meaning): boolean {
  return one.name === other.name && one.unset === other.unset && one.meaning === other.meaning;
}

/** Every variable by name, those that mean the same to several readers once; throws for one without a meaning. */
export function listSettings(sources: readonly SettingSource[]): readonly Setting[] {
  const all = sources.flatMap(({ reader, schema }) =>
    Object.entries(schema.shape).map(([name, variable]) => readSetting(reader, name, variable)),
  );
  return all
    .filter((setting, index) => all.findIndex((other) => isSame(setting, other)) === index)
    .map(({ name, unset, meaning }) => ({
      name,
      unset,
      meaning,
      readers: all
        .filter((other) => isSame({ name, unset, meaning }, other))
        .flatMap(({ readers }) => readers),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
