import type { memberRoles } from './contract.ts'

export type Role = (typeof memberRoles)[number]

export const invitationDays = 7
export const maxInvitationsPerDay = 30

/** Roles that a role may invite, change and remove. Every member may leave. */
const managedRoles: Record<Role, readonly Role[]> = {
  Owner: ['Owner', 'Manager', 'Operator'],
  Manager: ['Manager', 'Operator'],
  Operator: [],
}

export const rolesManagedBy = (role: Role) => managedRoles[role]
export const mayManage = (actor: Role, role: Role) => managedRoles[actor].includes(role)
export const mayChangeRole = (actor: Role, from: Role, to: Role) => mayManage(actor, from) && mayManage(actor, to)
export const mayRemove = (actor: Role, role: Role, isSelf: boolean) => isSelf || mayManage(actor, role)

/** Segments of the site's URLs, and names that could be mistaken for the operator. */
const reservedAliases = new Set([
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
/** The slug, with a number if it is taken or reserved. */
export function freeAlias(slug: string, taken: ReadonlySet<string>) {
  if (!reservedAliases.has(slug) && !taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** Enough of an address for its owner to recognise it: `a•••@firm.example`, `•••4567`. */
export function maskAddress(target: string) {
  const at = target.indexOf('@')
  return at > 0 ? `${target.slice(0, 1)}•••${target.slice(at)}` : `•••${target.slice(-4)}`
}
