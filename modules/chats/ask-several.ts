import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import type { askSeveral } from './inquiry-contract.ts'
import { type Asked, findOutcomes, findProblems, type Item, putInquiry, putItems } from './inquiry-queries.ts'
import { findSent } from './message-queries.ts'
import { lockChat, putChat, type Who } from './queries.ts'
import { visitorOf } from './open-chat.ts'
import { claimOwnFiles, deliver, refuseRepeated } from './send-message.ts'

type Given = Pick<Context<typeof askSeveral>, 'db' | 'caller' | 'cookies' | 'input' | 'now'>

/** All of it or nothing, once: a store that cannot be asked is an outcome, and keeps the question from none of the others. */
export async function ask({ db, caller, cookies, input, now }: Given): Promise<OutputOf<typeof askSeveral>> {
  const { message: text, fileIds, clientMessageId: clientId } = input
  if (text === '' && fileIds.length === 0) throw invalidInput([{ path: 'message', code: 'field.required' }])
  const accountId = caller.account?.id ?? null
  const anonymousId = accountId ? null : await visitorOf({ db, caller, cookies })
  const asker = { buyerId: accountId, anonymousId }
  const who = { accountId, anonymousId }
  return db.transaction().execute(async (tx) => {
    const id = await putInquiry(tx, asker, { clientId, text, fileIds, now })
    if (id) {
      await refuseRepeated(tx, who, text, now)
      await claimOwnFiles(tx, who, fileIds, now)
      await putItems(
        tx,
        id,
        await askEach(
          tx,
          who,
          { text, fileIds, clientId, visitorName: (anonymousId && input.name) || null, now },
          input.stores,
        ),
      )
    }
    const outcomes = await findOutcomes(tx, asker, clientId)
    return { id: outcomes[0]!.id, outcomes }
  })
}

type Question = { text: string; fileIds: readonly string[]; clientId: string; visitorName: string | null; now: Date }

/** Chats are locked in the order of their stores, so that two who ask at once do not wait for each other. */
async function askEach(
  tx: Tx,
  who: Who,
  { visitorName, ...question }: Question,
  stores: Given['input']['stores'],
): Promise<Item[]> {
  const asked = stores
    .map(({ storeId, productId = null }, place) => ({ storeId, productId, place }))
    .sort((a, b) => a.storeId - b.storeId)
  const asker = { buyerId: who.accountId, anonymousId: who.anonymousId }
  const problems = await findProblems(tx, asker, asked)
  const items: Item[] = []
  for (const each of asked) {
    const problem = problems.get(each.storeId) ?? null
    const sent = problem ? { chatId: null, seq: null } : await askOne(tx, who, { visitorName, ...question }, each)
    items.push({ ...each, problem, ...sent })
  }
  return items
}

async function askOne(
  tx: Tx,
  who: Who,
  { visitorName, text, fileIds, clientId, now }: Question,
  { storeId, productId }: Asked,
) {
  const pair = { storeId, buyerId: who.accountId, anonymousId: who.anonymousId }
  const chatId = await putChat(tx, { ...pair, side: 'Buyer', visitorName, productId, orderId: null, now })
  const chat = (await lockChat(tx, who, chatId))!
  const sent = await findSent(tx, chat, clientId)
  return {
    chatId,
    seq: sent ?? (await deliver(tx, chat, { authorId: who.accountId, text, widget: null, fileIds, clientId, now })),
  }
}
