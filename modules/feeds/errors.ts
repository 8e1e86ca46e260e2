import { defineErrors } from '#platform/errors.ts'

export const feedErrors = defineErrors('exchange', {
  unknownStore: 404,
  noWarehouse: 422,
  brokenFeed: 422,
  badMapping: 422,
  tooManyMissing: 409,
})

/** Reasons to reject an offer: shown in the report of an import, never thrown. */
export const offerErrors = defineErrors('exchange', {
  unreadable: 422,
  noId: 422,
  duplicateId: 422,
  noName: 422,
  badPrice: 422,
  badTier: 422,
  unknownCurrency: 422,
  otherCurrency: 422,
  noCategory: 422,
  codeTaken: 422,
  tooLong: 422,
  unknownUnit: 422,
  noUnit: 422,
})
export type RejectionCode = keyof typeof offerErrors

/** Why a picture of an offer is not there, unless it is an error of files. */
export const pictureErrors = defineErrors('exchange', { pictureFailed: 422 })

/** The report on an element that no product has. */
export const feedNotes = defineErrors('exchange', { elementIgnored: 422 })

/** Warnings about imported offers in the report. */
export const offerWarnings = defineErrors('exchange', { lacksCharacteristics: 422, doubtfulPrice: 422 })
export type WarningCode = keyof typeof offerWarnings
