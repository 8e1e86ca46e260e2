import type { Call, InputOf } from '#platform/contract.ts'
import { administrator } from '#platform/testing/moderation.ts'
import type { RequestOptions } from '#platform/testing/personas.ts'
import { storeWithMany } from '../bulk/product-jobs.fixture.ts'
import { listOwnProducts } from '../contract.ts'

/** An administrator of products, and a store with so many with codes `M-0` and on. */
export async function administeredStore(count: number) {
  const own = await storeWithMany(count)
  const admin = await administrator(own.app, ['products'])
  const administer = <C extends Call>(
    target: C,
    input: InputOf<C> | Record<string, unknown> = {},
    options: RequestOptions = {},
  ) => admin.visitor.call(target, input as InputOf<C>, options)
  const { body } = await own.call(listOwnProducts, { sort: 'code', order: 'asc' })
  return { ...own, administer, adminId: admin.id, items: body.items }
}
