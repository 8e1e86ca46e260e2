import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { reportChat } from '#modules/chats/contract.ts'
import { makeChat, sendText } from '#platform/testing/chats.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { closeChatReport, readReviewedChat } from './chat-contract.ts'

test('the buyer and the owners of the store are told what came of their reports, with the answer if there is one', async () => {
  const { app, db, buyer, seller, chatId } = await makeChat()
  await sendText(buyer, chatId, 'one')
  const { visitor } = await administrator(app, ['statistics'])
  await buyer.call(reportChat, { chatId, reason: 'Fraud' })
  await seller.call(reportChat, { chatId, reason: 'Abuse' })
  await visitor.call(closeChatReport, { chatId, side: 'Buyer', note: 'Warned', answer: 'The store is warned' })
  await visitor.call(closeChatReport, { chatId, side: 'Store', note: 'Warned' })
  const { rows } = await sql<{ recipient: string; values: Record<string, string> }>`
    select recipient, values from outgoing_messages where template = 'reportClosed' and values ->> 'path' like ${`%${chatId}`} order by created_at, id
  `.execute(db)
  assert.deepEqual(
    rows.map(({ recipient, values }) => [recipient, values.path, values.quote]),
    [
      [buyer.email, `/messages/${chatId}`, 'The store is warned'],
      [seller.email, `/profile/messages/${chatId}`, undefined],
    ],
  )
  const answers = async () => {
    const { reports } = (await visitor.call(readReviewedChat, { chatId })).body
    return Object.fromEntries(reports.map(({ side, answer }) => [side, answer]))
  }
  assert.deepEqual(await answers(), { Buyer: 'The store is warned', Store: null })
  await buyer.call(reportChat, { chatId, reason: 'Fraud' })
  assert.deepEqual(await answers(), { Buyer: null, Store: null }, 'a report that is open again has no answer')
})
