/** Whether a value is of a type. */
type Check<Of> = (value: unknown) => value is Of;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Check<number> = (value) => typeof value === 'number';

/** Lets null through, too. */
export function orNull<Of>(check: Check<Of>): Check<Of | null> {
  return (value) => value === null || check(value);
}

/** Lets through what is not there, too. */
export function optional<Of>(check: Check<Of>): Check<Of | undefined> {
  return (value) => value === undefined || check(value);
}

/** Whether a value has the fields of a type, by a check of each. A schema would do, but its library weighs more than a page. */
export function hasShape<Of extends object>(
  value: unknown,
  checks: { readonly [Name in keyof Of]-?: Check<Of[Name]> },
): value is Of {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries<Check<unknown>>(checks).every(([name, check]) =>
    check(Reflect.get(value, name)),
  );
}
