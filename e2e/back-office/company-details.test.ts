// The parts of a company: the page of its store, legal details, branches and warehouses.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { root } from '../../scripts/project-files.ts'
import { button, unique } from '../support/admin-lists.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, assertFits, open, signIn, waitForHydration } from '../support/browser.ts'
import { enterAddress } from '../support/checkout.ts'
import { openAsNewUser, waitForStatus } from '../support/people.ts'
import { findOrderableProducts } from '../support/products.ts'

const pages = ['store', 'organization', 'branches', 'warehouses', 'delivery?item=new'].map(
  (name) => `/profile/company/${name}`,
)

async function openAsSeller(options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await signIn(visit.page, 'second-seller@tradeyard.example', demonstrationPassword)
  return visit
}

for (const javaScript of [true, false])
  test(`a warehouse is added in a place by its name (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using visit = await openAsSeller({ javaScript })
    const { page } = visit
    const name = unique('Magacin ')
    await page.goto('/profile/company')
    await page.getByRole('link', { name: 'Warehouses' }).click()
    await page.getByRole('link', { name: 'Add warehouse' }).click()
    await page.locator('#save-fields-location').waitFor()
    if (javaScript) await waitForHydration(page)
    await page.locator('#save-fields-location').fill('Nowhereville')
    await button(page, 'Save').click()
    const problems = page.getByRole('alert').getByRole('link')
    await problems.first().waitFor()
    // The name of the field is put before a general text by a script.
    assert.match((await problems.allInnerTexts()).join('; '), /This field is required; We couldn’t find this place\./)
    assert.equal(await page.locator('[name="fields.name.sr"]').getAttribute('aria-invalid'), 'true')
    await page.locator('[name="fields.name.sr"]').fill(name)
    await button(page, 'Save').click()
    await page.locator('[name="fields.name.sr"]:not([aria-invalid=true])').waitFor()
    assert.equal(await page.locator('[name="fields.name.sr"]').inputValue(), name)
    await page.locator('#save-fields-location').fill('Subotica')
    await button(page, 'Save').click()
    await waitForStatus(page, /Saved/)
    const edit = page.getByRole('link', { name: `Edit ${name}` })
    await edit.click()
    await page.locator('#save-fields-location').waitFor()
    assert.match(await page.locator('#save-fields-location').inputValue(), /^Subotica/)
    await button(page, `Delete ${name}`).click()
    await page.locator('dialog:popover-open').getByRole('button', { name: 'Delete' }).click()
    await waitForStatus(page, /Warehouse deleted/)
    assert.equal(await edit.count(), 0)
  })

for (const javaScript of [true, false])
  test(`a place has terms of its own, which buyers there order on (${javaScript ? 'with' : 'without'} JavaScript)`, async () => {
    await using visit = await openAsSeller({ javaScript })
    const { page } = visit
    await page.goto('/profile/company/delivery?item=new')
    if (javaScript) await waitForHydration(page)
    await page.locator('#save-fields-location').fill('Germany')
    await page.locator('[name="fields.deliveryWays"][value=OwnTransport]').check()
    await page.locator('[name="fields.deliveryCost"]').selectOption('Free')
    await page.locator('[name="fields.deliveryDaysTo"]').fill('3')
    await button(page, 'Save').click()
    await waitForStatus(page, /Saved/)
    await page.getByText('Supplier’s own transport · 3 working days · Free delivery').waitFor()
    await page.goto('/store/dunav-armature/about')
    await page.locator('main dt', { hasText: 'Germany' }).waitFor()

    const [product] = await findOrderableProducts(1, 0, 'dunav-armature')
    await using buyer = await openAsNewUser('/cart')
    await post(buyer.context, 'cart/add', { productId: product!.id, quantity: product!.quantity })
    await buyer.page.goto('/cart?order=all')
    await buyer.page.locator('dialog [name=contactName]').waitFor()
    await enterAddress(buyer.page)
    await buyer.page.locator('dialog').getByText('3 working days · Free delivery').waitFor()

    await page.goto('/profile/company/delivery')
    if (javaScript) await waitForHydration(page)
    await button(page, 'Delete Germany').click()
    await page.locator('dialog:popover-open').getByRole('button', { name: 'Delete' }).click()
    await waitForStatus(page, /Place deleted/)
    await page.getByText('No places yet').waitFor()
  })

test('terms of delivery and bank details are checked, saved and shown', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/company/store')
  await page.locator('[name="fields.deliveryWays"][value=Carrier]').check()
  await page.locator('[name="fields.deliveryCountries"][value=DE]').check()
  await page.locator('[name="fields.deliveryCost"]').selectOption('Fixed')
  await page.locator('[name="fields.deliveryPrice"]').fill('')
  await page.locator('[name="fields.deliveryDaysFrom"]').fill('2')
  await page.locator('[name="fields.deliveryDaysTo"]').fill('5')
  await button(page, 'Save').click()
  await page.getByRole('alert').waitFor()
  await page.locator('[name="fields.deliveryPrice"]').fill('1500')
  await button(page, 'Save').click()
  await waitForStatus(page, /Saved/)
  await page.goto('/profile/company')
  await Promise.all([page.waitForURL('**/store/**'), page.locator('main section a[href^="/store/"]').first().click()])
  await page.goto(`${new URL(page.url()).pathname}/about`)
  const delivery = page.getByRole('region', { name: 'Delivery' })
  assert.match(await delivery.innerText(), /Carrier[^]*Germany[^]*2–5 working days/)

  await page.goto('/profile/company/organization')
  assert.equal(new URL(page.url()).pathname, '/profile/entity')
  assert.match(await page.locator('main dl').innerText(), /Country[^]*Tax number\s*\S+/)
  await page.locator('[name="fields.address"]').fill('Bulevar oslobođenja 1, 21000 Novi Sad')
  await page.locator('[name="fields.bankName"]').fill('Banka')
  await page.locator('[name="fields.bankAccount"]').fill('RS35 2600 0560 1001 6113 78')
  await button(page, 'Save').click()
  await page.getByText('The check digits don’t match').first().waitFor()
  await page.locator('[name="fields.bankAccount"]').fill('RS35 2600 0560 1001 6113 79')
  await button(page, 'Save').click()
  await waitForStatus(page, /Saved/)
  assert.equal(await page.locator('[name="fields.bankAccount"]').inputValue(), 'RS35260005601001611379')
})

test('the page of the store and its logo are changed', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  await page.goto('/profile/company/store')
  const delivery = unique('Isporuka ')
  await page.locator('[name="fields.delivery.sr"]').fill(delivery)
  await button(page, 'Save').click()
  await waitForStatus(page, /Saved/)
  assert.equal(await page.locator('[name="fields.delivery.sr"]').inputValue(), delivery)
  await waitForHydration(page)
  const logo = page.getByRole('region', { name: 'Logo' })
  await logo.locator('input[type=file]').setInputFiles(join(root, 'docs/screenshots/home.png'))
  await logo.getByRole('button', { name: 'Upload' }).click()
  await waitForStatus(page, /Logo saved/)
  await logo.locator('picture').waitFor()
  await logo.getByRole('button', { name: 'Remove' }).click()
  await waitForStatus(page, /Logo saved/)
  assert.equal(await logo.locator('picture').count(), 0)
})

test('the pages fit every screen, are accessible and belong to members of stores', async () => {
  await using visit = await openAsSeller()
  const { page } = visit
  for (const path of pages) {
    await page.goto(path)
    assert.deepEqual(await accessibilityProblems(page), [], path)
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await assertFits(page)
    }
  }
  assert.deepEqual(visit.problems, [])
  assert.equal((await page.goto('/profile/company/nothing'))!.status(), 404)
})
