import { FIELD_RULES, LENGTH_LIMIT } from '@high-street/contract';

import type { DetailFaults, DetailValues } from './page-props.ts';

/** The message under each field, by the same rules that the service holds the booking to. */
export function checkDetails({ name, email, note }: DetailValues): DetailFaults {
  return {
    name: FIELD_RULES.contactName(name),
    email: FIELD_RULES.email(email),
    note:
      note.trim().length > LENGTH_LIMIT.text
        ? `Note must be ${LENGTH_LIMIT.text} characters or fewer`
        : null,
  };
}
