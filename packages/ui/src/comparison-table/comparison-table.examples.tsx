import { useState } from 'react';

import { Button } from '#/button/button.tsx';
import { Toggle } from '#/toggle/toggle.tsx';
import { LedgerTable, type LedgerGroup } from './ledger-table.tsx';
import { VersusTable } from './versus-table.tsx';

const WORDS = { yes: 'Included', no: 'Not included', selected: '(selected)' };
const COLUMNS = [
  { id: 'basic', label: 'Basic' },
  { id: 'growth', label: 'Growth' },
  { id: 'scale', label: 'Scale' },
] as const;
const GROUPS: readonly LedgerGroup[] = [
  {
    label: 'Storefront',
    rows: [
      { label: 'Branches', values: ['Single', 'Single', 'Multi'] },
      { label: 'Web store', values: [true, true, true] },
      { label: 'Mobile app', values: [false, true, true] },
    ],
  },
  {
    label: 'Payments and delivery',
    rows: [
      { label: 'Card payment', values: [true, true, true] },
      { label: 'Apple Pay and Google Pay', values: [false, true, true] },
      { label: 'Delivery', values: ['Self', 'Self and Uber', 'Self and Uber'] },
    ],
  },
  {
    label: 'Marketing',
    rows: [
      { label: 'Email marketing', values: ['30 a day', '50 a day', 'Over 50 a day'] },
      { label: 'WhatsApp messaging and SEO', values: [false, false, true] },
    ],
  },
];

function Ledger() {
  const [selected, setSelected] = useState<'basic' | 'growth'>('basic');
  return (
    <div data-ground="sunk" className="grid justify-items-start gap-8 py-8 md:p-8">
      <Toggle
        legend="Plan"
        options={[
          { value: 'basic', label: 'Basic' },
          { value: 'growth', label: 'Growth' },
        ]}
        value={selected}
        onChange={setSelected}
      />
      <LedgerTable
        caption="Plans line by line"
        columns={COLUMNS}
        groups={GROUPS}
        selected={selected}
        words={WORDS}
        renderAction={(id) => (
          <Button variant={id === selected ? 'primary' : 'outline'}>Get Started</Button>
        )}
      />
    </div>
  );
}

/** Both kinds of table. */
export const examples = [
  {
    title: 'versus',
    render: () => (
      <VersusTable
        caption="The product and other platforms"
        product="Your shop"
        others="Other platforms"
        rows={[
          { label: 'Self-managed rewards system', product: true, others: false },
          { label: 'Gamification without tech knowledge', product: true, others: false },
          { label: 'Flexible online and offline redemptions', product: true, others: false },
          { label: 'Built-in leaderboard', product: true, others: 'Sometimes' },
        ]}
        words={WORDS}
        action={<Button>Book Your Demo</Button>}
      />
    ),
  },
  { title: 'ledger', render: () => <Ledger /> },
];
