import { useState } from 'react';

import { CheckboxGroup } from './checkbox-group.tsx';

const OPTIONS = [
  'Dine-in Service',
  'Takeaway',
  'Delivery',
  'Catering',
  'Food Preparation',
  'Beverages',
  'Special Events',
  'Fresh Produce',
  'Dairy Products',
  'Bakery Items',
  'Gift Wrapping',
  'Personalized Items',
].map((label) => ({ value: label, label }));

function Group({ initial, error }: { initial: string[]; error?: string }) {
  const [chosen, setChosen] = useState(initial);
  return (
    <CheckboxGroup
      legend="Products and services"
      describeCount={(count) => `${count} chosen`}
      name="products"
      options={OPTIONS}
      chosen={chosen}
      onChange={setChosen}
      error={error ?? null}
    />
  );
}

/** Every state of the chips. */
export const examples = [
  {
    title: 'some chosen',
    render: () => <Group initial={['Takeaway', 'Delivery', 'Beverages', 'Fresh Produce']} />,
  },
  { title: 'error', render: () => <Group initial={[]} error="Choose at least one product" /> },
];
