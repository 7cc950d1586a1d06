import { FlowerBox } from './flower-box.tsx';
import { paint } from './paint.ts';
import { SashWindow } from './sash-window.tsx';
import { GROUND_FLOOR, type Shop } from './shop.ts';

const BRICK = { width: 17, height: 4.5, column: 58, course: 15 };

/** The wall from the ground up and the windows above the shop. */
export function UpperFloor({ shop }: { shop: Shop }) {
  const { width, upperFloor, look } = shop;
  const height = GROUND_FLOOR + upperFloor;
  return (
    <>
      <rect y={-height} width={width} height={height} fill={look.wall} />
      <rect y={-height} width={width} height={height} fill={paint.night} />
      {shop.hasBricks && <path d={bricks(width, height)} fill={paint.shade} opacity=".1" />}
      <rect
        x={width - 10}
        y={-height}
        width="10"
        height={height}
        fill={paint.shade}
        opacity=".07"
      />
      {upperFloor > 0 && <Windows shop={shop} />}
    </>
  );
}

function Windows({ shop }: { shop: Shop }) {
  const { width, upperFloor, look } = shop;
  const { count } = shop.windows;
  const top = Math.round(-GROUND_FLOOR - upperFloor * 0.76);
  const height = Math.round(upperFloor * 0.56);
  const firstLit = shop.litWindows === 'even' ? 0 : 1;
  // Several windows are drawn in a little from the even spacing, away from the party walls.
  const spread = count === 1 ? 1 : 0.92;

  return Array.from({ length: count }, (_, index) => {
    const centre = width / 2 + ((index + 0.5) / count - 0.5) * width * spread;
    const left = Math.round(centre - shop.windows.width / 2);
    return (
      <g key={index}>
        <SashWindow
          x={left}
          y={top}
          width={shop.windows.width}
          height={height}
          frame={look.frame}
          pane={index % 2 === firstLit ? look.paneLit : look.pane}
        />
        {shop.hasFlowerBoxes && (
          <FlowerBox x={left - 6} y={top + height - 2} width={shop.windows.width + 12} />
        )}
      </g>
    );
  });
}

/** A few bricks, scattered so that no two courses look alike. */
function bricks(width: number, height: number): string {
  const courses = Math.ceil((height - GROUND_FLOOR - 18) / BRICK.course);
  return Array.from({ length: courses }, (_, course) => {
    const first = course % 2 === 0 ? 26 : 9;
    const columns = Math.ceil((width - 22 - first) / BRICK.column);
    return Array.from({ length: columns }, (_, column) => {
      const x = first + column * BRICK.column + ((course * 37) % 23);
      const y = -height + 10 + course * BRICK.course;
      return `M${x} ${y}h${BRICK.width}v${BRICK.height}h-${BRICK.width}z`;
    }).join('');
  }).join('');
}
