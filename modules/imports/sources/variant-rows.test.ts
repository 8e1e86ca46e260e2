import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noSections, withSections } from './sections.ts'
import type { SourceRow } from './source-row.ts'
import { withVariants } from './variant-rows.ts'

/** The rows below the heads as they are read. */
async function read(table: string) {
  async function* source(): AsyncGenerator<SourceRow> {
    for (const [index, line] of table.split('\n').entries()) yield { number: index + 1, content: line.split(';') }
  }
  const sections = noSections()
  const rows = await Array.fromAsync(withVariants(withSections(source(), {}, sections), sections))
  return rows.slice(1).map(({ number, content }) => `${number} ${(content as string[]).join(';')}`)
}

const heads = 'Art.-Nr.;Bezeichnung;Marke;Preis;Bestand'

test('variants are named by the row without a price above them, which is left out and completes them', async () => {
  assert.deepEqual(
    await read(
      `${heads}\nHW-100;Nitrilhandschuhe;Ansell;;99\n4711;Größe S;;10,50;3\n4712;Größe M;Uvex;10,50;\n4800;Schutzbrille;Uvex;8;1`,
    ),
    [
      '3 4711;Nitrilhandschuhe, Größe S;Ansell;10,50;3',
      '4 4712;Nitrilhandschuhe, Größe M;Uvex;10,50;',
      '5 4800;Schutzbrille;Uvex;8;1',
    ],
  )
})

test('variants whose codes continue that of a product are named by it, and the product stays', async () => {
  assert.deepEqual(await read(`${heads}\nS-8;Schraube DIN 933;;0,10;5\nS-8-40;M8×40;;0,12;7\nS-80;M9×40;;0,12;7`), [
    '2 S-8;Schraube DIN 933;;0,10;5',
    '3 S-8-40;Schraube DIN 933, M8×40;;0,12;7',
    '4 S-80;M9×40;;0,12;7',
  ])
})

test('products without a price stay if what follows are no variants of them', async () => {
  const rows = [
    'L-1;Kugellager auf Anfrage;SKF;;2',
    '6204-2RS;6204-2RS;SKF;100;2',
    'L-2;Rollenlager auf Anfrage;SKF;;2',
    'L-3;Größe S;SKF;;2',
    'L-4;Lagerbock;SKF;;2',
  ]
  assert.deepEqual(
    await read([heads, ...rows].join('\n')),
    rows.map((row, index) => `${index + 2} ${row}`),
  )
})

test('variants below a heading and a product are named by the product', async () => {
  assert.deepEqual(await read(`${heads}\nHandschuhe\nHW;Nitrilhandschuhe;;;\nHW-S;Größe S;;10,50;3`), [
    '2 Handschuhe;',
    '4 HW-S;Nitrilhandschuhe, Größe S;;10,50;3;Handschuhe',
  ])
})
