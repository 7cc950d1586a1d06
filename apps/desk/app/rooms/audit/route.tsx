import './audit.css';

import { Button, DownloadIcon } from '@high-street/ui';
import { Form } from 'react-router';

import { describeLine, nameRecord } from '#app/audit-lines/describe-line.ts';
import { deskContext } from '#app/context.ts';
import { describeTime, nameZone } from '#app/parts/describe-moment.ts';
import { Empty } from '#app/parts/empty.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { LiveStrip } from '#app/live/live-strip.tsx';
import type { LiveChange } from '#app/live/live-change.ts';
import { Pager } from '#app/parts/pager.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditAddress } from './audit-address.ts';
import { toFilter } from './audit-filter.ts';
import { readAuditQuery, type AuditQuery } from './audit-query.ts';
import { AuditTable } from './audit-table.tsx';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

/** Lines on a page. */
const PAGE_SIZE = 50;

export const meta = () => [{ title: WORDS.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const { audit, people, office, clock, acts } = services;
  const query = readAuditQuery(url.searchParams);
  const now = clock.now();
  const zone = office.timeZone;
  const [page, names] = await Promise.all([
    audit.list(toFilter(query, services), { before: query.before ?? null, size: PAGE_SIZE }),
    people.names(),
  ]);
  const [kind = '', id = ''] = query.record?.split(':') ?? [];
  return {
    query,
    rows: page.lines.map((line) => describeLine(line, { names, acts, now, zone })),
    next: page.next,
    people: [...names].map(([value, label]) => ({ value, label })),
    acts: Object.entries(acts).map(([value, label]) => ({ value, label })),
    recordName: query.record === undefined ? null : nameRecord(kind, id, names),
    zone: nameZone(now, zone),
    readAt: describeTime(now, zone),
  };
}

function Export({ query }: { query: AuditQuery }) {
  const { before: _before, ...filters } = query;
  return (
    <Form method="post" action="/audit/export" reloadDocument>
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="quiet" size="small">
        <DownloadIcon size={18} />
        {WORDS.export}
        <span className="sr-only"> {WORDS.exportAbout}</span>
      </Button>
    </Form>
  );
}

function NoLines() {
  const { title, line, clear } = WORDS.empty;
  return (
    <Empty title={title} line={line}>
      <LinkButton variant="outline" to="/audit">
        {clear}
      </LinkButton>
    </Empty>
  );
}

/** What happens to leads has a history of its own. */
const isLogged = ({ record }: LiveChange) => record !== 'lead';

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { query, rows, next, people, acts, recordName, zone, readAt } = loaderData;
  return (
    <>
      <RoomHead title={WORDS.title} lede={WORDS.lede} acts={<Export query={query} />} />
      <LiveStrip concerns={isLogged} />
      <AuditFilters
        query={query}
        people={people}
        acts={acts}
        recordName={recordName}
        count={WORDS.readAt(`${readAt} ${zone}`)}
      />
      {rows.length === 0 ? <NoLines /> : <AuditTable rows={rows} zone={zone} />}
      {rows.length === 0 && query.before === undefined ? null : (
        <Pager
          label={WORDS.pages}
          shown={WORDS.shown(rows.length)}
          newer={{
            words: WORDS.newest,
            to: query.before === undefined ? null : auditAddress(query),
          }}
          older={{
            words: WORDS.older,
            to: next === null ? null : auditAddress(query, { before: next }),
          }}
        />
      )}
    </>
  );
}
