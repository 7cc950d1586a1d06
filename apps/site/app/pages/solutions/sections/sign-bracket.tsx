import { paint } from '#/art/paint.ts';

const SCROLL = 'M88 16C190 18 176 92 260 94q26-2 24-18';

function Scroll() {
  return (
    <>
      <rect x="70" width="18" height="118" rx="4" fill={paint.iron} />
      <path d={SCROLL} fill="none" stroke={paint.iron} strokeWidth="7" strokeLinecap="round" />
      <circle cx="122" cy="62" r="15" fill="none" stroke={paint.iron} strokeWidth="6" />
    </>
  );
}

/** The iron bar the signs hang from, with its wrought scrolls; a narrow screen has one scroll. */
export function SignBracket() {
  return (
    <div className="sign-bracket" aria-hidden="true">
      <svg className="sign-bracket-end" viewBox="60 -4 240 122">
        <Scroll />
      </svg>
      <svg className="sign-bracket-end" data-end="right" viewBox="60 -4 240 122">
        <Scroll />
      </svg>
    </div>
  );
}
