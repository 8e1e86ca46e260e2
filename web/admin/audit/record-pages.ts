import type { AdminFeature } from '#platform/contract.ts'

type Details = Record<string, unknown>
type Page = { feature: AdminFeature; pathOf: (id: string, details: Details) => string }

/** Records with a page of their own, and the feature that opens it. */
const pages: Readonly<Partial<Record<string, Page>>> = {
  account: { feature: 'accounts', pathOf: (id) => `/admin/accounts/${id}` },
  banner: { feature: 'banners', pathOf: (id) => `/admin/banners?item=${id}` },
  brand: { feature: 'brands', pathOf: (id) => `/admin/brands?item=${id}` },
  category: { feature: 'categories', pathOf: (id) => `/admin/categories?item=${id}` },
  characteristic: {
    feature: 'categories',
    pathOf: (id, { categoryId }) => `/admin/categories?item=${String(categoryId)}&filter=${id}`,
  },
  chat: { feature: 'statistics', pathOf: (id) => `/admin/chats/${id}` },
  companybranch: { feature: 'stores', pathOf: (id) => `/admin/branches/${id}` },
  metricElement: { feature: 'metrics', pathOf: (id) => `/admin/metrics?item=${id}` },
  order: { feature: 'statistics', pathOf: (id) => `/admin/orders/${id}` },
  organization: { feature: 'stores', pathOf: (id) => `/admin/organizations/${id}` },
  product: { feature: 'products', pathOf: (id) => `/admin/products/${id}` },
  setting: { feature: 'appConfig', pathOf: (id) => `/admin/settings#set-${id}-value` },
  store: { feature: 'stores', pathOf: (id) => `/admin/stores/${id}` },
  synonyms: {
    feature: 'categories',
    pathOf: (id, { locale }) => `/admin/synonyms?language=${String(locale)}#group-${id}`,
  },
  text: { feature: 'texts', pathOf: (id) => `/admin/texts/${id.replace(' ', '/')}` },
  verification: { feature: 'verification', pathOf: (id) => `/admin/verification/${id}` },
  warehouse: { feature: 'stores', pathOf: (id) => `/admin/warehouses/${id}` },
}

/** The page of a record that exists; undefined where there is none, or it is closed to the reader. */
export function pathOfRecord(record: {
  kind: string
  id: string
  details: Details
  features: readonly AdminFeature[]
}) {
  const page = pages[record.kind]
  return page && record.features.includes(page.feature) ? page.pathOf(record.id, record.details) : undefined
}
