import { Avatar } from './avatar.tsx';

function Head() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <ellipse cx="40" cy="84" rx="32" ry="28" fill="var(--art-brand)" />
      <ellipse cx="40" cy="38" rx="16" ry="19" fill="var(--art-sand)" />
      <path d="M22 36a18 20 0 0 1 36 0q-8-12-18-12t-18 12z" fill="var(--art-wood-2)" />
    </svg>
  );
}

/** A drawn head. */
export const examples = [
  {
    title: 'a drawn head',
    render: () => (
      <Avatar>
        <Head />
      </Avatar>
    ),
  },
];
