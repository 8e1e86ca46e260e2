// Fixed limits and names of the product, defined once.

export const locales = ['en', 'ru', 'sr', 'de', 'it', 'tr'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** BCP 47 tags: Serbian is written in Latin script, which a plain `sr` would not say. */
export const languageTags: Record<Locale, string> = { en: 'en', ru: 'ru', sr: 'sr-Latn', de: 'de', it: 'it', tr: 'tr' }
/** The languages in which Intl formats: our English is British. */
export const formatTags: Record<Locale, string> = { ...languageTags, en: 'en-GB' }

export const variants = ['b2b', 'trade'] as const
export type Variant = (typeof variants)[number]

export const currencies = ['EUR', 'USD', 'RUB', 'BYN', 'KZT', 'RSD', 'CNY', 'TRY'] as const
export type Currency = (typeof currencies)[number]
/** In which the provider takes payments, and stores pay for promotions from their balances. */
export const topUpCurrency = 'RUB' satisfies Currency
export const currencySymbols: Record<Currency, string> = {
  EUR: '€',
  USD: '$',
  RUB: '₽',
  BYN: 'Br',
  KZT: '₸',
  RSD: 'din',
  CNY: '¥',
  TRY: '₺',
}
/** Codes of older clients and symbols, in capitals: accepted on input, never written. */
export const currencyAliases: Record<string, Currency> = {
  DIN: 'RSD',
  BYR: 'BYN',
  RUR: 'RUB',
  TL: 'TRY',
  ...Object.fromEntries(currencies.map((code) => [currencySymbols[code].toUpperCase(), code])),
}
export const switcherCurrencies: Record<Variant, readonly Currency[]> = { b2b: ['RUB', 'BYN', 'KZT'], trade: ['RSD'] }
export const defaultCurrencyByLocale: Record<Locale, Currency> = {
  en: 'USD',
  ru: 'RUB',
  sr: 'RSD',
  de: 'EUR',
  it: 'EUR',
  tr: 'USD',
}
export const currencyAfterLanguageChange: Record<Locale, Currency> = {
  en: 'USD',
  ru: 'RUB',
  sr: 'USD',
  de: 'EUR',
  it: 'EUR',
  tr: 'USD',
}

/** Whether prices are shown without or with VAT. */
export const priceDisplays = ['net', 'gross'] as const
export type PriceDisplay = (typeof priceDisplays)[number]

export const tokenRefreshThresholdSeconds = 15
export const accessTokenSeconds = 15 * 60
export const authCookieSeconds = 34_560_000
export const preferenceCookieSeconds = 365 * 24 * 3600
export const anonymousCookieSeconds = 180 * 24 * 3600
export const badgeLimit = 99
export const scrollToTopAfterPixels = 300
export const catalogueBreakpointPixels = 768
export const messengerQrAbovePixels = 1024
export const maxViewedProducts = 12
export const maxInquirySuppliers = 10
export const maxComparedProducts = 6
export const supportPhones: Record<Variant, string> = { b2b: '+7 383 210 44 00', trade: '+381 11 400 12 60' }

export const maxQuantity = 1_000_000
/** Volume prices of a product. */
export const maxTiers = 10
export const maxCartLines = 200
/** In minor units of the store's currency. */
export const maxPriceMinor = 100_000_000_000

export const cookieNames = {
  token: 'token',
  refreshToken: 'refreshToken',
  anonymous: 'anon',
  sessionId: 'sessionId',
  currency: 'currency',
  priceDisplay: 'priceDisplay',
  locale: 'NEXT_LOCALE',
  location: 'searchLocation',
  country: 'clientLocation',
  buyerCountry: 'buyerCountry',
  store: 'storeId',
  cartInteraction: 'cartInteraction',
  chatInteraction: 'chatInteraction',
  viewed: 'viewedProducts',
  /** Position of the primary that the visitor has seen, while there is a replica. */
  seenPosition: 'seenPosition',
  theme: 'theme',
  /** As which account an administrator acts; counts with their session only. */
  acting: 'acting',
} as const

/** How long a requested account deletion can be cancelled. */
export const deletionGraceDays = 30
/** How long before their end verifications and documents are said to run out. */
export const expiryNoticeDays = 30

/** Of the members of a store, the one with the most rights first. */
export const storeRoles = ['Owner', 'Manager', 'Operator'] as const

/** Kinds of entities in the audit log. */
export const auditedEntities = [
  'account',
  'aggregatorFeed',
  'apiKey',
  'webhook',
  'ban',
  'banner',
  'brand',
  'cache',
  'callbackRequest',
  'category',
  'characteristic',
  'chat',
  'companybranch',
  'deliveryplace',
  'file',
  'helpRequest',
  'job',
  'list',
  'metric',
  'metricElement',
  'order',
  'organization',
  'outgoingMessage',
  'payment',
  'phoneCall',
  'procurementRequest',
  'product',
  'purchaseRequest',
  'purchasingTeam',
  'redirectNumber',
  'searchRebuild',
  'session',
  'setting',
  'store',
  'synonyms',
  'text',
  'verification',
  'warehouse',
] as const
export type AuditedEntity = (typeof auditedEntities)[number]

/** Settings that administrators change while the site runs, in the order of their page. */
export const settingKeys = [
  'supportPhoneB2b',
  'supportPhoneTrade',
  'supportEmail',
  'messengerUrlB2b',
  'messengerUrlTrade',
  'smsBudgetPerDay',
  'smsCountries',
  'storeQuotaMegabytes',
  'accountQuotaMegabytes',
  'searchLearningDays',
  'productPromotionOnMainPage',
  'productPromotionOnClassPage',
  'productPromotionOnGroupPage',
  'productPromotionOnCategoryPage',
  'storePromotionOnMainPage',
  'storePromotionOnClassPage',
  'storePromotionOnGroupPage',
  'storePromotionOnCategoryPage',
  'featureFlags',
] as const
export type SettingKey = (typeof settingKeys)[number]

/** Scopes of a key, by which a program acts for a store. */
export const apiScopes = ['ReadProducts', 'WriteStock', 'Orders'] as const
export type ApiScope = (typeof apiScopes)[number]
/** Keys begin with it, so that they are recognised, also where they have leaked. */
export const apiTokenPrefix = 'ty_'

/** Features that are granted to administrators one by one. */
export const adminFeatures = [
  'accounts',
  'bans',
  'banners',
  'brands',
  'categories',
  'appConfig',
  'cache',
  'statistics',
  'verification',
  'telephony',
  'products',
  'stores',
  'texts',
  'metrics',
  'billing',
] as const
