type Kind = 'queries' | 'categories' | 'products' | 'brands' | 'stores'
type SlotCounts = Record<Kind, number>

/** Reserved slots per kind, besides the search for the text itself. Unused slots go to the other kinds in this order. */
export const desktopSlots: SlotCounts = { queries: 2, categories: 2, products: 3, brands: 1, stores: 1 }
export const phoneSlots: SlotCounts = { queries: 2, categories: 1, products: 2, brands: 1, stores: 1 }

/** The number of suggestions to show per kind; the sum never exceeds the sum of `reserved`. */
export function allocateSlots(found: Record<Kind, readonly unknown[]>, reserved: SlotCounts): SlotCounts {
  const kinds = Object.keys(reserved) as Kind[]
  const slots = { ...reserved }
  for (const kind of kinds) slots[kind] = Math.min(found[kind].length, reserved[kind])
  let free = kinds.reduce((count, kind) => count + reserved[kind] - slots[kind], 0)
  for (const kind of kinds) {
    const extra = Math.min(free, found[kind].length - slots[kind])
    slots[kind] += extra
    free -= extra
  }
  return slots
}
