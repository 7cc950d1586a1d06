import './floor-still.css';

import { Drawing } from '#/sections/drawing.tsx';
import { floorRoom } from '#drawn/floor-room.ts';
import { reminderPhone } from '#drawn/reminder-phone.ts';

export type FloorStillWords = {
  readonly title: string;
  readonly start: string;
  readonly ends: readonly string[];
  readonly room: string;
  readonly door: string;
  readonly phone: string;
};

/** The floor plan before its working part has come, and where none will. */
export function FloorStill({ words }: { words: FloorStillWords }) {
  return (
    <div className="floor-frame" data-sample="">
      <div className="floor-ask">
        <h3 className="sign text-h3">{words.title}</h3>
        <p className="mt-3 max-w-[60ch] text-muted">{words.start}</p>
      </div>
      <div className="floor-room">
        <Drawing
          of={floorRoom}
          fit="slice"
          align="xMidYMid"
          label={words.room}
          className="floor-view w-full rounded-t-[10px]"
        />
        <p className="floor-door grid items-center px-5 font-[600]">{words.door}</p>
      </div>
      <ul className="floor-action floor-still-ends">
        {words.ends.map((end) => (
          <li key={end}>{end}</li>
        ))}
      </ul>
      <div className="floor-phone-place">
        <Drawing of={reminderPhone} crop="158 40 392 1010" label={words.phone} />
      </div>
    </div>
  );
}
