import { type I18n, setupI18n } from '@lingui/core'
import { createContext, useContext } from 'react'
import type adminOrders from '#messages/en/admin-orders.json'
import type adminProducts from '#messages/en/admin-products.json'
import type adminStores from '#messages/en/admin-stores.json'
import type accounts from '#messages/en/accounts.json'
import type admin from '#messages/en/admin.json'
import type ask from '#messages/en/ask.json'
import type audit from '#messages/en/audit.json'
import type balance from '#messages/en/balance.json'
import type banners from '#messages/en/banners.json'
import type bans from '#messages/en/bans.json'
import type brands from '#messages/en/brands.json'
import type buyer from '#messages/en/buyer.json'
import type callbacks from '#messages/en/callbacks.json'
import type cart from '#messages/en/cart.json'
import type catalog from '#messages/en/catalog.json'
import type categories from '#messages/en/categories.json'
import type chats from '#messages/en/chats.json'
import type compare from '#messages/en/compare.json'
import type common from '#messages/en/common.json'
import type contact from '#messages/en/contact.json'
import type documentForm from '#messages/en/document-form.json'
import type entities from '#messages/en/entities.json'
import type errors from '#messages/en/errors.json'
import type finders from '#messages/en/finders.json'
import type helpRequests from '#messages/en/help-requests.json'
import type home from '#messages/en/home.json'
import type imports from '#messages/en/imports.json'
import type integrations from '#messages/en/integrations.json'
import type list from '#messages/en/list.json'
import type lists from '#messages/en/lists.json'
import type login from '#messages/en/login.json'
import type market from '#messages/en/market.json'
import type metrics from '#messages/en/metrics.json'
import type notifications from '#messages/en/notifications.json'
import type operations from '#messages/en/operations.json'
import type order from '#messages/en/order.json'
import type page from '#messages/en/page.json'
import type procurement from '#messages/en/procurement.json'
import type product from '#messages/en/product.json'
import type productEditor from '#messages/en/product-editor.json'
import type products from '#messages/en/products.json'
import type profile from '#messages/en/profile.json'
import type promotion from '#messages/en/promotion.json'
import type purchasing from '#messages/en/purchasing.json'
import type quickOrder from '#messages/en/quick-order.json'
import type registration from '#messages/en/registration.json'
import type reports from '#messages/en/reports.json'
import type reviews from '#messages/en/reviews.json'
import type search from '#messages/en/search.json'
import type sellerChats from '#messages/en/seller-chats.json'
import type shell from '#messages/en/shell.json'
import type store from '#messages/en/store.json'
import type synonyms from '#messages/en/synonyms.json'
import type telephony from '#messages/en/telephony.json'
import type terms from '#messages/en/terms.json'
import type texts from '#messages/en/texts.json'
import type tree from '#messages/en/tree.json'
import type verification from '#messages/en/verification.json'
import { load } from 'virtual:messages'
import { formatTags, languageTags, type Locale } from './locale.ts'

/** Message keys are typed by the English files: an unknown key is a type error. */
type Namespaces = {
  accounts: typeof accounts
  'admin-orders': typeof adminOrders
  'admin-products': typeof adminProducts
  'admin-stores': typeof adminStores
  admin: typeof admin
  ask: typeof ask
  audit: typeof audit
  balance: typeof balance
  banners: typeof banners
  bans: typeof bans
  brands: typeof brands
  buyer: typeof buyer
  callbacks: typeof callbacks
  cart: typeof cart
  catalog: typeof catalog
  categories: typeof categories
  chats: typeof chats
  common: typeof common
  compare: typeof compare
  contact: typeof contact
  'document-form': typeof documentForm
  entities: typeof entities
  errors: typeof errors
  finders: typeof finders
  'help-requests': typeof helpRequests
  home: typeof home
  imports: typeof imports
  integrations: typeof integrations
  list: typeof list
  lists: typeof lists
  login: typeof login
  market: typeof market
  metrics: typeof metrics
  notifications: typeof notifications
  operations: typeof operations
  order: typeof order
  page: typeof page
  procurement: typeof procurement
  product: typeof product
  'product-editor': typeof productEditor
  products: typeof products
  profile: typeof profile
  promotion: typeof promotion
  purchasing: typeof purchasing
  'quick-order': typeof quickOrder
  registration: typeof registration
  reports: typeof reports
  reviews: typeof reviews
  search: typeof search
  'seller-chats': typeof sellerChats
  shell: typeof shell
  store: typeof store
  synonyms: typeof synonyms
  telephony: typeof telephony
  terms: typeof terms
  texts: typeof texts
  tree: typeof tree
  verification: typeof verification
}
export type Namespace = keyof Namespaces
export type MessageKey<N extends Namespace> = keyof Namespaces[N] & string
export type Translate<N extends Namespace> = (key: MessageKey<N>, values?: Record<string, string | number>) => string
/** Messages load in parts: `first` for every page, and one part per namespace that only some pages use. */
export type MessagePart = 'first' | Exclude<Namespace, 'common' | 'shell' | 'errors'>

