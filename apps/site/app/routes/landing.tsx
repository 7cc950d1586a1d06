import { intro, page } from '#/content/landing.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function LandingPage() {
  return <PageIntro words={intro} />;
}
