import { ButtonLink } from '@high-street/ui';

export type AskLineWords = {
  readonly title: string;
  readonly line: string;
  readonly action: { readonly label: string; readonly to: string };
};

/** The last line of the page of questions: a way to ask one's own. */
export function AskLine({ words }: { words: AskLineWords }) {
  return (
    <section className="bg-tint-butter py-[clamp(56px,6.5vw,96px)]">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-16 gap-y-7">
        <div>
          <h2 className="sign text-h2">{words.title}</h2>
          <p className="mt-3 max-w-[46ch] text-lede">{words.line}</p>
        </div>
        <ButtonLink href={words.action.to} size="large" hasArrow>
          {words.action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
