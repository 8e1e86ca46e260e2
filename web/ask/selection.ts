import { maxInquirySuppliers } from '../lib/locale.ts'
import type { Change } from '../shared/selection/selection.ts'

/** A supplier in form fields and queries: `storeId`, or `storeId-productId`. */
export type Choice = string

export const choiceOf = (storeId: number, productId?: number): Choice =>
  productId ? `${storeId}-${productId}` : String(storeId)

const storeOf = (choice: Choice) => choice.split('-')[0]

/** There is one choice per store: a later product replaces an earlier one. */
export const change: Change<'replaced' | 'full'> = (choices, choice, isSelected) => {
  if (!isSelected) return { values: choices.filter((each) => each !== choice), note: null }
  const others = choices.filter((each) => storeOf(each) !== storeOf(choice))
  if (others.length >= maxInquirySuppliers) return { values: choices, note: 'full' }
  const isReplaced = others.length < choices.length && !choices.includes(choice)
  return { values: [...others, choice], note: isReplaced ? 'replaced' : null }
}

export const askPath = (choices: readonly Choice[]) => `/ask?${choices.map((choice) => `to=${choice}`).join('&')}`
