import { ButtonLink } from '@high-street/ui';

type LinkWords = { readonly label: string; readonly to: string };

export type NotFoundWords = {
  readonly title: string;
  readonly lede: string;
  readonly home: LinkWords;
  readonly enquiry: LinkWords;
};

/** What an unknown address shows: what happened, and two ways on. */
export function NotFound({ words }: { words: NotFoundWords }) {
  return (
    <section data-hero="street-sky" className="section-space bg-street-sky">
      <div className="wrap">
        <h1 className="sign max-w-[12ch] text-hero">{words.title}</h1>
        <p className="mt-6 max-w-[46ch] text-lede text-muted">{words.lede}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink href={words.home.to} size="large">
            {words.home.label}
          </ButtonLink>
          <ButtonLink href={words.enquiry.to} variant="outline" size="large">
            {words.enquiry.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
