import { defineErrors } from '#platform/errors.ts'

export const approvalErrors = defineErrors('approvals', {
  notFound: 404,
  wrongStep: 409,
  ownRequest: 403,
  nothingApproved: 422,
  linesUnavailable: 409,
  storeClosed: 409,
  belowMinimum: 409,
})
