/** Whether an act failed with the error of that name: the service and the screens have copies of their own of its class. */
export function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
