// Stores, companies and the people who work for them.
import { randomUUID } from 'node:crypto'
import { inDays } from '#platform/testing/moderation.ts'
import { people } from '#platform/testing/shop.ts'
import type { CallExpectation, CallExpectations } from './expectations.fixture.ts'

const ownersOnly = { manager: 403, operator: 403 }
const missing = (): CallExpectation => ({ input: () => ({ id: 2_000_000_000 }), status: 404 })

const none = [2_000_000_000]
/** The cost of one tomorrow. */
const promotion = () => ({ placement: 'PromoOnMainPage', from: inDays(1).slice(0, 10), days: 1, isDryRun: true })

/** Calls on companies, branches or warehouses, of which none has such a number. */
const premisesChanges = (path: string): CallExpectations => ({
  [`POST ${path}/bulk-suspend`]: { input: () => ({ ids: none, reason: 'Fraud' }) },
  [`POST ${path}/bulk-delete`]: { input: () => ({ ids: none }) },
  [`POST ${path}/bulk-restore`]: { input: () => ({ ids: none }) },
  [`POST ${path}/bulk-full-delete`]: { input: () => ({ ids: none, isDryRun: true }) },
})

export const storeExpectations: CallExpectations = {
  'GET x/store/list': {},
  'GET x/store/count': {},
  'GET x/store/single': { input: () => ({ alias: 'north' }) },
  'GET x/store/former': { input: () => ({ alias: 'north' }), status: 404 },
  'GET x/store/short/last': {},
  'GET x/store/short/random': {},
  'GET x/store/promo/list': {},
  'POST x/store/promote': { input: () => promotion(), exceptions: { operator: 403 } },
  'POST x/personal-cabinet/product/promote': {
    input: ({ productId }) => ({ ids: [productId], ...promotion() }),
    exceptions: { operator: 403 },
  },
  'GET x/personal-cabinet/promotion/prices': { exceptions: { operator: 403 } },
  'GET x/personal-cabinet/promotion/list': { exceptions: { operator: 403 } },
  'POST x/personal-cabinet/promotion/bulk-end': { input: () => ({ ids: none }), exceptions: { operator: 403 } },
  'GET x/store/context': {},
  'GET x/store/active': {},
  'GET classifier/inn-info': { input: () => ({ number: '7707083893' }) },
  'POST registration/step2': {
    input: () => ({
      country: 'RU',
      taxNumber: '7707083893',
      companyName: 'Company',
      supplierType: 'Other',
      storeName: 'Store',
      location: 'nowhere',
    }),
    status: 422,
  },
  'GET x/admin-panel/organization/list': {},
  'GET x/admin-panel/company-branch/list': {},
  'GET x/admin-panel/warehouse/list': {},
  'GET x/admin-panel/organization/single': missing(),
  'GET x/admin-panel/company-branch/single': missing(),
  'GET x/admin-panel/warehouse/single': missing(),
  'GET x/admin-panel/store/list': {},
  'GET x/admin-panel/store/count': {},
  'GET x/admin-panel/store/single': missing(),
  'POST x/admin-panel/store/bulk-suspend': { input: () => ({ ids: [2_000_000_000], reason: 'Fraud' }) },
  'POST x/admin-panel/store/bulk-delete': { input: () => ({ ids: [2_000_000_000] }) },
  'POST x/admin-panel/store/bulk-restore': { input: () => ({ ids: [2_000_000_000] }) },
  'POST x/admin-panel/store/bulk-full-delete': { input: () => ({ ids: [2_000_000_000], isDryRun: true }) },
  'GET x/admin-panel/premises/erasure/list': { input: () => ({ kind: 'warehouse' }) },
  ...premisesChanges('x/admin-panel/organization'),
  ...premisesChanges('x/admin-panel/company-branch'),
  ...premisesChanges('x/admin-panel/warehouse'),
  'GET x/store/member/list': {},
  'POST x/store/member/invite': {
    input: () => ({ target: people.owner, role: 'Operator' }),
    status: 409,
    exceptions: ownersOnly,
  },
  'POST x/store/member/invitation/cancel': {
    input: () => ({ id: randomUUID() }),
    status: 404,
    exceptions: ownersOnly,
  },
  'POST x/store/member/change-role': {
    input: () => ({ accountId: randomUUID(), role: 'Operator' }),
    status: 404,
    exceptions: ownersOnly,
  },
  'POST x/store/member/remove': { input: () => ({ accountId: randomUUID() }), status: 404, exceptions: ownersOnly },
  'GET x/companybranch/context/list': {},
  'POST x/companybranch/delete': { ...missing(), exceptions: { operator: 403 } },
  'POST x/delivery-place/delete': { ...missing(), exceptions: { operator: 403 } },
  'GET x/warehouse/context/list': {},
  'POST x/warehouse/delete': { ...missing(), exceptions: { operator: 403 } },
  'GET x/organization/context/list': {},
  'POST x/organization/delete': missing(),
  'GET x/store/closing': {},
  'POST x/store/delete': {
    input: () => ({ confirmation: 'another' }),
    status: 422,
    exceptions: ownersOnly,
  },
  'GET account/invitation': { input: () => ({ token: 'none' }), status: 410 },
  'POST account/invitation/code/send': { input: () => ({ token: 'none' }), status: 410 },
  'POST account/invitation/accept': { input: () => ({ token: 'none' }), status: 410 },
  'POST account/invitation/decline': { input: () => ({ token: 'none' }), status: 410 },
  'GET account/invitation/list': {},
}
