import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { z } from 'zod';

const errorSchema = z.object({
  name: z.string().optional(),
  message: z.string(),
  stack: z.string().optional(),
  code: z.unknown().optional(),
  cause: z.unknown().optional(),
});

/**
 * What a log says of an error: its kind, its words, its code and where it came from. Other properties may hold what a
 * visitor typed: errors of pg carry their connection with its queries, those of nodemailer the addresses.
 */
function describeError(error: unknown): unknown {
  // What a package throws or tells need not be an Error.
  const { success, data } = errorSchema.safeParse(error);
  if (!success) return { message: String(error) };
  const { name, message, stack, code, cause } = data;
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** The log of a service or a command: one JSON object a line, on standard output unless another place is given. */
export function createLog(level: Level | 'silent', place?: DestinationStream): Logger {
  return pino({ level, serializers: { err: describeError } }, place ?? pino.destination(1));
}
