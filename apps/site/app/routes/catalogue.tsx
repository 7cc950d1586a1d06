import { faqTitle, hero, page, report, stockroom } from '#/content/catalogue.ts';
import { pricing } from '#/content/catalogue/pricing.ts';
import { windowCrates } from '#/content/catalogue/window.ts';
import { catalogueFaq } from '#/content/faq/catalogue.ts';
import { faqSection } from '#/content/home/faq-section.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { MarginPricer } from '#/features/stock-table/margin-pricer.tsx';
import { WindowCrates } from '#/features/window-crates/window-crates.tsx';
import { definePage } from '#/navigation/index.ts';
import { ReportBand } from '#/sections/catalogue/report-band.tsx';
import { ShelfHero } from '#/sections/catalogue/shelf-hero.tsx';
import { Stockroom } from '#/sections/catalogue/stockroom.tsx';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { ReportPicture } from './catalogue-parts/report-picture.tsx';
import { StockPicture } from './catalogue-parts/stock-picture.tsx';

export const meta = () => pageMeta(page);

export default definePage(function CataloguePage() {
  return (
    <div data-reveal-mode="once">
      <ShelfHero words={hero} />
      <Stockroom words={stockroom}>
        <StockPicture />
      </Stockroom>
      <BelowTheFold>
        <section className="section-space margin-band" aria-labelledby="margin">
          <MarginPricer words={pricing} />
        </section>
        <section className="section-space window-band" aria-labelledby="window">
          <WindowCrates words={windowCrates} />
        </section>
        <ReportBand words={report}>
          <ReportPicture />
        </ReportBand>
        <Faq title={faqTitle} words={faqSection.words} groups={[catalogueFaq]} />
      </BelowTheFold>
    </div>
  );
});
