import {
  ALERT,
  DEFAULT_PLAN,
  ERRORS,
  readPlan,
  type AlertText,
  type ErrorCode,
  type FieldFault,
} from '@high-street/contract';

import type { Result } from './page/result-page.ts';
import { WORDS } from './page/words.ts';
import { PLAN_FIELD } from './plain-field.ts';
import type { SubmittedLead } from './submit-lead.ts';

/** The page for a form that breaks a rule. */
export function resultOfFaults(
  alert: AlertText,
  faults: readonly FieldFault[],
  typed: URLSearchParams,
): Result {
  return { alert, lines: [WORDS.kept], faults, typed };
}

/** The page for a stored lead: done, or with the form again where the mail is still to be accepted. */
export function resultOfLead(lead: SubmittedLead, typed: URLSearchParams): Result {
  const reference = WORDS.reference(lead.reference);
  if (!lead.isMailed) {
    return { alert: ALERT.emailNotSent, lines: [reference, WORDS.mailAgain], typed };
  }
  const hasPlan = readPlan(typed.get(PLAN_FIELD)) !== DEFAULT_PLAN;
  return {
    alert: ALERT.success,
    lines: [reference, WORDS.copy],
    links: hasPlan ? [WORDS.pricing] : [],
  };
}

/** The page for a form that was refused before anything was stored; with scripts each such answer shows this alert. */
export function resultOfRefusal(code: ErrorCode, typed: URLSearchParams | null): Result {
  const alert = ALERT.leadNotCreated;
  const { text, status } = ERRORS[code];
  // A form that another site sent is not repeated on our page, and Back would lead there.
  if (code === 'forbidden_origin') return { alert, lines: [text] };
  if (!typed) return { alert, lines: [text, WORDS.goBack] };
  return { alert, lines: [text, status >= 500 ? WORDS.nothingStored : WORDS.kept], typed };
}
