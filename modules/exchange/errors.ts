import { defineErrors } from '#platform/errors.ts'

export const exchangeErrors = defineErrors('exchange', {
  unknownStore: 404,
  noWarehouse: 422,
  brokenFeed: 422,
  badMapping: 422,
})

/** Why an offer was left out: shown in the report of an import, never thrown. */
export const offerErrors = defineErrors('exchange', {
  noId: 422,
  duplicateId: 422,
  noName: 422,
  badPrice: 422,
  unknownCurrency: 422,
  otherCurrency: 422,
  noCategory: 422,
  codeTaken: 422,
  tooLong: 422,
})
export type RefusalCode = keyof typeof offerErrors

/** What an offer that was taken in still needs: shown in the report, too. */
export const remarkErrors = defineErrors('exchange', { lacksCharacteristics: 422 })
export type RemarkCode = keyof typeof remarkErrors
