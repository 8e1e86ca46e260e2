import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { attachSession } from '#modules/accounts/contract.ts'
import { upload } from '#modules/files/contract.ts'
import { makeChat, openChat, outcome, makeAnonymousChat, readMessages, sendText } from '#platform/testing/chats.ts'
import * as files from '#platform/testing/files.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, type Visitor, errorCode } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { askSeveral } from './inquiry-contract.ts'
import { blockBuyer } from './seller-contract.ts'

const send = (who: Visitor, chatId: string, bytes: Uint8Array<ArrayBuffer>, name = 'a') =>
  who.upload(contract.uploadChatFile, { chatId }, { bytes, name })

async function isHidden(who: Visitor, url: string) {
  const [answer, nowhere] = [await who.get(url), await who.get(`/file/${randomUUID()}`)]
  const shape = ({ body }: typeof answer) => ({ ...(body as object), traceId: '' })
  assert.equal(answer.status, 404)
  assert.deepEqual(shape(answer), shape(nowhere), 'a foreign file is answered as an unknown one')
  assert.equal(answer.headers.get('etag'), null)
}

test('files reach the other side; pictures are served inline, documents as attachments', async () => {
  const { app, seller, buyer, chatId } = await makeChat()
  const [picture, document] = [
    (await send(buyer, chatId, await files.photo(), 'Bolt.jpg')).body,
    (await send(buyer, chatId, files.pdf(), 'Цены (1).pdf')).body,
  ]
  assert.deepEqual(
    [picture.name, picture.contentType, picture.width, picture.height],
    ['Bolt.jpg', 'image/jpeg', 300, 400],
  )
  const { body: message } = await sendText(buyer, chatId, '', { fileIds: [picture.id, document.id] })
  assert.deepEqual(message.files, [picture, document])
  assert.deepEqual((await readMessages(seller, chatId)).body.items.at(-1)!.files, [picture, document])
  const shown = await seller.get(picture.url)
  assert.deepEqual(
    [
      'content-type',
      'content-disposition',
      'cache-control',
      'content-security-policy',
      'x-content-type-options',
      'cross-origin-resource-policy',
    ].map((name) => shown.headers.get(name)),
    [
      'image/jpeg',
      `inline; filename="Bolt.jpg"; filename*=UTF-8''Bolt.jpg`,
      'private, no-cache',
      "default-src 'none'; sandbox",
      'nosniff',
      'same-origin',
    ],
  )
  const saved = await seller.get(document.url)
  assert.equal(saved.text, Buffer.from(files.pdf()).toString('latin1'))
  assert.equal(
    saved.headers.get('content-disposition'),
    `attachment; filename="____ _1_.pdf"; filename*=UTF-8''%D0%A6%D0%B5%D0%BD%D1%8B%20%281%29.pdf`,
  )
  assert.equal(saved.headers.get('content-security-policy'), "default-src 'none'; sandbox")
  const small = await fetch(new URL(picture.thumbnailUrl!, app.address), {
    headers: { cookie: `token=${seller.cookies.get('token')}` },
  })
  assert.equal((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).format, 'webp')
  assert.deepEqual(
    [
      document.thumbnailUrl,
      (await seller.get(`${document.url}/320`)).status,
      (await seller.get(`${picture.url}/64`)).status,
    ],
    [null, 404, 404],
  )
  const again = await seller.get(picture.url, { headers: { 'if-none-match': shown.headers.get('etag')! } })
  assert.deepEqual([again.status, again.text], [304, ''])
})

test('a chat file is visible to both sides only, and to its sender only before it is sent', async () => {
  const { app, db, store, seller, buyer, chatId } = await makeChat()
  const { body: file } = await send(buyer, chatId, await files.png(), 'plan.png')
  await isHidden(seller, file.url)
  assert.equal((await buyer.get(file.url)).status, 200)
  await sendText(buyer, chatId, '', { fileIds: [file.id] })
  for (const who of [buyer, seller, await colleague(app, store.id, 'Operator')])
    assert.equal((await who.get(file.url)).status, 200)
  const strangers = [
    anonymous(app),
    await somebody(app),
    await colleague(app, (await make.store(db)).id, 'Owner'),
    await signedIn(app, 'lesserAdmin'),
    (await makeAnonymousChat(app, store.id)).visitor,
  ]
  for (const who of strangers) for (const url of [file.url, file.thumbnailUrl!]) await isHidden(who, url)
  for (const who of [buyer, strangers[0]!])
    for (const url of [`/media/${file.id}/320.webp`, `/api/files/image/get?id=${file.id}`])
      assert.equal((await who.get(url)).status, 404)
  const tag = (await buyer.get(file.url)).headers.get('etag')!
  assert.equal((await strangers[1]!.get(file.url, { headers: { 'if-none-match': tag } })).status, 404)
})

