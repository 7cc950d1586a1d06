import type { ShouldRevalidateFunctionArgs } from 'react-router';

const CONFLICT = 409;

/**
 * Has a page read anew after a form that came too late: what it says then is about what is there now. The router reads
 * nothing anew after a refusal, so the page would show what it showed before, and send the same version again and again.
 */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === CONFLICT || defaultShouldRevalidate;
}
