import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { unlessMissing } from '@high-street/server';
import { z } from 'zod';

import { PublishError } from './publish-error.ts';
import { replaceFile, nameUnfinished } from './replace-file.ts';

/** Without a dot in its name, so that the API service does not take it for a file of the site. */
const NAME = '_published';

const recordSchema = z.record(z.string(), z.iso.datetime().nullable());

/**
 * The files that were published into a folder. Those of the current build have null; the others the moment since when
 * no build has them.
 */
export type PublishRecord = Readonly<Record<string, string | null>>;

/** Reads which files of the folder are published ones; throws a PublishError for a folder that holds anything else. */
export async function readRecord(folder: string): Promise<PublishRecord> {
  const text = await unlessMissing(readFile(join(folder, NAME), 'utf8'));
  if (text !== undefined) return parseRecord(text, folder);
  // A run that was killed at its first step leaves this one.
  const other = (await readdir(folder)).find((name) => name !== nameUnfinished(NAME));
  if (other === undefined) return {};
  throw new PublishError(
    `${folder} holds files that were not published by this command (such as ${other}), which it might replace or remove. Name a folder that is empty or not there yet.`,
  );
}

function parseRecord(text: string, folder: string): PublishRecord {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new PublishError(
      `${join(folder, NAME)} cannot be read, so it is not known which files there may be removed. Put back the one of a backup, or publish into an empty folder.`,
      { cause: error },
    );
  }
}

/** Writes the record unless it says so already. */
export async function writeRecord(folder: string, record: PublishRecord): Promise<void> {
  const sorted = Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
  await replaceFile(join(folder, NAME), Buffer.from(text));
}