test('an administrator who may read chats can open their files, with an audit log entry', async () => {
  const { app, db, buyer, chatId } = await makeChat()
  const [sent, waiting] = [(await send(buyer, chatId, files.pdf())).body, (await send(buyer, chatId, files.pdf())).body]
  await sendText(buyer, chatId, '', { fileIds: [sent.id] })
  const admin = await signedIn(app, 'admin')
  assert.equal((await admin.get(sent.url)).status, 200)
  const { rows } = await sql<{
    action: string
    details: unknown
  }>`select action, details from audit_log where entity = 'file' and entity_id = ${sent.id}`.execute(db)
  assert.deepEqual(rows, [{ action: 'chat.fileOpened', details: { chatId } }])
  await isHidden(admin, waiting.url)
})

test('only the uploader can attach a file, and only one uploaded for chats', async () => {
  const { app, store, seller, buyer, chatId } = await makeChat()
  const { body: file } = await send(buyer, chatId, files.pdf())
  assert.equal(outcome(await sendText(seller, chatId, '', { fileIds: [file.id] })), '422 chats.unknownFile')
  const stranger = await somebody(app)
  const theirs = (await openChat(stranger, store.id)).body.id!
  assert.equal(outcome(await sendText(stranger, theirs, '', { fileIds: [file.id] })), '422 chats.unknownFile')
  const { body: picture } = await buyer.upload(upload, {}, { bytes: await files.png() })
  for (const ids of [[picture.id], [file.id, picture.id], [file.id, randomUUID()]])
    assert.equal(outcome(await sendText(buyer, chatId, '', { fileIds: ids })), '422 chats.unknownFile')
  const clientMessageId = randomUUID()
  const twice = await Promise.all(
    [1, 2].map(() => sendText(buyer, chatId, '', { fileIds: [file.id], clientMessageId })),
  )
  assert.deepEqual(
    twice.map(({ body }) => [body.seq, body.files.length]),
    [
      [1, 1],
      [1, 1],
    ],
  )
})

test('uploads to foreign chats and by blocked buyers are refused', async () => {
  const { app, seller, buyer, chatId, at } = await makeChat()
  const bytes = files.pdf()
  for (const who of [
    anonymous(app),
    await somebody(app),
    (await makeAnonymousChat(app, (await makeChat()).store.id)).visitor,
  ])
    assert.equal(outcome(await send(who, chatId, bytes)), '404 chats.notFound')
  await seller.call(blockBuyer, { chatId, isBlocked: true }, at)
  assert.equal(outcome(await send(buyer, chatId, bytes)), '403 chats.blocked')
  assert.equal(outcome(await send(seller, chatId, bytes)), 200)
})

test('an anonymous visitor can send files and keeps them after signing in', async () => {
  const { app, store, seller } = await makeChat()
  const { visitor, chatId } = await makeAnonymousChat(app, store.id)
  const [sent, waiting] = [
    (await send(visitor, chatId, await files.png(), 'a.png')).body,
    (await send(visitor, chatId, files.pdf(), 'b.pdf')).body,
  ]
  assert.equal((await sendText(visitor, chatId, 'Do you have this?', { fileIds: [sent.id] })).status, 200)
  assert.equal((await seller.get(sent.url)).status, 200)
  const buyer = await somebody(app)
  const own = (await openChat(buyer, store.id)).body.id!
  await sendText(buyer, own, 'Hello')
  for (const [name, value] of visitor.cookies) buyer.cookies.set(name, value)
  assert.equal((await buyer.call(attachSession, {})).status, 200)
  const { ids } = (await buyer.call(contract.deanonymizeChats, { id: chatId })).body
  assert.deepEqual(ids, [own])
  assert.equal((await buyer.get(sent.url)).status, 200)
  assert.equal((await seller.get(sent.url)).status, 200)
  assert.equal((await sendText(buyer, own, '', { fileIds: [waiting.id] })).body.files[0]!.name, 'b.pdf')
  await isHidden(visitor, waiting.url)
})

test('a file can be uploaded before its chat exists, by a new visitor and for an inquiry', async () => {
  const { app, store, seller } = await makeChat()
  const second = await make.store(app.database.db)
  const visitor = anonymous(app)
  const { body: file } = await visitor.upload(contract.uploadChatFile, {}, { bytes: files.pdf(), name: 'drawing.pdf' })
  assert.equal((await visitor.get(file.url)).status, 200)
  await isHidden(seller, file.url)
  const asked = await visitor.call(askSeveral, {
    stores: [{ storeId: store.id }, { storeId: second.id }],
    message: 'Who makes this?',
    fileIds: [file.id],
    clientMessageId: randomUUID(),
  })
  assert.equal(asked.status, 200)
  for (const who of [seller, await colleague(app, second.id, 'Manager')])
    assert.equal((await who.get(file.url)).status, 200)
  await isHidden(await somebody(app), file.url)
  const { body: chat } = await openChat(visitor, (await make.store(app.database.db)).id)
  assert.equal((await sendText(visitor, chat.id!, '', { fileIds: [file.id] })).body.files[0]!.name, 'drawing.pdf')
})

test('a message has ten files at most', async () => {
  const { buyer, chatId } = await makeChat()
  assert.equal(
    errorCode(await sendText(buyer, chatId, '', { fileIds: Array.from({ length: 11 }, () => randomUUID()) })),
    'request.invalid',
  )
})
