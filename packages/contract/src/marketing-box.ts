import type { MarketingConsent } from '#/marketing-consent.ts';

/** The name of the box for news and offers in a form that is sent without scripts. */
export const MARKETING_BOX = 'marketing_consent';

/** What that box is sent as: all that was shown, since the page may be of an earlier release. */
export function writeConsent({ version, wording }: MarketingConsent): string {
  return JSON.stringify({ version, wording });
}
