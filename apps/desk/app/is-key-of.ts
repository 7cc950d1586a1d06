/** Whether that is the name of something in an object. */
export function isKeyOf<Of extends object>(of: Of, name: unknown): name is keyof Of {
  return typeof name === 'string' && Object.hasOwn(of, name);
}
