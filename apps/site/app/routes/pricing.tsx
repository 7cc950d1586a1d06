import { intro, page } from '#/content/pricing.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function PricingPage() {
  return <PageIntro words={intro} />;
}
