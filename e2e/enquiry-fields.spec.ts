import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

test('untouched fields stay quiet', async ({ page }) => {
  await openHydrated(page, '/enquiry');
  await page.getByLabel('Message').fill('Hello');
  await expect(page.getByText('is required')).toHaveCount(0);
});

test('choosing a country leaves an untouched number quiet', async ({ page }) => {
  await openHydrated(page, '/enquiry');
  const { country, phone } = enquiryParts(page);
  await country.selectOption('FR');
  await expect(page.locator('.country-code')).toHaveText('+33');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('is required')).toHaveCount(0);
});

const LIVE_MESSAGES = [
  { field: 'name', typed: ['P', ''], message: 'Name is required' },
  {
    field: 'name',
    typed: ['Win at www.evil.example'],
    message: 'Enter a name without a web address',
  },
  { field: 'email', typed: ['p', ''], message: 'Email is required' },
  { field: 'email', typed: ['priya@bramble'], message: 'Enter a valid email' },
  { field: 'phone', typed: ['7', ''], message: 'Phone is required' },
  { field: 'phone', typed: ['770090014'], message: 'Phone number must be exactly 10 digits' },
] as const;

test('each fault of a field is shown live, under the field, with a red border', async ({
  page,
}) => {
  await openHydrated(page, '/enquiry');
  const before = await page.getByLabel('Message').boundingBox();
  for (const { field, typed, message } of LIVE_MESSAGES) {
    const input = enquiryParts(page)[field];
    for (const text of typed) await input.fill(text);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    const [border, errorColour] = await input.evaluate((element) => [
      getComputedStyle(element).borderTopColor,
      getComputedStyle(element.closest('.field')?.querySelector('.field-error') ?? element)
        .backgroundColor,
    ]);
    expect(border, message).toBe(errorColour);
    // The layout does not jump.
    expect((await page.getByLabel('Message').boundingBox())?.y, message).toBe(before?.y);
  }
});

test('a message goes as soon as the value is right', async ({ page }) => {
  await openHydrated(page, '/enquiry');
  const { email } = enquiryParts(page);
  await email.fill('priya@bramble');
  await expect(page.getByText('Enter a valid email')).toBeVisible();
  await email.fill('priya@bramble.example');
  await expect(page.getByText('Enter a valid email')).toHaveCount(0);
});

// In the order in which a submission checks them.
const REFUSALS = [
  { enquiry: { email: 'priya@bramble' }, alert: 'Please enter a valid email address.' },
  { enquiry: { email: 'priya@bramble', name: '' }, alert: 'Please enter a valid email address.' },
  { enquiry: { name: '' }, alert: 'Please fill in all required fields.' },
  { enquiry: { email: '' }, alert: 'Please fill in all required fields.' },
  { enquiry: { phone: '' }, alert: 'Please fill in all required fields.' },
  { enquiry: { phone: '77009' }, alert: 'Please fill in all required fields.' },
];

test('what cannot be sent is refused with its alert, and nothing is sent', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  await openHydrated(page, '/enquiry');
  for (const { enquiry, alert } of REFUSALS) {
    await fillEnquiry(page, anEnquiry(enquiry));
    await enquiryParts(page).submit.click();
    await expect(page.getByRole('alert'), JSON.stringify(enquiry)).toHaveText(alert);
    await expect(page.getByRole('alert')).toBeFocused();
  }
  expect(calls).toBe(0);
});

test('company and message are optional', async ({ page }) => {
  await openHydrated(page, '/enquiry');
  await fillEnquiry(page, anEnquiry({ company: '', message: '' }));
  await enquiryParts(page).submit.click();
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!');
});

test('the phone keeps digits only, and ten of them', async ({ page }) => {
  await openHydrated(page, '/enquiry');
  const { phone } = enquiryParts(page);
  await phone.pressSequentially('07700 900-123 ext');
  await expect(phone).toHaveValue('7700900123');
  await phone.pressSequentially('99');
  await expect(phone).toHaveValue('7700900123');
});

const TYPED_CODES = [
  ['+44 7700 900123', 'GB'],
  ['0044 7700 900123', 'GB'],
  ['+353 7700900123', 'IE'],
  ['+1 770 090 0123', 'US'],
] as const;

test('a number typed key by key with its code chooses its country and loses the code', async ({
  page,
}) => {
  await openHydrated(page, '/enquiry');
  const parts = enquiryParts(page);
  for (const [keys, country] of TYPED_CODES) {
    await parts.phone.fill('');
    await parts.country.selectOption('FR');
    await parts.phone.pressSequentially(keys);
    await expect(parts.phone, keys).toHaveValue('7700900123');
    await expect(parts.country, keys).toHaveValue(country);
  }
});

test('a country code is typed in front of a number, and slips are corrected on the way', async ({
  page,
}) => {
  await openHydrated(page, '/enquiry');
  const { phone, country } = enquiryParts(page);
  await phone.pressSequentially('7700900123');
  await phone.press('Home');
  await phone.pressSequentially('+3');
  await phone.press('Backspace');
  await expect(phone).toHaveValue('7700900123');
  await phone.pressSequentially('353');
  await expect(phone).toHaveValue('7700900123');
  await expect(country).toHaveValue('IE');
  await phone.press('ArrowRight');
  await phone.press('Delete');
  await phone.pressSequentially('8');
  await expect(phone).toHaveValue('7800900123');
});

test('a pasted international number chooses its country', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/enquiry');
  const { phone, country } = enquiryParts(page);
  await page.evaluate(() => navigator.clipboard.writeText('+91 98765 43210'));
  await phone.press('ControlOrMeta+V');
  await expect(phone).toHaveValue('9876543210');
  await expect(country).toHaveValue('IN');
});

test('an autofilled international number chooses its country', async ({ page }) => {
  await openHydrated(page, '/enquiry');
  const { phone, country } = enquiryParts(page);
  await phone.fill('0044 7700 900123');
  await expect(phone).toHaveValue('7700900123');
  await expect(country).toHaveValue('GB');
});

test('the country select has 34 countries in seven groups and starts at +44', async ({ page }) => {
  await openHydrated(page, '/enquiry');
  const { country } = enquiryParts(page);
  await expect(country).toHaveValue('GB');
  await expect(country.locator('option')).toHaveCount(34);
  expect(
    await country
      .locator('optgroup')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('label'))),
  ).toEqual([
    'Western Europe',
    'Northern Europe',
    'Eastern Europe',
    'Southern Europe',
    'North America',
    'Asia',
    'Middle East',
  ]);
});

test('a likely slip in the address gets a suggestion that one press takes', async ({ page }) => {
  await openHydrated(page, '/enquiry');
  const { email } = enquiryParts(page);
  await email.fill('priya@gmial.com');
  await page.getByRole('button', { name: 'priya@gmail.com' }).click();
  await expect(email).toHaveValue('priya@gmail.com');
});

test('the count of the message appears before its limit', async ({ page }) => {
  await openHydrated(page, '/enquiry');
  const { message } = enquiryParts(page);
  await message.fill('a'.repeat(3_999));
  await expect(page.getByText('of 5,000 characters')).toHaveCount(0);
  await message.fill('a'.repeat(4_200));
  await expect(page.getByText('4,200 of 5,000 characters')).toBeVisible();
});
