import { cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { addLines } from '../../carts/add-lines.ts'
import { lockCart } from '../../carts/queries.ts'
import { listErrors } from '../errors.ts'
import * as contract from '../quick-order-contract.ts'
import { matchLines } from './match-lines.ts'
import { parseLines } from './parse-lines.ts'
import { readSheet } from './read-sheet.ts'

export const quickOrderHandlers: Handler[] = [
  on(contract.matchQuickOrder, async ({ db, input, caller }) => ({
    lines: await matchLines(db, parseLines(input.text), caller),
  })),
  on(contract.readQuickOrder, async ({ receiveFile }) => {
    const text = await readSheet((await receiveFile!()).path)
    const lines = parseLines(text)
    return { text: lines.map(({ code, quantity }) => `${code}\t${quantity ?? ''}`).join('\n') }
  }),
  on(contract.addQuickOrder, async ({ db, input: { lines }, caller, cookies }) => {
    const accountId = caller.account!.id
    const added = await db.transaction().execute(async (tx) => addLines(tx, await lockCart(tx, { accountId }), lines))
    if (added === 0) throw listErrors.nothingToOrder()
    cookies.set(cookieNames.cartInteraction, '1', { maxAge: preferenceCookieSeconds })
    return { added, skipped: new Set(lines.map(({ productId }) => productId)).size - added }
  }),
]
