import type { Slot } from '@high-street/contract';

import { ActionLink } from './action-link.tsx';
import { Leaf } from './leaf.tsx';
import type { PartProps } from './part-props.ts';
import { plainLink } from './plain-link.ts';
import { WORDS } from './words.ts';
import { ZoneName } from './zone-name.tsx';
import { toDay, sayDay, saySpan } from './zone-time.ts';

/** A time on a leaf of the wall calendar, with its zone and, where it may change, the way back. */
export function ChosenTime({
  props,
  booking,
  slot,
  label,
  canChange = false,
}: PartProps & { slot: Slot; label: string; canChange?: boolean }) {
  const { zone } = booking.state;
  const day = toDay(slot.start, zone);
  return (
    <div className="chosen">
      <Leaf day={day} />
      <p className="chosen-text">
        <span className="sr-only">{label}: </span>
        <b>{sayDay(day)}</b>
        <span>{saySpan(slot, zone)}</span> <ZoneName zone={zone} />
      </p>
      {canChange ? (
        <ActionLink
          href={plainLink(props, { month: day.slice(0, 7), day, zone, step: 'move' })}
          onPress={() => booking.dispatch({ type: 'back' })}
        >
          {WORDS.details.change} <span className="sr-only">{WORDS.details.changeWhat}</span>
        </ActionLink>
      ) : null}
    </div>
  );
}
