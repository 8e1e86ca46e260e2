import type { AdminFeature } from '#platform/contract.ts'
import type { IconName } from '../ui/icons.ts'

type Area = {
  key: string
  path: string
  icon: IconName
  /** `any`: every administrator. */
  feature: AdminFeature | 'any'
  group: 'market' | 'people' | 'catalogue' | 'system'
}

/** Administration areas in rail order, each with the feature that grants access. web/routes.ts makes their routes. */
export const allAreas = [
  { key: 'orders', path: '/admin/orders', icon: 'file-text', feature: 'statistics', group: 'market' },
  { key: 'statistics', path: '/admin/statistics', icon: 'squares-four', feature: 'statistics', group: 'market' },
  { key: 'reports', path: '/admin/chats/reports', icon: 'warning', feature: 'statistics', group: 'market' },
  { key: 'chats', path: '/admin/chats', icon: 'chat-text', feature: 'statistics', group: 'market' },
  { key: 'procurement', path: '/admin/procurement', icon: 'list', feature: 'statistics', group: 'market' },
  { key: 'help', path: '/admin/help-requests', icon: 'question', feature: 'telephony', group: 'market' },
  { key: 'telephony', path: '/admin/telephony', icon: 'phone', feature: 'telephony', group: 'market' },
  { key: 'banners', path: '/admin/banners', icon: 'image', feature: 'banners', group: 'market' },
  { key: 'texts', path: '/admin/texts', icon: 'copy', feature: 'texts', group: 'market' },
  { key: 'accounts', path: '/admin/accounts', icon: 'user', feature: 'accounts', group: 'people' },
  { key: 'bans', path: '/admin/bans', icon: 'lock', feature: 'bans', group: 'people' },
  { key: 'stores', path: '/admin/stores', icon: 'storefront', feature: 'stores', group: 'people' },
  { key: 'organizations', path: '/admin/organizations', icon: 'buildings', feature: 'stores', group: 'people' },
  { key: 'verification', path: '/admin/verification', icon: 'check-circle', feature: 'verification', group: 'people' },
  { key: 'branches', path: '/admin/branches', icon: 'map-pin', feature: 'stores', group: 'people' },
  { key: 'warehouses', path: '/admin/warehouses', icon: 'package', feature: 'stores', group: 'people' },
  { key: 'billing', path: '/admin/billing', icon: 'wallet', feature: 'billing', group: 'people' },
  { key: 'audit', path: '/admin/audit', icon: 'magnifying-glass', feature: 'any', group: 'people' },
  { key: 'products', path: '/admin/products', icon: 'cart', feature: 'products', group: 'catalogue' },
  { key: 'imports', path: '/admin/imports', icon: 'download', feature: 'products', group: 'catalogue' },
  { key: 'promotions', path: '/admin/promotions', icon: 'arrow-up', feature: 'products', group: 'catalogue' },
  { key: 'categories', path: '/admin/categories', icon: 'rows', feature: 'categories', group: 'catalogue' },
  { key: 'brands', path: '/admin/brands', icon: 'bookmark', feature: 'brands', group: 'catalogue' },
  { key: 'synonyms', path: '/admin/synonyms', icon: 'tag', feature: 'categories', group: 'catalogue' },
  { key: 'metrics', path: '/admin/metrics', icon: 'sliders-horizontal', feature: 'metrics', group: 'system' },
  { key: 'jobs', path: '/admin/jobs', icon: 'clock', feature: 'appConfig', group: 'system' },
  { key: 'outbox', path: '/admin/outbox', icon: 'bell', feature: 'appConfig', group: 'system' },
  { key: 'settings', path: '/admin/settings', icon: 'gear', feature: 'appConfig', group: 'system' },
  { key: 'caches', path: '/admin/caches', icon: 'arrow-clockwise', feature: 'cache', group: 'system' },
] as const satisfies Area[]

type AreaKey = (typeof allAreas)[number]['key']
/** Pending items per area; areas without a queue are left out. */
export type PendingCounts = Partial<Record<AreaKey, number>>

export const groups = ['market', 'people', 'catalogue', 'system'] as const
export const allowedAreas = (features: readonly AdminFeature[]) =>
  allAreas.filter(({ feature }) => (feature === 'any' ? features.length > 0 : features.includes(feature)))

/** Whether the features open a page. `path` may have a query and a fragment. */
export const mayOpen = (features: readonly AdminFeature[], path: string) => {
  const key = areaOfPath(path.split(/[?#]/, 1)[0]!)
  return allowedAreas(features).some((area) => area.key === key)
}

/** The area of a path: the longest matching prefix. */
export const areaOfPath = (pathname: string) =>
  allAreas
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.key
