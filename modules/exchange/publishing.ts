import type { Good } from './rules.ts'

export type Status = 'Draft' | 'Active' | 'Archived' | 'Blocked'
type Value = { characteristicId: number; number?: number; words?: Record<string, string> }

/** A product of the store before the import writes it. `isHeld`: the import made it a draft. */
export type Known = {
  externalId: string
  hash: string | null
  status: Status
  isMissing: boolean
  isHeld: boolean
  categoryId: number
  optionIds: readonly number[]
  values: readonly Value[]
}
/** `lacking` are names, in the seller's language. */
export type Completed = { good: Good; kept: readonly Value[]; lacking: readonly string[] }

/** What the category requires of goods on sale and the offer does not say. */
export function lackingIn({
  category,
  optionIds,
  numbers,
  words,
}: Pick<Good, 'category' | 'optionIds' | 'numbers' | 'words'>) {
  const options = new Set(optionIds)
  const given = new Set([...numbers, ...words].map(([id]) => id))
  return category.required.filter(
    (each) => !given.has(each.id) && options.isDisjointFrom(new Set(each.options.values())),
  )
}

/** Of what the offer lacks, what the product has stays: the seller may have filled it in by hand. */
export function complete(good: Good, before: Known | undefined): Completed {
  const lacking = lackingIn(good)
  if (before?.categoryId !== good.category.id) return { good, kept: [], lacking: lacking.map(({ name }) => name) }
  const wanted = new Set(lacking.flatMap(({ options }) => [...options.values()]))
  const optionIds = [...good.optionIds, ...before.optionIds.filter((id) => wanted.has(id))].sort(
    (one, other) => one - other,
  )
  const kept = before.values.filter(({ characteristicId }) => lacking.some(({ id }) => id === characteristicId))
  const filled = new Set(kept.map(({ characteristicId }) => characteristicId))
  const still = lackingIn({ ...good, optionIds }).filter(({ id }) => !filled.has(id))
  return { good: { ...good, optionIds }, kept, lacking: still.map(({ name }) => name) }
}

/**
 * As in the cabinet: goods go on sale with what their category requires, and what is on sale stays there. The import moves
 * only what it made a draft or archived itself, and what comes to another category.
 */
export function standingOf(
  before: Known | undefined,
  { good, lacking }: Completed,
): { status: Status; isHeld: boolean } {
  const isLacking = lacking.length > 0
  const follows =
    !before ||
    (before.status === 'Draft' && before.isHeld) ||
    (before.status === 'Archived' && before.isMissing) ||
    (before.status === 'Active' && before.categoryId !== good.category.id)
  return follows
    ? { status: isLacking ? 'Draft' : 'Active', isHeld: isLacking }
    : { status: before.status, isHeld: false }
}
