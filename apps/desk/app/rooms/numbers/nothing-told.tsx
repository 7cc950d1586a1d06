import { LinkButton } from '#app/parts/link-button.tsx';
import { WORDS } from './words.ts';

/** Before anything was counted. */
export function NothingCounted() {
  return (
    <section className="panel numbers-empty" aria-labelledby="empty-title">
      <h2 className="section-title" id="empty-title">
        {WORDS.empty.title}
      </h2>
      <p className="measure">{WORDS.empty.line}</p>
    </section>
  );
}

/** Where everything is under five. */
export function TooFew({ to }: { to: string }) {
  return (
    <section className="panel numbers-empty" aria-labelledby="small-title">
      <h2 className="section-title" id="small-title">
        {WORDS.small.title}
      </h2>
      <p className="measure">{WORDS.small.line}</p>
      <LinkButton variant="outline" to={to}>
        {WORDS.small.act}
      </LinkButton>
    </section>
  );
}
