import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';

export const size = { width: 520, height: 250 } as const;

const KNOWN = 'M0 196C60 170 100 214 160 180S260 120 310 142';

/** Hills that are an order curve: drawn up to today, dotted from there on. */
export function Drawing() {
  return (
    <>
      <rect x="-60" width="640" height="250" fill={paint.pageDeep} />
      <circle cx="400" cy="92" r="62" fill={paint.accent} />
      <path
        d="M-60 252V212Q-20 204 0 196C60 170 100 214 160 180S260 120 310 142S420 40 520 96Q550 112 580 120V252z"
        fill={paint.brand}
      />
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <path d={KNOWN} stroke={paint.foodLeaf3} />
        <path d="M310 142C360 156 420 40 520 96" stroke={paint.accent} strokeDasharray="1 12" />
      </g>
      <rect x="309" y="54" width="2" height="90" fill={paint.cream} opacity=".6" />
      <rect x="270" y="34" width="80" height="30" rx="8" fill={paint.cream} />
      <Label x={310} y={55} size={17} weight={700} anchor="middle" fill={paint.ink}>
        Today
      </Label>
      <circle cx="310" cy="142" r="8" fill={paint.cream} />
    </>
  );
}
