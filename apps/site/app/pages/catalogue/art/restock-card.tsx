import { MockButton } from '#/art/console/mock-button.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { RaisedCard } from '#/art/raised-card.tsx';

/** The note that something has run out, 318 by 92. */
export function RestockCard() {
  return (
    <>
      <RaisedCard width={318} height={92} radius={14} />
      <circle cx="26" cy="30" r="6" fill={paint.signal} />
      <Label x={42} y={35} size={15.5} weight={680} fill={paint.pageInk}>
        Free range eggs, out of stock
      </Label>
      <Label x={42} y={63} size={13.5} fill={paint.muted}>
        Usually gone by noon
      </Label>
      <MockButton x={206} y={46} width={96} height={32}>
        Restock
      </MockButton>
    </>
  );
}
