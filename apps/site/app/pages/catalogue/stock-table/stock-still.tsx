import { StockDesk, stillParts } from '#/pages/catalogue/sections/stock-desk.tsx';

import { createMoney } from './create-money.ts';
import { listReport } from './list-report.ts';
import { NoticeStrip } from './notice-strip.tsx';
import { listLines, NO_CHANGES } from './stock-changes.ts';
import type { StockTableWords } from './stock-words.ts';

/** The stock table as plain text: what is there before the working part, and for good where scripts are off. */
export function StockStill({ words }: { words: StockTableWords }) {
  const money = createMoney(words.money);
  const lines = listLines(words.items, NO_CHANGES);
  const { desk } = words;
  return (
    <StockDesk
      words={desk}
      lines={lines}
      money={money}
      parts={stillParts(desk.states)}
      notice={<NoticeStrip words={desk.notice} lines={lines} lastOut={null} />}
      report={listReport(desk.report, money, lines)}
      renderBuy={({ state }) =>
        state === 'out' ? <span className="shop-gone">{desk.states.out}</span> : null
      }
    />
  );
}
