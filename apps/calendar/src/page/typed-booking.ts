import {
  BOOKING_DETAILS,
  cleanTyped,
  isIdempotencyKey,
  robotAnswersSchema,
  TOKEN_FIELD,
  TRAP_FIELD,
  type DetailName,
  type RobotAnswers,
} from '@high-street/contract';

/** The time that the form is about: one chosen among those nearest to a time that is gone goes first. */
export function readTypedTime(typed: URLSearchParams): { start: string; timeZone: string } {
  const start = typed.get('instead') ?? typed.get('start') ?? '';
  return { start, timeZone: typed.get('timeZone') ?? '' };
}

/** The details that the form has, by the names that calls have for them; a field that came twice counts once. */
export function readTypedDetails(typed: URLSearchParams): Partial<Record<DetailName, string>> {
  const details: Partial<Record<DetailName, string>> = {};
  for (const { name, control } of BOOKING_DETAILS) {
    const text = typed.get(name);
    // Forms send each line break as two characters, calls as one.
    if (text !== null) details[name] = cleanTyped(text, control);
  }
  return details;
}

/** The idempotency key that the form was drawn up with; null when there is none that can be used. */
export function readTypedKey(typed: URLSearchParams): string | null {
  const key = typed.get('key');
  return isIdempotencyKey(key) ? key : null;
}

/** What the form says of who sent it; undefined when it cannot be ours. */
export function readTypedRobot(typed: URLSearchParams): RobotAnswers | undefined {
  const answers = { trap: typed.get(TRAP_FIELD) ?? '', token: typed.get(TOKEN_FIELD) };
  return robotAnswersSchema.safeParse(answers).data;
}
