import { Avatar } from './avatar.tsx';

const TINTS = ['butter', 'blush', 'leaf', 'sky', 'accent'] as const;

function Head() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <ellipse cx="40" cy="84" rx="32" ry="28" fill="var(--art-brand)" />
      <ellipse cx="40" cy="38" rx="16" ry="19" fill="var(--art-sand)" />
      <path d="M22 36a18 20 0 0 1 36 0q-8-12-18-12t-18 12z" fill="var(--art-wood-2)" />
    </svg>
  );
}

/** Both sizes on all tints. */
export const examples = ([60, 80] as const).map((size) => ({
  title: `${size} px`,
  render: () => (
    <div className="flex flex-wrap gap-3">
      {TINTS.map((tint) => (
        <Avatar key={tint} size={size} tint={tint}>
          <Head />
        </Avatar>
      ))}
    </div>
  ),
}));
