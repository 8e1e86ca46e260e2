// Feeds of a store's products for aggregators: YML and Google Merchant. Jobs write them; anybody who has the address can fetch them.
import { z } from 'zod'
import { call, Currency, Empty, Locale } from '#platform/contract.ts'

export const profileNames = ['YmlClassic', 'YmlMarket', 'GoogleMerchant'] as const
/** The format knows no other currencies. */
export const ymlCurrencies = ['RUB', 'BYN', 'KZT', 'EUR', 'USD'] as const
/** Why a product is not in a feed. */
export const leftOutReasons = [
  'notTranslated',
  'priceTooLow',
  'noPicture',
  'noDescription',
  'noBrand',
  'noBarcode',
  'noDimensions',
] as const

const feedFields = {
  id: z.uuid(),
  profile: z.enum(profileNames),
  locale: Locale,
  currency: Currency,
  address: z.string().describe('Secret: whoever has it can fetch the feed'),
  createdAt: z.string(),
  generatedAt: z.string().nullable().describe('Null: it is not written yet'),
  changedAt: z.string().nullable(),
  sizeBytes: z.int(),
  productCount: z.int(),
  leftOutCount: z.int(),
}
const Feed = z.object(feedFields)
const LeftOutProduct = z.object({ id: z.int(), code: z.string(), name: z.string() })

export const generateYmlFeed = call('POST x/feed/yml/generate', {
  access: 'seller',
  summary:
    'Writes the YML feed of the store, which is created at first. It is written again by itself when products change',
  input: z.strictObject({
    profile: z.enum(['classic', 'market']).default('classic'),
    locale: Locale,
    currency: z.enum(ymlCurrencies),
  }),
  output: Feed,
  errors: ['company.notAllowed'],
})
export const generateGoogleFeed = call('POST x/feed/gm/generate', {
  access: 'seller',
  summary:
    'Writes the Google Merchant feed of the store, which is created at first. It is written again by itself when products change',
  input: z.strictObject({ locale: Locale, currency: Currency }),
  output: Feed,
  errors: ['company.notAllowed'],
})
export const listFeeds = call('GET x/feed/list', {
  access: 'seller',
  summary: 'The feeds of the store; there is at most one for each profile, language and currency',
  input: Empty,
  output: z.object({ items: z.array(Feed) }),
  errors: ['company.notAllowed'],
})
export const getFeed = call('GET x/feed/get', {
  access: 'seller',
  summary: 'A feed with the products that it leaves out',
  input: z.object({ id: z.uuid() }),
  output: Feed.extend({
    leftOut: z.array(
      z.object({
        reason: z.enum(leftOutReasons),
        count: z.int(),
        products: z.array(LeftOutProduct).describe('The first ones'),
      }),
    ),
  }),
  errors: ['company.notAllowed', 'aggregatorFeeds.notFound'],
})
export const renewFeedAddress = call('POST x/feed/renew-address', {
  access: 'seller',
  summary: 'Gives a feed a new address; the former one is not found any more',
  input: z.strictObject({ id: z.uuid() }),
  output: Feed,
  errors: ['company.notAllowed', 'aggregatorFeeds.notFound'],
})
export const deleteFeed = call('POST x/feed/delete', {
  access: 'seller',
  summary: 'Deletes a feed; its address is not found any more',
  input: z.strictObject({ id: z.uuid() }),
  output: Empty,
  errors: ['company.notAllowed', 'aggregatorFeeds.notFound'],
})
