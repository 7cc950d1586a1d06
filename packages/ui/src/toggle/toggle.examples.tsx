import { useState } from 'react';

import { SwingTicket } from '#/swing-ticket/swing-ticket.tsx';
import { Toggle } from './toggle.tsx';

const OPTIONS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;

type Period = (typeof OPTIONS)[number]['value'];

function Billing({ initial }: { initial: Period }) {
  const [period, setPeriod] = useState<Period>(initial);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Toggle legend="Billing period" options={OPTIONS} value={period} onChange={setPeriod} />
      <SwingTicket tone="accent">18% Saves</SwingTicket>
    </div>
  );
}

/** Both ways of the switch. */
export const examples = [
  { title: 'first way', render: () => <Billing initial="monthly" /> },
  { title: 'second way', render: () => <Billing initial="yearly" /> },
];
