import type { Call, InputOf } from '#platform/contract.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import type { RequestOptions } from '#platform/testing/personas.ts'

/** A store with a few products, and its calls. */
export async function storeWithProducts(role?: 'Operator') {
  const own = await ownStore(role && { role })
  const { db, store, person } = own
  const made = []
  for (const [index, code] of ['A-1', 'A-2', 'B-1'].entries())
    made.push(await make.product(db, { storeId: store.id, code, priceMinor: 300 - 100 * index }))
  const call = <C extends Call>(
    target: C,
    input: InputOf<C> | Record<string, unknown> = {},
    options: RequestOptions = {},
  ) => person.call(target, input, { storeId: store.id, ...options })
  return { ...own, made, call }
}
