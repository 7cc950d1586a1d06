import './kitchen-board.css';

import { useEffect, useRef, type Dispatch } from 'react';

import { describeWay } from './describe-order.ts';
import { KitchenTicket } from './kitchen-ticket.tsx';
import type { OrderAction, OrderState } from './order-state.ts';
import type { OrderPhoneWords } from './order-words.ts';
import { WayScene } from './way-scene.tsx';

type KitchenBoardProps = {
  words: OrderPhoneWords;
  state: OrderState;
  act: Dispatch<OrderAction>;
};

/** The rail over the pass: each order prints here, and leaves by the way its guest chose. */
export function KitchenBoard({ words, state, act }: KitchenBoardProps) {
  const rail = useRef<HTMLUListElement>(null);
  const printed = state.event?.kind === 'printed' ? state.event.ticket.number : null;
  const newest = state.tickets[0];

  // On a phone the board lies below the store: a ticket nobody sees has not been printed.
  useEffect(() => {
    if (printed === null) return;
    rail.current?.scrollTo({ left: 0 });
    rail.current?.firstElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [printed]);

  return (
    <div className="kitchen-board">
      <div className="kitchen-board-head">
        <h3>{words.board}</h3>
        <button type="button" className="board-again" onClick={() => act({ type: 'again' })}>
          {words.again}
        </button>
      </div>
      <ul ref={rail} className="kitchen-rail">
        {state.tickets.map((ticket) => (
          <KitchenTicket
            key={ticket.number}
            words={words}
            ticket={ticket}
            isPrinting={ticket.number === printed}
            onTurn={() => act({ type: 'turn', number: ticket.number })}
          />
        ))}
      </ul>
      {newest ? (
        <WayScene
          way={newest.way}
          isLeaving={newest.isReady}
          line={
            (newest.isReady
              ? describeWay(words, newest)?.ready
              : describeWay(words, newest)?.waiting) ?? ''
          }
        />
      ) : null}
    </div>
  );
}
