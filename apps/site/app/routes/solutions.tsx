import { intro, page } from '#/content/solutions.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function SolutionsPage() {
  return <PageIntro words={intro} />;
}
