import type { LeadFormWords } from '../form-words.ts';

/** How a demo is booked from here: with scripts, and without. */
export type DemoLink = {
  readonly open: (opener: HTMLElement) => void;
  readonly address: string;
};

type OtherNumberProps = {
  id: string;
  words: LeadFormWords['otherNumber'];
  supportEmail: string;
  /** Null where there is no calendar. */
  demo: DemoLink | null;
};

const LINK =
  'relative font-semibold text-ink underline underline-offset-3 after:absolute after:-inset-y-3 after:inset-x-0';

/** The way on for somebody without a ten-digit number. */
export function OtherNumber({ id, words, supportEmail, demo }: OtherNumberProps) {
  return (
    <p id={id} className="-mt-1 mb-6 text-small text-muted">
      {/* On a line of its own: the links would move when the text's font arrives. */}
      <span className="block">{words.question}</span>
      {demo ? (
        <>
          <button
            type="button"
            className={`lead-form-scripted ${LINK}`}
            aria-haspopup="dialog"
            onClick={(event) => demo.open(event.currentTarget)}
          >
            {words.demo}
          </button>
          <a href={demo.address} className={`lead-form-plain ${LINK}`}>
            {words.demo}
          </a>{' '}
          {words.or}{' '}
        </>
      ) : null}
      <a href={`mailto:${supportEmail}`} className={LINK}>
        {demo ? words.write : words.writeAlone}
      </a>
    </p>
  );
}