/** Keyed by the first path segment, or by the first two where one page needs more. */
const partsByPath: Record<string, readonly MessagePart[]> = {
  '': ['home'],
  ask: ['ask'],
  catalog: ['catalog'],
  search: ['catalog', 'search'],
  'all-catalog-categories': ['catalog', 'tree'],
  anticrisis: ['catalog'],
  stm: ['catalog', 'market'],
  summary: ['market'],
  product: ['product', 'store', 'terms'],
  store: ['store', 'catalog', 'terms'],
  stores: ['store', 'catalog'],
  compare: ['compare'],
  cart: ['cart', 'buyer', 'terms'],
  order: ['order', 'terms'],
  profile: ['order', 'profile'],
  'profile/callbacks': ['callbacks'],
  'profile/orders': ['list', 'purchasing', 'terms'],
  'profile/approvals': ['purchasing'],
  'profile/procurement': ['ask', 'list', 'procurement'],
  'profile/purchasing': ['purchasing'],
  'profile/addresses': ['buyer'],
  'profile/lists': ['lists'],
  'profile/quick-order': ['quick-order'],
  'profile/messages': ['chats', 'seller-chats'],
  messages: ['chats', 'order'],
  'profile/company': ['document-form', 'entities', 'terms'],
  'profile/entity': ['document-form', 'entities', 'terms'],
  'profile/products': ['document-form', 'list', 'product-editor', 'products'],
  'profile/new-products': ['imports'],
  'profile/balance': ['balance', 'list'],
  'profile/integrations': ['integrations'],
  'profile/promotion': ['list', 'promotion'],
  'profile/notifications': ['notifications'],
  'profile/settings': ['notifications'],
  'profile/verification': ['verification'],
  unsubscribe: ['notifications'],
  'call-back': ['contact'],
  help: ['contact'],
  start: ['page'],
  contacts: ['page'],
  verification: ['verification'],
  admin: ['admin', 'profile'],
  'admin/accounts': ['audit', 'accounts', 'bans', 'list', 'order'],
  'admin/audit': ['audit', 'list'],
  'admin/bans': ['bans', 'list'],
  'admin/billing': ['balance', 'list'],
  'admin/banners': ['list', 'banners'],
  'admin/brands': ['list', 'brands'],
  'admin/categories': ['audit', 'categories', 'list'],
  'admin/chats': ['bans', 'chats', 'list', 'order', 'reviews'],
  'admin/help-requests': ['help-requests', 'list'],
  'admin/branches': ['audit', 'admin-stores', 'list'],
  'admin/orders': ['audit', 'admin-orders', 'list', 'order', 'terms'],
  'admin/imports': ['admin-products', 'imports', 'list'],
  'admin/organizations': ['audit', 'admin-stores', 'list'],
  'admin/procurement': ['audit', 'list', 'procurement'],
  'admin/products': ['audit', 'admin-products', 'imports', 'list', 'products', 'promotion'],
  'admin/promotions': ['admin-products', 'list', 'products', 'promotion'],
  'admin/metrics': ['list', 'metrics'],
  'admin/statistics': ['list', 'reports'],
  'admin/stores': ['audit', 'admin-stores', 'list'],
  'admin/verification': ['audit', 'list', 'verification'],
  'admin/warehouses': ['audit', 'admin-stores', 'list', 'order'],
  'admin/synonyms': ['synonyms'],
  'admin/telephony': ['list', 'telephony'],
  'admin/texts': ['texts'],
  'admin/settings': ['audit', 'operations'],
  'admin/caches': ['list', 'operations'],
  'admin/jobs': ['list', 'operations'],
  'admin/outbox': ['list', 'operations'],
  login: ['login'],
  restore: ['login'],
  confirm: ['login'],
  registration: ['login', 'registration'],
  invitation: ['registration', 'login'],
}
const catalogues = new Map<Locale, I18n>()
const loaded = new Set<string>()

/** Must have resolved for a locale and the parts of a page before the page renders. */
export async function loadMessages(locale: Locale, parts: readonly MessagePart[]) {
  const missing = parts.filter((part) => !loaded.has(`${locale} ${part}`))
  if (missing.length === 0) return
  const tag = formatTags[locale]
  const modules = await Promise.all(missing.map((part) => load(locale, part)))
  const messages = Object.assign({}, ...modules.map((module) => module.default)) as Record<string, string>
  const known = catalogues.get(locale)
  if (known) known.load(tag, messages)
  else catalogues.set(locale, setupI18n({ locale: tag, messages: { [tag]: messages } }))
  for (const part of missing) loaded.add(`${locale} ${part}`)
}

/** The message parts of the page at `path` (with or without locale prefix). */
export function messagePartsOf(path: string): MessagePart[] {
  const [word = '', ...rest] = path.split('/').slice(1)
  const [first = '', second = ''] = word in languageTags ? rest : [word, ...rest]
  return ['first', ...(partsByPath[first] ?? []), ...(partsByPath[`${first}/${second}`] ?? [])]
}

export const translator =
  <N extends Namespace>(locale: Locale, namespace: N): Translate<N> =>
  (key, values) =>
    catalogues.get(locale)!._(`${namespace}:${key}`, values)

export const LocaleContext = createContext<Locale>('en')
export const useLocale = () => useContext(LocaleContext)
export const useMessages = <N extends Namespace>(namespace: N): Translate<N> => translator(useLocale(), namespace)
