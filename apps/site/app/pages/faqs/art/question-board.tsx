import { paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

/** What is chalked on the board. */
export type QuestionBoardWords = {
  readonly heading: readonly [string, string];
  readonly lines: readonly { readonly question: string; readonly answer: string }[];
};

const FIRST_LINE = 270;
const LINE_STEP = 54;

function Frame() {
  return (
    <>
      <path d="M96 620L150 60h20L128 620zM424 620L370 60h-20L392 620z" fill={paint.wood2} />
      <rect x="66" y="32" width="400" height="520" rx="8" fill={paint.shade} opacity=".16" />
      <rect x="60" y="20" width="400" height="520" rx="8" fill={paint.wood} />
      <rect x="60" y="20" width="400" height="10" rx="5" fill={paint.cream} opacity=".14" />
      <rect x="84" y="44" width="352" height="472" rx="3" fill={paint.deep} />
      <rect x="116" y="482" width="60" height="12" rx="3" fill={paint.cream} />
      <rect
        x="190"
        y="488"
        width="34"
        height="10"
        rx="3"
        fill={paint.signalPale}
        transform="rotate(12 210 488)"
      />
    </>
  );
}

/** The chalk board that stands before the shop, with the day's questions. */
export function QuestionBoard({ heading, lines }: QuestionBoardWords) {
  const [first, second] = heading;
  return (
    <>
      <Frame />
      <SignText x={260} y={112} size={34} weight={560} fill={paint.cream}>
        {first}
      </SignText>
      <SignText x={260} y={176} size={56} weight={660} fill={paint.accent}>
        {second}
      </SignText>
      <path
        d="M150 206q110 18 220 0"
        fill="none"
        stroke={paint.cream}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {lines.map(({ question, answer }, index) => (
        <g key={question}>
          <SignText
            x={116}
            y={FIRST_LINE + index * LINE_STEP}
            size={26}
            weight={520}
            anchor="start"
            fill={paint.cream}
          >
            {question}
          </SignText>
          <SignText
            x={404}
            y={FIRST_LINE + index * LINE_STEP}
            size={26}
            anchor="end"
            fill={paint.accent}
          >
            {answer}
          </SignText>
        </g>
      ))}
    </>
  );
}
