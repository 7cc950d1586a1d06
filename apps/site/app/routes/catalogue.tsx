import { intro, page } from '#/content/catalogue.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function CataloguePage() {
  return <PageIntro words={intro} />;
}
