import { HISTORY } from './history-words.ts';

/** What people are called in a sentence: their first name, the whole of it where two share that, and `You`. */
export function namePeople(names: ReadonlyMap<string, string>, meId: string) {
  const firstOf = (name: string) => name.split(' ')[0] ?? name;
  const counts = new Map<string, number>();
  for (const name of names.values()) {
    counts.set(firstOf(name), (counts.get(firstOf(name)) ?? 0) + 1);
  }

  function inSentence(id: string | null): string {
    if (id === meId) return HISTORY.you;
    const name = names.get(id ?? '');
    if (name === undefined) return HISTORY.subjects.person;
    const first = firstOf(name);
    return counts.get(first) === 1 ? first : name;
  }

  return {
    /** The name alone, whoever it is. */
    full: (id: string | null): string => names.get(id ?? '') ?? HISTORY.subjects.person,

    /** As a sentence begins with it. */
    inSentence,

    /** As it stands further on in a sentence. */
    further: (id: string | null): string =>
      names.has(id ?? '') && id !== meId ? inSentence(id) : inSentence(id).toLowerCase(),
  };
}

/** What people are called. */
export type PeopleNames = ReturnType<typeof namePeople>;
