import './stock-notice.css';

import type { ReactNode } from 'react';

type StockNoticeProps = { title: string; line: string; isCalm: boolean; action?: ReactNode };

/** The strip over the table on which the owner hears that something has run out. */
export function StockNotice({ title, line, isCalm, action }: StockNoticeProps) {
  return (
    <div className="stock-notice" data-calm={isCalm ? '' : undefined}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <path
          d="M15 2v3M4 23h22M7 23v-7a8 8 0 0 1 16 0v7M12 27h6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      <p className="stock-notice-words">
        <b>{title}</b> <span>{line}</span>
      </p>
      <div className="stock-notice-action">{action}</div>
    </div>
  );
}
