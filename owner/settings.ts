/** Everything an operator edits, besides the brand's own folder; builds and services check it at their start. */
export const OPERATOR_SETTINGS = {
  /** Folder under owner/brands; the variable BRAND goes before it. */
  brand: 'kerbside',
  /** Address of the API without a slash at its end; empty means the site's own origin. */
  apiBase: '',
  /** Whether search engines may list the campaign page /Landing. */
  isLandingIndexed: true,
  /** Leads older than this many whole months are removed, and bookings that ended longer ago. */
  retentionMonths: 24,
  /** A lead is to have its first answer within so many minutes of the hours in availability.ts; two hours when left out. */
  answerTargetMinutes: 120,
  /** Your campaigns: what the desk calls each, and the `utm_campaign` of its links. Visits of others count by the site they came from. None when left out; the sample is to be replaced. */
  campaigns: [{ name: 'Sample campaign', utmCampaign: 'sample-campaign' }],
};
