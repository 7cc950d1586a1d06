import { listPageWhats } from '@high-street/contract';
import { expect, test } from 'vitest';

import { createVisitTally, type VisitTally } from './visit-tally.ts';

/** A document that was opened from elsewhere, in a window of a laptop. */
function aVisit({ isLanding = true, width = 1_366 } = {}): VisitTally {
  return createVisitTally({ isLanding, width });
}

/** The same with its first page in view. */
function anOpenVisit(page = '/'): VisitTally {
  const tally = aVisit();
  tally.setVisible(true);
  tally.showPage(page);
  return tally;
}

function takeLines(tally: VisitTally): string[] {
  const counts = tally.take();
  for (const { what } of counts) expect(listPageWhats()).toContain(what);
  return counts.map(({ page, what, n }) => `${page} ${what} ${n}`);
}

test('a page in view counts as seen and as the one where the visit began', () => {
  expect(takeLines(anOpenVisit())).toEqual(['/ seen 1', '/ landed 1']);
});

test('a document that a page of ours led to began no visit', () => {
  const tally = aVisit({ isLanding: false });
  tally.setVisible(true);
  tally.showPage('/');
  expect(takeLines(tally)).toEqual(['/ seen 1']);
});

test('what was taken is not given again', () => {
  const tally = anOpenVisit();
  tally.take();
  expect(tally.take()).toEqual([]);
});

test('a tab that opened behind counts when it first comes to the front, and never again', () => {
  const tally = aVisit();
  tally.setVisible(false);
  tally.showPage('/');
  expect(tally.take()).toEqual([]);
  tally.setVisible(true);
  expect(takeLines(tally)).toEqual(['/ seen 1', '/ landed 1']);
  tally.setVisible(false);
  tally.setVisible(true);
  expect(tally.take()).toEqual([]);
});

test('a tab that nobody ever looked at counts nothing', () => {
  const tally = aVisit();
  tally.setVisible(false);
  tally.showPage('/');
  tally.leave();
  expect(tally.take()).toEqual([]);
});

test('each page of a document is seen; the visit began at the first', () => {
  const tally = anOpenVisit('/');
  tally.showPage('/pricing');
  tally.showPage('/');
  expect(takeLines(tally)).toEqual(['/ seen 2', '/ landed 1', '/pricing seen 1']);
});

test('a page out of the back/forward cache is seen again, and begins no other visit', () => {
  const tally = anOpenVisit();
  tally.leave();
  tally.setVisible(false);
  tally.take();
  tally.setVisible(true);
  tally.showPage('/');
  expect(takeLines(tally)).toEqual(['/ seen 1']);
});

test('a form that was begun and left tells the field touched last, once', () => {
  const tally = anOpenVisit('/enquiry');
  tally.take();
  tally.noteForm({ kind: 'touched', form: 'enquiry', field: 'contactName' });
  tally.noteForm({ kind: 'begun', form: 'enquiry' });
  tally.noteForm({ kind: 'touched', form: 'enquiry', field: 'contactName' });
  tally.noteForm({ kind: 'touched', form: 'enquiry', field: 'email' });
  tally.leave();
  tally.leave();
  expect(takeLines(tally)).toEqual(['/enquiry begun:enquiry 1', '/enquiry left:enquiry:email 1']);
});

test('a form that was only looked at is not left', () => {
  const tally = anOpenVisit('/enquiry');
  tally.take();
  tally.noteForm({ kind: 'touched', form: 'enquiry', field: 'contactName' });
  tally.leave();
  expect(tally.take()).toEqual([]);
});

test('a form that was sent is not left', () => {
  const tally = anOpenVisit('/enquiry');
  tally.take();
  tally.noteForm({ kind: 'begun', form: 'enquiry' });
  tally.noteForm({ kind: 'touched', form: 'enquiry', field: 'email' });
  tally.noteForm({ kind: 'sent', form: 'enquiry' });
  tally.leave();
  expect(takeLines(tally)).toEqual(['/enquiry begun:enquiry 1']);
});

