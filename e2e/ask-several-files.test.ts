// The files of one question to several suppliers, with script and without.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as files from '#platform/testing/files.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { goodsOf, pathTo, sellerStore, send } from './ask-several.fixture.ts'
import { accessibilityProblems, assertFits, base, open } from './support.ts'

const given = (name: string, bytes: Uint8Array, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

test('a drawing goes with the question, to each supplier in their own chat; what is refused says so beside it', async () => {
  const cards = await goodsOf(2)
  await using visitor = await open({ path: pathTo(cards), size: 'phone' })
  const { page } = visitor
  await page
    .locator('#files')
    .setInputFiles([given('Drawing.pdf', files.pdf()), given('notes.txt', files.text('x'), 'text/plain')])
  await page.getByText('Pictures, PDF, XLSX and DOCX can be sent.').waitFor()
  await page.locator('li[data-state=ready]', { hasText: 'Drawing.pdf' }).waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await assertFits(page)
  await page.getByRole('button', { name: 'Remove notes.txt' }).click()
  const question = `Who makes this? ${Date.now()}`
  await send(page, question)
  await page.getByText('1 file', { exact: true }).waitFor()
  assert.deepEqual(await asked(question), ['Drawing.pdf'])
  assert.deepEqual(visitor.problems, [])
})

test('without script the files of a question go with the form, and those that have arrived stay when it is refused', async () => {
  await using visitor = await open({ path: `/de${pathTo(await goodsOf(2))}`, javaScript: false })
  const { page } = visitor
  const submit = () => Promise.all([page.waitForEvent('load'), page.locator('main form button[type=submit]').click()])
  const question = `Wer fertigt das? ${Date.now()}`
  await page.fill('[name=message]', question)
  await page
    .locator('#files')
    .setInputFiles([given('Zeichnung.pdf', files.pdf()), given('notes.txt', files.text('x'), 'text/plain')])
  await submit()
  await page.locator('[data-error-summary] a[href="#files"]', { hasText: 'notes.txt' }).waitFor()
  assert.equal(await page.inputValue('[name=message]'), question)
  assert.equal(await page.getByLabel('Zeichnung.pdf').isChecked(), true)
  await page.locator('#files').setInputFiles([given('Maße.xlsx', await files.xlsx())])
  await submit()
  await page.waitForURL(/\/ask\/[0-9a-f-]{36}\?sent/)
  assert.deepEqual(await asked(question), ['Zeichnung.pdf', 'Maße.xlsx'])
})

/** What the demonstration's seller has of a question. */
async function asked(question: string) {
  await using seller = await open({ path: '/login', javaScript: false })
  const { request } = seller.context
  const headers = { origin: base() }
  await request.post('/api/token/request', {
    data: { login: 'seller@tradeyard.example', password: demonstrationPassword },
    headers,
  })
  const { items: stores } = (await (await request.get('/api/x/store/context')).json()) as {
    items: { id: number; alias: string }[]
  }
  const at = { 'x-store-id': String(stores.find(({ alias }) => alias === sellerStore)!.id) }
  const { items } = (await (
    await request.get('/api/chat/get/list/context?side=Store&limit=50', { headers: at })
  ).json()) as {
    items: { lastMessage: { text: string; files: { name: string; url: string }[] } }[]
  }
  const messages = items.map(({ lastMessage }) => lastMessage).filter(({ text }) => text === question)
  assert.equal(messages.length, 1)
  for (const { url } of messages[0]!.files) assert.equal((await request.get(url)).status(), 200)
  return messages[0]!.files.map(({ name }) => name)
}
