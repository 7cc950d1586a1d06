import { type Paint, paint } from '../paint.ts';
import { type Face, type FaceName, FACES } from './faces.ts';

type BustProps = {
  who: FaceName;
  /** Other clothes than the person's own. */
  top?: Paint;
};

/** A person's head and shoulders without a disc, on a plane of 80 by 80; the shoulders end at its foot. */
export function Bust({ who, top }: BustProps) {
  const face: Face = FACES[who];
  return (
    <>
      {face.hairBehind && <path d={face.hairBehind} fill={face.hair} />}
      <path d="M10 80q2-26 30-26q28 0 30 26z" fill={top ?? face.top} />
      <path d="M33 46h14v10q-7 8-14 0z" fill={face.skin} />
      <rect x="33" y="49" width="14" height="4" fill={paint.shade} opacity=".12" />
      <ellipse cx="40" cy="36" rx="14" ry="16.5" fill={face.skin} />
      <path d={face.hairOver} fill={face.hair} />
      <g fill="none" stroke={paint.hairBlack} strokeLinecap="round" strokeWidth="1.6">
        {face.hasGlasses && (
          <path d="M30 36.5h8.500v2a4.2 4.2 0 0 1-8.5 0zM41.5 36.500h8.500v2a4.2 4.2 0 0 1-8.5 0zM38.5 37h3" />
        )}
        <path d="M34.5 38h0M45.5 38h0" strokeWidth="3" />
      </g>
      <path
        d="M36 45q4 3 8 0"
        fill="none"
        stroke={face.skin === paint.skinDark ? paint.foodPink : paint.foodTomato2}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}
