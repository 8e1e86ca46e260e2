import { cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { parseIds } from '#platform/values/parse-ids.ts'
import { isStoreMember } from '../accounts/queries.ts'
import { findMembership } from '../purchasing/queries.ts'
import { comparisonOf } from './compare.ts'
import { compareProducts } from './compare-contract.ts'
import { orderList, setLine } from './change-lines.ts'
import * as contract from './contract.ts'
import { listErrors } from './errors.ts'
import { quickOrderHandlers } from './quick-order/routes.ts'
import * as queries from './queries.ts'
import { assertRoomForList } from './rules.ts'
import { viewList } from './view.ts'

export const listHandlers: Handler[] = [
  ...quickOrderHandlers,
  on(compareProducts, async ({ replica, input, caller, tagResponse }) => {
    const comparison = await comparisonOf(replica, parseIds(input.ids), caller)
    tagResponse(
      'rates',
      'categories',
      ...comparison.items.flatMap(({ id, store }) => [`product:${id}`, `store:${store.id}`] as const),
    )
    return comparison
  }),
  on(contract.listProductLists, async ({ db, input: { productId }, caller }) => ({
    items: await queries.findLists(db, caller.account!.id, { locale: caller.locale, productId }),
  })),
  on(contract.getProductList, async ({ db, input: { id }, caller }) => {
    const { id: accountId } = caller.account!
    const [list] = await queries.findLists(db, accountId, { locale: caller.locale, id })
    if (!list) throw listErrors.notFound()
    return viewList(db, list, accountId, caller)
  }),
  on(contract.listFavourites, async ({ db, caller }) => ({
    ids: await queries.findFavouriteIds(db, caller.account!.id),
  })),
  on(contract.setFavourite, async ({ db, input: { productId, isFavourite }, caller }) => {
    await db.transaction().execute(async (tx) => {
      const listId = await queries.lockFavourites(tx, caller.account!.id)
      if (isFavourite) await setLine(tx, listId, { productId })
      else await queries.deleteLine(tx, listId, productId)
    })
    return done
  }),
  on(contract.createProductList, async ({ db, input: { name, productId }, caller }) =>
    db.transaction().execute(async (tx) => {
      const { id: accountId } = caller.account!
      assertRoomForList(await queries.lockListCount(tx, accountId))
      const id = await queries.insertList(tx, accountId, name)
      if (productId !== undefined) await setLine(tx, id, { productId })
      return { id }
    }),
  ),
  on(contract.editProductList, async ({ db, input, caller }) => {
    const { id: accountId } = caller.account!
    await db.transaction().execute(async (tx) => {
      if (input.sharedWith && !(await isMember(tx, accountId, input.sharedWith))) throw requestErrors.forbidden()
      if (!(await queries.updateList(tx, accountId, input))) throw listErrors.notFound()
    })
    return done
  }),
  on(contract.deleteProductList, async ({ db, input, caller }) => {
    if (!(await db.transaction().execute((tx) => queries.deleteList(tx, caller.account!.id, input.id))))
      throw listErrors.notFound()
    return done
  }),
  on(contract.setListLine, async ({ db, input: { id, ...line }, caller }) => {
    await changeList(db, caller.account!.id, id, (tx) => setLine(tx, id, line))
    return done
  }),
  on(contract.removeListLine, async ({ db, input: { id, productId }, caller }) => {
    await changeList(db, caller.account!.id, id, (tx) => queries.deleteLine(tx, id, productId))
    return done
  }),
  on(contract.orderProductList, async ({ db, input: { id }, caller, cookies }) => {
    const { id: accountId } = caller.account!
    const ordered = await changeList(db, accountId, id, (tx) => orderList(tx, accountId, id, caller.locale))
    cookies.set(cookieNames.cartInteraction, '1', { maxAge: preferenceCookieSeconds })
    return ordered
  }),
]

const done = { ok: true as const }

const isMember = async (tx: Tx, accountId: string, { kind, id }: queries.Team) =>
  kind === 'Store' ? isStoreMember(tx, accountId, id) : (await findMembership(tx, accountId))?.teamId === id

/** Under the lock of the list, which serializes changes of it. */
const changeList = <Output>(db: Db, accountId: string, id: string, change: (tx: Tx) => Promise<Output>) =>
  db.transaction().execute(async (tx) => {
    if (!(await queries.lockList(tx, accountId, id))) throw listErrors.notFound()
    return change(tx)
  })
