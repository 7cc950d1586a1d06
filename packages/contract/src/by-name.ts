type Named = { readonly name: string };

/** One value for each of the given fields, by its name, in their order. */
export function byName<Field extends Named, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Readonly<Record<Field['name'], Value>>;
export function byName<Value>(
  fields: readonly Named[],
  valueOf: (field: Named) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}
