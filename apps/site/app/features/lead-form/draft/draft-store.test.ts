import { EMPTY_REGISTER } from '@high-street/contract';
import { expect, test } from 'vitest';

import { createDraftStore } from './draft-store.ts';
import { mergeValues, readValues } from './read-values.ts';

function aStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  };
}

const TYPED = { ...EMPTY_REGISTER, contactName: 'Anna', productsServicesOffered: ['Delivery'] };
const KEY = 'a'.repeat(32);

test('gives back what was typed, each form its own', () => {
  const storage = aStorage();
  const register = createDraftStore('register', () => storage);
  register.keepValues(readValues((name) => Reflect.get(TYPED, name)));
  expect(register.readValues()).toEqual(TYPED);
  expect(createDraftStore('enquiry', () => storage).readValues()).toBeNull();
});

test('gives back the line of another page with the values, and none that is no text', () => {
  const storage = aStorage();
  const values = { ...EMPTY_REGISTER, message: 'Hello.' };
  const store = createDraftStore('enquiry', () => storage);
  expect(store.readNote()).toBeNull();
  store.keepValues(values, '120 orders a week');
  expect([store.readNote(), store.readValues()]).toEqual(['120 orders a week', values]);
  store.keepValues(values);
  expect(store.readNote()).toBeNull();
  storage.setItem('enquiry:draft', '{"note":7}');
  expect(store.readNote()).toBeNull();
});

test('keeps nothing of an empty form', () => {
  const storage = aStorage({ 'register:draft': '{"contactName":"Anna"}' });
  createDraftStore('register', () => storage).keepValues(EMPTY_REGISTER, 'a line');
  expect(storage.map.size).toBe(0);
});

test('keeps how far sending has come, and forgets it', () => {
  const store = createDraftStore('enquiry', () => storage);
  const storage = aStorage();
  const robot = { trap: '', token: 't' };
  const marketingConsent = null;
  store.keepAttempt({
    content: '{}',
    key: KEY,
    robot,
    bookingReference: 'AB12',
    marketingConsent,
    isStored: true,
  });
  expect(store.readAttempt()).toEqual({
    content: '{}',
    key: KEY,
    robot,
    bookingReference: 'AB12',
    marketingConsent,
    isStored: true,
  });
  store.keepAttempt(null);
  expect(store.readAttempt()).toBeNull();
});

test.each([
  '',
  'null',
  '7',
  '[]',
  '{"key":"short","content":"x"}',
  '{"key":7,"content":"x"}',
  `{"key":"${'a'.repeat(32)}"}`,
  '{broken',
])('takes %j for no attempt', (stored) => {
  const storage = aStorage({ 'enquiry:attempt': stored });
  expect(createDraftStore('enquiry', () => storage).readAttempt()).toBeNull();
});

test('an attempt of another release is stored only when it says exactly so', () => {
  const storage = aStorage({
    'enquiry:attempt': `{"key":"${KEY}","content":"x","isStored":1,"robot":7}`,
  });
  expect(createDraftStore('enquiry', () => storage).readAttempt()).toEqual({
    content: 'x',
    key: KEY,
    robot: { trap: '', token: null },
    bookingReference: null,
    marketingConsent: null,
    isStored: false,
  });
});

test('a draft of another release loses only what is no longer there', () => {
  const stored = {
    contactName: 'Anna',
    email: 7,
    country: 'XX',
    storeGrowthStage: 'Huge',
    productsServicesOffered: ['Delivery', 'Guns', 'Takeaway'],
    businessType: 'old',
    more: 'x',
  };
  const storage = aStorage({ 'register:draft': JSON.stringify(stored) });
  expect(createDraftStore('register', () => storage).readValues()).toEqual({
    ...EMPTY_REGISTER,
    contactName: 'Anna',
    productsServicesOffered: ['Takeaway', 'Delivery'],
  });
});

test.each(['{broken', '7', '[]', '"x"', 'null'])('takes the draft %j for none', (stored) => {
  const storage = aStorage({ 'register:draft': stored });
  expect(createDraftStore('register', () => storage).readValues()).toBeNull();
});

test('a browser that refuses storage does not stop the form', () => {
  const store = createDraftStore('register', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.keepValues({ ...EMPTY_REGISTER, contactName: 'Anna' });
  store.keepAttempt(null);
  expect([store.readValues(), store.readAttempt()]).toEqual([null, null]);
});

test('what is in the page goes before what was kept', () => {
  const kept = { ...EMPTY_REGISTER, contactName: 'Anna', region: 'UK', country: 'IN' } as const;
  const page = { ...EMPTY_REGISTER, contactName: 'Ben' };
  expect(mergeValues(page, kept)).toEqual({ ...kept, contactName: 'Ben' });
});
