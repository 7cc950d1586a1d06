import { Bicycle } from '#/art/bicycle.tsx';
import { Megaphone } from '#/art/megaphone.tsx';
import { paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';
import { QrCode } from '#/art/qr-code.tsx';
import type { Shop } from '#/art/shop.ts';
import { Shopfront } from '#/art/shopfront.tsx';
import { FACADES } from '#/art/street-facades.ts';

const CELL = { width: 300, height: 210 } as const;

const PICTURES = [ShopAndBicycle, Loudhailer, Hills, Code];

export const size = { width: CELL.width * PICTURES.length, height: CELL.height };
export const cell = CELL;

const SHOP: Shop = {
  name: 'Your name',
  width: 178,
  upperFloor: 0,
  windows: { count: 0, width: 0 },
  roof: 'none',
  goods: 'grocer',
  signSize: 19,
  look: FACADES.grocer,
};

/** What is painted on four of the signs, side by side; a sign shows its own. */
export function Drawing() {
  return PICTURES.map((Picture, index) => (
    <svg key={Picture.name} id={partId(index)} x={index * CELL.width} {...CELL} overflow="hidden">
      <Picture />
    </svg>
  ));
}

function ShopAndBicycle() {
  return (
    <>
      <circle cx="226" cy="56" r="46" fill={paint.sun} />
      <Place x={16} y={200}>
        <Shopfront shop={SHOP} />
      </Place>
      <rect y="198" width="300" height="8" rx="3" fill={paint.pave} />
      <Place x={192} y={200} scale={0.95}>
        <Bicycle frame={paint.signal} />
      </Place>
    </>
  );
}

function Loudhailer() {
  return (
    <Place x={22} y={28} scale={1.04}>
      <Megaphone
        horn={paint.cream}
        rim={paint.sand}
        mouthpiece={paint.accent}
        grip={paint.cream}
        waves={[paint.accent, paint.cream, paint.accentPale]}
      />
    </Place>
  );
}

function Hills() {
  return (
    <>
      <circle cx="212" cy="62" r="34" fill={paint.accent} />
      <path d="M0 210V140C60 114 90 144 140 104S230 84 300 52V210z" fill={paint.brand2} />
      <path
        d="M140 104C180 74 230 84 300 52"
        fill="none"
        stroke={paint.accent}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 11"
      />
      <circle cx="140" cy="104" r="9" fill={paint.cream} />
    </>
  );
}

function Code() {
  return (
    <Place x={78} y={36}>
      <QrCode size={144} seed={9} />
    </Place>
  );
}
