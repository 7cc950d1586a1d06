/** Ends a bench that cannot begin, and says why. */
export function refuse(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
