import type { DeviceWidth, Vital } from '@high-street/contract';

import type { VitalTotals } from '#/numbers/index.ts';
import { isKeyOf } from '#app/is-key-of.ts';
import { DataTable } from '#app/parts/data-table.tsx';
import { layParts } from './bar-geometry.ts';
import { ChartTable } from './chart-table.tsx';
import { BarRect } from './hatch.tsx';
import type { NumbersQuery } from './numbers-query.ts';
import type { NumbersData } from './read-numbers.ts';
import { LEAST_TOLD, sayShare } from './share.ts';
import { WORDS } from './words.ts';

const words = WORDS.vitals;
/** A page is good where so many of its visits are, by web.dev/vitals. */
const GOOD_SHARE = 0.75;

const totalOf = ({ good, fair, poor }: VitalTotals) => good.now + fair.now + poor.now;
const isTold = (totals: VitalTotals) => totalOf(totals) >= LEAST_TOLD;
const isGood = (totals: VitalTotals) => totals.good.now >= GOOD_SHARE * totalOf(totals);

function sayParts(totals: VitalTotals): string {
  const whole = totalOf(totals);
  const say = (part: number) => sayShare(part, whole) ?? WORDS.under;
  return words.parts(say(totals.good.now), say(totals.fair.now), say(totals.poor.now));
}

/** The share of good visits a period before, where it is compared. */
function sayBefore({ good, fair, poor }: VitalTotals): string | null {
  if (good.earlier === null) return null;
  const whole = good.earlier + (fair.earlier ?? 0) + (poor.earlier ?? 0);
  const share = sayShare(good.earlier, whole);
  return share === null ? WORDS.few : `was ${share} ${words.good}`;
}

function Spread({ totals }: { totals: VitalTotals }) {
  const [good, fair, poor] = layParts([totals.good.now, totals.fair.now, totals.poor.now]);
  return (
    <svg className="spread" aria-hidden="true">
      <rect className="pillar-ground" width="100%" height="100%" />
      <BarRect of="bar" x={good?.x ?? 0} width={good?.width ?? 0} />
      <BarRect of="bar-small" x={fair?.x ?? 0} width={fair?.width ?? 0} />
      <BarRect of="bar-poor" x={poor?.x ?? 0} width={poor?.width ?? 0} />
    </svg>
  );
}

function Device({ totals }: { totals: VitalTotals }) {
  const before = sayBefore(totals);
  const name = <b>{words.device[totals.device]}</b>;
  if (!isTold(totals)) {
    return (
      <li className="vital-device">
        {name}
        <span className="caption muted">
          {before === null ? WORDS.few : `${WORDS.few}, ${before}`}
        </span>
      </li>
    );
  }
  return (
    <li>
      <span className="vital-device">
        {name}
        {before === null ? null : <span className="caption muted">{before}</span>}
      </span>
      <Spread totals={totals} />
      <span className="caption muted">{sayParts(totals)}</span>
    </li>
  );
}

function VitalColumn({ vital, all }: { vital: Vital; all: readonly VitalTotals[] }) {
  const { name, good } = words.vital[vital];
  return (
    <div className="vital">
      <h3 className="font-[650]">{name}</h3>
      <p className="caption muted">
        {words.good}: {good}
      </p>
      <ul className="vital-devices">
        {all
          .filter((totals) => totals.vital === vital)
          .map((totals) => (
            <Device key={totals.device} totals={totals} />
          ))}
      </ul>
    </div>
  );
}

function listPages(totals: readonly VitalTotals[]) {
  const rows = new Map<string, { page: string; device: DeviceWidth; of: VitalTotals[] }>();
  for (const each of totals) {
    const key = `${each.page} ${each.device}`;
    const row = rows.get(key) ?? { page: each.page, device: each.device, of: [] };
    row.of.push(each);
    rows.set(key, row);
  }
  return [...rows].filter(([, { of }]) => of.some(isTold));
}

function Cell({ of, vital }: { of: readonly VitalTotals[]; vital: Vital }) {
  const totals = of.find((each) => each.vital === vital);
  if (totals === undefined || !isTold(totals)) return <span className="muted">{WORDS.few}</span>;
  return (
    <span className="vital-cell">
      <Spread totals={totals} />
      <span className="caption">{sayParts(totals)}</span>
    </span>
  );
}

function VitalTable({ totals }: { totals: readonly VitalTotals[] }) {
  return (
    <DataTable
      isTight
      caption={words.caption}
      columns={[
        { name: 'page', head: words.page, isTitle: true },
        { name: 'device', head: words.on },
        { name: 'lcp', head: 'LCP' },
        { name: 'inp', head: 'INP' },
        { name: 'cls', head: 'CLS' },
      ]}
      rows={listPages(totals).map(([id, { page, device, of }]) => ({
        id,
        cells: {
          page: <b>{WORDS.page(page)}</b>,
          device: words.device[device],
          lcp: <Cell of={of} vital="lcp" />,
          inp: <Cell of={of} vital="inp" />,
          cls: <Cell of={of} vital="cls" />,
        },
      }))}
    />
  );
}

/** How soon pages showed, answered and settled for real visitors. */
export function VitalsPanel({ data, query }: { data: NumbersData; query: NumbersQuery }) {
  const told = data.vitals.filter(isTold);
  return (
    <section className="panel" aria-labelledby="vitals-title">
      <h2 className="section-title" id="vitals-title">
        {words.title}
      </h2>
      <p className="muted numbers-line">
        {words.line} {query.campaign === undefined ? null : words.everywhere}
      </p>
      <p className="mb-3.5">{words.sentence(told.filter(isGood).length, told.length)}</p>
      <div className="vitals">
        {Object.keys(words.vital)
          .filter((name) => isKeyOf(words.vital, name))
          .map((vital) => (
            <VitalColumn key={vital} vital={vital} all={data.vitals} />
          ))}
      </div>
      <p className="caption muted spread-key" aria-hidden="true">
        <KeyOf of="bar">{words.good}</KeyOf>
        <KeyOf of="bar-small">{words.fair}</KeyOf>
        <KeyOf of="bar-poor">{words.poor}</KeyOf>
      </p>
      <ChartTable about={words.title}>
        <VitalTable totals={data.vitalsByPage} />
        <p className="caption muted numbers-foot">{words.unread}</p>
      </ChartTable>
    </section>
  );
}

function KeyOf({ of, children }: { of: 'bar' | 'bar-small' | 'bar-poor'; children: string }) {
  return (
    <span>
      <svg width="18" height="12">
        <BarRect of={of} />
      </svg>{' '}
      {children}
    </span>
  );
}
