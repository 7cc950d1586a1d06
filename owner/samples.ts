import type { BrandPack } from '#/brand.ts';

/** One entry of the brand that is invented and must be replaced before the site goes public. */
export type Sample = {
  /** Where it is in the brand's file. */
  readonly entry: string;
  readonly value: string;
};

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
