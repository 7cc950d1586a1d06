import { expect, test } from 'vitest';

import { readPath } from './read-path.ts';

test.for([
  ['/people?role=owner', '/people?role=owner'],
  ['/', '/'],
  ['/people#top', '/people'],
  ['//evil.example/people', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/..//evil.example', '/'],
  ['/./\\evil.example', '/'],
  ['/leads/..//evil.example/people', '/'],
  ['/%2e//evil.example', '/'],
  ['/leads/../people', '/people'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['people', '/'],
  ['', '/'],
  [null, '/'],
] as const)('goes from %j on to %s', ([given, path]) => {
  expect(readPath(given)).toBe(path);
});
