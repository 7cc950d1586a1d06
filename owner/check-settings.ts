import { z } from 'zod';

import { listWrongEntries } from '#/list-wrong-entries.ts';
import { OwnerError } from '#/owner-error.ts';

const ANSWER_TARGET_MINUTES = 120;

const WHOLE_MONTHS = 'must be a whole number of months, 1 or more';
const SOME_MINUTES = 'must be a number of minutes, more than 0';
const API_BASE = 'must be empty, or a full address without a slash at its end';

const text = z
  .string({ error: 'must be a text' })
  .refine((value) => value !== '' && value === value.trim(), {
    error: 'must have words in it, without spaces at its ends',
  });

/** Pages put the paths of calls right behind it. */
function isApiBase(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return value === '';
  return !value.endsWith('/') && !/[?#\s]/.test(value);
}

// What came after version 1.0.0 has a default, since operators keep their file through upgrades.
const settingsSchema = z.strictObject({
  brand: text,
  apiBase: z.string({ error: API_BASE }).refine(isApiBase, { error: API_BASE }),
  isLandingIndexed: z.boolean({ error: 'must be true or false' }),
  retentionMonths: z.int({ error: WHOLE_MONTHS }).positive({ error: WHOLE_MONTHS }),
  answerTargetMinutes: z
    .number({ error: SOME_MINUTES })
    .positive({ error: SOME_MINUTES })
    .default(ANSWER_TARGET_MINUTES),
  campaigns: z
    .array(z.strictObject({ name: text, utmCampaign: text }, { error: 'must be a campaign' }), {
      error: 'must be a list of campaigns',
    })
    .default([]),
});

/** What owner/settings.ts holds, with the defaults of what it leaves out. */
export type OperatorSettings = z.infer<typeof settingsSchema>;

/** Returns the settings when all of them are right; otherwise throws an OwnerError that lists each wrong entry with its rule. */
export function checkSettings(settings: unknown): OperatorSettings {
  const result = settingsSchema.safeParse(settings);
  if (result.success) return result.data;
  throw new OwnerError(
    [
      'The settings have wrong entries, so nothing can be built or started with them. Fix owner/settings.ts:',
      ...listWrongEntries(result.error, 'the file'),
    ].join('\n'),
  );
}
