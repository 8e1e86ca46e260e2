// Contacting suppliers and the marketplace from cards, products, stores and the footer, with and without JavaScript.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import type { redirectStatistics } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { newPhone } from '../support/registration.ts'
import { openAsNewUser } from '../support/people.ts'
import { waitForFocus } from '../support/keyboard.ts'
import {
  accessibilityProblems,
  assertFits,
  base,
  open,
  clickUntilOpen,
  signIn,
  sizes,
  problemsExcept,
} from '../support/browser.ts'

type Card = { id: number; slug: string; code: string; name: string; store: { id: number } }
type Request = { phone: string; times: number; question: string; preferredTime: string; product: { id: number } | null }

const alias = 'sibmetiz'
let product: Card

before(async () => {
  const answer = await fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&pageSize=1&store=${alias}`)
  product = ((await answer.json()) as { items: Card[] }).items[0]!
})

/** A GET call with the cookies of the browser context. */
async function getJson<Output>(context: BrowserContext, path: string, headers: Record<string, string> = {}) {
  const answer = await context.request.get(`/api/x/${path}`, { headers })
  assert.ok(answer.ok(), `${path}: ${answer.status()}`)
  return (await answer.json()) as Output
}

/** The callback requests from this number as the store sees them. */
async function requestsFrom(phone: string) {
  await using seller = await open()
  await signIn(seller.page, 'seller@tradeyard.example', demonstrationPassword)
  const { items } = await getJson<{ items: Request[] }>(seller.context, 'callback/context/list?pageSize=100', {
    'x-store-id': String(product.store.id),
  })
  return items.filter((item) => item.phone === phone)
}

const dialog = (page: Page) => page.locator('dialog[open]')
const menu = (page: Page) => page.locator(':popover-open')

const assertStatus = async (page: Page, text: RegExp) =>
  assert.match(await page.locator('[role=status]', { hasText: text }).innerText(), text)

test('pages contain no supplier phone number; the button reveals a number and counts once per visitor', async () => {
  for (const path of [
    `/product/${product.slug}`,
    `/store/${alias}`,
    `/store/${alias}/contacts`,
    `/store/${alias}/branches`,
  ]) {
    const html = await (await fetch(base() + path)).text()
    assert.deepEqual(new Set(html.match(/tel:[^"]*/g)), new Set(['tel:+73832104400']), path)
    assert.doesNotMatch(html, /telephone|contactPoint/, path)
  }
  const { phones } = (await (await fetch(`${base()}/api/x/store/single?alias=${alias}`)).json()) as {
    phones?: string[]
  }
  assert.equal(phones, undefined)

  await using admin = await open()
  await signIn(admin.page, 'admin@tradeyard.example', demonstrationPassword)
  const showCount = async () => {
    const { items } = await getJson<OutputOf<typeof redirectStatistics>>(
      admin.context,
      'admin-panel/statistics/telephony-redirect?pageSize=100',
    )
    return items.find(({ store }) => store.alias === alias)?.shows ?? 0
  }
  const countBefore = await showCount()
  await using visitor = await open({ path: `/product/${product.slug}` })
  const { page } = visitor
  const numbers = new Set<string>()
  for (const path of [`/product/${product.slug}`, `/store/${alias}`]) {
    await page.goto(path)
    const link = menu(page).locator('a[href^="tel:"]')
    await clickUntilOpen(page, page.getByRole('button', { name: 'Show number' }).first(), link)
    numbers.add((await link.getAttribute('href'))!)
    assert.ok(await link.evaluate((element) => element === document.activeElement))
    assert.match(await menu(page).innerText(), /\d:\d\d/)
    assert.deepEqual(await accessibilityProblems(page), [])
    await page.keyboard.press('Escape')
    assert.equal(await menu(page).count(), 0)
  }
  assert.equal(numbers.size, 1)
  assert.match([...numbers][0]!, /^tel:\+\d{8,15}$/)
  assert.equal(await showCount(), countBefore + 1)
  assert.deepEqual(visitor.problems, [])
})

test('a callback can be requested from a card by keyboard, and focus returns to the trigger', async () => {
  const phone = newPhone.tr()
  await using visitor = await open({ path: `/search?search=${product.code}` })
  const { page } = visitor
  const trigger = page.getByRole('link', { name: 'Contact SibMetiz' }).first()
  await clickUntilOpen(page, trigger, menu(page))
  await page.keyboard.press('Escape')
  await trigger.focus()
  await page.keyboard.press('Enter')
  await menu(page).waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  const write = menu(page).locator('a[data-chat]')
  assert.match((await write.getAttribute('href'))!, new RegExp(`^/messages\\?store=${product.store.id}&product=\\d+$`))
  const callbackButton = page.getByRole('dialog').getByRole('button', { name: 'Request a callback' })
  while (!(await callbackButton.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Tab')
  await page.keyboard.type(phone)
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  assert.equal(await dialog(page).locator(':checked').getAttribute('value'), 'TomorrowEvening')
  await page.keyboard.press('Enter')
  await assertStatus(page, /SibMetiz will call .* tomorrow evening\./)
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.keyboard.press('Escape')
  await waitForFocus(trigger)
  assert.deepEqual(
    (await requestsFrom(phone)).map(({ times, preferredTime, product }) => [times, preferredTime, product !== null]),
    [[1, 'TomorrowEvening', true]],
  )
  assert.deepEqual(visitor.problems, [])
})

test('from a product page in Russian: errors appear at the field, and repeated requests are merged', async () => {
  const phone = newPhone.sr()
  await using visitor = await open({ path: `/ru/product/${product.slug}`, size: 'phone', theme: 'dark' })
  const { page } = visitor
  for (const number of ['12', phone, phone]) {
    await clickUntilOpen(page, page.getByRole('link', { name: 'Заказать звонок' }), dialog(page))
    await dialog(page).locator('[name=phone]').fill(number)
    await dialog(page).locator('[name=question]').fill('Есть <b>сертификат</b>?')
    await dialog(page).locator('[type=submit]').click()
    if (number === phone) await assertStatus(page, /СибМетиз позвонит по номеру\s\+381/)
    else {
      await page.locator('[data-error-summary]:focus').waitFor()
      assert.equal(await dialog(page).locator('[name=phone][aria-invalid=true]').count(), 1)
      assert.equal(await dialog(page).locator('[name=question]').inputValue(), 'Есть <b>сертификат</b>?')
    }
    assert.deepEqual(await accessibilityProblems(page), [])
    await assertFits(page)
    await page.keyboard.press('Escape')
  }
  assert.deepEqual(
    (await requestsFrom(phone)).map(({ times, question, product }) => [times, question, product?.id]),
    [[2, 'Есть <b>сертификат</b>?', product.id]],
  )
  assert.deepEqual(problemsExcept(visitor, 422), [])
})

for (const [prefix, words] of [
  ['', ['Show number', 'Request a callback']],
  ['/ru', ['Показать телефон', 'Заказать звонок']],
] as const)
  test(`from a store page without JavaScript (${prefix || '/en'}): phone number and callback on a separate page`, async () => {
    const phone = newPhone.it()
    await using visitor = await open({ path: `${prefix}/store/${alias}`, javaScript: false })
    const { page } = visitor
    await page.getByRole('button', { name: words[0] }).click()
    await page.waitForURL(`**${prefix}/call-back?store=${alias}`)
    assert.equal(await page.locator(`main a[href="${prefix}/messages?store=${product.store.id}"]`).count(), 1)
    assert.match((await page.locator('main [role=status] a').getAttribute('href'))!, /^tel:\+\d+$/)
    await page.goto(`${prefix}/store/${alias}`)
    await page.getByRole('link', { name: words[1] }).click()
    await page.fill('[name=phone]', '0')
    await page.click('main form:has([name=phone]) [type=submit]')
    await page.locator('main [name=phone][aria-invalid=true]').waitFor()
    await page.fill('[name=phone]', phone)
    await page.check('[value=TomorrowMorning]')
    await page.click('main form:has([name=phone]) [type=submit]')
    await page.locator('main [role=status]').waitFor()
    assert.deepEqual(
      (await requestsFrom(phone)).map(({ times, preferredTime, product }) => [times, preferredTime, product]),
      [[1, 'TomorrowMorning', null]],
    )
  })

test('the forms are prefilled with the account’s contact details', async () => {
  await using visitor = await openAsNewUser(`/store/${alias}`)
  const { page, person } = visitor
  await clickUntilOpen(page, page.getByRole('link', { name: 'Request a callback' }), dialog(page))
  assert.equal(await dialog(page).locator('[name=name]').inputValue(), person.name)
  await page.keyboard.press('Escape')
  await clickUntilOpen(page, page.locator('footer a[data-contact=help]'), dialog(page))
  assert.equal(await dialog(page).locator('[name=contact]').inputValue(), person.email)
})

type Mail = { to: string; template: string; text: string }

/** E-mails to support that contain these words. */
function findMails(words: string) {
  return until(async () => {
    const mails = (await (await fetch(`${base()}/dev/mailbox.json?to=support@tradeyard.example`)).json()) as Mail[]
    const found = mails.filter((mail) => JSON.stringify(mail).includes(words))
    return found.length > 0 && found
  })
}

test('a help request from an empty search reaches support once', async () => {
  const words = `qzxv${Date.now()}`.replace(/\d/g, (digit) => 'qxzjvjzxqv'[Number(digit)]!)
  await using visitor = await open({ path: `/search?search=${words}` })
  const { page } = visitor
  await clickUntilOpen(page, page.locator('main a[data-contact=help]:visible').first(), dialog(page))
  assert.equal(await dialog(page).locator('[name=text]').inputValue(), words)
  await dialog(page).locator('[type=submit]').click()
  await page.locator('[data-error-summary]:focus').waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await dialog(page).locator('[name=contact]').fill('bea@buyer.example')
  await dialog(page).locator('[type=submit]').click()
  await assertStatus(page, /We’ll reply to bea@buyer\.example/)
  assert.deepEqual(await accessibilityProblems(page), [])
  const mails = await findMails(words)
  assert.deepEqual([mails.length, mails[0]?.template], [1, 'helpRequest'])
  assert.deepEqual(visitor.problems, [])
})

test('without JavaScript the footer and the 404 page link to the help form', async () => {
  const words = `труба-${Date.now().toString(36)}`
  await using visitor = await open({ path: '/ru/nowhere', javaScript: false })
  const { page } = visitor
  assert.equal(await page.locator('main a[href="/ru/help"]').count(), 1)
  await page.locator('footer a[href="/ru/help"]').click()
  await page.waitForURL('**/ru/help')
  await page.fill('[name=text]', words)
  await page.click('main [type=submit]')
  await page.locator('main [name=contact][aria-invalid=true]').waitFor()
  await page.fill('[name=contact]', '+7 912 345-67-89')
  await page.click('main [type=submit]')
  await page.locator('main [role=status]').waitFor()
  assert.equal((await findMails(words)).length, 1)
})

test('callback and help pages are accessible and fit', async () => {
  for (const path of [`/call-back?store=${alias}`, '/ru/help', `/de/help?about=/store/${alias}`]) {
    await using visitor = await open({ path })
    const { page, problems } = visitor
    for (const [size, colorScheme] of [
      ['desktop', 'light'],
      ['phone', 'dark'],
    ] as const) {
      await page.setViewportSize(sizes[size])
      await page.emulateMedia({ colorScheme })
      assert.deepEqual([await accessibilityProblems(page), problems], [[], []])
      await assertFits(page)
    }
  }
})

test('the messenger dialog has a link, and a QR code on screens wider than 1024 pixels', async () => {
  await using visitor = await open({ path: '/' })
  const { page } = visitor
  for (const [width, isShown] of [
    [1440, true],
    [1025, true],
    [1024, false],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await clickUntilOpen(page, page.locator('footer li a[data-contact=messenger]'), dialog(page))
    const link = dialog(page).getByRole('link', { name: 'Open messenger' })
    assert.match((await link.getAttribute('href'))!, /^https:\/\/wa\.me\/\d+$/)
    const code = dialog(page).locator('img')
    assert.equal(await code.isVisible(), isShown, `${width}`)
    if (isShown)
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog[open] img')!.naturalWidth > 0)
    assert.deepEqual(await accessibilityProblems(page), [])
    await page.keyboard.press('Escape')
  }
  const answer = await fetch(`${base()}/media/messenger.svg`)
  assert.deepEqual(
    [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')],
    [200, 'image/svg+xml', 'public, max-age=300'],
  )
  assert.deepEqual(visitor.problems, [])
})

test('a contact button navigates if its dialog cannot be loaded', async () => {
  await using visitor = await open({ path: `/store/${alias}` })
  const { page } = visitor
  await page.route('**/assets/ContactOverlay-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Request a callback' }).click()
  await page.waitForURL('**/call-back?store=*')
})
