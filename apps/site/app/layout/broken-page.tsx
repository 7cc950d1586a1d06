import { ButtonLink } from '@high-street/ui';

type LinkWords = { readonly label: string; readonly to: string };

export type BrokenPageWords = {
  readonly title: string;
  readonly lede: string;
  readonly again: string;
  readonly home: LinkWords;
};

/** What stands in place of a page whose scripts have failed. Its links load a page anew: nothing of the site runs any more. */
export function BrokenPage({ words }: { words: BrokenPageWords }) {
  return (
    <main id="main">
      <section className="section-space min-h-dvh bg-street-sky">
        <div className="wrap">
          <h1 className="sign max-w-[12ch] text-hero">{words.title}</h1>
          {/* Whoever was at a link or a button hears why it is gone. */}
          <p role="alert" className="mt-6 max-w-[46ch] text-lede text-muted">
            {words.lede}
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            {/* The address that is open. */}
            <ButtonLink href="" size="large">
              {words.again}
            </ButtonLink>
            <ButtonLink href={words.home.to} variant="outline" size="large">
              {words.home.label}
            </ButtonLink>
          </div>
        </div>
      </section>
    </main>
  );
}
