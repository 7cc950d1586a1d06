const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What the clock of answers says. */
export const CLOCK = {
  dueBy: (at: string) => `Due by ${at}`,
  due: (at: string) => `Due ${at}`,
  was: (at: string) => `was due ${at}`,
  left: (time: string) => `${time} left`,
  late: 'Late',
  lateBy: (time: string) => `Late by ${time}`,
  timeLate: (time: string) => `${time} late`,
  minutes: (count: number) => plural(count, 'minute', 'minutes'),
  hours: (count: number) => plural(count, 'hour', 'hours'),
  minutesShort: (count: number) => `${count} min`,
  hoursShort: (hours: number, minutes: number) =>
    minutes === 0 ? `${hours} h` : `${hours} h ${String(minutes).padStart(2, '0')}`,
  started: (at: string) => `The clock started. Answer due by ${at}.`,
  first: (time: string) => `First answer after ${time}`,
  firstShort: (time: string) => `First answer ${time}`,
  office: {
    open: 'Open',
    shut: 'Closed',
    until: (at: string) => `The clock runs until ${at}`,
    again: (at: string) => `The clock runs again ${at}`,
    never: 'The clock does not run',
    always: 'The clock runs',
  },
} as const;
