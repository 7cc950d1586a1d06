import { button, heading, link } from './support/targets.ts';
import { expect, test } from './support/test.ts';

const PRODUCTS = [
  'Brand marketing',
  'Online ordering and delivery',
  'Data-driven insights',
  'Rewards and loyalty',
  'Smart booking',
  'Catalogue management',
  'QR code promotions',
];
const HEADER = '.site-header';
const PHONE = { width: 390, height: 844 };

/** Runs in a page. */
function measureRowGap(): number {
  const [upper, lower] = [...document.querySelectorAll('.products-panel .product-link')].map(
    (one) => one.getBoundingClientRect(),
  );
  return Math.round((lower?.top ?? 0) - (upper?.bottom ?? 0));
}

test('the Products menu opens on a click, and closes on Esc and on a click outside', async ({
  visitor,
}) => {
  await visitor.open('/');
  const products = button('Products', HEADER);
  await visitor.click(products);
  for (const name of PRODUCTS) await visitor.see(link(name, HEADER));
  expect(await visitor.run(measureRowGap), 'between two products').toBe(4);
  await visitor.press('Escape');
  await visitor.miss(link('Smart booking', HEADER));
  await visitor.see(products, { isFocused: true });
  await visitor.press('Enter');
  await visitor.see(link('Smart booking', HEADER));
  await visitor.press('Tab');
  await visitor.see(link('Brand marketing', HEADER), { isFocused: true });
  // The open panel covers whatever is higher up.
  await visitor.click({ css: 'footer p', name: 'This is a demonstration site.' });
  await visitor.miss(link('Smart booking', HEADER));
});

test('a product chosen in the menu opens at its top, and the menu closes', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(button('Products', HEADER));
  await visitor.click(link('Smart booking', HEADER));
  await visitor.arrive('/product/smart-booking-system');
  await visitor.see(heading('Smart Booking System for a Seamless Customer Experience'), {
    isFocused: true,
  });
  await visitor.miss(link('Smart booking', HEADER));
  await visitor.click(link('Pricing', HEADER));
  await visitor.arrive('/pricing');
  await visitor.see(heading('Pay for the shop, not for every sale'));
  await visitor.run(() => history.back());
  await visitor.see(heading('Smart Booking System for a Seamless Customer Experience'));
});

test('on a phone the links stand behind a toggle, and choosing one closes the menu', async ({
  visitor,
}) => {
  await visitor.resize(PHONE);
  await visitor.open('/');
  await visitor.miss(link('Pricing', HEADER));
  await visitor.click(button('Menu', HEADER));
  await visitor.click({ css: 'summary', name: 'Products', within: HEADER });
  for (const name of PRODUCTS) await visitor.see(link(name, HEADER));
  await visitor.click(link('Pricing', HEADER));
  await visitor.arrive('/pricing');
  await visitor.miss(link('Pricing', HEADER));
  await visitor.see(heading('Pay for the shop, not for every sale'));
});
