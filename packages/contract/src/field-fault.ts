import type { FieldFault } from '#/response.ts';

const MOST_FAULTS = 50;

type Issue = { path: readonly PropertyKey[]; message: string };

/** Returns the first message of each wrong field, named by its path such as contacts.email, at most fifty. */
export function listFieldFaults(issues: readonly Issue[]): FieldFault[] {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.map(String).join('.');
    if (!messages.has(field)) messages.set(field, message);
    if (messages.size === MOST_FAULTS) break;
  }
  return Array.from(messages, ([field, message]) => ({ field, message }));
}
