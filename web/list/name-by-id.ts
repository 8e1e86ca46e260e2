type Id = string | number

/** Names the items of a list by their ids; what it does not have, by the id itself. */
export const nameById =
  <Item extends { id: Id }>(items: readonly Item[], nameOf: (item: Item) => string) =>
  (id: Id): string => {
    const item = items.find((each) => String(each.id) === String(id))
    return item ? nameOf(item) : String(id)
  }
