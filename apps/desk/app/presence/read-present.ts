/** Somebody else who has the page of a lead open. */
export type Present = { readonly id: string; readonly name: string; readonly since: string };

function isPresent(value: unknown): value is Present {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'since' in value &&
    typeof value.since === 'string'
  );
}

/** The people of an event's data; what is not ours is left out. */
export function readPresent(data: unknown): readonly Present[] {
  const value: unknown = typeof data === 'string' ? JSON.parse(data) : null;
  return Array.isArray(value) ? value.filter(isPresent) : [];
}
