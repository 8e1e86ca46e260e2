// Pictures and files in messages: upload, paste, drop, errors, offline, access rights.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import * as files from '#platform/testing/files.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, assertFits, base, open, sizes } from '../support/browser.ts'
import { anonymousChatId, waitForChatLink, waitForSentCount } from './chats.fixture.ts'

type MessageList = { items: { text: string; files: { name: string; url: string }[] }[] }
const alias = 'sibmetiz'
const seller = 'seller@tradeyard.example'
const headers = () => ({ origin: base() })

async function visitStore(options: Parameters<typeof open>[0] = {}) {
  const { id } = (await (await fetch(`${base()}/api/x/store/single?alias=${alias}`)).json()) as { id: number }
  const visit = await open({ path: `/messages?store=${id}`, ...options })
  await visit.page.locator('input[type=file]:enabled').waitFor({ state: 'attached' })
  return visit
}

const filePayload = (name: string, bytes: Uint8Array, mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})
const attach = (page: Page, ...chosen: ReturnType<typeof filePayload>[]) =>
  page.getByLabel('Attach images or files').setInputFiles(chosen)
const attachments = (page: Page) => page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
const waitForReady = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('li[data-state=ready]').length === wanted, count)
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

test('a picture and a document are visible to the visitor and the seller only', async () => {
  await using visit = await visitStore()
  await using other = await open({ path: '/about-us', javaScript: false })
  const { page, problems } = visit
  await attach(
    page,
    filePayload('Bolt.png', await files.png()),
    filePayload('Цены.pdf', files.pdf(), 'application/pdf'),
  )
  await waitForReady(page, 2)
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you make this?')
  await send(page)
  await waitForSentCount(page, 1)
  assert.equal(await attachments(page).count(), 0)
  const log = page.getByRole('log')
  assert.equal(await log.getByRole('link', { name: /Цены\.pdf/ }).getAttribute('download'), 'Цены.pdf')
  const picture = log.getByRole('link', { name: 'Image Bolt.png' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=log] img')].some((image) => (image as HTMLImageElement).naturalWidth === 320),
  )
  await picture.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Bolt.png' }).waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog[open] img')?.naturalWidth === 400)
  assert.deepEqual(await accessibilityProblems(page, { include: 'dialog[open]' }), [])
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('dialog[open]'))
  assert.equal(await picture.evaluate((link) => link === document.activeElement), true)

  const chatId = await anonymousChatId(page.context())
  const { request } = other.context
  const messages = async () =>
    (await (await request.get(`/api/chat/message/get/list?chatId=${chatId}`)).json()) as MessageList
  const url = (await picture.getAttribute('href'))!
  assert.equal((await request.get(url)).status(), 404)
  await request.post('/api/token/request', {
    data: { login: seller, password: demonstrationPassword },
    headers: headers(),
  })
  const [{ text, files: parts }] = (await messages()).items as [MessageList['items'][number]]
  assert.deepEqual([text, parts.map(({ name }) => name)], ['Do you make this?', ['Bolt.png', 'Цены.pdf']])
  for (const part of parts) assert.equal((await request.get(part.url)).status(), 200)
  assert.deepEqual(problems, [])
})

test('an invalid file shows an error, can be removed and does not block other files', async () => {
  await using visit = await visitStore()
  const { page } = visit
  await attach(
    page,
    filePayload('drawing.png', files.text('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    filePayload('notes.txt', files.text('x'), 'text/plain'),
    filePayload('good.png', await files.png()),
  )
  await waitForReady(page, 1)
  await attachments(page).nth(0).getByText('Files of this type aren’t accepted here.').waitFor()
  await attachments(page).nth(1).getByText('You can send images, PDF, XLSX and DOCX files.').waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('button', { name: 'Remove drawing.png' }).click()
  await page.getByRole('button', { name: 'Remove notes.txt' }).press('Enter')
  assert.equal(await attachments(page).count(), 1)
  await attach(page, ...Array.from({ length: 11 }, (_, n) => filePayload(`${n}.pdf`, files.pdf(), 'application/pdf')))
  await page.getByText('You can attach up to 10 files.').waitFor()
  assert.equal(await attachments(page).count(), 10)
})

test('in the dock Escape closes the picture viewer only, and arrow keys switch pictures', async () => {
  const { id } = (await (await fetch(`${base()}/api/x/store/single?alias=${alias}`)).json()) as { id: number }
  await using visit = await open({ path: `/store/${alias}` })
  const { page } = visit
  await waitForChatLink(page)
  await page.evaluate((storeId) => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-chat]')!
    link.href = `/messages?store=${storeId}`
    link.click()
  }, id)
  await page.locator('input[type=file]:enabled').waitFor({ state: 'attached' })
  await attach(page, filePayload('one.png', await files.png()), filePayload('two.png', await files.png(300, 300)))
  await waitForReady(page, 2)
  await send(page)
  await waitForSentCount(page, 1)
  await page.getByRole('log').getByRole('link', { name: 'Image one.png' }).click()
  await page.getByRole('dialog', { name: 'one.png' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog', { name: 'two.png' }).getByText('2 of 2').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'two.png' }).waitFor({ state: 'hidden' })
  assert.equal(await page.getByRole('dialog', { name: 'Messages' }).isVisible(), true)
})

test('pictures can be pasted and dropped', async () => {
  await using visit = await visitStore()
  const { page } = visit
  const bytes = [...(await files.png())]
  for (const [selector, event] of [
    ['textarea', 'paste'],
    ['[role=log], section', 'drop'],
  ] as const)
    await page
      .locator(selector)
      .last()
      .evaluate(
        (element, { kind, content }) => {
          const dataTransfer = new DataTransfer()
          dataTransfer.items.add(new File([new Uint8Array(content)], `${kind}.png`, { type: 'image/png' }))
          const options = { bubbles: true, cancelable: true }
          element.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { ...options, clipboardData: dataTransfer })
              : new DragEvent('drop', { ...options, dataTransfer }),
          )
        },
        { kind: event, content: bytes },
      )
  await waitForReady(page, 2)
  assert.deepEqual(
    await attachments(page)
      .locator('p:first-of-type')
      .allInnerTexts()
      .then((names) => names.filter((name) => name.endsWith('.png'))),
    ['paste.png', 'drop.png'],
  )
})

