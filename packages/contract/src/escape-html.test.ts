import { expect, test } from 'vitest';

import { escapeHtml } from '#/escape-html.ts';

// asvs 1.2.1
test('escapes everything that could open a tag, an entity or an attribute', () => {
  expect(escapeHtml(`<a href="x" id='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

test('leaves other text alone', () => {
  expect(escapeHtml('Café 🍕 مقهى')).toBe('Café 🍕 مقهى');
});
