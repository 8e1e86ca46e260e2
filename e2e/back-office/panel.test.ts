// The first page of the administration, the audit log and the editor of texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '#platform/testing/until.ts'
import { button, openAsAdmin, rowWith, unique } from '../support/admin-lists.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, base, sizes } from '../support/browser.ts'
import { waitForStatus } from '../support/people.ts'

test('the first page says what waits and leads to it, how today goes and whether all works', async () => {
  await using visit = await openAsAdmin({ javaScript: false })
  const { page, context } = visit
  await post(context, 'help/request', { text: unique('Bolts'), contact: 'bea@buyer.example' })
  await page.goto('/admin')
  for (const heading of ['Needs attention', 'Today', 'System health'])
    await page.getByRole('heading', { name: heading }).waitFor()
  await page.getByRole('link', { name: /New help requests/ }).click()
  await page.getByRole('heading', { name: 'Help requests', level: 1 }).waitFor()
})

test('a text is previewed, saved as a draft, published for all visitors and compared, and is in the audit log', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const [draft, published] = [unique('draft'), unique('published')]
  const read = async () => (await fetch(`${base()}/it/vacancies`)).text()
  await page.goto('/admin/texts')
  await page.getByRole('link', { name: 'Vacancies, Italiano' }).click()
  const body = page.getByLabel('Text', { exact: true })
  await body.fill(`## ${draft}\n\n<b>x</b> **bold** by {brand}`)
  await page.getByRole('heading', { name: draft }).waitFor()
  assert.match(await page.locator('main').innerText(), /<b>x<\/b> bold by Tradeyard/)
  await button(page, 'Save draft').click()
  await waitForStatus(page, /don’t see it/)
  assert.ok(!(await read()).includes(draft))
  await body.fill(`## ${published}`)
  await button(page, 'Publish').click()
  await waitForStatus(page, /see the new text/)
  await until(async () => (await read()).includes(published))
  await page.getByRole('link', { name: 'Compare with the newest' }).first().click()
  await page.locator('ins', { hasText: published }).waitFor()
  await page.locator('del', { hasText: draft }).waitFor()
  await page.goto('/admin/audit?action=text.published')
  await rowWith(page, 'Text published').first().waitFor()
  assert.deepEqual(visit.problems, [])
})

test('of two who edit a text the second one compares both, and an older version is brought back', async () => {
  await using visit = await openAsAdmin()
  const { page, context } = visit
  const path = '/admin/texts/deliveryPage/tr'
  const [first, second] = [unique('first'), unique('second')]
  const body = (of: typeof page) => of.getByLabel('Text', { exact: true })
  const other = await context.newPage()
  for (const each of [page, other]) await each.goto(path)
  const before = await body(page).inputValue()
  await body(page).fill(`## ${first}`)
  await button(page, 'Publish').click()
  await waitForStatus(page, /see the new text/)
  await body(other).fill(`## ${second}`)
  await button(other, 'Publish').click()
  await other.locator('[role=alert]', { hasText: 'newer version' }).waitFor()
  await other.locator('del', { hasText: first }).waitFor()
  await other.locator('ins', { hasText: second }).waitFor()
  await other.getByRole('heading', { name: second }).waitFor()

  const questions: string[] = []
  other.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await other.getByRole('link', { name: 'All texts' }).click()
  await until(() => questions.length > 0)
  assert.match(questions[0]!, /without saving/)
  assert.equal(await body(other).inputValue(), `## ${second}`)

  await page.goto(path)
  await page.getByRole('link', { name: 'Edit this version' }).last().click()
  await page.waitForURL(/version=1/)
  assert.equal(await body(page).inputValue(), before)
  await button(page, 'Publish').click()
  await waitForStatus(page, /see the new text/)
  assert.equal(await page.getByText('The editor shows version').count(), 0)
  assert.equal(await page.getByText('Shown now').count(), 1)
})

test('the pages fit and have no accessibility problems', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  for (const path of ['/admin', '/admin/audit', '/admin/texts', '/admin/texts/vacancies/en'])
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      await page.goto(path)
      assert.deepEqual(await accessibilityProblems(page), [], `${path} ${size.width}`)
    }
})
