import { Label } from './label.tsx';
import { paint } from './paint.ts';
import type { ShopLook } from './shop.ts';

type ShopDoorProps = {
  width: number;
  height: number;
  look: ShopLook;
  knobSide: 'left' | 'right';
  isOpen: boolean;
};

/** A half-glazed door, with its OPEN card while the shop is open, hanging from the origin. */
export function ShopDoor({ width, height, look, knobSide, isOpen }: ShopDoorProps) {
  const inner = width - 14;
  const middle = width / 2;
  return (
    <>
      <rect x="-3" width={width + 6} height={height} rx="2" fill={paint.shade} opacity=".22" />
      <rect y="4" width={width} height={height - 4} rx="2" fill={look.door} />
      <rect x="7" y="22" width={inner} height="70" rx="2" fill={look.paneLit} />
      <path d={`M7 80L${width - 7} 30v20L7 92z`} fill={paint.ticket} opacity=".25" />
      <rect
        x="7"
        y="100"
        width={inner}
        height={height - 110}
        rx="2"
        fill={paint.shade}
        opacity=".15"
      />
      <circle cx={knobSide === 'left' ? 4 : width - 4} cy="98" r="3" fill={paint.accent} />
      {isOpen && (
        <>
          <rect x={middle - 11} y="44" width="22" height="12" rx="2" fill={paint.cream} />
          <Label x={middle} y={52.5} size={6.8} weight={800} anchor="middle" fill={paint.signal2}>
            OPEN
          </Label>
        </>
      )}
    </>
  );
}
