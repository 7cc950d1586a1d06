import type { DemoBandWords } from '#/pages/home/sections/demo-band.tsx';
import type { LaunchBandWords } from '#/pages/home/sections/launch-band.tsx';

export const demo = {
  title: 'See it with your own menu on it',
  lede: 'Pick a time. We set up your shop window while you watch.',
  action: 'Book Your Demo', // literal
} satisfies DemoBandWords;

export const launch = {
  title: 'Open by this time tomorrow',
  lede: 'Your store launches in 24 hours. No technical skills needed.',
  action: { label: 'Get Started', to: '/onboarding' },
} satisfies LaunchBandWords;
