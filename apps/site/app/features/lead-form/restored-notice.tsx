import type { LeadFormWords } from './form-words.ts';

type RestoredNoticeProps = { words: LeadFormWords['restored']; onStartAgain: () => void };

/** Says that earlier typing is back, and offers to throw it away. */
export function RestoredNotice({ words, onStartAgain }: RestoredNoticeProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-5 rounded-[6px] bg-tint-leaf px-5 py-1.5 text-small">
      <output className="py-1.5">{words.notice}</output>
      <button
        type="button"
        className="min-h-11 font-semibold underline underline-offset-3"
        onClick={onStartAgain}
      >
        {words.startAgain}
      </button>
    </div>
  );
}
