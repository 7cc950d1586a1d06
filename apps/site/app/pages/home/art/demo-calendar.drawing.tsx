import { CalendarSheet } from '#/art/calendar/calendar-sheet.tsx';
import { OpenSign } from '#/art/open-sign.tsx';

export const size = { width: 470, height: 420 } as const;

/** A month on its rings, and the sign of the door. */
export function Drawing() {
  return (
    <>
      <g transform="translate(40 34) rotate(-4 150 160)">
        <CalendarSheet />
      </g>
      <g transform="translate(358 142) rotate(6)">
        <OpenSign />
      </g>
    </>
  );
}
