import type { BrandPack } from '@high-street/owner';

/** Lines of the owner that pages show, which may hold a figure, such as a rate of tax, and promise nothing of ours. */
export function listOwnWords({
  prices,
  marketingConsent,
}: Pick<BrandPack, 'prices' | 'marketingConsent'>): { wordings: string[] } {
  const lines = [prices?.taxNote, marketingConsent?.wording];
  // As the text of a page is read.
  return { wordings: lines.flatMap((line) => line?.replaceAll(/\s+/g, ' ') ?? []) };
}
