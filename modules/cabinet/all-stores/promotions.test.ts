import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { promoCards } from '#modules/catalog/contract.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { auditOf, inDays } from '#platform/testing/moderation.ts'
import { administeredStore } from './all-stores.fixture.ts'
import * as contract from '../promotion-contract.ts'
import { activateAnyProducts, undoAnyProductChange } from '../all-products-contract.ts'

const day = (days: number) => inDays(days).slice(0, 10)
const placement = 'PromoOnMainPage'

test('a promoted product is shown in its placement until the promotion ends', async () => {
  const { app, administer, store, items } = await administeredStore(2)
  const [{ id }, archived] = items as [(typeof items)[0], (typeof items)[0]]
  await administer(activateAnyProducts, { ids: [archived.id], isActive: false })
  const promote = { ids: [id, archived.id], placement, from: day(0), to: day(3) }
  const rejected = [{ id: archived.id, code: 'products.notOnSale' }]
  const list = async (input: object = {}) => {
    const [{ body }, counted] = await Promise.all([
      administer(contract.listPromotions, { storeId: store.id, ...input }),
      administer(contract.countPromotions, { storeId: store.id, ...input }),
    ])
    assert.equal(counted.body.count, body.total)
    return body.items
  }
  const shown = async () => {
    const input = { p: 'live', g: 'default', placement, limit: 24 } as const
    return (await anonymous(app).call(promoCards, input)).body.items.some((card) => card.id === id)
  }
  assert.deepEqual((await administer(contract.promoteAnyProducts, { ...promote, isDryRun: true })).body, {
    count: 1,
    rejected,
    undoId: null,
  })
  assert.deepEqual([await list(), await shown()], [[], false])
  const { undoId, ...promoted } = (await administer(contract.promoteAnyProducts, promote)).body
  assert.deepEqual([promoted, typeof undoId], [{ count: 1, rejected }, 'string'])
  await administer(contract.promoteAnyProducts, { ...promote, to: day(9) })
  const [promotion, ...others] = await list({ state: 'current' })
  assert.deepEqual([promotion!.product!.id, promotion!.endsAt.slice(0, 10), others], [id, day(10), []])
  assert.equal(await shown(), true)
  const found = [await list({ isPaid: 'false' }), await list({ isPaid: 'true' })].map(({ length }) => length)
  assert.deepEqual(found, [1, 0], 'those that are free of charge')
  await administer(contract.promoteAnyProducts, { ...promote, ids: [id], from: day(20), to: day(21) })
  const planned = (await list({ state: 'planned' })).map((each) => each.id)

  const end = { ids: [promotion!.id, ...planned] }
  assert.equal((await administer(contract.endPromotions, { ...end, isDryRun: true })).body.count, 2)
  assert.equal((await administer(contract.endPromotions, end)).body.count, 2)
  assert.equal((await administer(contract.endPromotions, end)).body.count, 0)
  assert.deepEqual(
    [(await list({ state: 'ended' })).length, await list({ state: 'planned' }), await shown()],
    [1, [], false],
  )
  const actions = (await auditOf(app, 'product', String(id))).map(({ action }) => action)
  assert.deepEqual(actions, [...Array(3).fill('product.promote'), ...Array(2).fill('product.endPromotion')])
})

test('a period that is over, reversed or too long is refused', async () => {
  const { administer, items } = await administeredStore(1)
  const periods = [
    [-3, -2],
    [3, 2],
    [0, 400],
  ] as const
  for (const [from, to] of periods) {
    const input = { ids: [items[0]!.id], placement, from: day(from), to: day(to) }
    assert.equal(statusAndCode(await administer(contract.promoteAnyProducts, input)), '422 products.wrongPeriod')
  }
})

test('a promotion is undone: a new one is gone, an extended one has its former period', async () => {
  const { administer, store, items } = await administeredStore(2)
  const [{ id }, second] = items as [(typeof items)[0], (typeof items)[0]]
  const promote = async (ids: number[], to: string) =>
    (await administer(contract.promoteAnyProducts, { ids, placement, from: day(0), to })).body.undoId!
  const ends = async () =>
    (await administer(contract.listPromotions, { storeId: store.id })).body.items.map(({ product, endsAt }) => [
      product!.id,
      endsAt.slice(0, 10),
    ])
  await promote([id], day(3))
  const undoId = await promote([id, second.id], day(9))
  assert.equal((await ends()).length, 2)
  assert.deepEqual((await administer(undoAnyProductChange, { id: undoId })).body, { count: 2, rejected: [] })
  assert.deepEqual(await ends(), [[id, day(4)]])
  const first = await promote([id], day(5))
  await promote([id], day(7))
  assert.deepEqual((await administer(undoAnyProductChange, { id: first })).body, {
    count: 0,
    rejected: [{ id, code: 'products.changed' }],
  })
})

