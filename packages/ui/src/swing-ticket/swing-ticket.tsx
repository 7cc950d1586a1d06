import './swing-ticket.css';

import type { ReactNode } from 'react';

type SwingTicketProps = {
  children: ReactNode;
  /** A quieter second line. */
  line?: ReactNode;
  tone?: 'paper' | 'accent';
};

/** A label on a string: ticket paper by day and by night. */
export function SwingTicket({ children, line, tone = 'paper' }: SwingTicketProps) {
  return (
    <span className="swing-ticket" data-tone={tone}>
      <span className="swing-ticket-paper">
        {children}
        {line ? <small>{line}</small> : null}
      </span>
    </span>
  );
}
