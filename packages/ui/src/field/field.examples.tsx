import { useState } from 'react';

import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const LIMIT = 120;
const STAGES = ['Startup', 'Growing', 'Established', 'Enterprise'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const COUNTRIES = [
  { label: 'Europe', options: [{ value: 'GB', label: '+44 United Kingdom' }] },
  {
    label: 'Asia',
    options: [
      { value: 'IN', label: '+91 India' },
      { value: 'JP', label: '+81 Japan' },
    ],
  },
];

function LongText() {
  const [text, setText] = useState(
    'We sell out by noon on Saturdays. People should be able to reserve a veg box before Thursday, please.',
  );
  return (
    <Field label="What should we know?">
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          value={text}
          limit={LIMIT}
          describeCount={(used, limit) => `${used} of ${limit} characters`}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Every state of a field and its controls. */
export const examples = [
  {
    title: 'text',
    render: () => (
      <Field label="Full name">
        {(control) => <TextInput {...control} defaultValue="Priya Sharma" autoComplete="off" />}
      </Field>
    ),
  },
  {
    title: 'small',
    render: () => (
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Name">
          {(control) => <TextInput {...control} isSmall defaultValue="Mara Ellison" />}
        </Field>
        <Field label="Stage">
          {(control) => <Select {...control} isSmall options={STAGES} defaultValue="growing" />}
        </Field>
      </div>
    ),
  },
  {
    title: 'error',
    render: () => (
      <Field label="Pincode / zip" error="Pincode is required">
        {(control) => <TextInput {...control} placeholder="e.g. BS8 2AB" />}
      </Field>
    ),
  },
  {
    title: 'hint and optional',
    render: () => (
      <Field label="Region" isOptional hint="US, UK or IN">
        {(control) => <TextInput {...control} defaultValue="UK" />}
      </Field>
    ),
  },
  {
    title: 'note',
    render: () => (
      <Field label="Email" note="Did you mean priya@bramble.example?">
        {(control) => <TextInput {...control} type="email" defaultValue="priya@bramble.exmple" />}
      </Field>
    ),
  },
  {
    title: 'disabled',
    render: () => (
      <Field label="Store name">
        {(control) => <TextInput {...control} defaultValue="Field & Fold" disabled />}
      </Field>
    ),
  },
  { title: 'long text near its limit', render: () => <LongText /> },
  {
    title: 'select',
    render: () => (
      <Field label="Growth stage">
        {(control) => <Select {...control} placeholder="Choose one" options={STAGES} />}
      </Field>
    ),
  },
  {
    title: 'select with an error',
    render: () => (
      <Field label="Growth stage" error="Growth stage is required">
        {(control) => <Select {...control} placeholder="Choose one" options={STAGES} />}
      </Field>
    ),
  },
  {
    title: 'select with groups',
    render: () => (
      <Field label="Country">{(control) => <Select {...control} groups={COUNTRIES} />}</Field>
    ),
  },
];
