import { defineErrors } from '#platform/errors.ts'

export const importErrors = defineErrors('imports', {
  notFound: 404,
  unknownFormat: 415,
  unreadableFile: 422,
  emptyFile: 422,
  tooManyRows: 422,
  tooManyColumns: 422,
  tooLargeUnpacked: 422,
  tooManyImports: 409,
  wrongStep: 409,
  codeMissing: 422,
  columnTwice: 422,
  nothingToImport: 409,
  undoExpired: 409,
  unknownChoice: 422,
  unknownUnit: 422,
  rowsExpired: 409,
  failed: 500,
})
