import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import type { Locale } from '#platform/constants.ts'
import type { AppError } from '#platform/errors.ts'
import { zip } from '#platform/testing/files.ts'
import { kindOfFile, openSource } from './read-source.ts'
import type { Layout } from './source-row.ts'

const folder = await mkdtemp(join(tmpdir(), 'import-'))
after(() => rm(folder, { recursive: true }))
let files = 0

async function read(bytes: Uint8Array, { locale = 'en', chosen = {} }: { locale?: Locale; chosen?: Layout } = {}) {
  const path = join(folder, String(++files))
  await writeFile(path, bytes)
  const kind = await kindOfFile(path)
  const { layout, rows } = await openSource(path, kind, chosen, locale)
  return { kind, layout, rows: (await Array.fromAsync(rows)).map(({ number, content }) => [number, content]) }
}

/** Bytes of a text in an encoding of one byte for each letter. */
function encoded(text: string, encoding: string) {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from([...text], (letter) => letters.indexOf(letter))
}

const examples: [encoding: Layout['encoding'], locale: Locale, text: string, delimiter: string][] = [
  ['windows-1251', 'ru', 'Артикул;Наименование;Цена\nГ-1;Гвоздь строительный;12,50\n', ';'],
  ['windows-1251', 'sr', 'Шифра;Назив;Цена\nЂ-1;Ђон љубичасти;12,50\n', ';'],
  ['windows-1252', 'de', 'Artikelnummer;Bezeichnung;Preis\nS-1;Schlüsselschraube groß, weiß;12,50\n', ';'],
  ['windows-1252', 'it', 'Codice,Nome,Quantità\nV-1,"Vite è già più lunga, 8x40",12\n', ','],
  ['windows-1250', 'sr', 'Šifra\tNaziv\tCena\nŠ-1\tŠraf čelični, đon, žuti\t12,50\n', '\t'],
  ['windows-1252', 'de', 'Nummer^Bezeichnung^Preis\nS-1^Schraube, groß; weiß^12,50\n', '^'],
  ['windows-1254', 'tr', 'Ürün kodu|Ürün adı|Fiyat\nC-1|Cıvata, ağır iş, şapkalı|12,50\n', '|'],
]

for (const [encoding, locale, text, delimiter] of examples)
  test(`${encoding} is recognised in a table of ${locale}`, async () => {
    const { kind, layout, rows } = await read(encoded(text, encoding!), { locale })
    assert.deepEqual([kind, layout], ['Csv', { encoding, delimiter }])
    const [heads, cells] = text.trim().split('\n')
    assert.deepEqual(rows[0], [1, heads!.split(delimiter)])
    assert.equal((rows[1]![1] as string[]).length, cells!.includes('"') ? 3 : cells!.split(delimiter).length)
  })

test('UTF-8 and UTF-16 are recognised, with and without a byte order mark', async () => {
  const text = 'Код;Название\nA-1;Болт\n'
  const little = Buffer.from(text, 'utf16le')
  const big = Buffer.from(little).swap16()
  const variants: [Uint8Array, Layout['encoding']][] = [
    [Buffer.from(text), 'utf-8'],
    [Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]), 'utf-8'],
    [Buffer.concat([Buffer.from([0xff, 0xfe]), little]), 'utf-16le'],
    [Buffer.concat([Buffer.from([0xfe, 0xff]), big]), 'utf-16be'],
  ]
  for (const [bytes, encoding] of variants) {
    const { layout, rows } = await read(bytes, { locale: 'ru' })
    assert.deepEqual(
      [layout, rows],
      [
        { encoding, delimiter: ';' },
        [
          [1, ['Код', 'Название']],
          [2, ['A-1', 'Болт']],
        ],
      ],
    )
  }
})

test('what was recognised can be chosen instead', async () => {
  const { rows } = await read(Buffer.from('a;b,c\n'), { chosen: { delimiter: ',', encoding: 'utf-8' } })
  assert.deepEqual(rows, [[1, ['a;b', 'c']]])
})

