import { intro, page } from '#/content/team.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function TeamPage() {
  return <PageIntro words={intro} />;
}
