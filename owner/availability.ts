/** When and where a demo can be had with the provider; services and builds check it. */
export const AVAILABILITY = {
  /**
   * Where it takes place, as visitors read it: the address of a call, or a street. Nothing else tells them: a link that it
   * promises is yours to send.
   */
  place: 'Video call, link by email',
  /** IANA zone in which the hours and the days off are meant. */
  timeZone: 'Europe/London',
  /** From when to when, as HH:MM; 24:00 is the end of the day, and a day with no hours is closed. */
  weeklyHours: {
    monday: [
      ['09:30', '12:30'],
      ['13:30', '17:00'],
    ],
    tuesday: [
      ['09:30', '12:30'],
      ['13:30', '17:00'],
    ],
    wednesday: [
      ['09:30', '12:30'],
      ['13:30', '17:00'],
    ],
    thursday: [
      ['09:30', '12:30'],
      ['13:30', '17:00'],
    ],
    friday: [
      ['09:30', '12:30'],
      ['13:30', '17:00'],
    ],
    saturday: [],
    sunday: [],
  },
  /** How long a demo takes. */
  slotMinutes: 30,
  /** Kept free after each booking; it takes the times with it that it runs into. */
  bufferMinutes: 0,
  /** How long before its start a demo can last be booked. */
  noticeMinutes: 240,
  /** How many days after today can be booked. */
  horizonDays: 60,
  /** Closed whatever the weekday, as YYYY-MM-DD. */
  daysOff: ['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29'],
};
