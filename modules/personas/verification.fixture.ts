// Verification of organizations, of which owners have one, and its review.
import { randomUUID } from 'node:crypto'
import { type CallExpectation, type CallExpectations, newEmail } from './expectations.fixture.ts'

/** Only the owner of the store applies for its organization. */
const forOwner = (input: Record<string, unknown> = {}, status = 200): CallExpectation => ({
  input: () => input,
  status: 404,
  exceptions: { owner: status },
})

export const verificationExpectations: CallExpectations = {
  'GET x/organization-verification/organization-info': forOwner(),
  'POST x/organization-verification/upsert': forOwner(),
  'POST x/organization-verification/attach-files': forOwner({ item: 'tax' }, 415),
  'POST x/organization-verification/required': forOwner({}, 409),
  'GET x/organization-verification/required/info': forOwner(),
  'POST x/organization-verification/renew': forOwner({}, 409),
  'GET x/organization-verification/renew/info': forOwner(),
  'GET x/organization-verification/confirmed-store-info': { input: ({ storeId }) => ({ storeId }) },
  'POST x/organization-verification/show-interest/landing': {
    input: () => ({ company: 'North', contact: newEmail().email }),
  },
  'POST x/organization-verification/show-interest/cabinet': { input: () => ({ text: 'Which papers?' }) },
  'GET x/admin-panel/organization-verification/list': {},
  'GET x/admin-panel/organization-verification/single': { input: () => ({ id: 2_000_000_000 }), status: 404 },
  'GET x/admin-panel/organization-verification/presigned-link': {
    input: () => ({ fileId: randomUUID() }),
    status: 404,
  },
  'POST x/admin-panel/organization-verification/update-status': {
    input: () => ({ id: 2_000_000_000, version: 1, status: 'InReview' }),
    status: 404,
  },
  'PUT x/admin-panel/organization-verification/update': {
    input: () => ({ id: 2_000_000_000, version: 1, legalName: 'North', taxNumber: '1' }),
    status: 404,
  },
}
