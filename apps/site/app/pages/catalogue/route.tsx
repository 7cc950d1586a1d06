import { catalogueFaq } from '#/content/faq/catalogue.ts';
import { faqSection } from '#/content/faq/faq-section.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { pricing } from '#/pages/catalogue/content/pricing.ts';
import { stock } from '#/pages/catalogue/content/stock.ts';
import { windowCrates } from '#/pages/catalogue/content/window.ts';
import { ReportBand } from '#/pages/catalogue/sections/report-band.tsx';
import { ShelfHero } from '#/pages/catalogue/sections/shelf-hero.tsx';
import { StockPiles } from '#/pages/catalogue/sections/stock-piles.tsx';
import { Stockroom } from '#/pages/catalogue/sections/stockroom.tsx';
import { MarginPricer } from '#/pages/catalogue/stock-table/margin-pricer.tsx';
import { listLines, NO_CHANGES } from '#/pages/catalogue/stock-table/stock-changes.ts';
import { StockStill } from '#/pages/catalogue/stock-table/stock-still.tsx';
import { WindowCrates } from '#/pages/catalogue/window-crates/window-crates.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { faqTitle, hero, page, report, stockroom } from './content.ts';

export const meta = () => pageMeta(page);

export default definePage(function CataloguePage() {
  return (
    <div data-reveal-mode="once">
      <ShelfHero words={hero} />
      <Stockroom words={stockroom}>
        <LivePicture
          name="stock-table"
          still={<StockStill words={stock} />}
          load={() => import('#/pages/catalogue/stock-table/stock-table.tsx')}
          words={stock}
        />
      </Stockroom>
      <BelowTheFold>
        <section className="section-space overflow-clip bg-tint-butter" aria-labelledby="margin">
          <MarginPricer words={pricing} />
        </section>
        <section className="section-space overflow-clip bg-tint-leaf" aria-labelledby="window">
          <WindowCrates words={windowCrates} />
        </section>
        <ReportBand words={report}>
          <LivePicture
            name="stock-report"
            still={
              <StockPiles lines={listLines(stock.items, NO_CHANGES)} words={stock.desk.report} />
            }
            load={() => import('#/pages/catalogue/stock-table/live-piles.tsx')}
            words={stock}
          />
        </ReportBand>
        <Faq title={faqTitle} words={faqSection.words} groups={[catalogueFaq]} />
      </BelowTheFold>
    </div>
  );
});
