import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';

const BUBBLE =
  'M0 16a16 16 0 0 1 16-16h124a16 16 0 0 1 16 16v88a16 16 0 0 1-16 16h-108l-20 18v-18a16 16 0 0 1-12-16z';

type ChatBubbleProps = { greeting: string; lines: readonly string[]; answer: string };

/** A chat message with its quick answer, 156 by 138. */
export function ChatBubble({ greeting, lines, answer }: ChatBubbleProps) {
  return (
    <>
      <path d={BUBBLE} fill={paint.shade} opacity=".14" transform="translate(3 6)" />
      <path d={BUBBLE} fill={paint.brandPale} />
      <g fill={paint.ink}>
        <Label x={16} y={31} size={13.5} weight={660}>
          {greeting}
        </Label>
        {lines.map((line, index) => (
          <Label key={line} x={16} y={51 + index * 18} size={13}>
            {line}
          </Label>
        ))}
      </g>
      <Label x={140} y={108} size={13} weight={700} anchor="end" fill={paint.brand}>
        {answer}
      </Label>
    </>
  );
}
