import { toMailIdentity } from '@high-street/letter';
import { chooseBrand } from '@high-street/owner';
import { expect, test } from 'vitest';

import { anEnquiry } from '../../test/lead-builder.ts';
import { buildProviderMail } from './provider-mail.ts';

const REFERENCE = '7Q4M-2XKP';

function mailWith(deskUrl: string | null) {
  const lead = {
    id: '018f0000-0000-7000-8000-000000000001',
    reference: REFERENCE,
    contacts: anEnquiry(),
    origin: 'form',
  } as const;
  const identity = toMailIdentity(chooseBrand('kerbside').pack, {
    from: 'hello@shop.example',
    providerAddress: 'leads@shop.example',
  });
  return buildProviderMail(lead, identity, { linkTo: ({ reference }) => reference, deskUrl });
}

test('the team opens a lead at the desk, and by the command where nobody said where the desk is', () => {
  const [linked, plain] = [mailWith('https://desk.shop.example'), mailWith(null)];

  for (const part of [linked.text, linked.html])
    expect(part).toContain(`https://desk.shop.example/leads/${REFERENCE}`);
  expect(linked.text).not.toContain('npm run');
  expect(plain.text).toContain(`npm run leads -- show ${REFERENCE}`);
});
