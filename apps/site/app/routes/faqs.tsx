import { ask, browser, hero, page, topics } from '#/content/faqs.ts';
import { FaqBrowser } from '#/features/faq/faq-browser.tsx';
import { definePage } from '#/navigation/index.ts';
import { AskLine } from '#/sections/faqs/ask-line.tsx';
import { FaqsHero } from '#/sections/faqs/faqs-hero.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default definePage(function FaqsPage() {
  return (
    <>
      <FaqsHero words={hero} />
      <FaqBrowser topics={topics} words={browser} />
      <AskLine words={ask} />
    </>
  );
});
