import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, test } from './support/test.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('the built site has no dead link, no nameless picture and no claim that is not registered', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/site/site-check.ts'], {
    cwd: ROOT,
  });
  expect(stdout).toContain('18 pages');
  expect(stdout).toContain('Faults: 0');
  expect(stdout).toContain('app/content/legal/privacy-policy/version-3.ts: Privacy Policy');
  expect(stdout).toContain('Warnings: 0');
});
