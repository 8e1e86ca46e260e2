// Pictures and files in messages: chosen, pasted, dropped; refused; without a connection; seen by the two sides alone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import * as files from '#platform/testing/files.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, assertFits, base, open, sizes } from './support.ts'

type Said = { items: { text: string; files: { name: string; url: string }[] }[] }
const alias = 'sibmetiz'
const seller = 'seller@tradeyard.example'
const headers = () => ({ origin: base() })

async function visitStore(options: Parameters<typeof open>[0] = {}) {
  const { id } = (await (await fetch(`${base()}/api/x/store/single?alias=${alias}`)).json()) as { id: number }
  const visit = await open({ path: `/messages?store=${id}`, ...options })
  await visit.page.locator('input[type=file]:enabled').waitFor({ state: 'attached' })
  return visit
}

const given = (name: string, bytes: Uint8Array, mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})
const attach = (page: Page, ...chosen: ReturnType<typeof given>[]) =>
  page.getByLabel('Attach pictures or files').setInputFiles(chosen)
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
const ready = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('li[data-state=ready]').length === wanted, count)
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()
const sent = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('[role=log] article[data-mine]:not([data-state])').length === wanted,
    count,
  )

async function chatIdOf(page: Page) {
  const { items } = (await (await page.context().request.get('/api/chat/get/list/anonymous')).json()) as {
    items: { id: string }[]
  }
  return items[0]!.id
}

test('a visitor sends a picture and a document; the seller sees them, nobody else does', async () => {
  await using visit = await visitStore()
  await using other = await open({ path: '/about-us', javaScript: false })
  const { page, problems } = visit
  await attach(page, given('Bolt.png', await files.png()), given('Цены.pdf', files.pdf(), 'application/pdf'))
  await ready(page, 2)
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you make this?')
  await send(page)
  await sent(page, 1)
  assert.equal(await attached(page).count(), 0)
  const log = page.getByRole('log')
  assert.equal(await log.getByRole('link', { name: /Цены\.pdf/ }).getAttribute('download'), 'Цены.pdf')
  const picture = log.getByRole('link', { name: 'Picture Bolt.png' })
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

  const chatId = await chatIdOf(page)
  const { request } = other.context
  const messages = async () => (await (await request.get(`/api/chat/message/get/list?chatId=${chatId}`)).json()) as Said
  const url = (await picture.getAttribute('href'))!
  assert.equal((await request.get(url)).status(), 404)
  await request.post('/api/token/request', {
    data: { login: seller, password: demonstrationPassword },
    headers: headers(),
  })
  const [{ text, files: parts }] = (await messages()).items as [Said['items'][number]]
  assert.deepEqual([text, parts.map(({ name }) => name)], ['Do you make this?', ['Bolt.png', 'Цены.pdf']])
  for (const part of parts) assert.equal((await request.get(part.url)).status(), 200)
  assert.deepEqual(problems, [])
})

test('what is no picture says so on the file, is taken away, and holds nothing else up', async () => {
  await using visit = await visitStore()
  const { page } = visit
  await attach(
    page,
    given('drawing.png', files.text('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    given('notes.txt', files.text('x'), 'text/plain'),
    given('good.png', await files.png()),
  )
  await ready(page, 1)
  await attached(page).nth(0).getByText('Files of this kind are not accepted here.').waitFor()
  await attached(page).nth(1).getByText('Pictures, PDF, XLSX and DOCX can be sent.').waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.getByRole('button', { name: 'Remove drawing.png' }).click()
  await page.getByRole('button', { name: 'Remove notes.txt' }).press('Enter')
  assert.equal(await attached(page).count(), 1)
  await attach(page, ...Array.from({ length: 11 }, (_, n) => given(`${n}.pdf`, files.pdf(), 'application/pdf')))
  await page.getByText('A message takes 10 files at most.').waitFor()
  assert.equal(await attached(page).count(), 10)
})

test('over a page, Escape closes the pictures and leaves the dialog open; arrows lead from one to the next', async () => {
  const { id } = (await (await fetch(`${base()}/api/x/store/single?alias=${alias}`)).json()) as { id: number }
  await using visit = await open({ path: '/about-us' })
  const { page } = visit
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('a[data-chat]')!).some((key) => key.startsWith('__reactProps')),
  )
  await page.evaluate((storeId) => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-chat]')!
    link.href = `/messages?store=${storeId}`
    link.click()
  }, id)
  await page.locator('input[type=file]:enabled').waitFor({ state: 'attached' })
  await attach(page, given('one.png', await files.png()), given('two.png', await files.png(300, 300)))
  await ready(page, 2)
  await send(page)
  await sent(page, 1)
  await page.getByRole('log').getByRole('link', { name: 'Picture one.png' }).click()
  await page.getByRole('dialog', { name: 'one.png' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog', { name: 'two.png' }).getByText('2 of 2').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'two.png' }).waitFor({ state: 'hidden' })
  assert.equal(await page.getByRole('dialog', { name: 'Messages' }).isVisible(), true)
})

