// The steps of an import in the browser, in Russian.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '#platform/testing/until.ts'
import { accessibilityProblems, assertFitsAllSizes, waitForHydration } from './browser.ts'
import { readMessages } from './messages.ts'

export const t = (key: string) => readMessages('ru', 'imports')[key] ?? assert.fail(key)

export const submit = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Follows the progress until one of the headings is there; without script by its link. */
export async function waitForStep(page: Page, ...titles: string[]) {
  await until(async () => {
    for (const title of titles)
      if (await page.getByRole('heading', { name: title, exact: true }).isVisible()) return true
    const refresh = page.getByRole('link', { name: t('refresh') })
    if (await refresh.isVisible()) await refresh.click({ timeout: 1_000 }).catch(() => {})
    return false
  })
}

export const factOf = async (page: Page, caption: string) =>
  (
    await page
      .locator('dl > div', { has: page.getByText(caption, { exact: true }) })
      .locator('dd')
      .allInnerTexts()
  )[0]

/** Undoes a finished import until so many products are as they were. */
export async function undoImport(
  page: Page,
  address: string,
  { count, javaScript = true }: { count: number; javaScript?: boolean },
) {
  await page.goto(address)
  if (javaScript) await waitForHydration(page)
  await page
    .getByRole('button', { name: new RegExp(`^${t('undo')}`) })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .or(page.locator('[popover]'))
    .getByRole('button', { name: t('undo') })
    .click()
  await waitForStep(page, t('result'))
  const undone = new Intl.NumberFormat('ru').format(count)
  await until(async () => {
    await page.goto(address)
    return (await factOf(page, t('count.undone'))) === undone
  })
}

export async function checkLook(page: Page, javaScript: boolean) {
  if (!javaScript) return
  assert.deepEqual(await accessibilityProblems(page), [])
  await assertFitsAllSizes(page)
}
