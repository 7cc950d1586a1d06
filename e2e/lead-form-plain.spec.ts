import { anEnquiry, fillEnquiry } from './support/enquiry-page.ts';
import {
  aRegistration,
  fillBusiness,
  fillGrowth,
  fillProfile,
  registerParts,
} from './support/register-page.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the wizard stands on one page with one button, and posts every field by its name', async ({
  page,
}) => {
  const registration = aRegistration();
  await page.route('**/onboarding?plan=growth', async (route) => {
    if (route.request().method() === 'POST') await route.fulfill({ body: 'posted' });
    else await route.continue();
  });
  await page.goto('/onboarding?plan=growth');
  const { proceed, back, submit, existingBusiness, products } = registerParts(page);
  await expect(proceed).toHaveCount(0);
  await expect(back).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /^Step/ })).toHaveCount(3);
  await fillProfile(page, registration);
  await existingBusiness.check();
  await fillBusiness(page, registration);
  for (const entry of ['Takeaway', 'Collectibles']) {
    await products.getByRole('checkbox', { name: entry }).check();
  }
  await fillGrowth(page, registration);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await submit.click();
  const request = await posted;
  // The prerendered form says trial; the plan is in the address that it is posted to.
  expect(request.url()).toMatch(/\/onboarding\?plan=growth$/);
  const fields = new URLSearchParams(request.postData() ?? '');
  expect(fields.getAll('productsServicesOffered')).toEqual(['Takeaway', 'Collectibles']);
  expect([...fields.values()]).toEqual(expect.arrayContaining(Object.values(registration)));
  expect(Object.fromEntries(fields)).toMatchObject({
    contactName: registration.name,
    email: registration.email,
    country: 'GB',
    phoneNumber: registration.phone,
    businessType: 'existing',
    storeName: registration.storeName,
    businessDescription: registration.description,
    region: registration.region,
    pincode: registration.pincode,
    address: registration.address,
    yearEstablished: registration.years,
    message: registration.message,
    storeGrowthStage: registration.stage,
    businessWebsite: registration.website,
    facebook: registration.facebook,
    instagram: registration.instagram,
    subscribedPlan: 'trial',
    website_url: '',
  });
});

test('the enquiry posts every field by its name', async ({ page }) => {
  const enquiry = anEnquiry();
  await page.route('**/enquiry', async (route) => {
    if (route.request().method() === 'POST') await route.fulfill({ body: 'posted' });
    else await route.continue();
  });
  await page.goto('/enquiry');
  await fillEnquiry(page, enquiry);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Submit' }).click();
  const fields = new URLSearchParams((await posted).postData() ?? '');
  expect(Object.fromEntries(fields)).toMatchObject({
    contactName: enquiry.name,
    email: enquiry.email,
    country: 'GB',
    phoneNumber: enquiry.phone,
    storeName: enquiry.company,
    message: enquiry.message,
    website_url: '',
  });
});
