import { Label } from '#/art/label.tsx';
import type { Paint } from '#/art/paint.ts';

type EditorButtonProps = {
  x: number;
  y: number;
  width: number;
  fill: Paint;
  ink: Paint;
  children: string;
};

/** A button of the drawn editor, 48 high, its label large enough for a phone. */
export function EditorButton({ x, y, width, fill, ink, children }: EditorButtonProps) {
  return (
    <>
      <rect {...{ x, y, width, fill }} height="48" rx="10" />
      <Label x={x + width / 2} y={y + 30} size={18} weight={650} anchor="middle" fill={ink}>
        {children}
      </Label>
    </>
  );
}
