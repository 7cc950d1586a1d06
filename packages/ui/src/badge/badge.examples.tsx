import { Badge } from './badge.tsx';

/** All tones. */
export const examples = [
  {
    title: 'all tones',
    render: () => (
      <div className="flex flex-wrap gap-2">
        <Badge>Selected</Badge>
        <Badge tone="accent">18% Saves</Badge>
        <Badge tone="outline">Startup</Badge>
      </div>
    ),
  },
];
