import { brandMarketingFaq } from '#/content/faq/brand-marketing.ts';
import { faqSection } from '#/content/faq/faq-section.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { sayOnce } from '#/pages/brand-marketing/content/say-once.ts';
import { FilmStrips } from '#/pages/brand-marketing/sections/film-strips.tsx';
import { NewsStand } from '#/pages/brand-marketing/sections/news-stand.tsx';
import { PosterHero } from '#/pages/brand-marketing/sections/poster-hero.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { faqTitle, films, hero, page, search, stand, writeOnce } from './content.ts';
import { SearchPanel } from './search-panel.tsx';
import { WriteOnce } from './write-once.tsx';

export const meta = () => pageMeta(page);

export default definePage(function BrandMarketingPage() {
  return (
    <div data-reveal-mode="once">
      <PosterHero words={hero} />
      <WriteOnce words={writeOnce} picture={sayOnce} />
      <BelowTheFold>
        <SearchPanel words={search} />
        <NewsStand words={stand} />
        <FilmStrips words={films} />
        <Faq title={faqTitle} groups={[brandMarketingFaq]} words={faqSection.words} />
      </BelowTheFold>
    </div>
  );
});
