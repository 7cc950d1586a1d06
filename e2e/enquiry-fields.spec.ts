import { expectAll, type Claims } from './support/claims.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

/** What the fields say and do, the untouched ones first; the last of it sends the form. */
const FIELDS: Claims = {
  'the country select has 34 countries in seven groups and starts at +44': async (page) => {
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
  },

  'untouched fields stay quiet': async (page) => {
    await page.getByLabel('Message').fill('Hello');
    await expect(page.getByText('is required')).toHaveCount(0);
  },

  'choosing a country leaves an untouched number quiet': async (page) => {
    const { country, phone } = enquiryParts(page);
    await country.selectOption('FR');
    await expect(page.locator('.country-code')).toHaveText('+33');
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('is required')).toHaveCount(0);
  },

  'each fault of a field is shown live, under the field, with a red border': async (page) => {
    const placeOfMessage = () =>
      page
        .getByLabel('Message')
        .evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
    const before = await placeOfMessage();
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
      expect(await placeOfMessage(), message).toBe(before);
    }
  },

  'a message goes as soon as the value is right': async (page) => {
    const { email } = enquiryParts(page);
    await email.fill('priya@bramble');
    await expect(page.getByText('Enter a valid email')).toBeVisible();
    await email.fill('priya@bramble.example');
    await expect(page.getByText('Enter a valid email')).toHaveCount(0);
  },

  'a likely slip in the address gets a suggestion that one press takes': async (page) => {
    const { email } = enquiryParts(page);
    await email.fill('priya@gmial.com');
    await page.getByRole('button', { name: 'priya@gmail.com' }).click();
    await expect(email).toHaveValue('priya@gmail.com');
    await expect(email).toBeFocused();
  },

  'the phone keeps digits only, and ten of them': async (page) => {
    const { phone } = enquiryParts(page);
    await phone.fill('');
    await phone.pressSequentially('07700 900-123 ext');
    await expect(phone).toHaveValue('7700900123');
    await phone.pressSequentially('99');
    await expect(phone).toHaveValue('7700900123');
  },

  'a number typed key by key with its code chooses its country and loses the code': async (
    page,
  ) => {
    const parts = enquiryParts(page);
    for (const [keys, country] of TYPED_CODES) {
      await parts.phone.fill('');
      await parts.country.selectOption('FR');
      await parts.phone.pressSequentially(keys);
      await expect(parts.phone, keys).toHaveValue('7700900123');
      await expect(parts.country, keys).toHaveValue(country);
    }
  },

  'a country code is typed in front of a number, and slips are corrected on the way': async (
    page,
  ) => {
    const { phone, country } = enquiryParts(page);
    await phone.fill('');
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
  },

  'a pasted international number chooses its country': async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { phone, country } = enquiryParts(page);
    await phone.fill('');
    await page.evaluate(() => navigator.clipboard.writeText('+91 98765 43210'));
    await phone.press('ControlOrMeta+V');
    await expect(phone).toHaveValue('9876543210');
    await expect(country).toHaveValue('IN');
  },

  'a number composed by an input method is read once it is done, and at the caret': async (
    page,
  ) => {
    const { phone, country } = enquiryParts(page);
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    const commit = (text: string) => keyboard.send('Input.insertText', { text });
    await phone.fill('');
    for (const part of ['＋８１', '９０１２', '３４５６７８']) {
      const before = await phone.inputValue();
      await compose(part);
      await expect(phone).toHaveValue(`${before}${part}`);
      await commit(part);
    }
    await expect(phone).toHaveValue('9012345678');
    await expect(country).toHaveValue('JP');
    await phone.press('Home');
    await phone.press('Delete');
    await compose('８');
    await commit('８');
    await phone.pressSequentially('7');
    await expect(phone).toHaveValue('8701234567');
  },

  'an autofilled international number chooses its country': async (page) => {
    const { phone, country } = enquiryParts(page);
    await phone.fill('0044 7700 900123');
    await expect(phone).toHaveValue('7700900123');
    await expect(country).toHaveValue('GB');
  },

  'the count of the message appears before its limit': async (page) => {
    const { message } = enquiryParts(page);
    await message.fill('a'.repeat(3_999));
    await expect(page.getByText('of 5,000 characters')).toHaveCount(0);
    await message.fill('a'.repeat(4_200));
    await expect(page.getByText('4,200 of 5,000 characters').first()).toBeVisible();
  },

  'the count is read out when typing pauses, and not at every letter': async (page) => {
    const { message } = enquiryParts(page);
    await message.fill('a'.repeat(4_200));
    const said = page.locator('.field', { has: message }).getByRole('status');
    await expect(said).toHaveText('4,200 of 5,000 characters');
    const heard = await said.evaluateHandle((region) => {
      const texts: (string | null)[] = [];
      const note = () => texts.push(region.textContent);
      new MutationObserver(note).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return texts;
    });
    await message.press('End');
    // At once, so that not even a slow machine pauses between two letters.
    await message.evaluate(async () => {
      for (let letter = 0; letter < 20; letter += 1) {
        document.execCommand('insertText', false, 'a');
        await Promise.resolve();
      }
    });
    await expect(said).toHaveText('4,220 of 5,000 characters');
    expect(await heard.jsonValue()).toEqual(['4,220 of 5,000 characters']);
  },

  'a message over its limit stays as it was pasted, says so and goes on counting': async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { message } = enquiryParts(page);
    await message.fill('');
    await page.evaluate(() => navigator.clipboard.writeText('a'.repeat(5_600)));
    await message.press('ControlOrMeta+V');
    expect(await message.inputValue()).toHaveLength(5_600);
    await expect(message).toHaveAccessibleDescription('Message must be 5000 characters or fewer');
    await expect(page.getByText('5,600 of 5,000 characters').first()).toBeVisible();
  },

  'what cannot be sent is refused with its alert, and nothing is sent': async (page) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1;
    });
    for (const { enquiry, alert } of REFUSALS) {
      await fillEnquiry(page, anEnquiry(enquiry));
      await enquiryParts(page).submit.click();
      await expect(page.getByRole('alert'), JSON.stringify(enquiry)).toHaveText(alert);
      await expect(page.getByRole('alert')).toBeFocused();
    }
    expect(calls).toBe(0);
  },

  'company and message are optional': async (page) => {
    await fillEnquiry(page, anEnquiry({ company: '', message: '' }));
    await enquiryParts(page).submit.click();
    await expect(page.getByRole('alert')).toContainText('Form submitted successfully!');
  },
};

test('each field says what is wrong, takes what is typed in any way, and refuses what cannot be sent', async ({
  page,
}) => {
  await openHydrated(page, '/enquiry');
  await expectAll(page, FIELDS);
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

// In the order in which a submission checks them.
const REFUSALS = [
  { enquiry: { email: 'priya@bramble' }, alert: 'Please enter a valid email address.' },
  { enquiry: { email: 'priya@bramble', name: '' }, alert: 'Please enter a valid email address.' },
  { enquiry: { name: '' }, alert: 'Please fill in all required fields.' },
  { enquiry: { email: '' }, alert: 'Please fill in all required fields.' },
  { enquiry: { phone: '' }, alert: 'Please fill in all required fields.' },
  { enquiry: { phone: '77009' }, alert: 'Please fill in all required fields.' },
  {
    enquiry: { message: 'm'.repeat(5_001) },
    alert: 'Error in form submission, please try again.',
  },
];

const TYPED_CODES = [
  ['+44 7700 900123', 'GB'],
  ['0044 7700 900123', 'GB'],
  ['+353 7700900123', 'IE'],
  ['+1 770 090 0123', 'US'],
  ['+٣٥٣ ٧٧٠٠٩٠٠١٢٣', 'IE'],
] as const;
