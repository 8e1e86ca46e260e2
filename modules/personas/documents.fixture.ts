// Documents that a store reads and writes.
import type { Row, Rows, Statuses } from './rows.fixture.ts'

const strangers: Statuses = { buyer: 403, otherOwner: 403, admin: 403, lesserAdmin: 403 }
/** A document of the store that owner, manager and operator work for. */
const document = (input: Record<string, unknown>, admitted = 200): Row => ({
  input: () => input,
  admitted,
  but: strangers,
})

export const documentRows: Rows = {
  'POST x/fluent/schema/find': document({ entity: 'product' }),
  'POST x/fluent/data/find': document({ entity: 'store' }),
  'POST x/fluent/data/update': {
    ...document({ entity: 'warehouse', id: 2_000_000_000, version: 1, fields: {} }, 404),
    but: { ...strangers, operator: 403 },
  },
  'POST x/fluent/data/upsert': {
    ...document({ entity: 'warehouse', fields: {} }, 422),
    but: { ...strangers, operator: 403 },
  },
}
