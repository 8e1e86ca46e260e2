import type { getCart } from '#modules/carts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'

/** Of stores whose terms name no ways. */
const unnamedMethods = ['Delivery', 'Pickup', 'ByAgreement'] as const
type Store = OutputOf<typeof getCart>['storeItems'][number]['store']
export type Method = (typeof unnamedMethods)[number] | Store['terms']['deliveryWays'][number]

/** The ways in which the store gives its goods to buyers. */
export const methodsOf = ({ terms }: Store): readonly Method[] =>
  terms.deliveryWays.length > 0 ? terms.deliveryWays : unnamedMethods

/** The method of the last order if the store has it, else one that brings the goods. */
export function firstMethod(store: Store, last: string | undefined): Method {
  const methods = methodsOf(store)
  return methods.find((method) => method === last) ?? methods.find((method) => method !== 'Pickup') ?? 'Pickup'
}
