import { anEnquiry } from '../support/enquiry-page.ts';
import { mailsTo } from '../support/mailbox.ts';
import { alert, button, field, heading, link } from './support/targets.ts';
import { expect, test } from './support/test.ts';

test('an enquiry is stored, answered by a mail and receipted, and another one can be written', async ({
  visitor,
  product,
}) => {
  const enquiry = anEnquiry();
  await visitor.open('/');
  await visitor.click(link('Enquiry Now', '.site-header'));
  await visitor.see(heading('GET IN TOUCH WITH OUR TEAM'));
  await visitor.enter(field('Name'), enquiry.name);
  await visitor.enter(field('Email'), enquiry.email);
  await visitor.choose('Country code', '+91 India');
  await visitor.enter(field('Phone'), enquiry.phone);
  await visitor.enter(field('Company'), enquiry.company);
  await visitor.enter(field('Message'), enquiry.message);
  await visitor.click(button('Submit'));

  await visitor.see(alert('Kerbside Form submitted successfully!'), { isFocused: true });
  await expect
    .poll(async () => (await mailsTo(product.mail, enquiry.email)).map(({ subject }) => subject))
    .toEqual(['Enquiry Email']);
  expect(await product.leads('--limit', '1000')).toContain(enquiry.email);

  await visitor.click(button('Send another'));
  await visitor.see(field('Name'), { isFocused: true, value: '' });
});

test('an address that is none is told so beside its field, and once more at the button', async ({
  visitor,
}) => {
  await visitor.open('/enquiry');
  await visitor.enter(field('Name'), 'Priya Sharma');
  await visitor.enter(field('Email'), 'priya');
  await visitor.see({
    css: '.field-message, [role=tooltip], p, span',
    name: 'Enter a valid email',
  });
  await visitor.click(button('Submit'));
  await visitor.see(alert('Please enter a valid email address.'));
});
