import { expect, onTestFinished, test, vi } from 'vitest';

import { readStoredUser } from './stored-user.ts';

function aStorage(text: string | null) {
  return () => ({ getItem: (key: string) => (key === 'user' ? text : null) });
}

function captureErrors() {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  return logged;
}

test('gives id and name and nothing else', () => {
  const text = '{"id":"7","name":"Anna","email":"anna@example.com","token":"t"}';
  expect(readStoredUser(aStorage(text))).toEqual({ id: '7', name: 'Anna' });
});

test('gives null when nobody is stored', () => {
  expect(readStoredUser(aStorage(null))).toBeNull();
});

test.each(['', '{', 'Anna', '{"id":"7",}', 'undefined'])(
  'logs the bad JSON %j and gives null',
  (text) => {
    const logged = captureErrors();
    expect(readStoredUser(aStorage(text))).toBeNull();
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Failed to parse user data',
      expect.any(SyntaxError),
    );
  },
);

test.each(['null', '[]', '7', '"Anna"', '{}', '{"id":7,"name":"Anna"}', '{"id":"7"}'])(
  'gives null in silence for the wrong shape %s',
  (text) => {
    const logged = captureErrors();
    expect(readStoredUser(aStorage(text))).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  },
);

test('gives null in silence when storage is blocked', () => {
  const logged = captureErrors();
  const blocked = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  expect(readStoredUser(blocked)).toBeNull();
  expect(readStoredUser(() => ({ getItem: blocked }))).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});
