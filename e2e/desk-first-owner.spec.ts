import { codeIn, invitationIn, signInLinkIn } from './support/desk-mail.ts';
import {
  askForMail,
  openOlder,
  room,
  signOut,
  title,
  untilLoadedAnew,
} from './support/desk-page.ts';
import { startShop } from './support/desk-shop.ts';
import { addAuthenticator } from './support/desk-test.ts';
import { expect, test } from './support/test.ts';

const OWNER = { name: 'Mara Bell', email: 'mara@bramble.example' };
const MEMBER = { name: 'Tom Hale', email: 'tom@bramble.example' };

// Without a product beside it: this journey starts its own.
test.use({ baseURL: '' });

test('npm start prints a link for the first owner, who adds a passkey, signs in by it and invites a second person', async ({
  browser,
}) => {
  const shop = await startShop();
  const { deskUrl } = shop;
  const context = await browser.newContext({ baseURL: deskUrl });
  try {
    expect(shop.printed).toContain(`Desk           ${deskUrl}`);

    const desk = await context.newPage();
    await addAuthenticator(desk);
    await desk.goto(shop.firstOwnerLink);
    await desk.getByLabel('Your name').fill(OWNER.name);
    await desk.getByLabel('Your email').fill(OWNER.email);
    await desk.getByRole('button', { name: 'Join' }).click();
    await expect(desk).toHaveURL(/\/welcome/);
    await desk.goto('/you/passkey');
    await desk.getByLabel('Name of this passkey').fill('Laptop');
    await desk.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(room(desk)).toContainText('Passkey added.');

    await signOut(desk);
    await desk.getByRole('button', { name: /passkey/ }).click();
    await expect(title(desk)).toHaveText('Next up');
    await desk.goto(shop.firstOwnerLink);
    await expect(title(desk)).not.toHaveText(/Join/);

    await desk.goto('/people');
    await desk.getByLabel('Email').fill(MEMBER.email);
    await desk.getByLabel(/^Name/).fill(MEMBER.name);
    await desk.getByRole('button', { name: /the invitation$/ }).click();
    await expect(room(desk)).toContainText(/Invited\./);
    // What the inbox writes into the console is its own.
    const inbox = await context.newPage();
    await inbox.goto(shop.inboxUrl);
    await expect(inbox.getByText(`${OWNER.name} invites you`).first()).toBeVisible();

    const [invitation = ''] = await shop.mailsTo(MEMBER.email, 1);
    const second = await browser.newContext({ baseURL: deskUrl });
    const other = await second.newPage();
    await other.goto(invitationIn(invitation));
    await other.getByRole('button', { name: 'Join' }).click();
    await expect(other).toHaveURL(/\/welcome/);

    await signOut(other);
    await askForMail(other, MEMBER.email);
    await other.goto(signInLinkIn((await shop.mailsTo(MEMBER.email, 2)).at(-1) ?? ''));
    await other.getByRole('button', { name: 'Open the desk' }).click();
    await expect(title(other)).toHaveText('Next up');

    await signOut(other);
    await askForMail(other, MEMBER.email);
    await other
      .getByLabel(/code/i)
      .fill(codeIn((await shop.mailsTo(MEMBER.email, 3)).at(-1) ?? ''));
    await other.getByRole('button', { name: 'Open the desk' }).click();
    await expect(title(other)).toHaveText('Next up');

    // A room of figures, in which nothing is pressed, follows an upgrade by itself.
    await openOlder(other, '/');
    await untilLoadedAnew(other);
    await second.close();
  } finally {
    await context.close();
    await shop.stop();
  }
});
