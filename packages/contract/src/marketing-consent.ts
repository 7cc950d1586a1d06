import * as z from 'zod/mini';

import { LENGTH_LIMIT } from '#/length-limit.ts';
import { turnsDirection } from '#/plain-text.ts';
import { strictMessage } from '#/strict-message.ts';
import { lineSchema } from '#/text-schema.ts';

function saidLine(label: string, limit: number) {
  return lineSchema({
    label,
    limit,
    rule: (value) => {
      if (value.trim() === '') return `${label} must have words in it`;
      return turnsDirection(value)
        ? `${label} must not contain marks that turn the direction of text`
        : null;
    },
  });
}

/** What a visitor says yes to by ticking the box for news and offers: its words, and which version of them. */
export const marketingConsentSchema = z.strictObject(
  {
    version: saidLine('Version', LENGTH_LIMIT.line),
    wording: saidLine('Wording', LENGTH_LIMIT.address),
  },
  strictMessage('Marketing consent'),
);

/** What a visitor says yes to: its words, and which version of them. */
export type MarketingConsent = z.infer<typeof marketingConsentSchema>;

/** A yes as it is stored: `at` is when it came, in ISO 8601 and UTC. */
export type GivenConsent = MarketingConsent & { readonly at: string };

/** The yes of a form without scripts; null where the box was left empty, and for what `writeConsent` never wrote. */
export function readConsent(sent: string | null): MarketingConsent | null {
  if (sent === null) return null;
  try {
    const parsed = marketingConsentSchema.safeParse(JSON.parse(sent));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // No JSON: nobody has said yes to words that we cannot read.
  }
}
