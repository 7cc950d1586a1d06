import { paint } from '#/art/paint.ts';

type MockSwitchProps = { x: number; y: number; isOn: boolean };

/** A switch of a drawn screen, 44 by 24. */
export function MockSwitch({ x, y, isOn }: MockSwitchProps) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width="44"
        height="24"
        rx="12"
        fill={isOn ? paint.primary : paint.control}
      />
      <circle cx={isOn ? x + 32 : x + 12} cy={y + 12} r="9" fill={paint.raised} />
    </>
  );
}
