import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { BittenReceipt, WholeReceipt } from './receipt.tsx';

test.each([BittenReceipt, WholeReceipt])(
  'a receipt names no currency, as the sums on its page have that of the brand',
  (Receipt) => {
    const drawn = renderToStaticMarkup(createElement(Receipt));
    expect(drawn).toContain('24.00');
    expect(drawn).not.toMatch(/\p{Currency_Symbol}/u);
  },
);
