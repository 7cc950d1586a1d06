import { expectAll } from './support/claims.ts';
import { countLeads } from './support/count-leads.ts';
import { mailsTo } from './support/mailbox.ts';
import { untilHydrated, watchHydration } from './support/open-hydrated.ts';
import {
  aRegistration,
  fillBusiness,
  fillGrowth,
  fillProfile,
  fillRegistration,
  registerParts,
  stepHeading,
} from './support/register-page.ts';
import { expect, test } from './support/test.ts';

const PLANS = ['Basic', 'Growth', 'Scale'] as const;
const SUCCESS = 'Form submitted successfully!';
/** What travels with the contacts of a visitor who opened the form by its address. */
const BESIDE_CONTACTS = {
  robot: { trap: '', token: expect.any(String) },
  attribution: expect.objectContaining({ referrer: null, landingPage: '/onboarding' }),
};

test('a registration reaches the database and the inbox, and the form starts anew', async ({
  page,
  product,
}) => {
  const registration = aRegistration({ message: 'Veg boxes & <b>bread</b>' });
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataJSON());
  });
  await page.goto('/onboarding');
  const { proceed, submit, existingBusiness, products, alert, name } = registerParts(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Get Started");
  await fillProfile(page, registration);
  await proceed.click();
  await existingBusiness.check();
  await fillBusiness(page, registration);
  for (const entry of ['Fresh Produce', 'Takeaway']) {
    await products.getByRole('checkbox', { name: entry }).check();
  }
  await expect(products).toContainText('2 chosen');
  await proceed.click();
  await fillGrowth(page, registration);
  await submit.click();

  await expect(alert).toHaveText(SUCCESS);
  await expect(alert).toBeFocused();
  await expect(page).toHaveURL(`${product.url}/onboarding`);
  await expect(stepHeading(page, 1)).toBeVisible();
  await expect(name).toHaveValue('');

  const unset = { start: null, end: null };
  expect(bodies).toMatchObject([
    {
      contacts: {
        contactName: registration.name,
        phoneNumber: '+447700900142',
        email: registration.email,
        storeName: 'Field & Fold',
        message: 'Veg boxes & <b>bread</b>',
        comments: [],
        leadStatus: 'Prospect',
        businessHours: {
          monday: unset,
          tuesday: unset,
          wednesday: unset,
          thursday: unset,
          friday: unset,
          saturday: unset,
          sunday: unset,
        },
        businessType: 'existing',
        businessDescription: registration.description,
        address: registration.address,
        region: 'UK',
        pincode: 'BS8 2AB',
        productsServicesOffered: ['Takeaway', 'Fresh Produce'],
        storeGrowthStage: 'Growing',
        yearEstablished: 'Under a year',
        employeeCount: '2 to 5',
        businessWebsite: 'fieldandfold.example',
        socialMediaLinks: {
          facebook: 'https://facebook.com/fieldandfold',
          instagram: 'instagram.com/fieldandfold',
        },
        subscribedPlan: 'trial',
      },
      ...BESIDE_CONTACTS,
    },
    {
      type: 'onBoarding',
      to: registration.email,
      from: { email: expect.stringContaining('@'), name: expect.any(String) },
      name: registration.name,
      company: 'Field & Fold',
      subject: 'Register Email',
      message: expect.stringContaining('Veg boxes &amp; &lt;b&gt;bread&lt;/b&gt;'),
    },
  ]);
  const mails = await mailsTo(product.mail, registration.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Register Email']);
  expect(await countLeads(product, registration.email)).toBe(1);
});

