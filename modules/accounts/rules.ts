import { storeRoles } from '#platform/constants.ts'
import type { storeRights } from './contract.ts'

export type StoreRole = (typeof storeRoles)[number]
export type StoreRight = (typeof storeRights)[number]

/**
 * The rights of the people of a store, by role; all of them handle orders, conversations and call-backs. No other code
 * decides about it.
 */
const rights: Record<StoreRole, readonly StoreRight[]> = {
  Owner: ['products', 'prices', 'store', 'balance', 'members', 'organization', 'closing'],
  Manager: ['products', 'prices', 'store', 'balance'],
  Operator: ['products'],
}

/** The people of a closed store only read; its balance is still theirs. */
export const rightsIn = ({ role, isClosed }: { role: StoreRole; isClosed: boolean }) =>
  isClosed ? rights[role].filter((right) => right === 'balance') : rights[role]
export const rolesWith = (right: StoreRight) => storeRoles.filter((role) => may(role, right))
export const may = (role: StoreRole, right: StoreRight) => rights[role].includes(right)
