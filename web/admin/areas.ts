import type { AdminFeature } from '#platform/contract.ts'
import type { IconName } from '../ui/icons.ts'

type Area = { key: string; path: string; icon: IconName; feature: AdminFeature; group: 'market' | 'catalogue' }

/** The pages of administration in the order of the rail, each with the feature that opens it. */
const all = [
  { key: 'reports', path: '/admin/chats/reports', icon: 'warning', feature: 'statistics', group: 'market' },
  { key: 'chats', path: '/admin/chats', icon: 'chat-text', feature: 'statistics', group: 'market' },
  { key: 'help', path: '/admin/help-requests', icon: 'question', feature: 'telephony', group: 'market' },
  { key: 'synonyms', path: '/admin/synonyms', icon: 'tag', feature: 'categories', group: 'catalogue' },
] as const satisfies Area[]

type AreaKey = (typeof all)[number]['key']
/** How much waits in an area; areas where nothing can wait are left out. */
export type Waiting = Partial<Record<AreaKey, number>>

export const groups = ['market', 'catalogue'] as const
export const areasOf = (features: readonly AdminFeature[]) => all.filter(({ feature }) => features.includes(feature))

/** The area of a page: the one with the longest path that leads there. */
export const areaAt = (pathname: string) =>
  all
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.key
