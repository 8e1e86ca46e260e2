import { defineErrors } from '#platform/errors.ts'

export const companyErrors = defineErrors('company', {
  notAllowed: 403,
  branchNotFound: 404,
  lastBranch: 409,
  warehouseNotFound: 404,
  lastWarehouse: 409,
  warehouseHasStock: 409,
  stockChanged: 409,
  deliveryPlaceNotFound: 404,
  organizationNotFound: 404,
  organizationInUse: 409,
  wrongConfirmation: 422,
  openOrders: 409,
})