test('a file attached offline is sent once with its message after reconnecting', async () => {
  await using visit = await visitStore()
  const { page, context } = visit
  await context.setOffline(true)
  await attach(page, filePayload('later.png', await files.png()))
  await attachments(page).getByText('Waiting for a connection').waitFor()
  await page.getByRole('textbox', { name: 'Message' }).fill('As soon as it can')
  await send(page)
  await context.setOffline(false)
  await waitForSentCount(page, 1)
  const chatId = await anonymousChatId(page.context())
  const { items } = (await (
    await context.request.get(`/api/chat/message/get/list?chatId=${chatId}`)
  ).json()) as MessageList
  assert.deepEqual(
    items.map(({ text, files: parts }) => [text, parts.map(({ name }) => name)]),
    [['As soon as it can', ['later.png']]],
  )
})

test('without JavaScript files are sent with the form; an invalid file keeps the text and creates no chat', async () => {
  const { id } = (await (await fetch(`${base()}/api/x/store/single?alias=${alias}`)).json()) as { id: number }
  await using visit = await open({ path: `/de/messages?store=${id}`, javaScript: false, size: 'phone' })
  await using store = await open({ path: '/about-us', javaScript: false })
  const { page, context } = visit
  const chosen = page.locator('main input[type=file]')
  const submit = (on: Page) =>
    Promise.all([on.waitForEvent('load'), on.getByRole('button', { name: /^(Send|Senden)$/ }).click()])
  assert.equal(
    await chosen.evaluate((field) => field.getBoundingClientRect().width > 100),
    true,
    'the field shows the chosen files',
  )
  await page.fill('[name=message]', 'Passt das?')
  await chosen.setInputFiles([
    filePayload('Zeichnung.pdf', files.pdf(), 'application/pdf'),
    filePayload('notes.txt', files.text('x'), 'text/plain'),
  ])
  await submit(page)
  await page.getByText('notes.txt: Dateien dieser Art werden hier nicht angenommen.').waitFor()
  assert.equal(await page.inputValue('[name=message]'), 'Passt das?')
  assert.deepEqual(
    ((await (await context.request.get('/api/chat/get/list/anonymous')).json()) as { items: unknown[] }).items,
    [],
    'the failed submit created no chat',
  )
  await assertFits(page)
  await chosen.setInputFiles([
    filePayload('Zeichnung.pdf', files.pdf(), 'application/pdf'),
    filePayload('Bolzen.png', await files.png()),
  ])
  await submit(page)
  await page.waitForURL(/\/de\/messages\/[0-9a-f-]{36}$/)
  const log = page.getByRole('log')
  assert.equal(await log.getByRole('article').count(), 1)
  assert.equal(await log.getByRole('link', { name: /Zeichnung\.pdf/ }).getAttribute('download'), 'Zeichnung.pdf')
  await log.getByRole('link', { name: /Bolzen\.png/ }).waitFor()

  const chatId = await anonymousChatId(page.context())
  const { request } = store.context
  await request.post('/api/token/request', {
    data: { login: seller, password: demonstrationPassword },
    headers: headers(),
  })
  await store.page.goto(`/profile/messages/${chatId}`)
  await store.page
    .locator('main input[type=file]')
    .setInputFiles([filePayload('broken.pdf', files.text('%PDF-1.4 '), 'application/pdf')])
  await submit(store.page)
  await store.page.getByText('broken.pdf: The file is damaged or incomplete.').waitFor()
  await store.page.locator('main input[type=file]').setInputFiles([filePayload('Prices.xlsx', await files.xlsx())])
  await submit(store.page)
  await page.reload()
  assert.equal(await log.getByRole('link', { name: /Prices\.xlsx/ }).count(), 1)
})

for (const [size, theme] of [
  ['phone', 'dark'],
  ['tablet', 'light'],
  ['desktop', 'dark'],
] as const)
  test(`files with long names fit (${size}, ${theme})`, async () => {
    await using visit = await visitStore({ size, theme })
    const { page } = visit
    const long = `${'Very-long-name-of-a-drawing-'.repeat(3)}rev-B.pdf`
    await attach(
      page,
      filePayload('wide.png', await files.png(1_600, 400)),
      filePayload('tall.png', await files.png(300, 1_600)),
      filePayload(long, files.pdf(), 'application/pdf'),
    )
    await waitForReady(page, 3)
    await assertFits(page)
    for (const button of await attachments(page)
      .getByRole('button', { name: /^Remove/ })
      .all()) {
      const { x, width } = (await button.boundingBox())!
      assert.ok(x + width <= sizes[size].width && width >= 44)
    }
    await send(page)
    await waitForSentCount(page, 1)
    await assertFits(page)
    assert.deepEqual(await accessibilityProblems(page), [])
  })