test('the end of promotions is undone: they have their former periods, and a planned one is planned again', async () => {
  const { app, promote, end, undo, promotions, items } = await promotedStore(2)
  const [{ id }, { id: other }] = items as [(typeof items)[0], (typeof items)[0]]
  await promote([id, other], day(0), day(3))
  await promote([id], day(20), day(21))
  const former = await promotions()
  const undoId = await end(former)
  assert.deepEqual(await promotions({ state: 'planned' }), [])
  assert.deepEqual(await undo(undoId), { count: 2, rejected: [] })
  assert.deepEqual(await promotions(), former)
  const entry = (await auditOf(app, 'product', String(other))).at(-1)!
  assert.deepEqual(
    [entry.action, entry.details.isUndo, (entry.details.after as { placement: string }).placement],
    ['product.promote', true, placement],
  )
})

test('the end of a promotion stays where another one has taken its place since', async () => {
  const { promote, end, undo, promotions, items } = await promotedStore(3)
  const [planned, running, free] = items.map(({ id }) => id) as [number, number, number]
  await promote([planned], day(5), day(9))
  await promote([running, free], day(0), day(3))
  const undoId = await end(await promotions())
  await promote([planned], day(6), day(7))
  await promote([running], day(0), day(5))
  const { count, rejected } = await undo(undoId)
  assert.equal(count, 1)
  assert.deepEqual(
    rejected.toSorted((one, another) => one.id - another.id),
    [planned, running].toSorted((one, another) => one - another).map((id) => ({ id, code: 'products.changed' })),
  )
})

test('one of two promotions at the same time ends and comes back beside the other', async () => {
  const { promote, end, undo, promotions, items } = await promotedStore(1)
  const [{ id }] = items as [(typeof items)[0]]
  await promote([id], day(0), day(2))
  await promote([id], day(6), day(8))
  // Both are extended until they overlap.
  await promote([id], day(2), day(7))
  const former = await promotions()
  assert.equal(former.length, 2)
  assert.deepEqual(await undo(await end(former.slice(1))), { count: 1, rejected: [] })
  assert.deepEqual(await promotions(), former)
})

test('of two undos at once one restores the promotions', async () => {
  const { administer, promote, end, promotions, items } = await promotedStore(1)
  await promote([items[0]!.id], day(3), day(4))
  const former = await promotions()
  const id = await end(former)
  const answers = await Promise.all([1, 2].map(() => administer(undoAnyProductChange, { id })))
  assert.deepEqual(answers.map(statusAndCode).toSorted(), ['200', '409 products.undoExpired'])
  assert.deepEqual(await promotions(), former)
})

test('a double click ends promotions once, and both answers can undo it', async () => {
  const { app, administer, promote, promotions, items } = await promotedStore(1)
  await promote([items[0]!.id], day(0), day(4))
  const ids = (await promotions()).map((promotion) => promotion.id)
  const idempotencyKey = randomUUID()
  const [first, second] = await Promise.all(
    [1, 2].map(() => administer(contract.endPromotions, { ids }, { idempotencyKey })),
  )
  assert.deepEqual(first!.body, second!.body)
  assert.equal(first!.body.count, 1)
  const entries = (await auditOf(app, 'product', String(items[0]!.id))).map(({ action }) => action)
  assert.deepEqual(entries, ['product.promote', 'product.endPromotion'])
})

/** A store whose products are put into one placement, and taken out of it. */
async function promotedStore(count: number) {
  const own = await administeredStore(count)
  const { administer, store } = own
  return {
    ...own,
    promote: (ids: number[], from: string, to: string) =>
      administer(contract.promoteAnyProducts, { ids, placement, from, to }),
    end: async (promotions: readonly { id: number }[]) =>
      (await administer(contract.endPromotions, { ids: promotions.map(({ id }) => id) })).body.undoId!,
    undo: async (id: string) => (await administer(undoAnyProductChange, { id })).body,
    promotions: async (input: object = {}) =>
      (await administer(contract.listPromotions, { storeId: store.id, ...input })).body.items,
  }
}
