import type { FreeDay, FreeTime } from './read-free-days.ts';
import { WORDS } from './words.ts';

/** Free times, each a radio button that looks like a chip. */
export function FreeChips({ times }: { times: readonly FreeTime[] }) {
  return (
    <div className="free-chips">
      {times.map(({ value, time, theirs }) => (
        <label key={value} className="free-chip">
          <input type="radio" name="start" value={value} required />
          <span className="tnum">
            {time}
            {theirs ? <span className="free-theirs">{theirs}</span> : null}
          </span>
        </label>
      ))}
    </div>
  );
}

type FreeTimesProps = {
  days: readonly FreeDay[];
  /** What the times are, by their id. */
  describedBy: string;
};

/** The free times day by day. */
export function FreeTimes({ days, describedBy }: FreeTimesProps) {
  return (
    <fieldset className="free-times" aria-describedby={describedBy}>
      <legend className="sr-only">{WORDS.moving.legend}</legend>
      {days.map(({ day, name, times }) => (
        <div key={day} role="group" aria-labelledby={`free-${day}`} className="free-day">
          <h2 id={`free-${day}`}>{name}</h2>
          <FreeChips times={times} />
        </div>
      ))}
    </fieldset>
  );
}
