// Stores, companies and the people who work for them.
import { randomUUID } from 'node:crypto'
import { people } from '#platform/testing/shop.ts'
import type { Rows } from './rows.fixture.ts'

export const storeRows: Rows = {
  'GET x/store/list': {},
  'GET x/store/count': {},
  'GET x/store/single': { input: () => ({ alias: 'north' }) },
  'GET x/store/short/last': {},
  'GET x/store/short/random': {},
  'GET x/store/promo/list': {},
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
    admitted: 422,
  },
  'GET x/store/member/list': {},
  'POST x/store/member/invite': {
    input: () => ({ target: people.owner, role: 'Operator' }),
    admitted: 409,
    but: { operator: 403 },
  },
  'POST x/store/member/invitation/cancel': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'POST x/store/member/change-role': { input: () => ({ accountId: randomUUID(), role: 'Owner' }), admitted: 404 },
  'POST x/store/member/remove': { input: () => ({ accountId: randomUUID() }), admitted: 404 },
  'GET account/invitation': { input: () => ({ token: 'none' }), admitted: 410 },
  'POST account/invitation/accept': { input: () => ({ token: 'none' }), admitted: 410 },
}
