import { expect, test } from 'vitest';

import { createLog } from './create-log.ts';

// asvs 16.2.4, 16.3.4
test('a line about an error holds its words, code and cause, and nothing else that hangs on it', () => {
  const written: string[] = [];
  const log = createLog('error', { write: (line) => void written.push(line) });
  const error = Object.assign(new Error('the connection broke', { cause: new Error('reset') }), {
    code: '57P01',
    query: { values: ['anna@example.com'] },
  });

  log.error({ err: error }, 'a query failed');

  expect(JSON.parse(written.join(''))).toMatchObject({
    msg: 'a query failed',
    err: { message: 'the connection broke', code: '57P01', cause: { message: 'reset' } },
  });
  expect(written.join('')).not.toContain('anna@example.com');
});

// asvs 16.2.1, 16.4.1
test('a line says when and how grave, and nothing in it can begin another line', () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => void written.push(line) });

  log.info({ reason: 'one\n{"level":60,"msg":"two"}\r\n\u2028three' }, 'said\n"four"');

  expect(written).toHaveLength(1);
  expect(written[0]?.trimEnd()).not.toMatch(/[\n\r]/);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    level: 30,
    time: expect.any(Number),
    msg: 'said\n"four"',
  });
});
