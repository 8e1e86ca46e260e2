// Visitors report a product or a store to the marketplace, and administrators find what it is about.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAsAdmin } from '../support/admin-lists.ts'
import { base, open } from '../support/browser.ts'
import { openAsNewUser, textFor, waitForStatus } from '../support/people.ts'

const alias = 'sibmetiz'
type Named = { id: number; slug: string; name: string }

test('a product and a store are reported without JavaScript, and the report leads to their administration', async () => {
  const answer = await fetch(`${base()}/api/x/platform/live/default/product/search?facets=0&pageSize=1&store=${alias}`)
  const [product] = ((await answer.json()) as { items: Named[] }).items
  await using admin = await openAsAdmin()
  for (const [path, name, link, adminPath] of [
    [`/product/${product!.slug}`, product!.name, 'Report this product', `/admin/products/${product!.id}`],
    [`/store/${alias}`, 'SibMetiz', 'Report this store', `/admin/stores?query=${alias}`],
  ] as const) {
    const words = `Counterfeit ${path.length} ${Date.now().toString(36)}`
    await using visitor = await open({ path, javaScript: false })
    const { page } = visitor
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('heading', { level: 1, name: 'Report a product or supplier' }).waitFor()
    assert.equal(await page.getByRole('link', { name }).last().getAttribute('href'), path)
    await page.fill('[name=text]', words)
    await page.click('main [type=submit]')
    await page.locator('main [name=contact][aria-invalid=true]').waitFor()
    await page.fill('[name=contact]', 'bea@buyer.example')
    await page.click('main [type=submit]')
    await page.locator('[role=status]', { hasText: 'We’ve received your report' }).waitFor()
    await page.getByRole('link', { name: 'Back to the page' }).click()
    await page.waitForURL(`**${path}`)

    await admin.page.goto(`/admin/help-requests?status=New&topic=Report&query=${path}`)
    const report = admin.page.locator('main li', { hasText: words })
    await report.getByText('Report', { exact: true }).waitFor()
    const links = await report.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    assert.deepEqual(
      [path, adminPath].filter((each) => !links.includes(each)),
      [],
    )
  }
})

test('who has reported a page while signed in reads the answer in an e-mail', async () => {
  const path = `/store/${alias}`
  await using reporter = await openAsNewUser(`/help?about=${encodeURIComponent(path)}`)
  const words = `Wrong phone ${Date.now().toString(36)}`
  await reporter.page.fill('main [name=text]', words)
  await reporter.page.fill('main [name=contact]', reporter.person.email)
  await reporter.page.click('main [type=submit]')
  await reporter.page.locator('[role=status]', { hasText: 'We’ve received your report' }).waitFor()

  await using admin = await openAsAdmin({ javaScript: false })
  await admin.page.goto(`/admin/help-requests?query=${encodeURIComponent(words)}`)
  await admin.page.getByText('Add note or answer').click()
  await admin.page.getByLabel('Answer to who reported').fill('The store has corrected it.')
  await admin.page.getByRole('button', { name: 'Dismiss' }).click()
  await waitForStatus(admin.page, /Request dismissed/)
  assert.match(await textFor(reporter.person.email, 'pageReportClosed'), /The store has corrected it\./)
  await admin.page.goto(`/admin/help-requests?query=${encodeURIComponent(words)}`)
  await admin.page.locator('main li').getByText('The store has corrected it.').waitFor()
})
