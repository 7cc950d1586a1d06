import { size } from './enquiry-counter.drawing.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

type ContactSignProps = {
  line: string;
  highlight: string;
  address: string;
  className?: string;
};

const CENTRE = 333;
const ADDRESS = { size: 19, width: 410 };
/** Width of an average Figtree letter as a part of its size. */
const LETTER = 0.56;

/** The sign hanging over the enquiry counter; laid over that drawing in a box of the same shape. */
export function ContactSign({ line, highlight, address, className }: ContactSignProps) {
  const addressSize = Math.min(ADDRESS.size, ADDRESS.width / (address.length * LETTER));
  return (
    <svg
      viewBox={`${size.minX} ${size.minY} ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      role="img"
      aria-label={`${line}. ${highlight}. ${address}`}
    >
      <path d="M196-80V96M470-80V96" stroke={paint.iron} strokeWidth="3" strokeLinecap="round" />
      <g transform={`rotate(-1.2 ${CENTRE} 190)`}>
        <rect x="112" y="104" width="454" height="214" rx="8" fill={paint.shade} opacity=".15" />
        <rect x="106" y="92" width="454" height="214" rx="8" fill={paint.deep} />
        <rect
          x="118"
          y="104"
          width="430"
          height="190"
          rx="5"
          fill="none"
          stroke={paint.accent}
          strokeWidth="2"
        />
        <SignText x={CENTRE} y={158} size={28} fill={paint.cream}>
          {line}
        </SignText>
        <SignText x={CENTRE} y={202} size={30} weight={660} fill={paint.accent}>
          {highlight}
        </SignText>
        <rect x="166" y="224" width="334" height="1.5" fill={paint.accent} opacity=".5" />
        <Label
          x={CENTRE}
          y={258}
          size={addressSize}
          weight={600}
          anchor="middle"
          fill={paint.cream}
        >
          {address}
        </Label>
      </g>
    </svg>
  );
}
