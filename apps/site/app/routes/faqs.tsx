import { intro, page } from '#/content/faqs.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function FaqsPage() {
  return <PageIntro words={intro} />;
}
