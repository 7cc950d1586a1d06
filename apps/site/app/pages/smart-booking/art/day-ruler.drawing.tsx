import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Avatar } from '#/art/people/avatar.tsx';
import { Place } from '#/art/place.tsx';
import { round } from '#/art/round.ts';

import { DAY_BOOKINGS, type DayBooking } from './day-bookings.ts';
import { lengthOfHours, placeOfHour, RULER } from './day-hours.ts';

export const size = { minX: -560, width: 2560, height: RULER.foot } as const;

const HOURS = Array.from({ length: 19 }, (_, index) => 5 + index);
const QUARTERS = [0.25, 0.5, 0.75];

/** What stands on the ruler and in its lanes; their grounds are the page's, so that they never end. */
export function Drawing() {
  return (
    <>
      {HOURS.map((hour) => (
        <Hour key={hour} hour={hour} />
      ))}
      {DAY_BOOKINGS.map((booking) => (
        <Place
          key={`${booking.lane} ${booking.start}`}
          x={round(placeOfHour(booking.start))}
          y={RULER.lanes + booking.lane * RULER.lane}
        >
          <Booking {...booking} />
        </Place>
      ))}
    </>
  );
}

function Hour({ hour }: { hour: number }) {
  const foot = RULER.top + RULER.height;
  return (
    <>
      <Label x={placeOfHour(hour)} y={RULER.top + 34} size={16} weight={650} fill={paint.extraInk}>
        {`${hour}:00`}
      </Label>
      <rect x={placeOfHour(hour)} y={foot} width="1" height={RULER.foot - foot} fill={paint.line} />
      {QUARTERS.map((quarter) => {
        const height = quarter === 0.5 ? 16 : 10;
        return (
          <rect
            key={quarter}
            x={placeOfHour(hour + quarter)}
            y={foot - height}
            width="1.5"
            height={height}
            fill={paint.extraInk}
            opacity=".7"
          />
        );
      })}
    </>
  );
}

function Booking({ hours, what, note, face, fill }: DayBooking) {
  const ink = fill === paint.pageSignal ? paint.onSignal : paint.ink;
  const indent = face ? 64 : 18;
  return (
    <>
      <rect width={round(lengthOfHours(hours) - 6)} height="62" rx="14" fill={fill} />
      {face && (
        <Place x={9} y={9}>
          <Avatar who={face} size={44} ground={paint.cream} />
        </Place>
      )}
      <Label x={indent} y={28} size={16} weight={680} fill={ink}>
        {what}
      </Label>
      <Label x={indent} y={48} size={13.5} fill={ink}>
        {note}
      </Label>
    </>
  );
}
