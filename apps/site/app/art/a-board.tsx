import { paint } from './paint.ts';
import { SignText } from './sign-text.tsx';

type ABoardProps = { lines: readonly [string, string] };

/** A chalk board on the pavement, its left foot on the origin. */
export function ABoard({ lines }: ABoardProps) {
  return (
    <>
      <path d="M0 0l6-62h34l6 62h-6l-1-8h-32l-1 8z" fill={paint.wood2} />
      <path d="M9-14l4-42h20l4 42z" fill={paint.deep} />
      <SignText x={23} y={-38} size={8.5} weight={700} fill={paint.cream}>
        {lines[0]}
      </SignText>
      <SignText x={23} y={-26} size={8.5} weight={700} fill={paint.accent}>
        {lines[1]}
      </SignText>
    </>
  );
}
