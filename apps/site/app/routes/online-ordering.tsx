import { intro, page } from '#/content/online-ordering.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function OnlineOrderingPage() {
  return <PageIntro words={intro} />;
}
