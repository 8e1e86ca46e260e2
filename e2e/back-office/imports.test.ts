// A seller who has only a spreadsheet gets its products into the shop.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, open, signIn, waitForHydration } from '../support/browser.ts'
import { checkLook, factOf, submit, t, undoImport, waitForStep } from '../support/imports.ts'
import { readMessages } from '../support/messages.ts'

const count = 300
const prefix = `X${Date.now().toString(36)}-`

/** A price list as suppliers have them: a title above the heads, numbers with units, and some rows that are wrong. */
async function priceList(code: string) {
  const goods = Array.from({ length: count }, (_, number) => [
    `${code}${number}`,
    `Болт с шестигранной головкой М${8 + (number % 5)}×${20 + number}`,
    `Hex bolt M${8 + (number % 5)}×${20 + number}`,
    'Болты с шестигранной головкой',
    1_000 + number,
    900 + number,
    number,
    'шт',
  ])
  return writeXlsx({
    sheets: [
      { name: 'Контакты', rows: [] },
      {
        name: 'Прайс',
        rows: [
          ['Прайс-лист от 24.11.2026'],
          [],
          ['Артикул', 'Наименование товара', 'Name EN', 'Группа', 'Цена, руб.', 'от 10 шт', 'Остаток', 'Ед. изм.'],
          ...goods,
          [`${code}bad`, 'Болт без цены', '', 'Болты с шестигранной головкой', '12–15', '', 1, 'шт'],
          [`${code}unit`, 'Болт россыпью', '', 'Болты с шестигранной головкой', 500, '', 1, unknownUnit(code)],
        ],
      },
    ],
  })
}

/** The meaning of a unit is remembered, so that each run needs another one. */
const unknownUnit = (code: string) => `шт ${code}`

for (const javaScript of [true, false])
  test(`a spreadsheet in Russian becomes products, and the import is undone${javaScript ? '' : ' without JavaScript'}`, async () => {
    await using visit = await open({ path: '/ru/login', javaScript })
    const { page } = visit
    await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
    const code = `${prefix}${javaScript ? 'A' : 'B'}`
    await page.goto('/ru/profile/new-products')
    if (javaScript) await waitForHydration(page)
    await checkLook(page, javaScript)
    await page.setInputFiles('input[type=file]', {
      name: 'Прайс.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await priceList(code)),
    })
    await submit(page, t('upload'))

    await waitForStep(page, t('columns'))
    const targets = await page
      .locator('select[name=targets]')
      .evaluateAll((selects) => (selects as HTMLSelectElement[]).map(({ value }) => value))
    assert.deepEqual(targets, ['code', 'name', 'nameTranslation', 'category', 'price', 'tiers', 'stock', 'unit'])
    await checkLook(page, javaScript)
    await submit(page, t('columns.submit'))

    await waitForStep(page, t('groups'), t('preview'))
    if (await page.getByRole('heading', { name: t('groups') }).isVisible()) {
      await checkLook(page, javaScript)
      const field = page.locator('input[name="category.0"]')
      if ((await field.inputValue()) === '') {
        const choices = await page.locator('datalist option').allInnerTexts()
        await field.fill(choices.find((choice) => choice.includes('олты')) ?? choices[0]!)
      }
      await submit(page, t('groups.submit'))
      await waitForStep(page, t('preview'))
    }
    await checkLook(page, javaScript)
    assert.equal(await factOf(page, t('count.created')), String(count))
    assert.equal(await factOf(page, t('count.refused')), '2')
    await page.getByText('от 10: 900').first().waitFor()
    await page.getByText(readMessages('ru', 'errors')['exchange.badPrice']!).waitFor()
    assert.equal(await page.getByLabel(unknownUnit(code)).inputValue(), 'piece')
    await submit(page, t('repairs.check'))
    await until(async () => {
      await waitForStep(page, t('preview'))
      return (await factOf(page, t('count.refused'))) === '1'
    })
    await submit(page, new RegExp(`^Импортировать ${count + 1}`))

    await waitForStep(page, t('result'))
    assert.equal(await factOf(page, t('count.created')), String(count + 1))
    await checkLook(page, javaScript)
    const address = page.url()
    const refused = await page.request.get(`${address}?refused`)
    assert.match(refused.headers()['content-type']!, /spreadsheetml/)
    await page.setInputFiles('input[type=file]', {
      name: 'Исправлено.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await mended(await refused.body())),
    })
    await submit(page, t('mended.upload'))
    await waitForStep(page, t('preview'))
    assert.equal(await factOf(page, t('count.created')), '1')
    await page.getByRole('link', { name: /^Отклонённые строки файла/ }).click()
    await waitForStep(page, t('retries'))
    await page.goto(`/ru/profile/products?query=${code}`)
    await page
      .getByText(`${code}299`)
      .or(page.getByText(`${code}0`))
      .first()
      .waitFor()

    await undoImport(page, address, { count: count + 1, javaScript })
    assert.deepEqual(visit.problems, [])
  })

