/** The items of a set in the order that is given, whatever the order of the words. */
export function inOrder<Id extends string, Item extends { readonly id: Id }>(
  order: readonly Id[],
  items: readonly Item[],
): Item[] {
  return order.flatMap((id) => items.filter((item) => item.id === id));
}
