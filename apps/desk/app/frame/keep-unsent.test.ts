import { createMemoryRouter, data, redirect, type DataStrategyResult } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { SIGNED_OUT } from '#app/door/signed-out.ts';
import { keepUnsent, UnsentError } from './keep-unsent.ts';

/** A router that is made by hand does not say what its middleware gets. */
const resultsSchema = z.record(z.string(), z.custom<DataStrategyResult>());

/** A desk of two pages around which it runs; `answer` is what its note answers, whether it is sent or asked for. */
function openDesk(answer: () => unknown) {
  return createMemoryRouter([
    {
      id: 'room',
      path: '/',
      middleware: [
        async (args, next) => keepUnsent(args, async () => resultsSchema.parse(await next())),
      ],
      ErrorBoundary: () => null,
      children: [{ path: 'note', action: answer, loader: answer }, { path: 'lead' }],
    },
  ]);
}

/** How the router has an answer that is none of its own. */
const TOO_BUSY = { status: 503, statusText: '', internal: false, data: '{"error":{}}' };

const SENT = {
  action: '/note?list=mine',
  fields: [
    ['body', 'Two lines\r\nof a note'],
    ['tag', 'a'],
    ['tag', 'b'],
  ],
};

/** Sends a form of three fields, and gives what the router has of it. */
async function send(answer: () => unknown) {
  const desk = openDesk(answer);
  const formData = new FormData();
  formData.append('body', 'Two lines\r\nof a note');
  formData.append('tag', 'a');
  formData.append('tag', 'b');
  await desk.navigate('/note?list=mine', { formMethod: 'post', formData });
  return desk.state;
}

test.for([
  ['the connection fails', () => Promise.reject(data(new TypeError('Failed to fetch')))],
  ['the desk has a fault', () => Promise.reject(data(new Error('Unexpected'), 500))],
  ['its own script has one', () => Promise.reject(new Error('Unexpected'))],
  ['the desk is too busy', () => Promise.reject(TOO_BUSY)],
] as const)('what was sent is kept when %s', async ([, answer]) => {
  const { errors, location } = await send(answer);

  expect(errors?.['room']).toBeInstanceOf(UnsentError);
  expect(errors?.['room']).toMatchObject({ sent: { ...SENT, isSignedOut: false } });
  expect(location.pathname).toBe('/note');
});

test('what somebody sent who is signed out is kept, and they are not led away from it', async () => {
  const { errors, location } = await send(() => Promise.reject(redirect(SIGNED_OUT, 303)));

  expect(errors?.['room']).toMatchObject({ sent: { ...SENT, isSignedOut: true } });
  expect(location.pathname).toBe('/note');
});

test('an answer is left as it is, be it a refusal, a redirect or what the form got wrong', async () => {
  const refused = await send(() => Promise.reject(data(null, 404)));
  expect(refused.errors?.['room']).toMatchObject({ status: 404 });

  const saved = await send(() => Promise.reject(redirect('/lead')));
  expect([saved.errors, saved.location.pathname]).toEqual([null, '/lead']);

  const wrong = await send(() => data('too long', 422));
  expect(wrong.errors).toBe(null);
  expect(Object.values(wrong.actionData ?? {})).toEqual(['too long']);
});

test('a page that is only asked for fails as it did', async () => {
  const desk = openDesk(() => Promise.reject(new TypeError('Failed to fetch')));
  await desk.navigate('/note');

  expect(desk.state.errors?.['room']).toBeInstanceOf(TypeError);
});
