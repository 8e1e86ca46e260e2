import { may, type StoreRole } from '../accounts/rules.ts'

export const invitationDays = 7
export const maxInvitationsPerDay = 30

/** Every member may leave. */
export const mayRemove = (actor: StoreRole, isSelf: boolean) => isSelf || may(actor, 'members')

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