test('pictures are pasted and dropped', async () => {
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
          const carried = new DataTransfer()
          carried.items.add(new File([new Uint8Array(content)], `${kind}.png`, { type: 'image/png' }))
          const options = { bubbles: true, cancelable: true }
          element.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { ...options, clipboardData: carried })
              : new DragEvent('drop', { ...options, dataTransfer: carried }),
          )
        },
        { kind: event, content: bytes },
      )
  await ready(page, 2)
  assert.deepEqual(
    await attached(page)
      .locator('p:first-of-type')
      .allInnerTexts()
      .then((names) => names.filter((name) => name.endsWith('.png'))),
    ['paste.png', 'drop.png'],
  )
})

test('without a connection a file waits, and goes with its message, once, when it is back', async () => {
  await using visit = await visitStore()
  const { page, context } = visit
  await context.setOffline(true)
  await attach(page, given('later.png', await files.png()))
  await attached(page).getByText('Waiting for a connection').waitFor()
  await page.getByRole('textbox', { name: 'Message' }).fill('As soon as it can')
  await send(page)
  await context.setOffline(false)
  await sent(page, 1)
  const chatId = await chatIdOf(page)
  const { items } = (await (await context.request.get(`/api/chat/message/get/list?chatId=${chatId}`)).json()) as Said
  assert.deepEqual(
    items.map(({ text, files: parts }) => [text, parts.map(({ name }) => name)]),
    [['As soon as it can', ['later.png']]],
  )
})

test('without script files go with the form: refused with what was written, then sent whole, and answered so', async () => {
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
    'the field says what has been chosen',
  )
  await page.fill('[name=message]', 'Passt das?')
  await chosen.setInputFiles([
    given('Zeichnung.pdf', files.pdf(), 'application/pdf'),
    given('notes.txt', files.text('x'), 'text/plain'),
  ])
  await submit(page)
  await page.getByText('notes.txt: Dateien dieser Art werden hier nicht angenommen.').waitFor()
  assert.equal(await page.inputValue('[name=message]'), 'Passt das?')
  assert.deepEqual(
    ((await (await context.request.get('/api/chat/get/list/anonymous')).json()) as { items: unknown[] }).items,
    [],
    'what was refused has opened no dialog',
  )
  await assertFits(page)
  await chosen.setInputFiles([
    given('Zeichnung.pdf', files.pdf(), 'application/pdf'),
    given('Bolzen.png', await files.png()),
  ])
  await submit(page)
  await page.waitForURL(/\/de\/messages\/[0-9a-f-]{36}$/)
  const log = page.getByRole('log')
  assert.equal(await log.getByRole('article').count(), 1)
  assert.equal(await log.getByRole('link', { name: /Zeichnung\.pdf/ }).getAttribute('download'), 'Zeichnung.pdf')
  await log.getByRole('link', { name: /Bolzen\.png/ }).waitFor()

  const chatId = await chatIdOf(page)
  const { request } = store.context
  await request.post('/api/token/request', {
    data: { login: seller, password: demonstrationPassword },
    headers: headers(),
  })
  await store.page.goto(`/profile/messages/${chatId}`)
  await store.page
    .locator('main input[type=file]')
    .setInputFiles([given('broken.pdf', files.text('%PDF-1.4 '), 'application/pdf')])
  await submit(store.page)
  await store.page.getByText('broken.pdf: The file is damaged or incomplete.').waitFor()
  await store.page.locator('main input[type=file]').setInputFiles([given('Prices.xlsx', await files.xlsx())])
  await submit(store.page)
  await page.reload()
  assert.equal(await log.getByRole('link', { name: /Prices\.xlsx/ }).count(), 1)
})

for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
  test(`files fit a ${size}, light and dark, with long names`, async () => {
    for (const theme of ['light', 'dark'] as const) {
      await using visit = await visitStore({ size, theme })
      const { page } = visit
      const long = `${'Very-long-name-of-a-drawing-'.repeat(3)}rev-B.pdf`
      await attach(
        page,
        given('wide.png', await files.png(1_600, 400)),
        given('tall.png', await files.png(300, 1_600)),
        given(long, files.pdf(), 'application/pdf'),
      )
      await ready(page, 3)
      await assertFits(page)
      for (const button of await attached(page)
        .getByRole('button', { name: /^Remove/ })
        .all()) {
        const { x, width } = (await button.boundingBox())!
        assert.ok(x + width <= sizes[size].width && width >= 44)
      }
      await send(page)
      await sent(page, 1)
      await assertFits(page)
      assert.deepEqual(await accessibilityProblems(page), [])
    }
  })