test('a change of pages leaves the form of the page before', () => {
  const tally = anOpenVisit('/onboarding');
  tally.take();
  tally.noteForm({ kind: 'begun', form: 'register' });
  tally.noteForm({ kind: 'touched', form: 'register', field: 'region' });
  tally.showPage('/pricing');
  tally.noteForm({ kind: 'touched', form: 'register', field: 'region' });
  tally.leave();
  expect(takeLines(tally)).toEqual([
    '/onboarding begun:register 1',
    '/onboarding left:register:region 1',
    '/pricing seen 1',
  ]);
});

test('whoever comes back to a form out of the cache and goes on can leave it again', () => {
  const tally = anOpenVisit('/enquiry');
  tally.noteForm({ kind: 'begun', form: 'enquiry' });
  tally.noteForm({ kind: 'touched', form: 'enquiry', field: 'email' });
  tally.leave();
  tally.take();
  tally.showPage('/enquiry');
  tally.leave();
  expect(takeLines(tally)).toEqual(['/enquiry seen 1']);
  tally.noteForm({ kind: 'touched', form: 'enquiry', field: 'message' });
  tally.leave();
  expect(takeLines(tally)).toEqual(['/enquiry left:enquiry:message 1']);
});

test('steps, messages and refusals count under the page of their form', () => {
  const tally = anOpenVisit('/onboarding');
  tally.take();
  tally.noteForm({ kind: 'step', form: 'register', step: 2 });
  tally.noteForm({ kind: 'shown', form: 'register', field: 'email', rule: 'emailInvalid' });
  tally.noteForm({ kind: 'refused', form: 'register' });
  tally.noteForm({ kind: 'refused', form: 'register' });
  expect(takeLines(tally)).toEqual([
    '/onboarding step:register:2 1',
    '/onboarding shown:register:email:emailInvalid 1',
    '/onboarding refused:register 2',
  ]);
});

test.each([
  [390, 2_500, '/ lcp:narrow:1 1'],
  [768, 1_000, '/ lcp:medium:0 1'],
  [1_179, 2_501, '/ lcp:medium:2 1'],
  [1_180, 60_000, '/ lcp:wide:3 1'],
])('in a window of %i px, a largest paint after %i ms is %s', (width, value, line) => {
  const tally = aVisit({ width });
  tally.setVisible(true);
  tally.showPage('/');
  tally.take();
  tally.noteVital('lcp', value);
  tally.setVisible(false);
  expect(takeLines(tally)).toEqual([line]);
});

test('vitals count once, as they are when the document is hidden first, under the page that it was loaded at', () => {
  const tally = anOpenVisit('/');
  tally.noteVital('lcp', 900);
  tally.noteVital('cls', 0);
  tally.noteVital('inp', 90);
  tally.showPage('/pricing');
  expect(takeLines(tally)).toEqual(['/ seen 1', '/ landed 1', '/pricing seen 1']);
  tally.noteVital('inp', 350);
  tally.setVisible(false);
  expect(takeLines(tally)).toEqual(['/ lcp:wide:0 1', '/ cls:wide:0 1', '/ inp:wide:2 1']);
  tally.setVisible(true);
  tally.noteVital('inp', 900);
  tally.setVisible(false);
  expect(tally.take()).toEqual([]);
});

test('what happened before it is told to forget never counts, neither vitals nor forms', () => {
  const tally = anOpenVisit('/enquiry');
  tally.noteVital('lcp', 900);
  tally.noteForm({ kind: 'begun', form: 'enquiry' });
  tally.noteForm({ kind: 'touched', form: 'enquiry', field: 'email' });
  tally.forget();
  tally.noteForm({ kind: 'touched', form: 'enquiry', field: 'message' });
  tally.leave();
  tally.setVisible(false);
  expect(tally.take()).toEqual([]);
});

test('never more at a time than the service takes; what is left over goes next', () => {
  const tally = aVisit();
  tally.setVisible(true);
  for (let page = 0; page < 250; page += 1) tally.showPage(`/${page}`);
  expect(tally.take()).toHaveLength(200);
  expect(tally.take()).toHaveLength(51);
  for (let shown = 0; shown < 150; shown += 1) tally.showPage('/');
  expect(tally.take()).toEqual([{ page: '/', what: 'seen', n: 100 }]);
});
