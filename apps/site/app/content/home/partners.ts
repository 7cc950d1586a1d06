import type { PartnerStripWords } from '#/sections/home/partner-strip.tsx';

export const partnersNote = [
  'Works with services',
  'you already use',
] satisfies PartnerStripWords['note'];
