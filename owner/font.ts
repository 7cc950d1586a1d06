import { z } from 'zod';

const percent = z.number({ error: 'must be a number of percent' }).nonnegative();
const weight = z.int({ error: 'must be a weight from 1 to 1000' }).min(1).max(1000);
const familyName = z.string().regex(/^[\w -]+$/, {
  error: 'must be a name of letters, digits, spaces and hyphens',
});

/** A font on the visitor's device, stretched to the metrics of the font that it replaces. */
const fallbackSchema = z.strictObject({
  /** Names of the same design on different systems. */
  local: z.array(familyName).min(1),
  sizeAdjust: percent,
  ascent: percent,
  descent: percent,
});

/** One variable font, with its fallback until it has loaded. */
export const fontSchema = z.strictObject({
  family: familyName,
  file: z.string().regex(/^[\w-]+\.woff2$/, {
    error: "must be a .woff2 file in the brand's folder",
  }),
  weights: z.tuple([weight, weight], { error: 'must be the lightest and the boldest weight' }),
  fallbacks: z.array(fallbackSchema),
  generic: z.enum(['serif', 'sans-serif', 'monospace', 'system-ui'], {
    error: 'must be serif, sans-serif, monospace or system-ui',
  }),
});

/** A font of a brand. */
export type Font = z.infer<typeof fontSchema>;
