import type { FormEvent } from 'react';

/** What a text that is over its limit carries, by which its form is held. */
export function tooLongProps(isTooLong: boolean) {
  return isTooLong ? { 'data-too-long': '' } : {};
}

/** Does not send a form while a text of it is over its limit, and leads to that text; says whether it did so. */
export function holdTooLong(event: FormEvent<HTMLFormElement>): boolean {
  const text = event.currentTarget.querySelector<HTMLElement>('[data-too-long]');
  if (text === null) return false;
  event.preventDefault();
  text.focus();
  return true;
}
