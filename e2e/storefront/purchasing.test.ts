// A purchasing team: an order above a limit waits, an approver leaves out a line and approves, the store sees the rest. Whether it
// waits depends on where the goods go.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, assertFits, open, signIn, type Visit } from '../support/browser.ts'
import { enterAddress } from '../support/checkout.ts'
import { readMessages } from '../support/messages.ts'
import { signUp, waitForStatus } from '../support/people.ts'
import { findOrderableProducts } from '../support/products.ts'

const store = 'sibmetiz'

for (const { locale, size, theme } of [
  { locale: 'en', size: 'desktop', theme: 'light' },
  { locale: 'ru', size: 'phone', theme: 'dark' },
] as const)
  test(`an order above a limit waits for an approver, who leaves out a line (${locale}, ${size})`, async () => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    const t = (key: string) => readMessages(locale, 'purchasing')[key]!
    const cart = (key: string) => readMessages(locale, 'cart')[key]!
    await using approver = await open({ size, theme })
    await using buyer = await open({ size, theme })
    await using seller = await open({ size, theme })
    await signUp(approver.context, 'Olga Approver')
    const { email } = await signUp(buyer.context, 'Bea Buyer')
    await signIn(seller.page, 'seller@tradeyard.example', demonstrationPassword)
    const press = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true }).first().click()
    const check = async (visit: Visit) => {
      assert.deepEqual(await accessibilityProblems(visit.page), [], visit.page.url())
      await assertFits(visit.page)
    }

    await approver.page.goto(`${prefix}/profile/purchasing`)
    await check(approver)
    await approver.page.fill('[name=name]', 'Bolt Works')
    await press(approver, t('create.submit'))
    await waitForStatus(approver.page, new RegExp(t('done.create')))
    await approver.page.fill('#invite-email', email)
    await approver.page.fill('#invite-orderLimit', '1')
    await press(approver, t('invite.submit'))
    await waitForStatus(approver.page, new RegExp(t('done.invite')))
    await check(approver)

    await buyer.page.goto(`${prefix}/profile/purchasing`)
    await check(buyer)
    await buyer.page
      .locator('form', { has: buyer.page.locator('[value=accept]') })
      .getByRole('button')
      .click()
    await waitForStatus(buyer.page, new RegExp(t('done.accept')))

    const [kept, leftOut] = [
      ...(await findOrderableProducts(1, 0, store)),
      ...(await findOrderableProducts(1, 1, store)),
    ]
    if (!kept || !leftOut) assert.fail('the store sells too little')
    for (const { id, quantity } of [kept, leftOut]) await post(buyer.context, 'cart/add', { productId: id, quantity })
    await buyer.page.goto(`${prefix}/cart?order=all`)
    await buyer.page.getByText(cart('approval.Order').split('{')[0]!.trim()).first().waitFor()
    await check(buyer)
    await buyer.page.fill('[name=contactPhone]', '+381 64 123 45 67')
    await enterAddress(buyer.page)
    await press(buyer, cart('dialog.send'))
    await buyer.page.getByText(cart('result.waiting')).waitFor()
    await buyer.page.goto(`${prefix}/profile/orders`)
    await buyer.page.locator('#waiting').waitFor()
    await check(buyer)

    const refused = Promise.withResolvers<void>()
    await approver.page.route('**/mark-as-viewed', async (route) => {
      await refused.promise
      await route.continue()
    })
    await approver.page.goto(`${prefix}/profile`)
    await check(approver)
    await approver.page.locator('main a[href$="/profile/approvals"]').click()
    await approver.page.waitForURL('**/profile/approvals')
    await check(approver)
    await approver.page.locator('main table a').first().click()
    await approver.page.waitForURL(/approvals\/[0-9a-f-]{36}/)
    await approver.page.locator('[name=leaveOut]').last().check()
    await press(approver, t('approve'))
    const problem = approver.page.locator('[data-error-summary]').getByRole('link', { name: t('wants.reason') })
    await problem.waitFor()
    // The page reloads its data once the request counts as opened.
    const reloaded = approver.page.waitForResponse((response) => /approvals.*\.data/.test(response.url()))
    refused.resolve()
    await reloaded
    await check(approver)
    await problem.click()
    await approver.page.fill('[name="reason.2"]', 'Достаточно на складе')
    await check(approver)
    await press(approver, t('approve'))
    await waitForStatus(approver.page, new RegExp(t('done.approve')))
    await check(approver)

    await buyer.page.goto(`${prefix}/profile/approvals?view=own`)
    await check(buyer)
    await buyer.page.locator('main table a').first().click()
    await buyer.page.getByText('Достаточно на складе').first().waitFor()
    await buyer.page.locator('main a[href*="/order/"]').click()
    await buyer.page.waitForURL(/\/order\/[0-9a-f-]{36}/)
    const id = new URL(buyer.page.url()).pathname.split('/').at(-1)!
    await seller.page.goto(`${prefix}/profile/orders/${id}`)
    await seller.page.locator(`main a[href$="-${kept.id}"]`).first().waitFor()
    assert.equal(await seller.page.locator(`main a[href$="-${leftOut.id}"]`).count(), 0)
    assert.deepEqual(
      [...approver.problems, ...buyer.problems, ...seller.problems].filter((problem) => !/status of 422/.test(problem)),
      [],
    )
  })

test('the note about the approval follows the country of the destination', async () => {
  await using approver = await open()
  await using buyer = await open()
  await signUp(approver.context, 'Olga Approver')
  const { email } = await signUp(buyer.context, 'Bea Buyer')
  const [product] = await findOrderableProducts(1, 0, 'dunav-armature')
  await post(buyer.context, 'cart/add', { productId: product!.id, quantity: product!.quantity })
  const get = async <Output>(path: string) =>
    (await (await buyer.context.request.get(`/api/${path}`, { headers: { currency: 'EUR' } })).json()) as Output
  type Total = { minor: number }
  const cart = await get<{ totalProductsPrice: Total; grossTotal: Total }>('cart/get')
  // Above it with VAT, but not as an export.
  const orderLimitMinor = Math.round((cart.totalProductsPrice.minor + cart.grossTotal.minor) / 2)
  await post(approver.context, 'x/purchasing/team/create', { name: 'Nut Works', currency: 'EUR' })
  await post(approver.context, 'x/purchasing/invitation/create', { email, role: 'Buyer', orderLimitMinor })
  const { invitations } = await get<{ invitations: { id: string }[] }>('x/purchasing/team')
  await post(buyer.context, 'x/purchasing/invitation/accept', { id: invitations[0]!.id })

  const { page } = buyer
  await page.goto('/cart?order=all')
  const dialog = page.locator('dialog')
  const note = dialog.getByText('Needs approval')
  await note.waitFor()
  await dialog.locator('[name="newAddress.country"]').selectOption('DE')
  await note.waitFor({ state: 'detached' })
  assert.equal(await dialog.getByRole('button', { name: 'Send for approval' }).count(), 0)
  await dialog.locator('[name="newAddress.country"]').selectOption('RS')
  await note.waitFor()
  await dialog.getByRole('button', { name: 'Send for approval' }).waitFor()
  assert.deepEqual(buyer.problems, [])
})
