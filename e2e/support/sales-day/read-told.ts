import { expect, type Page, type Response } from '@playwright/test';

import { room, title } from '../desk-page.ts';
import type { ActName, Told } from './ledger.ts';

const CONFLICT = 409;

/** How each act says that it was done. */
const DONE: Readonly<Record<ActName, RegExp>> = {
  take: /Yours now\./,
  'hand-back': /Handed back\./,
  give: /Given\./,
  note: /Note added\./,
  'edit-note': /Note saved\./,
  mark: /Marked as|Back to waiting\./,
  elsewhere: /Marked as answered\.|Added to the history\./,
  called: /Call added to the history\./,
  release: /Released\.|was released\./,
  bin: /Moved to the bin\.|was binned\.|One lead is in the bin\./,
  restore: /Restored\.|was restored,/,
  requeue: /On its way again\./,
  resend: /On its way again\./,
  'bulk-mark': /Marked\. One lead is/,
  move: /Moved\./,
};
const NOTHING =
  /That is done already|Nothing to (?:do|mark|bin|restore)\.|Nothing was (?:marked|binned|done)\./;
const HELD = /has it already\./;
const TAKEN = /Somebody took .* a moment ago|can no longer be booked/;

/** Both answers as the page of them shows them: which was sent, and which is saved. */
async function readTwoAnswers(page: Page, sent: Readonly<Record<string, string>>): Promise<Told> {
  const form = room(page).locator('form.two-answers');
  // Where it was refused a second time, the page was this one before.
  await expect(form.locator('[name=version]')).not.toHaveValue(sent['version'] ?? '');
  await expect(title(page)).toHaveText('Two answers');
  const cards = form.locator('label.radio-card');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText('You, not saved');
  await expect(cards.nth(1)).toContainText(/saved(?: \d|$)/i);
  const [yours, saved] = await form
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => (radio instanceof HTMLInputElement ? radio.value : '')),
    );
  const name = await form.getByRole('radio').first().getAttribute('name');
  expect(yours).toBe(sent[name ?? '']);
  return { kind: 'two-answers', saved: saved ?? '' };
}

async function readStrip(page: Page, act: ActName): Promise<Told> {
  const kinds = { done: DONE[act], nothing: NOTHING, held: HELD, taken: TAKEN };
  const any = new RegExp(
    Object.values(kinds)
      .map(({ source }) => source)
      .join('|'),
  );
  const strip = room(page).locator('.strip-words').filter({ hasText: any }).first();
  const text = (await strip.textContent()) ?? '';
  const words = text.replaceAll(/\s+/g, ' ');
  if (HELD.test(words)) return { kind: 'held' };
  if (TAKEN.test(words)) return { kind: 'taken' };
  if (NOTHING.test(words)) return { kind: 'nothing' };
  return { kind: 'done' };
}

/** What the page says that an act came to, once it was answered. */
export async function readTold(
  page: Page,
  act: ActName,
  answer: Response,
  sent: Readonly<Record<string, string>>,
): Promise<Told> {
  const isRefused = answer.status() === CONFLICT;
  if (!isRefused) return readStrip(page, act);
  const isTaken = act === 'move' && (await isTakenTime(page));
  return isTaken ? { kind: 'taken' } : readTwoAnswers(page, sent);
}

/** A time that is gone is refused as a stale version is, but on the page itself. */
async function isTakenTime(page: Page): Promise<boolean> {
  const strip = room(page).locator('.strip-words').filter({ hasText: TAKEN });
  const answers = room(page).locator('form.two-answers');
  await strip.or(answers).first().waitFor();
  return (await strip.count()) > 0;
}
