import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { OPENING } from './door-view.tsx';

const POST = 26;
const TRANSOM = 104;
const RAIL = 20;

/** Posts, lintel, and the transom light with the shop's name, read from its back. */
export function DoorFrame() {
  const { x, y, width, height } = OPENING;
  return (
    <>
      <g fill={paint.brand}>
        <rect x={x - POST} y={y - 30} width={width + POST * 2} height="30" />
        <rect x={x - POST} y={y} width={POST} height={height} />
        <rect x={x + width} y={y} width={POST} height={height} />
        <rect x={x} y={y + TRANSOM} width={width} height={RAIL} />
      </g>
      <rect
        x={x}
        y={y + TRANSOM + RAIL}
        width={width}
        height="10"
        fill={paint.shade}
        opacity=".16"
      />
      <rect x={x} y={y} width={width} height={TRANSOM} fill={paint.glass2} opacity=".5" />
      <g transform={`translate(${x + width / 2} ${y + 66}) scale(-1 1)`}>
        <SignText x={0} y={0} size={37} weight={660} fill={paint.ink}>
          Your Name Here
        </SignText>
      </g>
    </>
  );
}

/** The leaf of the door, folded back against the wall, with its card; the origin is its upper hinge. */
export function OpenLeaf() {
  const height = OPENING.height - TRANSOM - RAIL;
  return (
    <>
      <rect width="118" height={height} fill={paint.brand} />
      <rect x="14" y="16" width="90" height="300" rx="3" fill={paint.glass2} opacity=".5" />
      <path d="M14 250L104 90v46L14 300z" fill={paint.ticket} opacity=".2" />
      <rect x="14" y="336" width="90" height="150" rx="3" fill={paint.shade} opacity=".22" />
      <rect x="6" y="318" width="10" height="34" rx="4" fill={paint.accent} />
      <g transform="rotate(-4 59 110)">
        <path
          d="M32 96L59 60L86 96"
          fill="none"
          stroke={paint.cream}
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x="18" y="96" width="82" height="52" rx="6" fill={paint.cream} />
        <rect
          x="22"
          y="100"
          width="74"
          height="44"
          rx="4"
          fill="none"
          stroke={paint.signal2}
          strokeWidth="1.6"
        />
        <SignText x={59} y={129} size={20} weight={660} fill={paint.signal2}>
          Open
        </SignText>
      </g>
    </>
  );
}

/** The bell over the door, on its spring; the origin is where it is screwed to the frame. */
export function SprungBell() {
  return (
    <Place x={-40} y={0}>
      <path
        d="M0 0q10 26 34 22"
        fill="none"
        stroke={paint.accent2}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M22 28a15 15 0 0 1 30 0l5 12H17z" fill={paint.accent} />
      <circle cx="37" cy="44" r="5" fill={paint.accent2} />
    </Place>
  );
}
