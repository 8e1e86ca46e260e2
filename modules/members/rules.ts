import type { memberRoles } from './contract.ts'

export type Role = (typeof memberRoles)[number]

export const invitationDays = 7
export const mostInvitationsPerDay = 30

/** Whom a role may invite, change and remove. Everyone may leave. */
const managed: Record<Role, readonly Role[]> = {
  Owner: ['Owner', 'Manager', 'Operator'],
  Manager: ['Manager', 'Operator'],
  Operator: [],
}

export const rolesManagedBy = (role: Role) => managed[role]
export const mayManage = (actor: Role, role: Role) => managed[actor].includes(role)
export const mayChangeRole = (actor: Role, from: Role, to: Role) => mayManage(actor, from) && mayManage(actor, to)
export const mayRemove = (actor: Role, role: Role, isSelf: boolean) => isSelf || mayManage(actor, role)

/** Parts of our own addresses, and words that would pass for ours. */
const reserved = new Set([
  'all',
  'new',
  'admin',
  'api',
  'about',
  'add',
  'catalog',
  'cabinet',
  'cart',
  'create',
  'dev',
  'edit',
  'help',
  'list',
  'login',
  'null',
  'official',
  'product',
  'products',
  'profile',
  'root',
  'search',
  'settings',
  'staff',
  'start',
  'static',
  'store',
  'stores',
  'support',
  'system',
  'test',
  'tradeyard',
  'undefined',
])
/** A readable address that is free: numbered when a store has it already, or nobody may. */
export function freeAlias(slug: string, taken: ReadonlySet<string>) {
  if (!reserved.has(slug) && !taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
