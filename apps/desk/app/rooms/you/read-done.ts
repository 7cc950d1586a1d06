import { z } from 'zod';

import type { NoticeWords } from '#app/parts/notice.tsx';
import { WORDS } from './words.ts';

const doneSchema = z.enum([
  'name',
  'preferences',
  'signature',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'session-ended',
  'others-ended',
]);

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): NoticeWords | null {
  const read = doneSchema.safeParse(search.get('done'));
  return read.success ? WORDS.done[read.data] : null;
}