test('one registration after the other is sent from one page, each once', async ({
  page,
  product,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { submit, alert, proceed, storeName, message, stage } = registerParts(page);
  await page.route('**/api/leads', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/onboarding');
  await expectAll(page, {
    'what nobody touched is sent as the specification says': async () => {
      const registration = aRegistration({
        message: '',
        website: '',
        facebook: '',
        instagram: '',
        years: '',
        employees: '',
      });
      const sent = page.waitForRequest('**/api/leads');
      await fillRegistration(page, registration);
      await submit.click();
      expect((await sent).postDataJSON().contacts).toMatchObject({
        businessType: 'new',
        message: '',
        yearEstablished: '',
        employeeCount: '',
        productsServicesOffered: [],
        businessWebsite: '',
        socialMediaLinks: { facebook: '', instagram: '' },
      });
    },

    'the button is busy and says so while the form is sent, which stays as it was sent':
      async () => {
        const busy = page.getByRole('button', { name: 'Submitting...' });
        await expect(busy).toHaveAttribute('aria-disabled', 'true');
        await message.pressSequentially('One thing more.');
        await expect(message).toBeFocused();
        await expect(message).toHaveValue('');
        await stage.selectOption('Startup');
        await expect(stage).toHaveValue('Growing');
        resolve();
        await expect(alert).toHaveText(SUCCESS);
      },

    'ten clicks, and Enter plus a click, send one lead and one mail': async () => {
      const registration = aRegistration();
      await fillRegistration(page, registration);
      await expect(alert).toHaveCount(0);
      await page.evaluate(() => {
        const form = document.querySelector('form');
        const buttons = form?.querySelectorAll<HTMLButtonElement>('[data-step="3"] [type=submit]');
        for (let click = 0; click < 10; click += 1) buttons?.[0]?.click();
        form?.requestSubmit();
      });
      await expect(alert).toHaveText(SUCCESS);
      expect(await mailsTo(product.mail, registration.email)).toHaveLength(1);
      expect(await countLeads(product, registration.email)).toBe(1);
    },

    'the sign follows the typing': async () => {
      await fillProfile(page, aRegistration());
      await proceed.click();
      await storeName.fill('Kettle & Crumb');
      await expect(
        page.locator('svg text').filter({ hasText: 'Kettle & Crumb' }).first(),
      ).toBeVisible();
    },
  });
});

test('from /pricing with a plan and back to it; Back shows the page before the form', async ({
  page,
  product,
}) => {
  await watchHydration(page);
  for (const plan of PLANS) {
    await test.step(plan, async () => {
      await page.goto('/pricing');
      await untilHydrated(page);
      await page
        .getByRole('article', { name: plan, exact: true })
        .getByRole('link', { name: /Get Started/ })
        .click();
      await expect(page.getByText(`${plan} plan`)).toBeVisible();
      await fillRegistration(page, aRegistration());
      const sent = page.waitForRequest('**/api/leads');
      await registerParts(page).submit.click();
      expect((await sent).postDataJSON().contacts.subscribedPlan).toBe(plan);

      await expect(page).toHaveURL(`${product.url}/pricing`);
      await expect(page.getByRole('alert')).toContainText(SUCCESS);
      await expect(page.getByRole('radio', { name: plan, exact: true })).toBeChecked();

      await page.goBack();
      await expect(page).toHaveURL(`${product.url}/pricing`);
      await page.goForward();
      // Another step through the history is only ours to answer once React does.
      await untilHydrated(page);
      await page.goForward();
      // The sent form's later entries are still in the browser, but empty.
      await expect(stepHeading(page, 1)).toBeVisible();
      await expect(registerParts(page).name).toHaveValue('');
    });
  }
});

test('the plan of the address is the plan of the lead, and leads to /pricing too', async ({
  page,
  product,
}) => {
  for (const plan of PLANS) {
    await test.step(`?plan=${plan.toLowerCase()}`, async () => {
      await page.goto('/team');
      await page.goto(`/onboarding?plan=${plan.toLowerCase()}`);
      await expect(page.getByText(`${plan} plan`)).toBeVisible();
      await fillRegistration(page, aRegistration());
      await expect(page).toHaveURL(`${product.url}/onboarding?plan=${plan.toLowerCase()}`);
      const sent = page.waitForRequest('**/api/leads');
      await registerParts(page).submit.click();
      expect((await sent).postDataJSON().contacts.subscribedPlan).toBe(plan);
      await expect(page).toHaveURL(`${product.url}/pricing`);
      await expect(page.getByRole('alert')).toContainText(SUCCESS);
      await expect(page.getByRole('radio', { name: plan, exact: true })).toBeChecked();
      await page.goBack();
      await expect(page).toHaveURL(`${product.url}/team`);
    });
  }
  await test.step('an unknown plan is trial', async () => {
    await page.goto('/onboarding?plan=gold');
    await expect(page.getByText('Trial plan')).toBeVisible();
  });
});
