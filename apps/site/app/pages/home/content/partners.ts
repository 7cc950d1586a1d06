import type { PartnerStripWords } from '#/pages/home/sections/partner-strip.tsx';

export const partnersNote = [
  'Works with services',
  'you already use',
] satisfies PartnerStripWords['note'];
