import { MockButton } from '#/art/console/mock-button.tsx';
import { Salad } from '#/art/food/salad.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { RaisedCard } from '#/art/raised-card.tsx';
import { SignText } from '#/art/sign-text.tsx';

const PARTS = ['Hero', 'Menu', 'Hours'];
const CORNERS = [
  [176, 30],
  [420, 30],
  [176, 158],
  [420, 158],
] as const;

/** A store's first banner, picked up with handles. */
export function PageEditor() {
  return (
    <Place x={18} y={16}>
      <RaisedCard width={440} height={246} radius={16} />
      <path d="M16 0h112v246h-112a16 16 0 0 1-16-16v-214a16 16 0 0 1 16-16z" fill={paint.sunk} />
      <rect x="14" y="22" width="100" height="40" rx="8" fill={paint.raised} />
      {PARTS.map((part, index) => (
        <Label
          key={part}
          x={28}
          y={48 + index * 48}
          size={19}
          weight={index ? 540 : 680}
          fill={paint.pageInk}
        >
          {part}
        </Label>
      ))}
      <rect x="180" y="34" width="236" height="120" rx="10" fill={paint.accent} />
      <Place x={326} y={62} scale={0.98}>
        <Salad />
      </Place>
      <SignText x={198} y={82} size={25} anchor="start" fill={paint.onAccent}>
        Lunch is on
      </SignText>
      <SignText x={198} y={113} size={25} anchor="start" fill={paint.onAccent}>
        the board
      </SignText>
      <rect
        x="176"
        y="30"
        width="244"
        height="128"
        rx="12"
        fill="none"
        stroke={paint.pageInk}
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      {CORNERS.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          x={x - 6}
          y={y - 6}
          width="12"
          height="12"
          rx="2"
          fill={paint.raised}
          stroke={paint.pageInk}
          strokeWidth="2"
        />
      ))}
      <Place x={180} y={180}>
        <g transform="scale(1.42)">
          <MockButton x={0} y={0} width={100} height={33}>
            Publish
          </MockButton>
        </g>
      </Place>
    </Place>
  );
}
