import { mostAskedSuppliers } from '../lib/locale.ts'

/** A supplier as the fields and addresses of the question name it: `store`, or `store-product`. */
export type Choice = string

const key = 'ask'

/** What has been chosen in this tab, on whichever page. */
export function readChosen(): readonly Choice[] {
  try {
    return sessionStorage.getItem(key)?.split(' ') ?? []
  } catch {
    return []
  }
}

export function keepChosen(chosen: readonly Choice[]) {
  try {
    if (chosen.length > 0) sessionStorage.setItem(key, chosen.join(' '))
    else sessionStorage.removeItem(key)
  } catch {
    // Then it lasts as long as the page.
  }
}

const storeOf = (choice: Choice) => choice.split('-')[0]

export type Change = { chosen: readonly Choice[]; note: 'replaced' | 'full' | null }

/** A supplier is asked once: the product that was chosen last takes the place of an earlier one. */
export function choose(chosen: readonly Choice[], choice: Choice): Change {
  const others = chosen.filter((each) => storeOf(each) !== storeOf(choice))
  if (others.length >= mostAskedSuppliers) return { chosen, note: 'full' }
  const isReplaced = others.length < chosen.length && !chosen.includes(choice)
  return { chosen: [...others, choice], note: isReplaced ? 'replaced' : null }
}

export const drop = (chosen: readonly Choice[], choice: Choice): Change => ({
  chosen: chosen.filter((each) => each !== choice),
  note: null,
})

export const askPath = (chosen: readonly Choice[]) => `/ask?${chosen.map((choice) => `to=${choice}`).join('&')}`
