import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { stock } from '#/pages/catalogue/content/stock.ts';
import { StockStill } from '#/pages/catalogue/stock-table/stock-still.tsx';

/** The stock table: plain text at first, a working stockroom once the visitor comes near. */
export function StockPicture() {
  return (
    <LivePicture
      name="stock-table"
      still={<StockStill words={stock} />}
      load={() => import('#/pages/catalogue/stock-table/stock-table.tsx')}
      words={stock}
    />
  );
}
