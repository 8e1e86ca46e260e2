import { defineErrors } from '#platform/errors.ts'

export const administrationErrors = defineErrors('administration', {
  storeNotFound: 404,
  organizationNotFound: 404,
  branchNotFound: 404,
  warehouseNotFound: 404,
  wrongConfirmation: 422,
  wrongName: 422,
})
