/** A drawing as an address to show it at; the pages' policy allows this kind and no `blob:`. */
export function toSvgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
