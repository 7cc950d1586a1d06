import { catalogueFaq } from '#/content/faq/catalogue.ts';
import { faqSection } from '#/content/faq/faq-section.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { pricing } from '#/pages/catalogue/content/pricing.ts';
import { windowCrates } from '#/pages/catalogue/content/window.ts';
import { ReportBand } from '#/pages/catalogue/sections/report-band.tsx';
import { ShelfHero } from '#/pages/catalogue/sections/shelf-hero.tsx';
import { Stockroom } from '#/pages/catalogue/sections/stockroom.tsx';
import { MarginPricer } from '#/pages/catalogue/stock-table/margin-pricer.tsx';
import { WindowCrates } from '#/pages/catalogue/window-crates/window-crates.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { faqTitle, hero, page, report, stockroom } from './content.ts';
import { ReportPicture } from './report-picture.tsx';
import { StockPicture } from './stock-picture.tsx';

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
