import type { getCart } from '#modules/carts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { termsAt } from '../../../shared/terms/terms-at.ts'

/** The group with the terms of its supplier as they hold at a place. */
export const groupAt = (group: Group, place: readonly number[]): Group => ({
  ...group,
  store: { ...group.store, terms: termsAt(group.store.terms, place) },
})

/** Of stores whose terms name no ways. */
const unnamedMethods = ['Delivery', 'Pickup', 'ByAgreement'] as const
type Group = OutputOf<typeof getCart>['storeItems'][number]
type Store = Group['store']
export type Method = (typeof unnamedMethods)[number] | Store['terms']['deliveryWays'][number]

/** The ways in which the store gives its goods to buyers. */
export const methodsOf = ({ terms }: Store): readonly Method[] =>
  terms.deliveryWays.length > 0 ? terms.deliveryWays : unnamedMethods

/** The chosen methods as far as the stores have them; the ways of a store can depend on the place. */
export const offeredMethods = (stores: readonly Store[], chosen: Readonly<Record<string, string>>) =>
  Object.fromEntries(stores.map((store) => [store.id, firstMethod(store, chosen[store.id])]))

/** The method of the last order if the store has it, else one that brings the goods. */
export function firstMethod(store: Store, last: string | undefined): Method {
  const methods = methodsOf(store)
  return methods.find((method) => method === last) ?? methods.find((method) => method !== 'Pickup') ?? 'Pickup'
}
