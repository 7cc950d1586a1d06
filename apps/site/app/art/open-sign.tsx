import { paint } from './paint.ts';
import { SignText } from './sign-text.tsx';

type OpenSignProps = { lead?: string; word?: string };

/** A door sign hanging from its nail, which is the origin. */
export function OpenSign({ lead = 'We are', word = 'Open' }: OpenSignProps) {
  return (
    <>
      <rect x="-69" y="64" width="150" height="110" rx="14" fill={paint.shade} opacity=".18" />
      <path
        d="M-50 58L0 0L50 58"
        fill="none"
        stroke={paint.iron}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle r="7" fill={paint.iron} />
      <rect x="-75" y="54" width="150" height="110" rx="14" fill={paint.deep} />
      <rect
        x="-67"
        y="62"
        width="134"
        height="94"
        rx="9"
        fill="none"
        stroke={paint.cream}
        strokeWidth="2"
      />
      <SignText x={0} y={101} size={19} weight={560} fill={paint.cream}>
        {lead}
      </SignText>
      <SignText x={0} y={138} size={34} weight={660} fill={paint.accent}>
        {word}
      </SignText>
    </>
  );
}
