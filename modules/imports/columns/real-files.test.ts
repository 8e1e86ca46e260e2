// Tables that LibreOffice has written, in several layouts, encodings and languages.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Locale } from '#platform/constants.ts'
import { pricesOf } from '../../feeds/values/prices.ts'
import { stockOfOffer } from '../../feeds/values/stock.ts'
import { kindOfFile, openSource } from '../sources/read-source.ts'
import type { Layout } from '../sources/source-row.ts'
import { guessColumns, guessHeadRow } from './guess-columns.ts'
import { toOffer } from './to-offer.ts'

async function offersOf(file: string, locale: Locale) {
  const path = join(import.meta.dirname, '../testdata', file)
  const kind = await kindOfFile(path)
  const { layout, rows } = await openSource(path, kind, {}, locale)
  const read = (await Array.fromAsync(rows)).map(({ number, content }) => ({ number, cells: content as string[] }))
  const headRow = guessHeadRow(read)
  const heads = read.find(({ number }) => number === headRow)!.cells
  const targets = guessColumns(heads, new Map())
  const columns = { heads, targets, notation: { locale, isTyped: kind === 'Xlsx' } }
  const offers = read
    .filter(({ number }) => number > headRow)
    .map((row) => toOffer({ ...row, groupKey: null }, columns))
  return {
    layout,
    headRow,
    targets,
    offers: offers.map((offer) => [
      offer.id,
      offer.fields.name,
      pricesOf(offer, { prices: 'net', standardVatPercent: 20 }).priceMinor,
      stockOfOffer(offer).count,
      offer.fields.unit,
    ]),
  }
}

const whole = ['code', 'name', 'category', 'price', 'stock', 'unit']
const russian = [
  ['Б-001', 'Болт М8×40', 125_050, 120, 'шт'],
  ['Б-002', 'Болт М10×60 «усиленный»', 135_000, 0, 'шт'],
  ['Г-001', 'Гайка М8', 105_000, 500, 'упак'],
]

const files: [file: string, locale: Locale, layout: Layout, headRow: number, targets: string[], offers: unknown[][]][] =
  [
    ['ru-title.xlsx', 'ru', { sheets: ['ru'], sheet: 'ru' }, 3, whole, russian],
    [
      'ru-1251.csv',
      'ru',
      { encoding: 'windows-1251', delimiter: ';' },
      3,
      whole,
      // The encoding has no multiplication sign, for which LibreOffice writes an asterisk.
      russian.map(([id, name, ...rest]) => [id, String(name).replace('×', '*'), ...rest]),
    ],
    // The first sheet is empty; a merged title, a date and merged headings of groups stand between the rows; codes begin with zeros.
    [
      'ru-merged.xlsx',
      'ru',
      { sheets: ['Обложка', 'Товары'], sheet: 'Товары' },
      3,
      ['code', 'name', 'price', 'stock', 'unit', 'characteristic'],
      [
        ['Болты', undefined, undefined, null, undefined],
        ['000123', 'Болт М8×40', 1_250, null, 'шт'],
        ['000124', 'Болт М10×60', 135_000, 7, 'шт'],
      ],
    ],
    [
      'de-1252.csv',
      'de',
      { encoding: 'windows-1252', delimiter: ';' },
      1,
      whole,
      [
        ['S-1', 'Schlüsselschraube groß', 125_050, 120, 'Stück'],
        ['S-2', 'Maß-Schraube für Türen', 1_200, 5, 'Stück'],
      ],
    ],
    [
      'sr-1250.csv',
      'sr',
      { encoding: 'windows-1250', delimiter: ',' },
      1,
      whole,
      [
        ['Š-1', 'Šraf čelični, žuti', 12_550, 12, 'kom'],
        ['Š-2', 'Đonska navrtka ćoškasta', 5_000, 7, 'kom'],
      ],
    ],
    [
      'tr-1254.csv',
      'tr',
      { encoding: 'windows-1254', delimiter: '\t' },
      1,
      whole,
      [
        ['C-1', 'Cıvata, ağır iş', 125_050, 12, 'adet'],
        ['C-2', 'Şapkalı somun', 5_000, 7, 'adet'],
      ],
    ],
    [
      'it-utf16.csv',
      'it',
      { encoding: 'utf-16le', delimiter: '|' },
      1,
      whole,
      [
        ['V-1', 'Vite già zincata più lunga', 1_250, 12, 'pz'],
        ['V-2', 'Dado perché sì', 500, 7, 'pz'],
      ],
    ],
    [
      'en.xlsx',
      'en',
      { sheets: ['en'], sheet: 'en' },
      1,
      whole,
      [
        ['N-1', 'Bolt 5/16" x 2"', 125_050, 12, 'pcs'],
        // A formula that cannot be calculated is an empty cell.
        ['N-2', undefined, 5_000, 7, 'pcs'],
      ],
    ],
  ]

for (const [file, locale, layout, headRow, targets, offers] of files)
  test(`the columns of ${file} are recognised, and its rows are read`, async () => {
    assert.deepEqual(await offersOf(file, locale), { layout, headRow, targets, offers })
  })
