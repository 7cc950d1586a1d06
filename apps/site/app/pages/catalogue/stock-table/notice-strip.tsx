import type { ReactNode } from 'react';

import type { GoodsId, StockLine } from '#/pages/catalogue/sections/stock-line.ts';
import { StockNotice } from '#/pages/catalogue/sections/stock-notice.tsx';

import { findNotice } from './stock-changes.ts';
import { fillWords, type StockTableWords } from './stock-words.ts';

type NoticeStripProps = {
  words: StockTableWords['desk']['notice'];
  lines: readonly StockLine[];
  lastOut: GoodsId | null;
  renderRestock?: (line: StockLine) => ReactNode;
};

/** What the owner is told now: the last article that ran out, or that none has. */
export function NoticeStrip({ words, lines, lastOut, renderRestock }: NoticeStripProps) {
  const notice = findNotice(lines, lastOut);
  if (!notice) return <StockNotice title={words.none} line={words.calm} isCalm />;
  const title = fillWords(words.out, { name: notice.line.name });
  const more = fillWords(words.more, { count: notice.others });
  return (
    <StockNotice
      title={notice.others > 0 ? `${title} ${more}` : title}
      line={words.line}
      isCalm={false}
      action={renderRestock?.(notice.line)}
    />
  );
}
