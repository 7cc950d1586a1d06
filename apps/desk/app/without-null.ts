/** A text without U+0000, which nobody types or sees, and which PostgreSQL cannot hold. */
export function withoutNull(text: string): string {
  return text.replaceAll('\0', '');
}