test('quotation marks within cells, line ends in cells and uneven rows are read', async () => {
  const { rows } = await read(
    Buffer.from('Code;Name\r\n1;"Pipe 5"" long"\r\n2;Pipe 5" long\r\n\r\n3;"two\nlines";more\r\n'),
  )
  assert.deepEqual(rows, [
    [1, ['Code', 'Name']],
    [2, ['1', 'Pipe 5" long']],
    [3, ['2', 'Pipe 5" long']],
    [5, ['3', 'two\nlines', 'more']],
  ])
})

test('a workbook has numbers as people see them, results of formulas, and its first filled sheet', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Empty', rows: [] },
      {
        name: 'Goods',
        rows: [
          ['Code', 'Price'],
          ['A-1', 0.1 + 0.2],
          [4_601_234_567_890, 12.5],
          ['=1+1', true],
        ],
      },
    ],
  })
  const { kind, layout, rows } = await read(bytes)
  assert.deepEqual([kind, layout], ['Xlsx', { sheets: ['Empty', 'Goods'], sheet: 'Goods' }])
  assert.deepEqual(rows, [
    [1, ['Code', 'Price']],
    [2, ['A-1', '0.3']],
    [3, ['4601234567890', '12.5']],
    [4, ['=1+1', 'true']],
  ])
})

test('parts of a workbook are found wherever they are; texts have runs, no phonetics, and dates are written as the store does', async () => {
  const relations = (targets: Record<string, string>) =>
    `<Relationships>${Object.entries(targets)
      .map(([type, target], index) => `<Relationship Id="r${index}" Type="x/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations({ officeDocument: '/book/main.xml' }),
    'book/main.xml':
      '<x:workbook xmlns:x="x" xmlns:r="r"><x:sheets><x:sheet name="Цены &amp; остатки" r:id="r0"/></x:sheets></x:workbook>',
    'book/_rels/main.xml.rels': relations({
      worksheet: 'sheets/only.xml',
      sharedStrings: 'SharedStrings.xml',
      styles: 'styles.xml',
    }),
    'book/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yy"/><numFmt numFmtId="165" formatCode="0 &quot;дней&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'book/sharedStrings.xml':
      '<sst><si><r><t>Бо</t></r><r><t>лт</t></r><rPh sb="0" eb="1"><t>болт</t></rPh></si><si><t>two_x000D_lines</t></si></sst>',
    'book/sheets/only.xml':
      '<worksheet><sheetData><row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c s="1"><v>46352</v></c><c s="2"><v>5</v></c><c s="3"><v>1</v></c><c s="3"><v>0.375</v></c></row><row><c t="inlineStr"><is><t>last</t></is></c><c t="e"><v>#REF!</v></c><c t="d"><v>2026-11-27T10:00:00</v></c><c t="b"><v>1</v></c></row></sheetData></worksheet>',
  }
  const file = Buffer.from(zip(Object.entries(parts).map(([name, content]) => ({ name, content }))))
  const { layout, rows } = await read(file)
  assert.equal(layout.sheet, 'Цены & остатки')
  assert.deepEqual(rows, [
    [2, ['Болт', '', 'two\rlines', '26/11/2026', '5', '01/01/1900', '09:00']],
    [3, ['last', '', '27/11/2026', 'true']],
  ])
  const datesIn = async (locale: Locale) => ((await read(file, { locale })).rows as [number, string[]][])[0]![1][3]
  assert.deepEqual([await datesIn('ru'), await datesIn('sr')], ['26.11.2026', '26.11.2026.'])
})

const codeOf = (action: Promise<unknown>) =>
  action.then(
    () => 'read',
    (error: AppError) => error.code,
  )

test('files that are no tables, damaged or too large are refused with a code (F04)', async () => {
  assert.equal(await codeOf(read(Buffer.from('%PDF-1.7 something'))), 'imports.unknownFormat')
  assert.equal(await codeOf(read(Buffer.from('d0cf11e0a1b11ae1', 'hex'))), 'imports.unknownFormat')
  assert.equal(await codeOf(read(Buffer.from('PK\x03\x04 broken', 'latin1'))), 'imports.tooLargeUnpacked')
  assert.equal(await codeOf(read(Buffer.from(`a;b\n1;"${'x'.repeat(1_100_000)}`))), 'imports.unreadableFile')
  assert.equal(await codeOf(read(Buffer.from(`${'a;'.repeat(301)}b\n`))), 'imports.tooManyColumns')
  assert.equal(await codeOf(read(Buffer.from('a;b\n'.repeat(500_001)))), 'imports.tooManyRows')
})