/** The download of refused rows with a price for each of them. */
async function mended(workbook: Uint8Array) {
  const { sheets } = await readXlsx(workbook)
  const [heads = [], ...rows] = sheets[0]!.rows
  const price = heads.indexOf('Цена, руб.')
  return writeXlsx({ sheets: [{ name: 'Rows', rows: [heads, ...rows.map((cells) => cells.with(price, 700))] }] })
}

test('the template of a category is a workbook', async () => {
  await using visit = await open({ path: '/ru/login' })
  const { page } = visit
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  await page.goto('/ru/profile/new-products')
  await waitForHydration(page)
  await page.getByText(t('template'), { exact: true }).click()
  assert.deepEqual(await accessibilityProblems(page), [])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('template.download') }).click(),
  ])
  assert.match(download.suggestedFilename(), /\.xlsx$/)
  assert.deepEqual(visit.problems, [])
})

/** A price list without groups, units and characteristics: only codes, names, prices and stock. */
const mixedGoods = [
  ['Болт М8×40 оцинкованный', 'Болт'],
  ['Дрель ударная 750 Вт', 'рел'],
  ['Кабель ВВГ 3×2,5', 'абел'],
  ['Подшипник 6205 2RS', 'одшипник'],
  ['Ноутбук 15,6 дюйма', 'оутбук'],
] as const

test('a table of 300 mixed goods without groups gets into the shop', async () => {
  await using visit = await open({ path: '/ru/login' })
  const { page } = visit
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  const code = `${prefix}M`
  const rows = mixedGoods.flatMap(([name], kind) =>
    Array.from(
      { length: 60 },
      (_, number) => `${code}${kind}-${number};${name} № ${number};${1_500 + number};${number}`,
    ),
  )
  await page.goto('/ru/profile/new-products')
  await waitForHydration(page)
  await page.setInputFiles('input[type=file]', {
    name: 'Товары.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Артикул;Наименование;Цена;Остаток', ...rows].join('\n')),
  })
  await submit(page, t('upload'))
  await waitForStep(page, t('columns'))
  await submit(page, t('columns.submit'))
  // A server that has had these goods before asks for nothing.
  await waitForStep(page, t('groups'), t('preview'))
  if (await page.getByRole('heading', { name: t('groups') }).isVisible()) {
    const groups = page.locator('li', { has: page.locator('input[name^="category."]') })
    assert.equal(await groups.count(), mixedGoods.length)
    for (const group of await groups.all()) {
      const name = await group.locator('b').innerText()
      const category = await group.locator('input[name^="category."]').inputValue()
      const [, word] = mixedGoods.find(([each]) => each.startsWith(name.split(' ')[0]!))!
      assert.ok(category.includes(word) || category.includes(word.toLowerCase()), `${name}: ${category}`)
      assert.equal(await group.locator('input[name^="unit."]').first().inputValue(), 'штука')
    }
    await checkLook(page, true)
    await submit(page, t('groups.submit'))
  }
  await waitForStep(page, t('preview'))
  await page.waitForFunction(() => document.activeElement!.matches('[aria-current=step]'))
  assert.equal(await factOf(page, t('count.created')), String(rows.length))
  await submit(page, new RegExp(`^Импортировать ${rows.length}`))
  await waitForStep(page, t('result'))
  assert.equal(await factOf(page, t('count.created')), String(rows.length))
  await page.getByRole('link', { name: t('result.incomplete') }).click()
  await page.waitForURL(/problem=characteristics/)
  assert.deepEqual(visit.problems, [])
})
