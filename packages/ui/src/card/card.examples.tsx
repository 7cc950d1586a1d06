import { Card } from './card.tsx';

function Drawing() {
  return (
    <svg viewBox="0 0 320 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="230" cy="96" r="58" fill="var(--sun)" />
      <rect x="60" y="90" width="200" height="150" fill="var(--art-brand)" />
      <rect x="52" y="78" width="216" height="26" rx="3" fill="var(--art-deep)" />
      <rect x="84" y="124" width="92" height="80" fill="var(--art-glass)" />
      <rect x="198" y="124" width="42" height="106" fill="var(--art-deep)" />
    </svg>
  );
}

/** Cards at rest and highlighted. */
export const examples = [
  {
    title: 'at rest',
    render: () => (
      <div className="max-w-100">
        <Card title="Customer Engagement" tint="sky" vignette={<Drawing />}>
          <p>Resting card: raised paper, hairline, drawn vignette.</p>
        </Card>
      </div>
    ),
  },
  {
    title: 'highlighted',
    render: () => (
      <div className="max-w-100 p-1">
        <Card title="Revenue Optimization" tint="leaf" vignette={<Drawing />} isHighlighted>
          <p>Highlighted card: deep ground, marigold ring.</p>
        </Card>
      </div>
    ),
  },
];
