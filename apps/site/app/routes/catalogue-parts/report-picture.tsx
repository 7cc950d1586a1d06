import { stock } from '#/content/catalogue/stock.ts';
import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { listLines, NO_CHANGES } from '#/features/stock-table/stock-changes.ts';
import { StockPiles } from '#/sections/catalogue/stock-piles.tsx';

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
      load={() => import('#/features/stock-table/live-piles.tsx')}
      words={stock}
    />
  );
}
