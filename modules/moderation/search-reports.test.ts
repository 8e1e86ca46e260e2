import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { reportChat } from '#modules/chats/contract.ts'
import { makeChat } from '#platform/testing/chats.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { listChatReports } from './chat-contract.ts'

test('reports are found by the names of both sides and by what was written', async () => {
  const { app, db, buyer, chatId } = await makeChat()
  const moderator = await administrator(app, ['statistics'])
  await buyer.call(reportChat, { chatId, reason: 'Fraud', comment: 'Wants a deposit of 100% in Örebro' })
  await sql`
    update store_translations set name = 'Verdächtig GmbH' where locale = 'de' and store_id = (select store_id from chats where id = ${chatId}::uuid)
  `.execute(db)
  await sql`update accounts set name = 'Zoë Plaintiff' where id = ${buyer.accountId}::uuid`.execute(db)
  const other = await makeChat()
  await other.buyer.call(reportChat, { chatId: other.chatId, reason: 'Spam', comment: 'A deposit' })
  const find = async (query: string, state?: 'Open' | 'Closed') => {
    const { items, total } = (await moderator.visitor.call(listChatReports, { query, state })).body
    assert.equal(total, items.length)
    return items.map((item) => item.chatId)
  }
  for (const query of ['zoë plain', 'ZOE', 'verdachtig', '100%', ' orebro '])
    assert.deepEqual(await find(query), [chatId], query)
  assert.deepEqual((await find('deposit')).sort(), [chatId, other.chatId].sort())
  assert.deepEqual([await find('zoë', 'Closed'), await find('100_'), await find('nobody at all')], [[], [], []])
})
