import type { Locator } from '@playwright/test';

import { expectAll, type Claims } from './support/claims.ts';
import {
  aRegistration,
  fillBusiness,
  fillGrowth,
  fillProfile,
  registerParts,
  stepHeading,
} from './support/register-page.ts';
import { expect, test } from './support/test.ts';

type Part = keyof ReturnType<typeof registerParts>;
type Case = { field: Part; typed: string; message: string | null; shows?: string };

const TEN_THOUSAND = 'x'.repeat(10_000);
const NAME = 'Name is required';
const EMAIL = 'Enter a valid email';
const PHONE = 'Phone number must be exactly 10 digits';
const WEBSITE = 'Please enter a valid Website URL';
const FACEBOOK = 'Please enter a valid Facebook URL';
const INSTAGRAM = 'Please enter a valid Instagram URL';

/** Every kind of input that a visitor may give, and what the form makes of it; `shows` where it is changed. */
const PROFILE: readonly Case[] = [
  { field: 'name', typed: ' ', message: NAME },
  { field: 'name', typed: '\u200b', message: NAME },
  { field: 'name', typed: '🍕 Anna', message: null },
  { field: 'name', typed: 'مقهى السلام', message: null },
  { field: 'name', typed: "O'Neill-Søren", message: null },
  { field: 'name', typed: '<b>Anna</b>', message: null },
  { field: 'name', typed: '日本 太郎', message: null },
  { field: 'email', typed: 'priya', message: EMAIL },
  { field: 'email', typed: 'priya@', message: EMAIL },
  { field: 'email', typed: '@bramble.example', message: EMAIL },
  { field: 'email', typed: 'priya@bramble', message: EMAIL },
  { field: 'email', typed: 'priya@bramble.', message: EMAIL },
  { field: 'email', typed: 'priya@.example', message: EMAIL },
  { field: 'email', typed: 'pri ya@bramble.example', message: EMAIL },
  { field: 'email', typed: 'priya@@bramble.example', message: EMAIL },
  { field: 'email', typed: 'priya@bramble..example', message: EMAIL },
  { field: 'email', typed: 'a@b.example,c@d.example', message: EMAIL },
  { field: 'email', typed: 'Priya <a@b.example>', message: EMAIL },
  { field: 'email', typed: "o'neill+shop@bramble.example", message: null },
  { field: 'email', typed: '中文@例子.公司', message: null },
  { field: 'phone', typed: 'abc', message: 'Phone is required', shows: '' },
  { field: 'phone', typed: '7', message: PHONE },
  { field: 'phone', typed: '770090014', message: PHONE },
  { field: 'phone', typed: '07700 900123', message: null, shows: '7700900123' },
  { field: 'phone', typed: '7700-900-123', message: null, shows: '7700900123' },
  { field: 'phone', typed: '(7700) 900 123 ext', message: null, shows: '7700900123' },
  { field: 'phone', typed: '+44 7700 900123', message: null, shows: '7700900123' },
  { field: 'phone', typed: '+44 (0)7700 900123', message: null, shows: '7700900123' },
  { field: 'phone', typed: '0044 7700 900123', message: null, shows: '7700900123' },
  { field: 'phone', typed: '77009001234567', message: null, shows: '7700900123' },
  { field: 'phone', typed: '+44 7700', message: PHONE, shows: '7700' },
  { field: 'phone', typed: '٧٧٠٠٩٠٠١٢٣', message: null, shows: '7700900123' },
  { field: 'phone', typed: '＋４４　７７００ ９００１２３', message: null, shows: '7700900123' },
];

const BUSINESS: readonly Case[] = [
  { field: 'storeName', typed: '  ', message: 'Store name is required' },
  { field: 'storeName', typed: '🥕', message: null },
  { field: 'description', typed: '\n\n', message: 'Description is required' },
  { field: 'description', typed: 'سوق المزارعين', message: null },
  { field: 'region', typed: '\t', message: 'Region is required' },
  { field: 'region', typed: 'Anywhere', message: null },
  { field: 'pincode', typed: ' ', message: 'Pincode is required' },
  { field: 'pincode', typed: '!', message: null },
  { field: 'address', typed: ' ', message: 'Address is required' },
  { field: 'address', typed: '<script>alert(1)</script>', message: null },
  { field: 'employees', typed: 'a few', message: null },
  { field: 'years', typed: 'since 1984', message: null },
];

