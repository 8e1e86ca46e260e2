// A buyer finds nothing, posts what is needed, a seller answers, and the buyer compares the offers and accepts one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, assertFits, open, problemsExcept, signIn } from '../support/browser.ts'
import { signUp, waitForStatus } from '../support/people.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an empty search becomes a request, a seller answers it, and the buyer accepts the offer', async () => {
  // Digits would be found as sizes.
  const title = `Zyglotronic${Date.now().toString(36).replaceAll(/\d/g, 'q')}`
  await using visit = await open({ path: `/search?search=${encodeURIComponent(title)}` })
  const { page } = visit
  const link = page.getByRole('link', { name: 'Post a procurement request' }).first()
  assert.match((await link.getAttribute('href'))!, /procurement\/new\?title=/)
  await link.click()
  await page.waitForURL(/\/login\?next=/)
  const next = new URL(page.url()).searchParams.get('next')!

  const person = await signUp(visit.context, 'Bea Buyer')
  await page.goto(next)
  assert.equal(await page.inputValue('[name=title]'), title)
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.fill('[name=quantity]', '0')
  await page.fill('[name=place]', 'Nowhere at all')
  await page.getByRole('button', { name: 'Post request' }).click()
  await page.locator('[data-error-summary]').waitFor()
  assert.equal(await page.locator('[data-error-summary] a').count(), 2, 'all errors at once')
  assert.equal(await page.inputValue('[name=title]'), title)
  await page.fill('[name=quantity]', '250')
  await page.fill('[name=targetPrice]', '12,50')
  await page.selectOption('select[name=currency]', 'EUR')
  await page.fill('[name=place]', 'Serbia')
  await page.fill('[name=deadline]', inDays(10))
  await page.selectOption('[name=categoryId]', { label: 'Hex bolts' })
  await page.getByRole('button', { name: 'Post request' }).click()
  await page.waitForURL(/\/profile\/procurement\/[0-9a-f-]{36}/)
  await waitForStatus(page, /Your request is open/)
  await page.getByText('No offers yet').waitFor()
  const path = new URL(page.url()).pathname

  await using selling = await open()
  const seller = selling.page
  await signIn(seller, 'seller@tradeyard.example', demonstrationPassword)
  await seller.goto('/profile/procurement?side=Store')
  await seller.getByRole('link', { name: title }).click()
  await seller.waitForURL(new RegExp(path))
  assert.equal(await seller.getByText('Bea Buyer').count(), 0)
  await seller.getByText('Buyer in Serbia').waitFor()
  assert.deepEqual(await accessibilityProblems(seller), [])
  await seller.fill('[name=price]', '11.80')
  await seller.selectOption('select[name=currency]', 'EUR')
  await seller.fill('[name=leadDays]', '7')
  await seller.fill('[name=validUntil]', inDays(30))
  await seller.fill('[name=comment]', 'Free delivery')
  await seller.getByRole('button', { name: 'Send offer' }).click()
  await waitForStatus(seller, /Offer sent/)

  await page.goto(path)
  const row = page.locator('main tbody tr')
  assert.equal(await row.count(), 1)
  const offer = await row.innerText()
  assert.match(offer, /€11\.80/)
  assert.match(offer, /€2,950\.00/)
  assert.match(offer, /Free delivery/)
  assert.deepEqual(await accessibilityProblems(page), [])
  await row.getByRole('link', { name: /^Message/ }).click()
  const draft = page.locator('textarea[name=message]')
  await draft.waitFor()
  assert.equal(await draft.inputValue(), `About your offer for the procurement request “${title}”:\n`)
  await page.goto(path)
  await page.getByRole('button', { name: /^Accept the offer of/ }).click()
  await page.locator('[popover]:popover-open').getByRole('button', { name: 'Accept', exact: true }).click()
  await waitForStatus(page, /accepted the offer/)
  await assertFits(page)

  await seller.goto(path)
  await seller.getByText('The buyer has accepted your offer').waitFor()
  assert.ok((await seller.locator('main').innerText()).includes(person.email))
  await seller.goto('/profile/messages?side=Store')
  await seller.locator('main').getByText(title).first().waitFor()
  assert.deepEqual([...problemsExcept(visit, 422), ...selling.problems], [])
})

test('a request is posted, changed, withdrawn and posted again without script', async () => {
  await using visit = await open({ javaScript: false })
  const { page } = visit
  await signUp(visit.context)
  await page.goto('/profile/procurement/new')
  await page.fill('[name=title]', 'Plain washers')
  await page.fill('[name=quantity]', '40')
  await page.fill('[name=place]', 'Germany')
  await page.getByRole('button', { name: 'Post request' }).click()
  await page.waitForURL(/\/profile\/procurement\/[0-9a-f-]{36}/)
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await page.fill('[name=title]', 'Spring washers')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('heading', { name: 'Spring washers', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).first().click()
  await page.locator('[popover]:popover-open').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Request withdrawn').waitFor()
  await page.goto('/profile/procurement')
  assert.match(await page.locator('main tbody tr').innerText(), /Spring washers[\s\S]*Withdrawn by the buyer/)

  await page.getByRole('link', { name: 'Spring washers' }).click()
  await page.getByRole('link', { name: 'Post again' }).click()
  await page.getByRole('button', { name: 'Post request' }).click()
  await page.waitForURL(/\/profile\/procurement\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { name: 'Spring washers', level: 1 }).waitFor()
  assert.match(await page.locator('main').innerText(), /40\s+pcs[\s\S]*Germany/)
})
