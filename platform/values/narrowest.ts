/** Of the items that belong to nodes of a tree the one deepest on the path, which is the ids from the root down. */
export const narrowestOn = <Item extends { locationId: number }>(
  path: readonly number[],
  items: readonly Item[],
): Item | undefined => path.toReversed().flatMap((id) => items.filter(({ locationId }) => locationId === id))[0]
