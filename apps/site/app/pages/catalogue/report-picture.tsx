import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { stock } from '#/pages/catalogue/content/stock.ts';
import { StockPiles } from '#/pages/catalogue/sections/stock-piles.tsx';
import { listLines, NO_CHANGES } from '#/pages/catalogue/stock-table/stock-changes.ts';

/** The stock report: the delivered figures at first, then whatever was done in the stockroom. */
export function ReportPicture() {
  return (
    <LivePicture
      name="stock-report"
      still={
        <StockPiles
          lines={listLines(stock.items, NO_CHANGES)}
          words={{ out: stock.desk.report.out }}
        />
      }
      load={() => import('#/pages/catalogue/stock-table/live-piles.tsx')}
      words={stock}
    />
  );
}
