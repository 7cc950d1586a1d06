import type { FaqItem } from './faq-group.ts';

/** The answer to one question: a paragraph, and a list where the answer is one. */
export function FaqAnswer({ item }: { item: FaqItem }) {
  return (
    <>
      <p>{item.answer}</p>
      {item.isList && item.listItems ? (
        <ul>
          {item.listItems.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
