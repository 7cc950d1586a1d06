import { intro, page } from '#/content/insights.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function InsightsPage() {
  return <PageIntro words={intro} />;
}
