import { paint } from '../paint.ts';
import { FloorShadow } from './floor-shadow.tsx';

const FRONT_ROW = [24, 40, 56, 72];

export function Eggs() {
  return (
    <>
      <FloorShadow y={82} width={72} />
      {FRONT_ROW.map((x, index) => (
        <ellipse
          key={x}
          cx={x}
          cy="52"
          rx="9"
          ry="13"
          fill={index % 2 === 0 ? paint.foodCream : paint.sand}
        />
      ))}
      <ellipse cx="32" cy="40" rx="9" ry="13" fill={paint.foodPink} />
      <ellipse cx="48" cy="40" rx="9" ry="13" fill={paint.foodCream} />
      <ellipse cx="64" cy="40" rx="9" ry="13" fill={paint.foodPink} />
      <path d="M10 54h76l-6 26h-64z" fill={paint.sand2} />
      {FRONT_ROW.map((x) => (
        <circle key={x} cx={x} cy="66" r="9" fill={paint.shade} opacity=".06" />
      ))}
    </>
  );
}
