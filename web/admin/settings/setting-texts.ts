/** The texts of settings that share one. */
export const aboutOf = {
  supportPhoneB2b: 'supportPhone',
  supportPhoneTrade: 'supportPhone',
  supportEmail: 'supportEmail',
  messengerUrlB2b: 'messengerUrl',
  messengerUrlTrade: 'messengerUrl',
  smsBudgetPerDay: 'smsBudgetPerDay',
  smsCountries: 'smsCountries',
  storeQuotaMegabytes: 'quota',
  accountQuotaMegabytes: 'quota',
  searchLearningDays: 'searchLearningDays',
  productPromotionOnMainPage: 'dayPrice',
  productPromotionOnClassPage: 'dayPrice',
  productPromotionOnGroupPage: 'dayPrice',
  productPromotionOnCategoryPage: 'dayPrice',
  storePromotionOnMainPage: 'dayPrice',
  storePromotionOnClassPage: 'dayPrice',
  storePromotionOnGroupPage: 'dayPrice',
  storePromotionOnCategoryPage: 'dayPrice',
  featureFlags: 'featureFlags',
} as const

export const groups = ['contacts', 'limits', 'prices', 'other'] as const

const groupsByText = {
  supportPhone: 'contacts',
  supportEmail: 'contacts',
  messengerUrl: 'contacts',
  smsBudgetPerDay: 'limits',
  smsCountries: 'limits',
  quota: 'limits',
  dayPrice: 'prices',
  searchLearningDays: 'other',
  featureFlags: 'other',
} as const satisfies Record<(typeof aboutOf)[keyof typeof aboutOf], (typeof groups)[number]>

/** The part of the page that a setting stands in. */
export const groupOf = (key: keyof typeof aboutOf) => groupsByText[aboutOf[key]]
