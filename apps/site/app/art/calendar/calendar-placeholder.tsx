import { paint } from '../paint.ts';

const PANEL = { width: 350, height: 500 } as const;
const DAYS = Array.from({ length: 35 }, (_, index) => ({
  x: 20 + (index % 7) * 45,
  y: 148 + Math.floor(index / 7) * 44,
}));
const TIMES = [20, 126, 232].flatMap((x) => [408, 456].map((y) => ({ x, y })));

/** Grey blocks in the shape of a calendar, while the real one is on its way. */
export function CalendarPlaceholder({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${PANEL.width} ${PANEL.height}`} className={className} aria-hidden="true">
      <g fill={paint.line} opacity=".7">
        <circle cx="42" cy="42" r="22" />
        <rect x="78" y="24" width="168" height="14" rx="7" />
        <rect x="78" y="48" width="116" height="11" rx="5.5" />
        <rect x="20" y="94" width="84" height="18" rx="9" />
        <rect x="274" y="94" width="20" height="18" rx="6" />
        <rect x="310" y="94" width="20" height="18" rx="6" />
      </g>
      <g fill={paint.sunk} stroke={paint.line}>
        {DAYS.map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="40" height="36" rx="9" />
        ))}
      </g>
      <rect x="20" y="380" width="124" height="14" rx="7" fill={paint.line} opacity=".7" />
      <g fill={paint.sunk} stroke={paint.line}>
        {TIMES.map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="98" height="38" rx="9" />
        ))}
      </g>
    </svg>
  );
}
