import type { AVAILABILITY } from '#/availability.ts';
import type { BrandPack } from '#/brand.ts';
import type { OperatorSettings } from '#/check-settings.ts';

/** One entry of the brand or the settings that is invented and must be replaced before the site goes public. */
export type Sample = {
  /** Where it is in its file. */
  readonly entry: string;
  readonly value: string;
};

/** The campaign that `owner/settings.ts` comes with; Numbers would tell a visit by a link with it under its name. */
const SAMPLE_CAMPAIGN = 'sample-campaign';

/** The place that `owner/availability.ts` comes with; it promises a link that the product does not send. */
const SAMPLE_PLACE = 'Video call, link by email';

function brandSamples({ name, company, support, partners }: BrandPack): Sample[] {
  return [
    { entry: 'name', value: name },
    { entry: 'company', value: `${company.name}, ${company.url}` },
    { entry: 'support', value: `${support.name}, ${support.email}` },
    ...Object.entries(partners).map(([kind, partner]) => ({
      entry: `partners.${kind}`,
      value: [partner.name, partner.url].filter(Boolean).join(', '),
    })),
  ];
}

/** Every entry of a brand that is still a sample, in the order of its file; empty when the brand is real. */
export function listSamples(pack: BrandPack): readonly Sample[] {
  return pack.isSample ? brandSamples(pack) : [];
}

/** Every campaign of the settings that is still a sample. */
export function listSettingsSamples({
  campaigns,
}: Pick<OperatorSettings, 'campaigns'>): readonly Sample[] {
  return campaigns
    .filter(({ utmCampaign }) => utmCampaign === SAMPLE_CAMPAIGN)
    .map(({ name, utmCampaign }) => ({ entry: 'campaigns', value: `${name}, ${utmCampaign}` }));
}

/** The place of demos, while it is still a sample. */
export function listAvailabilitySamples({
  place,
}: Pick<typeof AVAILABILITY, 'place'>): readonly Sample[] {
  return place === SAMPLE_PLACE ? [{ entry: 'place', value: place }] : [];
}
