/** A campaign of the owner's: what the desk calls it, and the `utm_campaign` of its links. */
export type Campaign = { readonly name: string; readonly utmCampaign: string };

/** How a visit began, as far as it is known: the campaign that its first address named, and the host that led there. */
export type Beginning = { readonly campaign: string | null; readonly host: string | null };

/** What is known of campaigns and hosts. */
export type KnownSources = {
  readonly campaigns: readonly Campaign[];
  /** Whether a host is one of our own, whose pages do not tell where a visit began. */
  readonly isOwn: (host: string) => boolean;
  /** Whether so many come from a host that it is told by its name. */
  readonly isNamed: (host: string) => boolean;
};

/** Where nothing is known of how a visit began. */
export const UNKNOWN_SOURCE = 'unknown';

/**
 * The source that a visit counts under: `c:` with the name of one of the owner's campaigns, else `h:` with a host that many
 * come from, else `direct`, `other` or, where its beginning is not known, `unknown`.
 */
export function findSource({ campaign, host }: Beginning, known: KnownSources): string {
  const wanted = campaign?.toLowerCase();
  const listed = known.campaigns.find(({ utmCampaign }) => utmCampaign.toLowerCase() === wanted);
  if (listed) return `c:${listed.name}`;
  if (host === null) return campaign === null ? 'direct' : 'other';
  if (known.isOwn(host)) return UNKNOWN_SOURCE;
  return known.isNamed(host) ? `h:${host}` : 'other';
}
