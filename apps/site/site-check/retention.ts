import type { LegalDocument } from '../app/content/legal/legal-document.ts';

/** Names a privacy policy that promises other months than leads are really kept. */
export function findRetentionFaults(
  { version, retentionMonths }: Pick<LegalDocument, 'version' | 'retentionMonths'>,
  months: number,
): string[] {
  if (retentionMonths === undefined || retentionMonths === months) return [];
  return [
    `Leads are kept for ${months} months (owner/settings.ts), but version ${version} of the privacy policy says ${retentionMonths}. Add a version that says ${months}.`,
  ];
}
