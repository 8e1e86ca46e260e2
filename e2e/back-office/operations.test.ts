// Settings, caches, jobs and outgoing messages in the administration.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '#platform/testing/until.ts'
import { button, openAsAdmin, rowWith, unique } from '../support/admin-lists.ts'
import { post } from '../support/api.ts'
import { accessibilityProblems, base, sizes } from '../support/browser.ts'
import { waitForStatus } from '../support/people.ts'

const pageText = async (path: string) => (await fetch(base() + path)).text()

test('a setting is refused, changed for all visitors and taken back, without JavaScript', async () => {
  await using visit = await openAsAdmin({ javaScript: false })
  const { page } = visit
  await page.goto('/admin/settings')
  const field = page.getByLabel('Support phone, Tradeyard', { exact: true }).and(page.locator('input'))
  const save = () => button(page, 'Save: Support phone, Tradeyard').click()
  const initial = await field.inputValue()
  await field.fill('phone')
  await save()
  await page
    .getByRole('alert')
    .getByText(/Enter a phone number/)
    .waitFor()
  assert.match(await page.title(), /^Error/)
  await field.fill('+381 11 555 66 77')
  await save()
  await waitForStatus(page, /new value applies/)
  await until(async () => (await pageText('/about-us')).includes('+381 11 555 66 77'))
  assert.match(await page.locator('main').innerText(), /Changed by/)
  await field.fill('')
  await save()
  await until(async () => (await field.inputValue()) === initial)
  await waitForStatus(page, /new value applies/)
  await until(async () => !(await pageText('/about-us')).includes('+381 11 555 66 77'))
  assert.match(await page.locator('main').innerText(), /Support phone, Tradeyard\s+Setting/)
})

test('a refused number names the largest value of its own setting', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  await page.goto('/admin/settings')
  for (const [name, text] of [
    ['Days that search learns from', 'Enter a whole number from 0 to 90.'],
    ['Storage of a store, MB', 'Enter a whole number from 0 to 1,000,000.'],
  ] as const) {
    await page.getByLabel(name, { exact: true }).and(page.locator('input')).fill('1000001')
    await button(page, `Save: ${name}`).click()
    await page.getByRole('alert').getByText(text).waitFor()
  }
})

test('a cached page is found and dropped, and all caches are emptied', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  const address = `/about-us?cached=${unique('page')}`
  await pageText(address)
  await page.goto(`/admin/caches?query=${encodeURIComponent(address)}`)
  await rowWith(page, address).getByRole('checkbox').check()
  await button(page, 'Drop').first().click()
  await page.getByRole('heading', { name: '1 entry will be made anew' }).waitFor()
  await button(page, 'Drop').first().click()
  await waitForStatus(page, /were dropped/)
  await until(async () => (await rowWith(page, address).count()) === 0)
  await page.getByText('Drop by tag').click()
  await page.getByLabel('Tag', { exact: true }).fill('banners')
  await page.getByRole('form', { name: 'Drop by tag' }).getByRole('button').click()
  await waitForStatus(page, /depends on the tag/)
  assert.deepEqual(visit.problems, [])
})

test('the pages of the system fit and have no accessibility problems', async () => {
  await using visit = await openAsAdmin()
  const { page } = visit
  for (const path of ['/admin/settings', '/admin/caches', '/admin/jobs', '/admin/outbox'])
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      await page.goto(path)
      assert.deepEqual(await accessibilityProblems(page), [], `${path} ${size.width}`)
    }
})

test('the schedule is shown, and a message without a transport is found by its recipient and sent again', async () => {
  await using visit = await openAsAdmin({ javaScript: false })
  const { page } = visit
  await page.goto('/admin/jobs')
  assert.match(
    await page.getByRole('table', { name: 'Schedule' }).innerText(),
    /Delete expired sign-ins\s+17 \* \* \* \*/,
  )
  const email = `${unique('message')}@buyer.example`
  await post(visit.context, 'account/email/code/send', { email })
  await page.goto('/admin/outbox')
  const shown = `m…@buyer.example`
  await until(async () => {
    await page.goto(`/admin/outbox?query=${encodeURIComponent(email)}&status=Kept`)
    return (await rowWith(page, shown).count()) === 1
  })
  assert.ok(!(await page.locator('main table').innerText()).includes(email))
  await rowWith(page, shown).getByRole('checkbox').check()
  await button(page, 'Send again').click()
  await page.getByRole('heading', { name: '1 message will be sent again' }).waitFor()
  await button(page, 'Send again').first().click()
  await waitForStatus(page, /being sent/)
})
