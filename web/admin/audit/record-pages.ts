type Details = Record<string, unknown>
type PathOf = (id: string, details: Details) => string

/** Records with a page of their own. */
const paths: Readonly<Partial<Record<string, PathOf>>> = {
  account: (id) => `/admin/accounts/${id}`,
  banner: (id) => `/admin/banners?item=${id}`,
  brand: (id) => `/admin/brands?item=${id}`,
  category: (id) => `/admin/categories?item=${id}`,
  characteristic: (id, { categoryId }) => `/admin/categories?item=${String(categoryId)}&filter=${id}`,
  chat: (id) => `/admin/chats/${id}`,
  companybranch: (id) => `/admin/branches/${id}`,
  metricElement: (id) => `/admin/metrics?item=${id}`,
  order: (id) => `/admin/orders/${id}`,
  organization: (id) => `/admin/organizations/${id}`,
  product: (id) => `/admin/products/${id}`,
  setting: (id) => `/admin/settings#set-${id}-value`,
  store: (id) => `/admin/stores/${id}`,
  synonyms: (id, { locale }) => `/admin/synonyms?language=${String(locale)}#group-${id}`,
  text: (id) => `/admin/texts/${id.replace(' ', '/')}`,
  verification: (id) => `/admin/verification/${id}`,
  warehouse: (id) => `/admin/warehouses/${id}`,
}

/** The page of a record that exists, if its kind has one. */
export const pathOfRecord = (kind: string, id: string, details: Details) => paths[kind]?.(id, details)
