import { intro, page } from '#/content/onboarding.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function OnboardingPage() {
  return <PageIntro words={intro} />;
}
