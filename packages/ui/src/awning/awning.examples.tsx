import { Awning } from './awning.tsx';

/** The edge of a section in both tones, and the two small ones. */
export const examples = [
  {
    title: 'edge',
    render: () => (
      <div data-ground="band" className="pb-10">
        <Awning />
      </div>
    ),
  },
  {
    title: 'edge in the colour of the brand',
    render: () => (
      <div data-ground="sunk" className="pb-10">
        <Awning tone="brand" />
      </div>
    ),
  },
  {
    title: 'column and small',
    render: () => (
      <div className="grid max-w-50 gap-6">
        <Awning size="column" />
        <Awning size="small" />
      </div>
    ),
  },
];
