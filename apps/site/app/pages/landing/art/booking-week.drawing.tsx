import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';
import { ConsoleFrame } from '#/art/console/console-frame.tsx';
import { ConsoleHeading } from '#/art/console/console-heading.tsx';
import { Pill } from '#/art/console/pill.tsx';
import { type Booking, WEEK_BOOKINGS } from './week-bookings.ts';

export { CONSOLE_PLANE as size } from '#/art/console/console-frame.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const FIRST_DATE = 12;
const TODAY = 3;
const OPENING_HOUR = 10;
const HOURS = 7;
const FIRST_LINE = 148;
const NOW = 335;
const COLUMN = 114;
const HOUR = 46;
/** Where the first day begins. */
const LEFT = 72;

export function Drawing() {
  const bookings = `${WEEK_BOOKINGS.length} bookings · no one queuing`;
  return (
    <ConsoleFrame address="book.thelinenroom.example">
      <ConsoleHeading title={`Week of ${FIRST_DATE} May`} note={bookings} />
      <Pill x={552} y={28} width={54}>
        Day
      </Pill>
      <Pill x={612} y={28} width={60} fill={paint.pageInk} ink={paint.bg}>
        Week
      </Pill>
      <Pill x={678} y={28} width={62}>
        Tables
      </Pill>
      <Days />
      <Hours />
      <rect x="64" y={NOW - 1} width="680" height="2" fill={paint.pageSignal} />
      <circle cx="64" cy={NOW} r="4.5" fill={paint.pageSignal} />
      {WEEK_BOOKINGS.map((booking) => (
        <Place
          key={`${booking.day} ${booking.start}`}
          x={LEFT + booking.day * COLUMN}
          y={FIRST_LINE + 1 + booking.start * HOUR}
        >
          <BookingBlock {...booking} />
        </Place>
      ))}
    </ConsoleFrame>
  );
}

function Days() {
  return DAYS.map((day, index) => (
    <Place key={day} x={LEFT - 4 + index * COLUMN} y={80}>
      {index === TODAY && <rect width="112" height="380" rx="12" fill={paint.tintButter} />}
      <Label x={56} y={21} size={13} weight={600} anchor="middle" fill={paint.muted}>
        {day}
      </Label>
      <SignText x={56} y={44} size={19} fill={paint.pageInk}>
        {String(FIRST_DATE + index)}
      </SignText>
    </Place>
  ));
}

function Hours() {
  return Array.from({ length: HOURS }, (_, index) => (
    <Place key={index + OPENING_HOUR} x={0} y={FIRST_LINE + index * HOUR}>
      <Label x={55} y={4} size={12} weight={550} anchor="end" fill={paint.muted}>
        {`${OPENING_HOUR + index}:00`}
      </Label>
      <rect x="64" width="680" height="1" fill={paint.line} />
    </Place>
  ));
}

function BookingBlock({ hours, what, guest, fill }: Booking) {
  return (
    <g fill={fill === paint.pageSignal ? paint.onSignal : paint.ink}>
      <rect width="104" height={hours * HOUR - 3} rx="8" fill={fill} />
      <Label x={10} y={18} size={12.5} weight={680}>
        {what}
      </Label>
      <Label x={10} y={34} size={12}>
        {guest}
      </Label>
    </g>
  );
}
