const DAYS = Array.from({ length: 35 }, (_, index) => index);
const TIMES = Array.from({ length: 6 }, (_, index) => index);

/** Grey blocks where the days and times of the booking page will be. */
export function CalendarPlaceholder() {
  return (
    <div className="calendar-placeholder" aria-hidden="true">
      <div className="calendar-placeholder-head">
        <i />
        <i />
        <b />
      </div>
      <div className="calendar-placeholder-days">
        {DAYS.map((day) => (
          <i key={day} />
        ))}
      </div>
      <div className="calendar-placeholder-times">
        {TIMES.map((time) => (
          <i key={time} />
        ))}
      </div>
    </div>
  );
}
