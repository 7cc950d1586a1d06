import {
  faqTitle,
  films,
  hero,
  page,
  search,
  stand,
  writeOnce,
} from '#/content/brand-marketing.ts';
import { sayOnce } from '#/content/brand-marketing/say-once.ts';
import { brandMarketingFaq } from '#/content/faq/brand-marketing.ts';
import { faqSection } from '#/content/home/faq-section.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { definePage } from '#/navigation/index.ts';
import { FilmStrips } from '#/sections/brand-marketing/film-strips.tsx';
import { NewsStand } from '#/sections/brand-marketing/news-stand.tsx';
import { PosterHero } from '#/sections/brand-marketing/poster-hero.tsx';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { SearchPanel } from './brand-marketing-parts/search-panel.tsx';
import { WriteOnce } from './brand-marketing-parts/write-once.tsx';

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
