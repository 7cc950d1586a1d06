import { RefreshIcon } from '@high-street/ui';

import { Act } from '#app/parts/act.tsx';
import { Pager } from '#app/parts/pager.tsx';
import { deliveriesAddress } from './deliveries-address.ts';
import type { DeliveriesQuery } from './deliveries-query.ts';
import type { DeliveryRow } from './delivery-row.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { WORDS } from './words.ts';

/** A page of one of the lists. */
export type ShownList = {
  readonly rows: readonly DeliveryRow[];
  readonly next: string | null;
  /** Null where nobody counted them. */
  readonly total: number | null;
};

type ListProps = {
  list: ShownList;
  query: DeliveriesQuery;
  zone: string;
  /** Whether the person may do more than look. */
  mayAct: boolean;
};

type PagesProps = Pick<ListProps, 'list' | 'query'> & {
  of: 'dead' | 'waiting' | 'accepted';
  title: string;
};

function Pages({ list: { rows, next, total }, query, of, title }: PagesProps) {
  if (next === null && query[of] === undefined) return null;
  const isFirst = query[of] === undefined;
  return (
    <Pager
      label={WORDS.pages(title)}
      shown={WORDS.shown(rows.length, total)}
      newer={{
        words: WORDS.first,
        to: isFirst ? null : deliveriesAddress(query, { [of]: undefined }),
      }}
      older={{
        words: WORDS.next,
        to: next === null ? null : deliveriesAddress(query, { [of]: next }),
      }}
    />
  );
}

/** How many that were given up of a kind can be sent again. */
export type KindCount = { readonly kind: string; readonly name: string; readonly count: number };

function KindActs({ kinds }: { kinds: readonly KindCount[] }) {
  // One alone is sent again in its row, and one kind alone with all there are.
  const many = kinds.filter(({ count }) => count > 1);
  if (kinds.length < 2 || many.length === 0) return null;
  return (
    <ul className="mb-2.5 flex flex-wrap gap-x-8 gap-y-2.5" aria-label={WORDS.dead.kinds}>
      {many.map(({ kind, name, count }) => (
        <li key={kind} className="line">
          <span>
            {name} <span className="muted tnum">{count}</span>
          </span>
          <Act intent="again-kind" fields={{ kind }} about={WORDS.aboutKind(name)}>
            {WORDS.dead.ofKind(count)}
          </Act>
        </li>
      ))}
    </ul>
  );
}

function sendAgain({ id, what, name, canSendAgain }: DeliveryRow) {
  if (!canSendAgain) return null;
  return (
    <span className="cell-acts">
      <Act
        intent="again-one"
        fields={{ deliveryId: id }}
        about={WORDS.aboutRow(what, name)}
        keyAct="again"
      >
        <RefreshIcon size={16} />
        {WORDS.dead.again}
      </Act>
    </span>
  );
}

function tryNow({ id, what, name, canHasten }: DeliveryRow) {
  if (!canHasten) return null;
  return (
    <span className="cell-acts">
      <Act intent="try-now" fields={{ deliveryId: id }} about={WORDS.aboutRow(what, name)}>
        {WORDS.waiting.tryNow}
      </Act>
    </span>
  );
}

type DeadListProps = ListProps & {
  kinds: readonly KindCount[];
  /** Whether one of them was refused for its address. */
  hasRefused: boolean;
};

/** What was given up: it needs somebody to say that it is worth another try. */
export function DeadList({ list, query, zone, mayAct, kinds, hasRefused }: DeadListProps) {
  const { title, line, caption, all, fix, anew } = WORDS.dead;
  const total = list.total ?? list.rows.length;
  if (total === 0) return null;
  const again = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="deliveries" aria-labelledby="dead-title">
      <div className="deliveries-head">
        <h2 className="section-title" id="dead-title">
          {title}
        </h2>
        <span className="muted">{line(total)}</span>
        {mayAct && again > 1 ? (
          <Act intent="again-all" variant="primary" size="small">
            <RefreshIcon size={18} />
            {all(again)}
          </Act>
        ) : null}
      </div>
      {mayAct ? <KindActs kinds={kinds} /> : null}
      <DeliveryTable
        caption={caption}
        at={WORDS.columns.dead(zone)}
        rows={list.rows}
        tone="bad"
        none={{ at: '', said: WORDS.waiting.nothing }}
        acts={mayAct ? sendAgain : null}
      />
      <p className="caption muted mt-2.5">
        {hasRefused ? `${fix} ` : null}
        {anew}
      </p>
      <Pages list={list} query={query} of="dead" title={title} />
    </section>
  );
}

/** What waits for its next try, which comes by itself. */
export function WaitingList({ list, query, zone, mayAct }: ListProps) {
  const { title, line, caption, now, nothing } = WORDS.waiting;
  const total = list.total ?? list.rows.length;
  if (total === 0) return null;
  return (
    <section className="deliveries" aria-labelledby="waiting-title">
      <div className="deliveries-head">
        <h2 className="section-title" id="waiting-title">
          {title}
        </h2>
        <span className="muted">{line(total)}</span>
      </div>
      <DeliveryTable
        caption={caption}
        at={WORDS.columns.waiting(zone)}
        rows={list.rows}
        tone="good"
        none={{ at: now, said: nothing }}
        acts={mayAct ? tryNow : null}
      />
      <Pages list={list} query={query} of="waiting" title={title} />
    </section>
  );
}

/** What was accepted today, with the words of the servers. */
export function AcceptedList({ list, query, zone }: Omit<ListProps, 'mayAct'>) {
  const { title, caption, nothingSaid } = WORDS.accepted;
  return (
    <section className="deliveries">
      <DeliveryTable
        caption={caption}
        at={WORDS.columns.accepted(zone)}
        rows={list.rows}
        tone="good"
        none={{ at: '', said: nothingSaid }}
        acts={null}
      />
      <Pages list={list} query={query} of="accepted" title={title} />
    </section>
  );
}
