import { RoomHead } from '#app/parts/room-head.tsx';
import { Link } from 'react-router';

import type { DeliveriesQuery } from './deliveries-query.ts';
import { AcceptedList, type ShownList } from './delivery-lists.tsx';
import { WORDS } from './words.ts';

type AcceptedProps = { list: ShownList; query: DeliveriesQuery; zone: string };

/** What was accepted today. */
export function Accepted({ list, query, zone }: AcceptedProps) {
  const { title, line, none, back } = WORDS.accepted;
  const isEmpty = list.rows.length === 0;
  return (
    <>
      <RoomHead
        title={title}
        isInBar={false}
        lede={isEmpty ? none : line}
        acts={
          <Link to="/deliveries" className="link">
            {back}
          </Link>
        }
      />
      {isEmpty ? null : <AcceptedList list={list} query={query} zone={zone} />}
    </>
  );
}
