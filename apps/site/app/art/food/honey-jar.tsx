import { paint } from '../paint.ts';
import { SignText } from '../sign-text.tsx';
import { FloorShadow } from './floor-shadow.tsx';

export function HoneyJar() {
  return (
    <>
      <FloorShadow y={84} width={52} />
      <rect x="26" y="26" width="44" height="58" rx="9" fill={paint.foodHoney} />
      <rect x="24" y="16" width="48" height="14" rx="3" fill={paint.foodLeaf} />
      <rect x="26" y="44" width="44" height="24" fill={paint.foodCream} />
      <SignText x={48} y={60} size={11} weight={680} fill={paint.ink}>
        Honey
      </SignText>
    </>
  );
}
