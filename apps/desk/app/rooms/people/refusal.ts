/** By its name: the service and the screens have copies of their own of the class. */
function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

/** Whether a change was refused because nobody would be left as an owner. */
export function isLastOwner(error: unknown): boolean {
  return isNamed(error, 'LastOwner');
}

/** Whether a change was refused because its person was removed or erased meanwhile. */
export function isGone(error: unknown): boolean {
  return isNamed(error, 'PersonGone');
}
