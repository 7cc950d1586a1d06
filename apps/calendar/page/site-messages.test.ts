import { expect, test, vi } from 'vitest';

import { readUser, tellSite } from './site-messages.ts';

const SITE = 'https://www.shop.example';
const parent = new MessageChannel().port1;
const user = { id: '7', name: 'Priya Sharma' };
const data = { type: 'USER_DATA', payload: user };
const good = { data, origin: SITE, source: parent };
const port = new MessageChannel().port1;

test('hears who the visitor is from the site that frames it', () => {
  expect(readUser(good, SITE, parent)).toEqual(user);
});

// asvs 3.5.5
test.each([
  ['another origin', { ...good, origin: 'https://evil.example' }],
  ['an origin that begins alike', { ...good, origin: `${SITE}.evil.example` }],
  ['a sandboxed origin', { ...good, origin: 'null' }],
  ['another window', { ...good, source: port }],
  ['no window', { ...good, source: null }],
  ['nobody', { ...good, data: { type: 'USER_DATA', payload: null } }],
  ['another type', { ...good, data: { ...data, type: 'CLOSE' } }],
  ['another shape', { ...good, data: { type: 'USER_DATA', payload: { id: 7, name: 'Priya' } } }],
  ['a text', { ...good, data: JSON.stringify(data) }],
  ['nothing', { ...good, data: undefined }],
])('ignores a message of %s', (_what, message) => {
  expect(readUser(message, SITE, parent)).toBeNull();
});

test('keeps id and name only', () => {
  const more = { ...data, payload: { ...user, token: 'secret' } };
  expect(readUser({ ...good, data: more }, SITE, parent)).toEqual(user);
});

test('tells the exact origin of the site that frames it', () => {
  const postMessage = vi.fn();
  tellSite({ self: {}, parent: { postMessage } }, SITE, { type: 'CLOSE' });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CLOSE' }, SITE);
});

test('tells nobody when it is not framed', () => {
  const postMessage = vi.fn();
  const alone = { postMessage };
  tellSite({ self: alone, parent: alone }, SITE, { type: 'CLOSE' });
  expect(postMessage).not.toHaveBeenCalled();
});
