import { paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

type PaperBagProps = { name?: string; nameSize?: number };

/** A packed bag with a sign on it, 104 wide and 150 high; its left foot is the origin. */
export function PaperBag({ name = 'Olive', nameSize = 18 }: PaperBagProps) {
  return (
    <>
      <ellipse cx="54" cy="0" rx="60" ry="5" fill={paint.shade} opacity=".16" />
      <path
        d="M34-112v-18a18 20 0 0 1 36 0v18"
        fill="none"
        stroke={paint.wood2}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M0-112l6 6 6-6 7 6 6-6 7 6 6-6 7 6 6-6 7 6 6-6 7 6 6-6 7 6 6-6 7 6 7-6v112h-104z"
        fill={paint.sand}
      />
      <path d="M88-106l4-6 5 6 7-6v112h-16z" fill={paint.sand2} />
      <path d="M14-80h62v50h-62z" fill={paint.brand} />
      <SignText x={45} y={-49} size={nameSize} fill={paint.cream}>
        {name}
      </SignText>
      <rect x="14" y="-22" width="62" height="5" rx="2.5" fill={paint.signal} />
    </>
  );
}
