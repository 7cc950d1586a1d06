import type { FaqItem, FaqTopic } from './faq-group.ts';

function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’'-]/g, '')
    .toLowerCase();
}

function holds(item: FaqItem, wanted: readonly string[]): boolean {
  const text = simplify([item.question, item.answer, ...(item.listItems ?? [])].join(' '));
  return wanted.every((word) => text.includes(word));
}

/** The topics with those questions that hold every word of the query in question or answer; empty ones are left out. */
export function filterTopics(topics: readonly FaqTopic[], query: string): FaqTopic[] {
  const wanted = simplify(query).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      groups: topic.groups
        .map((group) => ({ ...group, items: group.items.filter((item) => holds(item, wanted)) }))
        .filter(({ items }) => items.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** How many questions a topic holds. */
export function countQuestions(topic: FaqTopic): number {
  return topic.groups.reduce((sum, { items }) => sum + items.length, 0);
}
