import { z } from 'zod';

/** Who does things and is no person. */
export const KINDS = ['command', 'service', 'visitor'] as const;

/** What the log can be narrowed to, as the address has it; what cannot be read is as good as not set. */
const querySchema = z.object({
  /** A person's id, or a kind of actor that is no person. */
  who: z
    .union([z.guid(), z.enum(KINDS)])
    .optional()
    .catch(undefined),
  what: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .optional()
    .catch(undefined),
  /** A record as `kind:id`. */
  record: z
    .string()
    .regex(/^[a-z_]{1,30}:[\w-]{1,80}$/)
    .optional()
    .catch(undefined),
  day: z.iso.date().optional().catch(undefined),
  /** The line after which the page begins. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .catch(undefined),
});

/** What the log is narrowed to. */
export type AuditQuery = z.infer<typeof querySchema>;

/** Reads what the log is narrowed to from an address or a form. */
export function readAuditQuery(entries: Iterable<[string, unknown]>): AuditQuery {
  return querySchema.parse(Object.fromEntries(entries));
}
