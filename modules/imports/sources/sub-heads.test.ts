import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessColumns } from '../columns/guess-columns.ts'
import { noSections, withSections } from './sections.ts'
import type { SourceRow } from './source-row.ts'

async function read(rows: readonly string[][]) {
  async function* source(): AsyncGenerator<SourceRow> {
    for (const [index, content] of rows.entries()) yield { number: index + 1, content }
  }
  const sections = noSections()
  const found = await Array.fromAsync(withSections(source(), {}, sections))
  return { headRow: sections.headRow, rows: found.map(({ number, content }) => [number, content as string[]] as const) }
}

test('a second row of heads is joined with the first', async () => {
  const { headRow, rows } = await read([
    ['Preisliste 2026'],
    ['Art.-Nr.', 'Bezeichnung', 'VE', 'Preis (EUR)', '', 'Bestand', '', 'Bild'],
    ['', '', 'Stk.', '1–9', 'ab 10', 'Köln', 'Gera'],
    ['Schrauben', ''],
    ['S-1', 'Schraube M8', '100', '1.5', '1.4', '7', '8'],
  ])
  const parts = ['VE, Stk.', 'Preis (EUR), 1–9', 'Preis (EUR), ab 10', 'Bestand, Köln', 'Bestand, Gera']
  const heads = ['Art.-Nr.', 'Bezeichnung', ...parts, 'Bild']
  assert.equal(headRow, 2)
  assert.deepEqual(
    rows.map(([number]) => number),
    [1, 2, 4, 5],
  )
  assert.deepEqual(rows[1]![1], heads)
  assert.deepEqual(guessColumns(heads, new Map()), [
    'code',
    'name',
    'orderStep',
    'price',
    'tiers',
    'stock',
    'stock',
    'pictures',
  ])
})

test('a row of a product below the heads stays one, also without a code', async () => {
  const heads = ['Code', 'Name', 'Price', '', 'Stock']
  for (const second of [
    ['B-1', 'Bolt', '10', 'old', '5'],
    ['', 'Bolt', '10', 'old', '5'],
    ['', '', '10', '', '5'],
  ])
    assert.deepEqual((await read([heads, second])).rows, [
      [1, heads],
      [2, second],
    ])
})
