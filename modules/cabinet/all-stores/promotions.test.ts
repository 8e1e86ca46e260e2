import assert from 'node:assert/strict'
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
  assert.deepEqual([promotion!.product.id, promotion!.endsAt.slice(0, 10), others], [id, day(10), []])
  assert.equal(await shown(), true)
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
      product.id,
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
