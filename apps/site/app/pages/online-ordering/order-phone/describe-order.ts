import type { OrderState, Ticket } from './order-state.ts';
import { findWay } from './order-state.ts';
import { addUp, formatPence, type OrderLine } from './order-sums.ts';
import { fillLine, type OrderPhoneWords, type WayWords } from './order-words.ts';

/** Lines of an order as they are said, `2 Harissa bowl, 1 Mint tea`. */
function listLines(lines: readonly OrderLine[]): string {
  return lines.map(({ count, name }) => `${count} ${name}`).join(', ');
}

/** The words of a ticket's way. */
export function describeWay(
  words: OrderPhoneWords,
  ticket: Pick<Ticket, 'way'>,
): WayWords | undefined {
  return words.ways.find(({ id }) => id === ticket.way);
}

function describeTicket(words: OrderPhoneWords, ticket: Ticket): Record<string, string> {
  const way = describeWay(words, ticket);
  return {
    number: `#${ticket.number}`,
    lines: listLines(ticket.lines),
    total: formatPence(ticket.total),
    waiting: way?.waiting ?? '',
    ready: way?.ready ?? '',
  };
}

/** What happened last, in a plain sentence; nothing before the visitor has done something. */
export function describeOrder(words: OrderPhoneWords, state: OrderState): string {
  const { event } = state;
  if (event === null) return '';
  if (event.kind === 'printed' || event.kind === 'ready' || event.kind === 'unready') {
    return fillLine(words.said[event.kind], describeTicket(words, event.ticket));
  }
  if (event.kind === 'again' || event.kind === 'empty') return words.said[event.kind];
  const sums = addUp(words.menu, state.basket, findWay(words, state.way));
  if (sums.count === 0) return words.said.emptied;
  return fillLine(words.said.changed, {
    lines: listLines(sums.lines),
    fee: formatPence(sums.fee),
    total: formatPence(sums.total),
  });
}
