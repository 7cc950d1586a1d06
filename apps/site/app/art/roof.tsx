import { paint } from './paint.ts';
import { round } from './round.ts';
import { GROUND_FLOOR, type Shop, type ShopLook } from './shop.ts';

type RoofPartProps = { width: number; top: number; look: ShopLook };

/** What rises behind the wall: chimney, gable or mansard. */
export function Roof({ shop }: { shop: Shop }) {
  const part = { width: shop.width, top: -GROUND_FLOOR - shop.upperFloor, look: shop.look };
  return (
    <>
      {shop.hasChimney && <Chimney {...part} />}
      {shop.roof === 'gable' && <Gable {...part} />}
      {shop.roof === 'mansard' && <Mansard {...part} />}
    </>
  );
}

/** The trim along the wall's head, in front of the roof. */
export function Parapet({ shop }: { shop: Shop }) {
  const { width, roof, look } = shop;
  const top = -GROUND_FLOOR - shop.upperFloor;
  if (roof === 'none') return null;
  if (roof === 'gable' || roof === 'mansard') {
    return <rect x="-4" y={top - 3} width={width + 8} height="8" rx="1" fill={look.trim} />;
  }
  return (
    <>
      <rect x="-4" y={top - 8} width={width + 8} height="12" rx="1" fill={look.trim} />
      <rect y={top + 4} width={width} height="3" fill={paint.shade} opacity=".12" />
      {roof === 'stepped' && (
        <rect
          x={round(width * 0.3)}
          y={top - 24}
          width={round(width * 0.4)}
          height="17"
          rx="2"
          fill={look.trim}
        />
      )}
    </>
  );
}

function Chimney({ width, top, look }: RoofPartProps) {
  const left = Math.round(width * 0.72);
  return (
    <>
      <rect x={left} y={top - 46} width="30" height="50" fill={look.chimney} />
      <rect x={left} y={top - 46} width="30" height="50" fill={paint.night} />
      <rect x={left - 4} y={top - 50} width="38" height="8" fill={look.roof} />
      <rect x={left + 4} y={top - 62} width="8" height="13" fill={look.chimneyPot} />
      <rect x={left + 18} y={top - 62} width="8" height="13" fill={look.chimneyPot} />
    </>
  );
}

function Gable({ width, top, look }: RoofPartProps) {
  const middle = width / 2;
  return (
    <>
      <path d={`M-6 ${top + 1}L${middle} ${top - 64}L${width + 6} ${top + 1}z`} fill={look.roof} />
      <path d={`M16 ${top}L${middle} ${top - 48}L${width - 16} ${top}z`} fill={look.wall} />
      <path d={`M16 ${top}L${middle} ${top - 48}L${width - 16} ${top}z`} fill={paint.night} />
      <circle cx={middle} cy={top - 17} r="11" fill={look.frame} />
      <circle cx={middle} cy={top - 17} r="7.5" fill={look.paneLit} />
    </>
  );
}

function Mansard({ width, top, look }: RoofPartProps) {
  return (
    <>
      <path d={`M4 ${top}L16 ${top - 44}H${width - 16}L${width - 4} ${top}z`} fill={look.roof} />
      {[0.3, 0.7].map((place) => {
        const left = Math.round(width * place) - 14;
        return (
          <g key={place}>
            <rect x={left} y={top - 34} width="28" height="34" rx="2" fill={look.frame} />
            <rect x={left + 4.5} y={top - 29} width="19" height="29" fill={look.paneLit} />
            <rect x={left + 13} y={top - 29} width="2" height="29" fill={look.frame} />
          </g>
        );
      })}
      <rect x="14" y={top - 49} width={width - 28} height="6" rx="1" fill={look.roof} />
      <rect
        x="14"
        y={top - 49}
        width={width - 28}
        height="6"
        rx="1"
        fill={paint.shade}
        opacity=".4"
      />
    </>
  );
}
