import { stock } from '#/content/catalogue/stock.ts';
import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { StockStill } from '#/features/stock-table/stock-still.tsx';

/** The stock table: plain text at first, a working stockroom once the visitor comes near. */
export function StockPicture() {
  return (
    <LivePicture
      name="stock-table"
      still={<StockStill words={stock} />}
      load={() => import('#/features/stock-table/stock-table.tsx')}
      words={stock}
    />
  );
}
