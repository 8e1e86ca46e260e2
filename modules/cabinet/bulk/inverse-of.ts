import { statusAfterBlock, statusWrite } from './actions.ts'
import type { AdminAction, Write } from './decisions.ts'
import type { StoredProduct } from './lock-products.ts'
import type { Before } from './write-changes.ts'

type Unchanged = Before & { product: StoredProduct }

/** The opposite of a change by an administrator: a block is lifted, and a lifted one holds again. */
export const inverseOf = (kind: AdminAction['kind'], unchanged: readonly Unchanged[]) => ({
  action: inverseAction(kind),
  writes: unchanged.map((each) => inverseWrite(kind, each)),
})

function inverseAction(kind: AdminAction['kind']): AdminAction {
  if (kind === 'block') return { kind: 'unblock' }
  return kind === 'unblock' ? { kind: 'block', reason: '' } : { kind: 'archive' }
}

function inverseWrite(kind: AdminAction['kind'], { product, record, reason = '' }: Unchanged): Write {
  if (kind === 'block') return statusWrite(product, statusAfterBlock(product))
  if (kind === 'unblock') return { ...statusWrite(product, 'Blocked'), reason }
  return { product, record, before: { status: product.status } }
}
