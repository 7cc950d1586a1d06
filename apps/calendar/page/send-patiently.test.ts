import { expect, test } from 'vitest';

import { sendPatiently, type CallSetting } from './send-patiently.ts';

/** A network that gives these answers one after the other; null is none. */
function aNetwork(answers: (number | null)[], changes: Partial<CallSetting> = {}) {
  const waits: number[] = [];
  const sent: RequestInit[] = [];
  const setting: CallSetting = {
    send: async (_, init) => {
      const answer = answers[sent.length];
      sent.push(init);
      if (answer == null) throw new TypeError('no network');
      return Response.json({}, { status: answer });
    },
    isOnline: () => true,
    now: () => new Date(0),
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
    ...changes,
  };
  return { waits, sent, setting };
}

test('a passing fault is tried again, the same call each time', async () => {
  const { waits, sent, setting } = aNetwork([502, null, 201]);
  const init = { method: 'POST', headers: { 'idempotency-key': 'k' }, body: '{}' };
  expect((await sendPatiently(setting, '/api/bookings', init)).status).toBe(201);
  expect(waits).toEqual([1000, 3000]);
  expect(sent).toEqual([1, 2, 3].map(() => expect.objectContaining(init)));
});

test.each([200, 404, 409, 429, 500])('%i is the answer at once', async (status) => {
  const { sent, setting } = aNetwork([status]);
  expect((await sendPatiently(setting, '/api/slots', {})).status).toBe(status);
  expect(sent).toHaveLength(1);
});

test('the third fault is the answer, and no answer three times is thrown', async () => {
  expect((await sendPatiently(aNetwork([502, 503, 504]).setting, '/', {})).status).toBe(504);
  await expect(sendPatiently(aNetwork([null, null, null]).setting, '/', {})).rejects.toThrow(
    'no network',
  );
});

test('what was given up, or has no network, is not tried again', async () => {
  const given = { signal: AbortSignal.abort() };
  const up = aNetwork([null]);
  await expect(sendPatiently(up.setting, '/', given)).rejects.toThrow('no network');
  const offline = aNetwork([null], { isOnline: () => false });
  await expect(sendPatiently(offline.setting, '/', {})).rejects.toThrow('no network');
  expect([up.sent.length, offline.sent.length]).toEqual([1, 1]);
});