test('a million empty rows are no rows', async () => {
  const { rows } = await read(Buffer.from(`Code;Name\n${';\n'.repeat(1_000_000)}1;Bolt\n`))
  assert.deepEqual(rows, [
    [1, ['Code', 'Name']],
    [1_000_002, ['1', 'Bolt']],
  ])
})

const bufferOf = (entry: Parameters<typeof zip>[0][number]) => Buffer.from(zip([entry]))

test('a zip bomb is refused by its directory, before it is unpacked', async () => {
  const bomb = bufferOf({
    name: 'xl/worksheets/sheet1.xml',
    content: new Uint8Array(1_000),
    claimedBytes: 2_000_000_000,
  })
  assert.equal(await codeOf(read(bomb)), 'imports.tooLargeUnpacked')
  const texts = bufferOf({ name: 'xl/sharedStrings.xml', content: new Uint8Array(1_000), claimedBytes: 200_000_000 })
  assert.equal(await codeOf(read(texts)), 'imports.tooLargeUnpacked', 'texts are held in memory')
})

test('a sheet of many empty rows is skipped for the first one with cells', async () => {
  const rows = Array.from({ length: 50_000 }, () => [null])
  const workbook = await writeXlsx({
    sheets: [
      { name: 'Empty', rows },
      { name: 'Goods', rows: [['Code'], ['B-1']] },
    ],
  })
  const { layout, rows: found } = await read(Buffer.from(workbook))
  assert.deepEqual([layout.sheets, layout.sheet, found.length], [['Empty', 'Goods'], 'Goods', 2])
})

test('of several sheets the one with a table is read', async () => {
  const workbook = await writeXlsx({
    sheets: [
      { name: 'Contacts', rows: [['Supplier Ltd'], ['1 Main Street']] },
      { name: 'Prices', rows: [['Price list'], ['Code', 'Name', 'Price'], ['B-1', 'Bolt', 10]] },
      { name: 'Terms', rows: [['Name', 'Terms']] },
    ],
  })
  const { layout } = await read(Buffer.from(workbook))
  assert.equal(layout.sheet, 'Prices')
})

test('a hidden sheet is read only if a person chooses it', async () => {
  const costs = [
    ['Code', 'Name', 'Unit', 'Price', 'Stock', 'Brand'],
    ['B-1', 'Bolt', 'pcs', 4, 9, 'Cheap'],
  ]
  const prices = [
    ['Code', 'Name', 'Price'],
    ['B-1', 'Bolt', 10],
  ]
  for (const hidden of [{ hidden: true }, { veryHidden: true }]) {
    const sheets = [
      { name: 'Costs', rows: costs, ...hidden },
      { name: 'Prices', rows: prices },
    ]
    const workbook = Buffer.from(await writeXlsx({ sheets }))
    assert.equal((await read(workbook)).layout.sheet, 'Prices')
    assert.equal((await read(workbook, { chosen: { sheet: 'Costs' } })).layout.sheet, 'Costs')
  }
})

test('a feed declares no entities of its own', async () => {
  const feed = `<?xml version="1.0"?><!DOCTYPE yml_catalog [<!ENTITY a "aaaa">]><yml_catalog><shop><offers>
<offer id="1"><name>Bolt</name><price>1</price></offer><offer id="2"><name>&a;</name></offer></offers></shop></yml_catalog>`
  const { kind, rows } = await read(Buffer.from(feed))
  const offers = rows.map(([, content]) => content as { id: string; problem: unknown })
  assert.equal(kind, 'Yml')
  assert.deepEqual(
    offers.map(({ id, problem }) => [id, problem === null]),
    [
      ['1', true],
      ['2', false],
    ],
  )
})

test('a cell of 300 MB is refused without being read whole (F04)', async () => {
  const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(3_000_000)}</t></is></c></row></sheetData></worksheet>`
  const workbook = [{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]
  // What it claims to have after those three million is never reached.
  const large = zip([...workbook, { name: 'xl/worksheets/sheet1.xml', content: sheet, claimedBytes: 300_000_000 }])
  assert.equal(await codeOf(read(Buffer.from(large))), 'imports.tooLargeUnpacked')
})
