import './kitchen-ticket.css';

import { describeWay } from './describe-order.ts';
import type { Ticket } from './order-state.ts';
import { formatPence } from './order-sums.ts';
import { fillLine, type OrderPhoneWords } from './order-words.ts';

type KitchenTicketProps = {
  words: OrderPhoneWords;
  ticket: Ticket;
  /** Whether it comes out of the printer just now. */
  isPrinting: boolean;
  onTurn: () => void;
};

/** One order on torn paper; pressing its button stamps it ready, pressing again takes the stamp back. */
export function KitchenTicket({ words, ticket, isPrinting, onTurn }: KitchenTicketProps) {
  const { number, lines, fee, total, isReady } = ticket;
  const way = describeWay(words, ticket);
  const turn = isReady ? words.turn.back : words.turn.ready;
  return (
    <li
      className="kitchen-ticket"
      data-printing={isPrinting ? '' : undefined}
      data-ready={isReady ? '' : undefined}
    >
      <div className="kitchen-ticket-paper torn-foot">
        <h4>#{number}</h4>
        <p className="text-[0.9375rem] font-[600] text-(--ticket-muted)">{way?.label}</p>
        <table className="kitchen-ticket-lines">
          <tbody>
            {lines.map(({ id, name, count, sum }) => (
              <tr key={id}>
                <th scope="row">
                  {count} × {name}
                </th>
                <td>{formatPence(sum)}</td>
              </tr>
            ))}
            {fee > 0 ? (
              <tr>
                <th scope="row">{words.fee}</th>
                <td>{formatPence(fee)}</td>
              </tr>
            ) : null}
            <tr className="kitchen-ticket-total">
              <th scope="row">{words.total}</th>
              <td>{formatPence(total)}</td>
            </tr>
          </tbody>
        </table>
        <span className="kitchen-ticket-stamp">
          {isReady ? words.stamp.ready : words.stamp.fresh}
        </span>
        <button
          type="button"
          aria-label={fillLine(words.turn.of, { turn, number: `#${number}` })}
          onClick={onTurn}
        >
          {turn}
        </button>
      </div>
    </li>
  );
}
