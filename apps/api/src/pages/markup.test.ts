import { expect, test } from 'vitest';

import { markup } from './markup.ts';

test('escapes every text and keeps its own markup', () => {
  const inner = markup`<b>${'<i>&"\''}</b>`;

  expect(markup`<p title="${'">'}">${inner}${null}${[inner, markup`!`]}</p>`.toString()).toBe(
    '<p title="&quot;&gt;"><b>&lt;i&gt;&amp;&quot;&#39;</b><b>&lt;i&gt;&amp;&quot;&#39;</b>!</p>',
  );
});

// asvs 1.1.2
test('takes nothing for markup but what it made', () => {
  const [template, ...more] = ['${', '<script>', '\\u003cb>'];

  expect(markup`${String(template)}${more.join('')}`.toString()).toBe(
    '${&lt;script&gt;\\u003cb&gt;',
  );
});
