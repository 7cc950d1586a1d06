import { Label } from './label.tsx';
import { paint } from './paint.ts';
import { OPEN_PLACE, REGISTER_SIGN, SCAFFOLD_PLACE } from './register-place.ts';
import { SignText } from './sign-text.tsx';

/** Words on the hoarding before there is a shop, and on a sign without a name. */
export type RegisterSignWords = {
  readonly hoarding: string;
  readonly nameToFollow: string;
  readonly blankSign: string;
};

type RegisterSignProps = {
  step: 1 | 2 | 3;
  /** The store's name as far as it is typed. */
  storeName: string;
  words: RegisterSignWords;
};

/** Width of an average Besley letter as a part of its size. */
const LETTER = 0.56;
const MOST_LETTERS = 40;
const HOARDING = { x: 280, width: 280 } as const;

function fitSize(text: string, size: number, width: number): number {
  return Math.min(size, width / (Array.from(text).length * LETTER));
}

/** A name too long for any sign is cut, without splitting a letter. */
function cutName(name: string): string {
  const letters = Array.from(name.trim());
  return letters.length > MOST_LETTERS
    ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…`
    : letters.join('');
}

/** The lettering over the drawn building; it follows the typing, so it is part of the page and not of the drawing. */
export function RegisterSign({ step, storeName, words }: RegisterSignProps) {
  const name = cutName(storeName);
  if (step === 1) {
    const below = name || words.nameToFollow;
    return (
      <>
        <SignText x={250} y={726} size={26} weight={560} fill={paint.signal2}>
          {words.blankSign}
        </SignText>
        <SignText
          x={HOARDING.x}
          y={846}
          size={fitSize(words.hoarding, 30, HOARDING.width)}
          fill={paint.ink}
        >
          {words.hoarding}
        </SignText>
        <Label
          x={HOARDING.x}
          y={886}
          size={fitSize(below, 20, HOARDING.width)}
          weight={560}
          anchor="middle"
          fill={paint.ticketMuted}
        >
          {below}
        </Label>
      </>
    );
  }
  const { x, y, scale } = step === 2 ? SCAFFOLD_PLACE : OPEN_PLACE;
  const text = name || words.blankSign;
  return (
    <SignText
      x={x + REGISTER_SIGN.x * scale}
      y={y + REGISTER_SIGN.y * scale}
      size={fitSize(text, REGISTER_SIGN.size, REGISTER_SIGN.width) * scale}
      fill={paint.cream}
    >
      {text}
    </SignText>
  );
}
