import { defineErrors } from '#platform/errors.ts'

export const importErrors = defineErrors('imports', {
  notFound: 404,
  answerNotFound: 404,
  unknownFormat: 415,
  unreadableFile: 422,
  emptyFile: 422,
  noTable: 422,
  tooManyRows: 422,
  tooManyColumns: 422,
  tooLargeUnpacked: 422,
  tooManyImports: 409,
  wrongStep: 409,
  codeMissing: 422,
  columnTwice: 422,
  /** Volume prices of which nothing says from which quantity. */
  quantityMissing: 422,
  /** Names or descriptions of which nothing says in which language. */
  languageMissing: 422,
  nothingToImport: 409,
  undoExpired: 409,
  /** Why an address was not fetched. */
  addressFailed: 422,
  noFeed: 422,
  tooLarge: 413,
  unknownChoice: 422,
  wrongRate: 422,
  unknownUnit: 422,
  rowsExpired: 409,
  addressRefused: 422,
  addressTaken: 409,
  tooManyAddresses: 409,
  failed: 500,
})
