import { ActionLink } from './action-link.tsx';

type ClosedProps = { title: string; line: string; again: string; href?: string };

/** A page that ends here: why, and the way to begin again. */
export function Closed({ title, line, again, href = '/' }: ClosedProps) {
  return (
    <section className="closed" aria-labelledby="stage-title">
      <h2 id="stage-title" className="stage-title" tabIndex={-1}>
        {title}
      </h2>
      <p className="stage-line">{line}</p>
      <ActionLink look="button" hasArrow href={href}>
        {again}
      </ActionLink>
    </section>
  );
}
