import type { SmtpSink } from '@high-street/server/testing';
import { expect } from '@playwright/test';

import { mailsTo } from './mailbox.ts';

/** The newest mail to an address, once so many have come. */
export async function mailTo(mail: SmtpSink, address: string, count = 1) {
  await expect
    .poll(async () => (await mailsTo(mail, address)).length)
    .toBeGreaterThanOrEqual(count);
  const newest = (await mailsTo(mail, address)).at(-1);
  if (newest === undefined) throw new Error('There is no mail.');
  return newest;
}

function find(pattern: RegExp, text: string): string {
  const [found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`There is no ${pattern.source} in: ${text}`);
  return found;
}

/** The link of an invitation in a mail or in what a command printed. */
export function invitationIn(text: string): string {
  return find(/https?:\/\/\S+\/invitation\/[\w-]+/, text);
}

/** The link by which somebody signs in. */
export function signInLinkIn(text: string): string {
  return find(/https?:\/\/\S+\/sign-in\/link\/[\w-]+/, text);
}

/** The code by which somebody signs in. */
export function codeIn(text: string): string {
  return find(/(?<!\d)\d{3}\s?\d{3}(?!\d)/, text).replace(/\s/, '');
}
