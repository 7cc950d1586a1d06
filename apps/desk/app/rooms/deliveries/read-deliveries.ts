import type { ArchivedDelivery, DeliveryCount } from '@high-street/server/deliveries';

import type { DeskServices } from '#/desk-services.ts';
import { nameZone } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import { withCapital } from '#app/parts/with-capital.ts';
import type { DeliveriesQuery } from './deliveries-query.ts';
import type { KindCount, ShownList } from './delivery-lists.tsx';
import {
  type DeliveryRow,
  describeAccepted,
  describeDead,
  describeWaiting,
  isRefusedAddress,
} from './delivery-row.ts';
import { describeHealth } from './describe-health.ts';

/** Rows of a list on a page. */
const PAGE_SIZE = 25;

type Services = Pick<DeskServices, 'deliveryArchive' | 'lookAtMail' | 'office'>;
type Page = Awaited<ReturnType<DeskServices['deliveryArchive']['dead']>>;
type Describe = (delivery: ArchivedDelivery, wall: WallClock) => DeliveryRow;

function toList({ rows, next }: Page, total: number | null, wall: WallClock, describe: Describe) {
  const list: ShownList = { rows: rows.map((row) => describe(row, wall)), next, total };
  return list;
}

function countOf(counts: readonly DeliveryCount[], state: DeliveryCount['state']): number {
  return counts.reduce((sum, row) => (row.state === state ? sum + row.count : sum), 0);
}

function listKinds(counts: readonly DeliveryCount[]): KindCount[] {
  return counts
    .filter(({ state, again }) => state === 'dead' && again > 0)
    .map(({ kind, label, again }) => ({ kind, name: withCapital(label), count: again }));
}

/** What is left to do, in the words of the room. */
export async function readOpen(
  { deliveryArchive, lookAtMail, office }: Services,
  query: DeliveriesQuery,
) {
  const zone = office.timeZone;
  const [health, mail, counts, dead, waiting] = await Promise.all([
    deliveryArchive.health(zone),
    lookAtMail(),
    deliveryArchive.counts(),
    deliveryArchive.dead({ place: query.dead ?? null, size: PAGE_SIZE }),
    deliveryArchive.waiting({ place: query.waiting ?? null, size: PAGE_SIZE }),
  ]);
  const wall = { now: health.readAt, zone };
  return {
    kind: 'open' as const,
    health: describeHealth({ ...health, zone }, mail),
    hasAccepted: health.today.accepted > 0,
    dead: toList(dead, countOf(counts, 'dead'), wall, describeDead),
    kinds: listKinds(counts),
    hasRefused: dead.rows.some(isRefusedAddress),
    waiting: toList(waiting, countOf(counts, 'waiting'), wall, describeWaiting),
    zone: nameZone(health.readAt, zone),
  };
}

/** What was accepted today, in the words of the room. */
export async function readAccepted(
  { deliveryArchive, office }: Services,
  query: DeliveriesQuery,
  now: Date,
) {
  const zone = office.timeZone;
  const place = query.accepted ?? null;
  const accepted = await deliveryArchive.accepted(zone, { place, size: PAGE_SIZE });
  return {
    kind: 'accepted' as const,
    list: toList(accepted, null, { now, zone }, describeAccepted),
    zone: nameZone(now, zone),
  };
}
