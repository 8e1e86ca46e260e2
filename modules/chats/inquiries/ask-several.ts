import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import type { askSeveral } from '../inquiry-contract.ts'
import {
  type InquiryTarget,
  findOutcomes,
  findProblems,
  type InquiryItem,
  insertInquiry,
  insertItems,
} from './queries.ts'
import { findSentSeq } from '../message-queries.ts'
import { lockChat, upsertChat, type Identity } from '../queries.ts'
import { ensureAnonymousSession } from '../open-chat.ts'
import { claimOwnFiles, deliverMessage, assertNotRepeated } from '../send-message.ts'

type AskSeveralContext = Pick<Context<typeof askSeveral>, 'db' | 'caller' | 'cookies' | 'input' | 'now'>

/** Sends a question to several stores in one transaction, once per clientMessageId. A store that cannot be asked does not stop the others. */
export async function askStores({
  db,
  caller,
  cookies,
  input,
  now,
}: AskSeveralContext): Promise<OutputOf<typeof askSeveral>> {
  const { message: text, fileIds, clientMessageId: clientId } = input
  if (text === '' && fileIds.length === 0) throw invalidInput([{ path: 'message', code: 'field.required' }])
  const accountId = caller.account?.id ?? null
  const anonymousId = accountId ? null : await ensureAnonymousSession({ db, caller, cookies })
  const asker = { buyerId: accountId, anonymousId }
  const identity = { accountId, anonymousId }
  return db.transaction().execute(async (tx) => {
    const id = await insertInquiry(tx, asker, { clientId, text, fileIds, now })
    if (id) {
      await assertNotRepeated(tx, identity, text, now)
      await claimOwnFiles(tx, identity, fileIds, now)
      await insertItems(
        tx,
        id,
        await askEach(
          tx,
          identity,
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

/** Chats are locked in the order of store ids, so that concurrent inquiries do not deadlock. */
async function askEach(
  tx: Tx,
  identity: Identity,
  { visitorName, ...question }: Question,
  stores: AskSeveralContext['input']['stores'],
): Promise<InquiryItem[]> {
  const targets = stores
    .map(({ storeId, productId = null }, place) => ({ storeId, productId, place }))
    .sort((a, b) => a.storeId - b.storeId)
  const asker = { buyerId: identity.accountId, anonymousId: identity.anonymousId }
  const problems = await findProblems(tx, asker, targets)
  const items: InquiryItem[] = []
  for (const target of targets) {
    const problem = problems.get(target.storeId) ?? null
    const sent = problem
      ? { chatId: null, seq: null }
      : await askOne(tx, identity, { visitorName, ...question }, target)
    items.push({ ...target, problem, ...sent })
  }
  return items
}

async function askOne(
  tx: Tx,
  identity: Identity,
  { visitorName, text, fileIds, clientId, now }: Question,
  { storeId, productId }: InquiryTarget,
) {
  const pair = { storeId, buyerId: identity.accountId, anonymousId: identity.anonymousId }
  const chatId = await upsertChat(tx, { ...pair, side: 'Buyer', visitorName, productId, orderId: null, now })
  const chat = (await lockChat(tx, identity, chatId))!
  const sentSeq = await findSentSeq(tx, chat, clientId)
  return {
    chatId,
    seq:
      sentSeq ??
      (await deliverMessage(tx, chat, { authorId: identity.accountId, text, widget: null, fileIds, clientId, now })),
  }
}
