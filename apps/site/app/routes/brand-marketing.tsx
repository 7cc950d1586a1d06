import { intro, page } from '#/content/brand-marketing.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function BrandMarketingPage() {
  return <PageIntro words={intro} />;
}
