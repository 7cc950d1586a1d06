import { TextLink } from '@high-street/ui';

import type { SavingsWords } from './savings-words.ts';

type SavingsNoteTickProps = {
  words: SavingsWords['note'];
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

/** Lets an enquiry take the result along as one line. */
export function SavingsNoteTick({ words, isTicked, onTick }: SavingsNoteTickProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-7">
      <label className="savings-tick" data-held-press="">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
        {words.label}
      </label>
      <TextLink href={words.link.to} hasArrow>
        {words.link.label}
      </TextLink>
    </div>
  );
}
