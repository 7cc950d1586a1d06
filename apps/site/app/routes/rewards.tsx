import { intro, page } from '#/content/rewards.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function RewardsPage() {
  return <PageIntro words={intro} />;
}
