import { maxInquirySuppliers } from '../lib/locale.ts'

/** A supplier in form fields and queries: `storeId`, or `storeId-productId`. */
export type Choice = string

export const choiceOf = (storeId: number, productId?: number): Choice =>
  productId ? `${storeId}-${productId}` : String(storeId)

const storageKey = 'ask'

/** The selection of this tab, across pages. */
export function readSelection(): readonly Choice[] {
  try {
    return sessionStorage.getItem(storageKey)?.split(' ') ?? []
  } catch {
    return []
  }
}

export function saveSelection(selection: readonly Choice[]) {
  try {
    if (selection.length > 0) sessionStorage.setItem(storageKey, selection.join(' '))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the selection lasts as long as the page.
  }
}

const storeOf = (choice: Choice) => choice.split('-')[0]

export type SelectionChange = { selection: readonly Choice[]; note: 'replaced' | 'full' | null }

/** Adds a supplier. There is one choice per store: a later product replaces an earlier one. */
export function select(selection: readonly Choice[], choice: Choice): SelectionChange {
  const others = selection.filter((each) => storeOf(each) !== storeOf(choice))
  if (others.length >= maxInquirySuppliers) return { selection, note: 'full' }
  const isReplaced = others.length < selection.length && !selection.includes(choice)
  return { selection: [...others, choice], note: isReplaced ? 'replaced' : null }
}

export const deselect = (selection: readonly Choice[], choice: Choice): SelectionChange => ({
  selection: selection.filter((each) => each !== choice),
  note: null,
})

export const askPath = (selection: readonly Choice[]) => `/ask?${selection.map((choice) => `to=${choice}`).join('&')}`
