// Settings that administrators change while the site runs; those of the deployment are in config.ts.
import { z } from 'zod'
import type { Config } from './config.ts'
import { type SettingKey, supportPhones } from './constants.ts'

/** Values that the deployment gives to settings. */
export type InitialSettings = Pick<Config, 'supportEmail' | 'messengerUrls'>
/** How a setting is typed in. */
type Kind = 'phone' | 'address' | 'email' | 'number' | 'countries' | 'features'

const setting = <Value>(kind: Kind, schema: z.ZodType<Value>, initial: (config: InitialSettings) => Value) => ({
  kind,
  schema,
  initial,
})

const Phone = z
  .string()
  .trim()
  .regex(/^\+[1-9][\d ()-]{6,24}$/)
const WebAddress = z.url({ protocol: /^https$/ }).max(300)
const Email = z.email().max(200)
const count = (max: number, initial: number) => ({
  ...setting('number', z.coerce.number<string | number>().int().min(0).max(max), () => initial),
  max,
})

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Codes that have a name without being a country. */
const otherRegions = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined && !otherRegions.includes(code)
const splitNames = (value: unknown) => (typeof value === 'string' ? value.split(/[\s,;]+/).filter(Boolean) : value)
const Countries = z.preprocess(
  splitNames,
  z.array(z.string().toUpperCase().refine(isCountry)).max(250).transform(unique),
) as z.ZodType<string[]>

/** Stored by name, so that a row may also say that a feature is off. */
const Features = z.preprocess(
  (value) => {
    const names = splitNames(value)
    return Array.isArray(names) ? Object.fromEntries(names.map((name) => [String(name), true])) : names
  },
  z.record(z.string().regex(/^[A-Za-z][\w.-]{0,59}$/), z.boolean()),
) as z.ZodType<Record<string, boolean>>

const smsCountries = 'RU BY KZ RS DE IT TR AM AZ GE KG MD UZ ME BA HR SI MK AT CH'.split(' ')

export const defaultLearningDays = 30

/** What a day of a promotion costs, in roubles. */
export const initialDayPrices = {
  productPromotionOnMainPage: 300,
  productPromotionOnClassPage: 150,
  productPromotionOnGroupPage: 80,
  productPromotionOnCategoryPage: 40,
  storePromotionOnMainPage: 600,
  storePromotionOnClassPage: 300,
  storePromotionOnGroupPage: 150,
  storePromotionOnCategoryPage: 80,
}
const dayPrice = (key: keyof typeof initialDayPrices) => count(1_000_000, initialDayPrices[key])

export const settingDefinitions = {
  supportPhoneB2b: setting('phone', Phone, () => supportPhones.b2b),
  supportPhoneTrade: setting('phone', Phone, () => supportPhones.trade),
  supportEmail: setting<string | null>('email', Email, ({ supportEmail }) => supportEmail ?? null),
  messengerUrlB2b: setting<string | null>('address', WebAddress, ({ messengerUrls }) => messengerUrls.b2b ?? null),
  messengerUrlTrade: setting<string | null>('address', WebAddress, ({ messengerUrls }) => messengerUrls.trade ?? null),
  smsBudgetPerDay: count(1_000_000, 500),
  smsCountries: setting('countries', Countries, () => smsCountries),
  storeQuotaMegabytes: count(1_000_000, 2_048),
  accountQuotaMegabytes: count(1_000_000, 500),
  searchLearningDays: count(90, defaultLearningDays),
  productPromotionOnMainPage: dayPrice('productPromotionOnMainPage'),
  productPromotionOnClassPage: dayPrice('productPromotionOnClassPage'),
  productPromotionOnGroupPage: dayPrice('productPromotionOnGroupPage'),
  productPromotionOnCategoryPage: dayPrice('productPromotionOnCategoryPage'),
  storePromotionOnMainPage: dayPrice('storePromotionOnMainPage'),
  storePromotionOnClassPage: dayPrice('storePromotionOnClassPage'),
  storePromotionOnGroupPage: dayPrice('storePromotionOnGroupPage'),
  storePromotionOnCategoryPage: dayPrice('storePromotionOnCategoryPage'),
  featureFlags: setting('features', Features, () => ({})),
} satisfies Record<SettingKey, unknown>

export type Settings = { [Key in SettingKey]: ReturnType<(typeof settingDefinitions)[Key]['initial']> }

function unique<Item>(items: Item[]) {
  return [...new Set(items)]
}