const GROWTH: readonly Case[] = [
  { field: 'website', typed: 'cafe', message: WEBSITE },
  { field: 'website', typed: 'a.b.c.com', message: WEBSITE },
  { field: 'website', typed: 'www.shop.cafe.co.uk', message: WEBSITE },
  { field: 'website', typed: 'ftp://cafe.com', message: WEBSITE },
  { field: 'website', typed: 'http://', message: WEBSITE },
  { field: 'website', typed: 'cafe.c', message: WEBSITE },
  { field: 'website', typed: '-cafe.com', message: WEBSITE },
  { field: 'website', typed: 'cafe .com', message: WEBSITE },
  { field: 'website', typed: 'cafe.com/a b', message: WEBSITE },
  { field: 'website', typed: 'cafe.com:8080', message: WEBSITE },
  { field: 'website', typed: 'javascript:alert(1)', message: WEBSITE },
  { field: 'website', typed: '192.168.0.1', message: WEBSITE },
  { field: 'website', typed: '@cafe', message: WEBSITE },
  { field: 'website', typed: '🍕', message: WEBSITE },
  { field: 'website', typed: ' ', message: null },
  { field: 'website', typed: 'cafe.com', message: null },
  { field: 'website', typed: 'www.cafe.co.uk', message: null },
  { field: 'website', typed: 'HTTPS://Cafe.com/Menu?x=1', message: null },
  { field: 'website', typed: 'кафе.рф', message: null },
  { field: 'facebook', typed: 'cafe', message: FACEBOOK },
  { field: 'facebook', typed: '@', message: FACEBOOK },
  { field: 'facebook', typed: '@my cafe', message: FACEBOOK },
  { field: 'facebook', typed: '@cafe', message: null },
  { field: 'facebook', typed: 'https://www.facebook.com/cafe', message: null },
  { field: 'instagram', typed: 'cafe!', message: INSTAGRAM },
  { field: 'instagram', typed: 'https://', message: INSTAGRAM },
  { field: 'instagram', typed: 'https://instagram.com/cafe?x=1', message: null },
  { field: 'instagram', typed: '@cafe.and.crumb', message: null },
];

async function judge(parts: Record<Part, Locator>, cases: readonly Case[]): Promise<void> {
  for (const { field, typed, message, shows = typed } of cases) {
    const input = parts[field];
    const label = `${field} with ${JSON.stringify(typed)}`;
    await input.fill('');
    await input.fill(typed);
    await expect.soft(input, label).toHaveValue(shows);
    await expect.soft(input, label).toHaveAttribute('aria-invalid', String(message !== null));
    if (message) {
      await expect.soft(input, label).toHaveAccessibleDescription(new RegExp(message));
    }
  }
}

/** What the steps make of what is typed, in the order in which a visitor comes to them. */
const STEPS: Claims = {
  'each wrong and each odd input of step 1 behaves as ruled': (page) =>
    judge(registerParts(page), PROFILE),

  'ten thousand pasted characters stay, and their step stays until they are fewer': async (
    page,
  ) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const parts = registerParts(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), TEN_THOUSAND);
    const pastes = [
      [parts.email, 'Email must be 254 characters or fewer'],
      [parts.name, 'Name must be 200 characters or fewer'],
    ] as const;
    for (const [input, message] of pastes) {
      await input.fill('');
      await input.press('ControlOrMeta+V');
      expect(await input.inputValue()).toHaveLength(10_000);
      await expect(input).toHaveAccessibleDescription(message);
    }
    await parts.proceed.click();
    await expect(parts.name).toBeFocused();
    await fillProfile(page, aRegistration());
    await parts.proceed.click();
    await fillBusiness(page, aRegistration());
    await parts.years.press('ControlOrMeta+V');
    await parts.proceed.click();
    await expect(parts.years).toBeFocused();
    await expect(parts.years).toHaveAccessibleDescription(
      'How long in business must be 200 characters or fewer',
    );
    await parts.years.fill('');
  },

  'each wrong and each odd input of step 2 behaves as ruled': (page) =>
    judge(registerParts(page), BUSINESS),

  'each wrong and each odd input of step 3 behaves as ruled': async (page) => {
    const parts = registerParts(page);
    await fillBusiness(page, aRegistration());
    await parts.proceed.click();
    await stepHeading(page, 3).waitFor();
    await fillGrowth(page, aRegistration());
    await judge(parts, GROWTH);
  },
};

test('the fields of the three steps take what a visitor may give, and say what is wrong', async ({
  page,
}) => {
  await page.goto('/onboarding');
  await expectAll(page, STEPS);
});
