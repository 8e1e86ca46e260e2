// Re-exports the platform constants for pages. Pages import them from here only.
export { auditedActions, recordIn } from '#platform/audited-actions.ts'
export {
  accessTokenSeconds,
  adminFeatures,
  auditedEntities,
  badgeLimit,
  catalogueBreakpointPixels,
  type Currency,
  currencyAfterLanguageChange,
  currencySymbols,
  defaultLocale,
  expiryNoticeDays,
  formatTags,
  languageTags,
  type Locale,
  locales,
  maxCartLines,
  maxComparedProducts,
  messengerQrAbovePixels,
  maxInquirySuppliers,
  maxViewedProducts,
  priceDisplays,
  type PriceDisplay,
  scrollToTopAfterPixels,
  settingKeys,
  storeRoles,
  supportPhones,
  switcherCurrencies,
  tokenRefreshThresholdSeconds,
  topUpCurrency,
  type Variant,
} from '#platform/constants.ts'
import { defaultLocale, languageTags, type Locale } from '#platform/constants.ts'

export const localePrefix = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`)
export const languageNames: Record<Locale, string> = {
  en: 'English',
  ru: 'Русский',
  sr: 'Srpski',
  de: 'Deutsch',
  it: 'Italiano',
  tr: 'Türkçe',
}

/** The button of a form to `/preferences` that chooses a language. */
export const localeButton = (target: Locale, current: Locale) =>
  ({
    type: 'submit',
    name: 'locale',
    value: target,
    lang: languageTags[target],
    'aria-current': target === current || undefined,
  }) as const
