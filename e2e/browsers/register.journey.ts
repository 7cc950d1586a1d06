import { mailsTo } from '../support/mailbox.ts';
import { aRegistration } from '../support/register-page.ts';
import { alert, button, choice, field, heading, link } from './support/targets.ts';
import { expect, test } from './support/test.ts';

test('from a plan through the three steps to success, and back to /pricing with that plan', async ({
  visitor,
  product,
}) => {
  const registration = aRegistration();
  await visitor.open('/pricing');
  await visitor.click(choice('Monthly'));
  await visitor.see({ css: '.plan p, .plan span', name: 'Billed monthly' });
  await visitor.click(link('Get Started with Growth'));
  await visitor.arrive('/onboarding?plan=growth');
  await visitor.enter(field('Full name'), registration.name);
  await visitor.enter(field('Email'), registration.email);
  await visitor.enter(field('Phone'), registration.phone);
  await visitor.click(button('Continue'));

  await visitor.see(heading('Step 2 of 3'), { isFocused: true });
  await visitor.click(choice('Existing Business'));
  await visitor.enter(field('Store name'), registration.storeName);
  await visitor.enter(field('Business description'), registration.description);
  await visitor.enter(field('Region'), registration.region);
  await visitor.enter(field('Pincode / zip'), registration.pincode);
  await visitor.enter(field('Address'), registration.address);
  await visitor.click(choice('Fresh Produce'));
  await visitor.click(button('Continue'));

  await visitor.see(heading('Step 3 of 3'), { isFocused: true });
  await visitor.click(button('Back'));
  await visitor.see(field('Store name'), { value: registration.storeName });
  await visitor.click(button('Continue'));
  await visitor.choose('Growth stage', registration.stage);
  await visitor.enter(field('Business website'), registration.website);
  await visitor.click(button('Complete Submission'));

  await visitor.arrive('/pricing');
  await visitor.see(alert('Form submitted successfully!'), { isFocused: true });
  await visitor.see({ css: '.plan', name: 'Growth' });
  expect(
    await visitor.run(() => document.querySelector('.plan:has(:checked) h2')?.textContent),
  ).toBe('Growth');
  const mails = await mailsTo(product.mail, registration.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Register Email']);
});
