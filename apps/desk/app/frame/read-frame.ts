import type { RouterContextProvider } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { describeOffice } from '#app/clock/describe-office.ts';
import { placeContext } from '#app/live/mark-place.ts';
import { describeHour } from '#app/parts/describe-moment.ts';
import type { FrameData } from './frame-data.ts';
import { readCounts } from './read-counts.ts';
import { listOpenRooms } from './rooms.ts';

/** Reads what the frame shows to whoever is signed in. */
export async function readFrame(context: Readonly<RouterContextProvider>): Promise<FrameData> {
  const services = context.get(deskContext);
  const { brand, clock, office } = services;
  const { id, name, role, hasSingleKeys } = context.get(visitContext).me.person;
  const now = clock.now();
  return {
    brand,
    me: { id, name, role, hasSingleKeys },
    open: listOpenRooms(role),
    office: describeOffice(office, now),
    counts: await readCounts(context),
    read: {
      place: context.get(placeContext),
      at: describeHour(now, office.timeZone),
      zone: office.timeZone,
    },
  };
}
