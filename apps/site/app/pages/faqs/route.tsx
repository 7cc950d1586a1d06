import { FaqBrowser } from '#/features/faq/faq-browser.tsx';
import { definePage } from '#/navigation/index.ts';
import { AskLine } from '#/pages/faqs/sections/ask-line.tsx';
import { FaqsHero } from '#/pages/faqs/sections/faqs-hero.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { ask, browser, hero, page, topics } from './content.ts';

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
