// Files attached to a question to several suppliers, with and without JavaScript.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as files from '#platform/testing/files.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { productsOfSuppliers, askPath, sellerStore, submitQuestion } from './ask-several.fixture.ts'
import { accessibilityProblems, assertFits, open, signIn } from '../support/browser.ts'

const filePayload = (name: string, bytes: Uint8Array, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

test('a file is sent to each supplier in their own chat; a refused file shows an error', async () => {
  const cards = await productsOfSuppliers(2)
  await using visitor = await open({ path: askPath(cards), size: 'phone' })
  const { page } = visitor
  await page
    .locator('#ask-fileIds')
    .setInputFiles([filePayload('Drawing.pdf', files.pdf()), filePayload('notes.txt', files.text('x'), 'text/plain')])
  await page.getByText('You can send images, PDF, XLSX and DOCX files.').waitFor()
  await page.locator('li[data-state=ready]', { hasText: 'Drawing.pdf' }).waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await assertFits(page)
  await page.getByRole('button', { name: 'Remove notes.txt' }).click()
  const question = `Who makes this? ${Date.now()}`
  await submitQuestion(page, question)
  await page.getByText('1 file', { exact: true }).waitFor()
  assert.deepEqual(await sellerMessages(question), ['Drawing.pdf'])
  assert.deepEqual(visitor.problems, [])
})

test('without JavaScript files are sent with the form, and uploaded files survive a failed submit', async () => {
  await using visitor = await open({ path: `/de${askPath(await productsOfSuppliers(2))}`, javaScript: false })
  const { page } = visitor
  const submit = () => Promise.all([page.waitForEvent('load'), page.locator('main form button[type=submit]').click()])
  const question = `Wer fertigt das? ${Date.now()}`
  await page.fill('[name=message]', question)
  await page
    .locator('#ask-fileIds')
    .setInputFiles([filePayload('Zeichnung.pdf', files.pdf()), filePayload('notes.txt', files.text('x'), 'text/plain')])
  await submit()
  await page.locator('[data-error-summary] a[href="#ask-fileIds"]', { hasText: 'notes.txt' }).waitFor()
  assert.equal(await page.inputValue('[name=message]'), question)
  assert.equal(await page.getByLabel('Zeichnung.pdf').isChecked(), true)
  await page.locator('#ask-fileIds').setInputFiles([filePayload('Maße.xlsx', await files.xlsx())])
  await submit()
  await page.waitForURL(/\/ask\/[0-9a-f-]{36}\?sent/)
  assert.deepEqual(await sellerMessages(question), ['Zeichnung.pdf', 'Maße.xlsx'])
})

/** The messages of a question that the demonstration seller received. */
async function sellerMessages(question: string) {
  await using seller = await open()
  await signIn(seller.page, 'seller@tradeyard.example', demonstrationPassword)
  const { request } = seller.context
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
