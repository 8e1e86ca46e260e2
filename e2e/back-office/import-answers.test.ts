// A seller changes what an import has been told before, and has a value forgotten.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { open, signIn, waitForHydration } from '../support/browser.ts'
import { checkLook, factOf, submit, t, waitForStep } from '../support/imports.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'

const path = '/ru/profile/new-products/answers'

for (const javaScript of [true, false])
  test(`a wrong answer is changed from the dry run, then forgotten${javaScript ? '' : ' without JavaScript'}`, async () => {
    await using visit = await open({ path: '/ru/login', javaScript })
    const { page } = visit
    const code = `Y${Date.now().toString(36)}`
    const unit = `уп ${code.toLowerCase()}`
    await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
    await page.goto('/ru/profile/new-products')
    if (javaScript) await waitForHydration(page)
    await page.setInputFiles('input[type=file]', {
      name: 'Упаковки.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Артикул;Наименование;Цена;Ед. изм.\n${code};Болты с шестигранной головкой М8×40;900;${unit}\n${code}-2;Болты с шестигранной головкой М8×50;950;шт`,
      ),
    })
    await submit(page, t('upload'))
    await waitForStep(page, t('columns'))
    await submit(page, t('columns.submit'))
    await waitForStep(page, t('groups'), t('preview'))
    if (await page.getByRole('heading', { name: t('groups') }).isVisible()) {
      await submit(page, t('groups.submit'))
      await waitForStep(page, t('preview'))
    }
    await page.getByLabel(unit).selectOption('piece')
    await submit(page, t('repairs.check'))
    await page.getByLabel(unit).waitFor({ state: 'detached' })
    await waitForStep(page, t('preview'))
    assert.equal(await factOf(page, t('count.created')), '2')

    await page.getByRole('link', { name: t('answers') }).click()
    await page.getByRole('heading', { name: t('answers'), level: 1 }).waitFor()
    if (javaScript) await waitForHydration(page)
    await page.getByLabel(t('answers.search')).fill(unit)
    await submit(page, t('answers.find'))
    const row = page.getByRole('row', { name: unit })
    await row.getByText('штука').waitFor()
    await checkLook(page, javaScript)
    const change = row.getByRole('link', { name: t('answers.change') })
    if (javaScript) await pressOn(page, change, 'Enter')
    else await change.click()
    const meaning = page.getByLabel(t('answers.new').replace('{text}', unit))
    await meaning.waitFor()
    await checkLook(page, javaScript)
    await meaning.selectOption('pack')
    const save = row.getByRole('button', { name: t('answers.save') })
    if (javaScript) await pressOn(page, save, 'Enter')
    else await save.click()
    await page.getByText(t('done.changeAnswer')).waitFor()
    await row.getByText('упаковка').waitFor()

    const forget = row.getByRole('button', { name: t('answers.forget') })
    if (javaScript) await pressOn(page, forget, 'Enter')
    else await forget.click()
    await page.getByText(t('done.forgetAnswer')).waitFor()
    await page.getByText(t('answers.nothing')).waitFor()
    assert.equal(await row.count(), 0)
    await page.getByRole('link', { name: t('answers.import') }).click()
    await waitForStep(page, t('preview'))
    await page.getByLabel(unit).waitFor()
    assert.deepEqual(visit.problems, [])
  })

test('the answers are reached from the list of imports by keyboard, and only some are changed', async () => {
  await using visit = await open({ path: '/ru/login' })
  const { page } = visit
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto('/ru/profile/new-products')
  await pressOn(page, page.getByRole('link', { name: t('answers') }), 'Enter')
  await page.waitForURL(`**${path}`)
  await tabTo(page, page.getByLabel(t('answers.kind')))
  await page.getByLabel(t('answers.kind')).selectOption('Columns')
  await pressOn(page, page.getByRole('button', { name: t('answers.find') }), 'Enter')
  await page.waitForURL(/kind=Columns/)
  const table = page.getByRole('table', { name: t('answers.kind.Columns') })
  await table.getByRole('row', { name: 'артикул' }).getByText(t('target.code'), { exact: true }).waitFor()
  assert.equal(await table.getByRole('link', { name: t('answers.change') }).count(), 0)
  await checkLook(page, true)
  assert.deepEqual(visit.problems, [])
})
