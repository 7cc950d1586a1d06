import {
  isIdempotencyKey,
  robotSignsSchema,
  TOKEN_FIELD,
  TRAP_FIELD,
  type NewBooking,
  type RobotAnswers,
} from '@high-street/contract';

/** What the details form says, by the names that calls have for it; a field that came twice counts once. */
export function readTypedBooking(typed: URLSearchParams): Omit<NewBooking, 'leadReference'> {
  const textOf = (name: string) => typed.get(name) ?? '';
  return {
    // Chosen among those nearest to a time that is gone.
    start: typed.get('instead') ?? textOf('start'),
    timeZone: textOf('timeZone'),
    name: textOf('name'),
    email: textOf('email'),
    // Forms send each line break as two characters, calls as one.
    note: textOf('note').replaceAll('\r\n', '\n'),
  };
}

/** The idempotency key that the form was drawn up with; null when there is none that can be used. */
export function readTypedKey(typed: URLSearchParams): string | null {
  const key = typed.get('key');
  return isIdempotencyKey(key) ? key : null;
}

/** What the form says of who sent it; undefined when it cannot be ours. */
export function readTypedRobot(typed: URLSearchParams): RobotAnswers | undefined {
  const answers = { trap: typed.get(TRAP_FIELD) ?? '', token: typed.get(TOKEN_FIELD) };
  return robotSignsSchema.safeParse(answers).data;
}
