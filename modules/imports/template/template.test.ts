import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { locales } from '#platform/constants.ts'
import { guessColumns } from '../columns/guess-columns.ts'
import { importingStore } from '../imports.fixture.ts'
import { toTemplate } from './template.ts'

test('the columns of a template are recognised in every language', async () => {
  const { db, categoryId } = await importingStore()
  for (const locale of locales) {
    const { sheets } = await readXlsx((await toTemplate(db, { categoryId, locale })).content)
    const heads = sheets[0]!.rows[0]!.map(String)
    const targets = guessColumns(heads, new Map())
    assert.deepEqual(
      targets.slice(0, 19),
      [
        'code',
        'name',
        'category',
        'price',
        'currency',
        'unit',
        'stock',
        'brand',
        'description',
        'oldPrice',
        'tiers',
        'minimumOrder',
        'orderStep',
        'vat',
        'barcode',
        'weight',
        'dimensions',
        'country',
        'pictures',
      ],
      locale,
    )
    assert.ok(targets.length > 19)
    assert.ok(
      targets.slice(19).every((target) => target === 'characteristic'),
      locale,
    )
    assert.equal(sheets.length, 3)
  }
})

test('a download of refused rows is imported without its reasons', () => {
  for (const head of ['Reason for refusal', 'Причина отклонения', 'Ret nedeni'])
    assert.deepEqual(guessColumns(['SKU', 'Name', head], new Map()), ['code', 'name', 'ignore'])
})
