import { expect, test } from 'vitest';

import { describeCall } from '#app/answer/describe-call.ts';

import { startLeadRoom } from './lead-room.ts';

const PHONE = '+447700900123';
const HOUR = /\d\d:\d\d their time, /;

test('what hour it is where the phone is stands beside the number wherever somebody may call it', async () => {
  const { desk, member, path } = await startLeadRoom();
  const hour = describeCall(PHONE, desk.clock.now());
  const facts = (await member.get(path)).body;
  expect(facts).toContain(`<dd class="caption muted">${hour}</dd>`);
  expect((await member.get(`${path}/called`)).body).toContain(hour);
  // Who only reads has a button below, too, that calls.
  const { body } = await (await desk.signedIn('reader')).get(path);
  expect(body).toMatch(new RegExp(`class="thumb-hour[^>]*>${hour}<`));
});

test('nothing is said of the hour of a lead that nobody is to call', async () => {
  const { desk, member, path, id } = await startLeadRoom({ isQuarantined: true });
  expect((await member.get(path)).body).not.toMatch(HOUR);
  expect((await member.get(`${path}/called`)).body).not.toMatch(HOUR);

  const withdrawn = { withdrawn_at: new Date(), quarantine_reasons: null, quarantined_at: null };
  await desk.db.updateTable('leads').set(withdrawn).where('id', '=', id).execute();
  expect((await member.get(path)).body).not.toMatch(HOUR);
});

test('a lead says what becomes of its clock: the tick of a call stops it, and in quarantine none runs', async () => {
  const { member, path } = await startLeadRoom();
  const called = await member.get(`${path}/called`);
  expect(called.body).toContain('This answers the lead and stops the clock');

  const kept = await startLeadRoom({ isQuarantined: true });
  const { body } = await kept.member.get(kept.path);
  expect(body).toContain('so no email has been sent and no clock runs.');
});
