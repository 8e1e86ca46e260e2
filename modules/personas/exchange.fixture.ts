// Access of other programs that owners and managers set up: feeds, keys and webhooks.
import { randomUUID } from 'node:crypto'
import type { CallExpectation, CallExpectations } from './expectations.fixture.ts'

const nothing = '00000000-0000-4000-8000-000000000000'

const forManagers = (input: Record<string, unknown>, status = 404): CallExpectation => ({
  input: () => input,
  status,
  exceptions: { operator: 403 },
})

export const exchangeExpectations: CallExpectations = {
  'POST x/feed/yml/generate': forManagers({ locale: 'en', currency: 'EUR' }, 200),
  'POST x/feed/gm/generate': forManagers({ locale: 'en', currency: 'EUR' }, 200),
  'GET x/feed/list': forManagers({}, 200),
  'GET x/feed/get': forManagers({ id: nothing }),
  'POST x/feed/renew-address': forManagers({ id: nothing }),
  'POST x/feed/delete': forManagers({ id: nothing }),
  'GET x/api-key/list': forManagers({}, 200),
  'POST x/api-key/create': forManagers({ name: 'Warehouse', scopes: ['Orders'] }, 200),
  'POST x/api-key/revoke': forManagers({ id: nothing }),
  'GET x/webhook/list': forManagers({}, 200),
  'POST x/webhook/create': {
    input: () => ({ address: `https://warehouse.example/${randomUUID()}`, events: ['order.created'] }),
    exceptions: { operator: 403 },
  },
  'POST x/webhook/update': forManagers({ id: nothing, events: ['order.created'] }),
  'POST x/webhook/renew-secret': forManagers({ id: nothing }),
  'POST x/webhook/delete': forManagers({ id: nothing }),
  'POST x/webhook/test': forManagers({ id: nothing }),
  'GET x/webhook/delivery/list': forManagers({ id: nothing }),
  'GET x/webhook/delivery/get': forManagers({ id: nothing }),
  'POST x/webhook/delivery/resend': forManagers({ id: nothing }),
  'GET x/program/product/list': {},
  'GET x/program/warehouse/list': {},
  'POST x/program/product/price-and-stock': { input: () => ({ items: [{ id: 2_000_000_000, price: 100 }] }) },
  'GET x/program/order/list': {},
  'GET x/program/order/get': { input: () => ({ id: nothing }) },
}
