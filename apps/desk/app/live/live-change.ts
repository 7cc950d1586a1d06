import { hasShape, isText, optional, orNull } from '#app/has-shape.ts';

/** Something that happened, in names and numbers; `many` stands for more than a list can show. */
export type LiveChange = {
  readonly record: string | null;
  readonly id: string | null;
  /** The event of a lead, or the act of the log. */
  readonly kind: string;
  /** Whose act it was, so that a page can leave out one's own; a service of the version before does not say. */
  readonly personId?: string | null;
  /** Who was given a lead by it; a service of the version before does not say. */
  readonly givenTo?: string | null;
};

/** What a page is told: some changes, or that there were many. */
export type LiveNews = readonly LiveChange[] | 'many';

const isChange = (value: unknown) =>
  hasShape<LiveChange>(value, {
    record: orNull(isText),
    id: orNull(isText),
    kind: isText,
    personId: optional(orNull(isText)),
    givenTo: optional(orNull(isText)),
  });

/** The changes of an event's data; what is not ours is left out. */
export function readChanges(data: unknown): readonly LiveChange[] {
  const value: unknown = typeof data === 'string' ? JSON.parse(data) : null;
  return Array.isArray(value) ? value.filter(isChange) : [];
}

/** Whether a change is of a lead; the log, which alone tells of an erased one, names it by its reference. */
export function isAboutLead(
  { record, id }: LiveChange,
  lead: { readonly id: string; readonly reference: string },
): boolean {
  return record === 'lead' && (id === lead.id || id === lead.reference);
}

/**
 * Whether a change of a lead is none to tell: the first letter that somebody types to it takes it for them, which happens
 * while their page stays as it is. A page is read anew with all else that somebody does in it.
 */
export function isOwnTaking({ kind, personId }: LiveChange, meId: string): boolean {
  return kind === 'claimed' && personId === meId;
}

/** Who has a lead after something was done to it, null for nobody; undefined where that changes nothing of it. */
export function findHolder({ kind, personId, givenTo }: LiveChange): string | null | undefined {
  if (kind === 'claimed') return personId ?? 'somebody';
  if (kind === 'assigned') return givenTo ?? 'somebody';
  return kind === 'returned' || kind === 'handed_back' ? null : undefined;
}

/** Who has a lead by what was told of it, the last word of that counting; null for nobody, and where nothing tells. */
export function hearHolder(
  holder: string | null,
  news: LiveNews,
  concerns: (change: LiveChange) => boolean,
): string | null {
  if (news === 'many') return null;
  const told = news.filter(concerns).map(findHolder);
  return told.reduce<string | null>((last, next) => (next === undefined ? last : next), holder);
}

/** How many changes there are by now. */
export function addNews(
  count: number | 'many',
  news: LiveNews,
  concerns: (change: LiveChange) => boolean,
): number | 'many' {
  if (count === 'many' || news === 'many') return 'many';
  return count + news.filter(concerns).length;
}
