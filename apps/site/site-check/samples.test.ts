import { expect, test } from 'vitest';

import { listContentSamples, namesOfSamples } from './samples.ts';

test('finds marked entries however deep they are, by name or title', () => {
  const content = {
    list: [{ name: 'Anna', isSample: true }, { name: 'Real' }],
    page: { title: 'T', isSample: true },
  };
  expect(namesOfSamples(content)).toEqual(['Anna', 'T']);
});

test('an entry that is not a sample is not listed', () => {
  expect(namesOfSamples({ name: 'Anna', isSample: false })).toEqual([]);
});

test('the legal documents and the six testimonials are listed while they are samples', async () => {
  const lines = await listContentSamples();
  expect(lines).toContain('app/content/legal/privacy-policy/version-3.ts: Privacy Policy');
  expect(lines.filter((line) => line.startsWith('app/content/testimonials.ts'))).toHaveLength(6);
});
