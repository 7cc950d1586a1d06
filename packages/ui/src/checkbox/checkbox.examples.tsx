import { Checkbox } from './checkbox.tsx';

const LABEL = 'Send me news and offers. I can stop them at any time.';

/** Both states of the box. */
export const examples = [
  { title: 'unticked', render: () => <Checkbox label={LABEL} /> },
  { title: 'ticked', render: () => <Checkbox label={LABEL} defaultChecked /> },
];
