// A seller has only a price list of 3,000 rows in Russian, as an accounting program writes them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { open, signIn, waitForHydration } from '../support/browser.ts'
import { checkLook, factOf, submit, t, undoImport, waitForStep } from '../support/imports.ts'
import { readMessages } from '../support/messages.ts'

const rowCount = 3_000
/** For a seller's own work of less than ten minutes. */
const maxClicks = 8

/** `word` is in the name of the category. */
const goods = [
  { group: 'Крепёж / Болты', name: 'Болт с шестигранной головкой М8×40', word: 'олт', unit: 'шт' },
  { group: 'Электроинструмент', name: 'Дрель ударная 750 Вт', word: 'рел', unit: 'шт.' },
  { group: 'Кабель', name: 'Кабель силовой ВВГнг 3×2,5', word: 'абел', unit: 'м' },
  { group: 'Подшипники', name: 'Подшипник шариковый 6205', word: 'одшипник', unit: 'шт' },
  { group: 'Ноутбуки', name: 'Ноутбук 15,6" 16 ГБ', word: 'оутбук', unit: 'шт' },
  { group: 'Бумага для печати', name: 'Бумага офисная A4 80 г/м²', word: 'умаг', unit: 'упак' },
] as const

/** Contacts on a sheet of their own, a logo and an address above the heads, prices as texts with a comma, codes with zeros at their start, and rows that are wrong. */
const priceList = (code: string) => {
  const rows = Array.from({ length: rowCount }, (_, number) => {
    const { group, name, unit } = goods[number % goods.length]!
    const whole = 1_000 + (number % 700)
    return [
      `00${code}${number}`,
      `${name} исп. ${number}`,
      group,
      unit,
      `${Math.floor(whole / 1_000)} ${String(whole % 1_000).padStart(3, '0')},50`,
      number % 90,
      'Завод',
    ]
  })
  const wrong = [
    [`00${code}zero`, 'Болт по запросу', goods[0].group, 'шт', 0, 1, 'Завод'],
    [`00${code}range`, 'Болт с двумя ценами', goods[0].group, 'шт', '100–120', 1, 'Завод'],
    [`00${code}0`, 'Болт ещё раз', goods[0].group, 'шт', 100, 1, 'Завод'],
    ['', 'Болт без артикула', goods[0].group, 'шт', 100, 1, 'Завод'],
  ]
  const heads = [
    'Артикул',
    'Наименование',
    'Группа товаров',
    'Ед. изм.',
    'Цена опт, руб. с НДС',
    'Остаток',
    'Производитель',
  ]
  return writeXlsx({
    sheets: [
      { name: 'Контакты', rows: [['ООО «Поставщик»'], ['sales@supplier.example']] },
      {
        name: 'Прайс-лист',
        rows: [['ООО «Поставщик»'], ['Цены действительны с 24.11.2026'], [], heads, ...rows, ...wrong],
      },
      { name: 'Условия', rows: [['Доставка по договорённости']] },
    ],
  })
}

test('a price list of 3,000 rows in Russian gets into the shop with a few clicks', async () => {
  await using visit = await open({ path: '/ru/login' })
  const { page } = visit
  await signIn(page, 'seller@tradeyard.example', demonstrationPassword)
  const code = `J${Date.now().toString(36)}-`
  let clicks = 0
  const click = (name: string | RegExp) => {
    clicks++
    return submit(page, name)
  }
  await page.goto('/ru/profile/new-products')
  await waitForHydration(page)
  await page.setInputFiles('input[type=file]', {
    name: 'Прайс.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await priceList(code)),
  })
  await click(t('upload'))

  await waitForStep(page, t('columns'))
  const targets = page.locator('select[name=targets]')
  assert.deepEqual(await targets.evaluateAll((selects) => (selects as HTMLSelectElement[]).map(({ value }) => value)), [
    'code',
    'name',
    'category',
    'unit',
    'price',
    'stock',
    'brand',
  ])
  assert.equal(await page.locator('select[name=prices]').inputValue(), 'gross')
  await click(t('columns.submit'))

  await waitForStep(page, t('groups'), t('preview'))
  if (await page.getByRole('heading', { name: t('groups') }).isVisible()) {
    await assertCategories(page)
    await click(t('groups.submit'))
  }
  await waitForStep(page, t('preview'))
  await checkLook(page, true)
  const created = new Intl.NumberFormat('ru').format(rowCount + 1)
  assert.equal(await factOf(page, t('count.created')), created)
  assert.equal(await factOf(page, t('count.refused')), '3')
  assert.equal(await factOf(page, t('count.priceless')), '1')
  await page
    .getByRole('table', { name: t('newProducts') })
    .getByText(`00${code}0`, { exact: true })
    .waitFor()
  await page.getByText('100–120').waitFor()
  await click(/^Импортировать/)
  await waitForStep(page, t('result'))
  assert.equal(await factOf(page, t('count.created')), created)
  await checkLook(page, true)
  assert.ok(clicks <= maxClicks, `${clicks} clicks`)
  const address = page.url()

  await page.getByRole('link', { name: t('result.priceless') }).click()
  await page.waitForURL(/problem=price/)
  await page.getByText(`00${code}zero`).waitFor()
  await page
    .getByRole('cell', { name: readMessages('ru', 'products')['problem.price']! })
    .first()
    .waitFor()
  await page.goto(`/ru/profile/products?query=00${code}299`)
  await page.getByText(`00${code}2999`).waitFor()
  // Other tests look at the first products of this store.
  await undoImport(page, address, { count: rowCount + 1 })
  assert.deepEqual(visit.problems, [])
})

async function assertCategories(page: Page) {
  for (const group of await page.locator('li', { has: page.locator('input[name^="category."]') }).all()) {
    const label = await group.locator('b').innerText()
    const category = await group.locator('input[name^="category."]').inputValue()
    const { word } = goods.find((each) => each.group === label)!
    assert.ok(category.toLowerCase().includes(word), `${label}: ${category}`)
  }
}
