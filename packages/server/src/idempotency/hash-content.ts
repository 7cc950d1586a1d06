import { createHash } from 'node:crypto';

/** SHA-256 of what was sent; equal for equal contents, since the schema puts the fields in one order. */
export function hashContent(content: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest();
}
