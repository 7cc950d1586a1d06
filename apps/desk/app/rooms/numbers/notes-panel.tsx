import type { NumbersData } from './read-numbers.ts';
import { WORDS } from './words.ts';

const words = WORDS.notes;

/** What the numbers leave out, and what is known to be missing. */
export function NotesPanel({ data: { notes, robots } }: { data: NumbersData }) {
  const lines = [...notes.lines, words.fives, words.robots(robots), words.cohort];
  return (
    <section className="numbers-notes" aria-labelledby="notes-title">
      <h2 className="section-title" id="notes-title">
        {words.title}
      </h2>
      <ul className="measure">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
