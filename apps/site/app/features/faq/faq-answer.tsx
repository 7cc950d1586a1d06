import type { FaqItem } from './faq-group.ts';

/** The answer to one question: a paragraph, and a list where the answer is one. */
export function FaqAnswer({ item }: { item: FaqItem }) {
  return (
    <>
      <p>{item.answer}</p>
      {item.isList && item.listItems ? (
        <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-signal">
          {item.listItems.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
