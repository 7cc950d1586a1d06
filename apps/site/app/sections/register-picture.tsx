import './register-picture.css';

import { SwingTicket } from '@high-street/ui';
import { use } from 'react';

import { RegisterSign, type RegisterSignWords } from '#/art/register-sign.tsx';
import { FirstFrame } from '#/page-loading/first-frame.ts';
import { Drawn, toPicture } from '#/sections/drawing.tsx';
import { registerFrame } from '#drawn/register-frame.ts';
import { registerOpen } from '#drawn/register-open.ts';
import { registerScaffold } from '#drawn/register-scaffold.ts';

/** What the picture says at each step, and what is painted on its boards. */
export type RegisterPictureWords = {
  readonly steps: Readonly<Record<1 | 2 | 3, { readonly title: string; readonly line: string }>>;
  readonly sign: RegisterSignWords;
};

type RegisterPictureProps = {
  step: 1 | 2 | 3;
  storeName: string;
  plan: { readonly name: string; readonly line: string };
  planLabel: string;
  words: RegisterPictureWords;
};

/**
 * Each drawing, from its roof to the kerb, and the strip of it that a narrow screen shows: the sign, with room for the
 * ticket below.
 */
const SCENES = {
  1: { drawn: registerFrame, column: '0 400 560 680', strip: '0 740 560 316' },
  2: { drawn: registerScaffold, column: '0 245 560 835', strip: '0 580 560 316' },
  3: { drawn: registerOpen, column: '0 380 560 700', strip: '0 620 560 316' },
} as const;

/** The shop that goes up step by step, with the chosen plan as a swing ticket. */
export function RegisterPicture({ step, storeName, plan, planLabel, words }: RegisterPictureProps) {
  const { drawn, column, strip } = SCENES[step];
  const isFirstFrame = use(FirstFrame);
  const { title, line } = words.steps[step];
  const cuts = [
    { cut: 'column', viewBox: column, align: 'xMidYMax slice' },
    { cut: 'strip', viewBox: strip, align: 'xMidYMid slice' },
  ];
  return (
    <aside className="register-picture">
      <div className="register-stage">
        {/* First, since a drawing that was painted before them would move down when they come. */}
        <div className="register-words">
          <p className="sign max-w-[13ch] text-[clamp(1.625rem,3.2vw,2.875rem)]/[1.04] tracking-[-0.03em]">
            {title}
          </p>
          <p className="mt-3 max-w-[32ch] text-muted max-lg:hidden">{line}</p>
          <div className="md:mt-4 lg:mt-6">
            <span className="sr-only">{planLabel} </span>
            <SwingTicket line={plan.line}>{plan.name}</SwingTicket>
          </div>
        </div>
        {cuts.map(({ cut, viewBox, align }) => (
          <svg
            key={cut}
            className="register-drawing"
            data-cut={cut}
            viewBox={viewBox}
            preserveAspectRatio={align}
            aria-hidden="true"
          >
            <Drawn href={toPicture(drawn).href} />
            {/* The sign comes with the shop that it hangs on. */}
            {isFirstFrame ? null : (
              <RegisterSign step={step} storeName={storeName} words={words.sign} />
            )}
          </svg>
        ))}
      </div>
    </aside>
  );
}
