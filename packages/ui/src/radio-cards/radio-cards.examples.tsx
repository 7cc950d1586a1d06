import { useState } from 'react';

import { RadioCards } from './radio-cards.tsx';

const OPTIONS = [
  { value: 'new', label: 'New Business' },
  { value: 'existing', label: 'Existing Business' },
] as const;

type Kind = (typeof OPTIONS)[number]['value'];

function Choice({ initial, error }: { initial: Kind | null; error?: string }) {
  const [kind, setKind] = useState<Kind | null>(initial);
  return (
    <RadioCards
      legend="Kind of business"
      isLegendHidden={initial !== null}
      options={OPTIONS}
      value={kind}
      onChange={setKind}
      error={error ?? null}
    />
  );
}

/** Every state of the choice tiles. */
export const examples = [
  { title: 'chosen', render: () => <Choice initial="new" /> },
  {
    title: 'none chosen, with an error',
    render: () => <Choice initial={null} error="Choose one" />,
  },
  {
    title: 'with hints',
    render: () => (
      <RadioCards
        legend="Branches"
        options={[
          { value: 'single', label: 'One shop', hint: 'One address and one till' },
          { value: 'multi', label: 'Several shops', hint: 'Run from one desk' },
        ]}
        value="multi"
        onChange={() => undefined}
      />
    ),
  },
];
