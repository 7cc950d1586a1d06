import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

const STAR =
  'm9 0 2.600 5.800 6.400.7-4.800 4.300 1.400 6.300L9 13.900 3.400 17.100l1.400-6.300L0 6.500l6.400-.7z';

type SearchResultProps = {
  width: number;
  height: number;
  /** The page's title and first lines, already broken to the width. */
  title: readonly string[];
  lines: readonly string[];
};

/** A search page with the shop on top of it. */
export function SearchResult({ width, height, title, lines }: SearchResultProps) {
  const body = 150 + (title.length - 1) * 31;
  const foot = body + 32 + lines.length * 25;
  return (
    <>
      <rect x="6" y="12" {...{ width, height }} rx="14" fill={paint.shade} opacity=".3" />
      <rect {...{ width, height }} rx="14" fill={paint.raised} />
      <rect x="24" y="24" width={width - 48} height="48" rx="24" fill={paint.sunk} />
      <g fill="none" stroke={paint.muted} strokeWidth="2.5" strokeLinecap="round">
        <circle cx="52" cy="47" r="8" />
        <path d="M58 53l6 6" />
      </g>
      <Label x={80} y={54} size={18} fill={paint.pageInk}>
        hot cross buns near me
      </Label>
      <Label x={28} y={116} size={16} fill={paint.muted}>
        bramblebakery.example › buns
      </Label>
      {title.map((line, index) => (
        <SignText
          key={line}
          x={28}
          y={150 + index * 31}
          size={26}
          anchor="start"
          fill={paint.pageInk}
        >
          {line}
        </SignText>
      ))}
      {lines.map((line, index) => (
        <Label key={line} x={28} y={body + 33 + index * 25} size={17} fill={paint.muted}>
          {line}
        </Label>
      ))}
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={STAR}
          fill={paint.accent2}
          transform={`translate(${28 + index * 22} ${foot - 9})`}
        />
      ))}
      <Label x={150} y={foot + 6} size={16} fill={paint.muted}>
        Open until 6 pm
      </Label>
    </>
  );
}
