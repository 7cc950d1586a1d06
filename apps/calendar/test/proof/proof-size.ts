/** The size of a proof: short in `npm test`, full by `npm run proof`. */
export function proofSize(short: number, full: number): number {
  return process.env['PROOF'] === 'full' ? full : short;
}
