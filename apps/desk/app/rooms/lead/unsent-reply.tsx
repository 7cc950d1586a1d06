import { WORDS } from './words.ts';

/** What a person had written to a lead to which nothing can be sent now: to read and to copy, as there is no form for it. */
export function UnsentReply({ body }: { body: string | null }) {
  if (body === null) return null;
  return (
    <section className="panel kept-panel" aria-label={WORDS.unsent}>
      <h2 className="caption muted">{WORDS.unsent}</h2>
      <p className="timeline-text" dir="auto">
        {body}
      </p>
    </section>
  );
}
