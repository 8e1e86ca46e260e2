import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importingStore } from '../imports.fixture.ts'

test('only goods of the same source are missing from a file', async () => {
  const { upload, check, run, products } = await importingStore()
  const importNamed = async (name: string, content: string) => {
    const id = await upload(content, name)
    await check(id, { missing: 'archive' })
    return run(id)
  }
  const statuses = async () =>
    Object.fromEntries(Object.entries(await products()).map(([code, text]) => [code, text.split(' ')[2]]))
  await importNamed('Крепёж 24.11.csv', 'Артикул;Название;Цена\nA-1;Болт;1000\nA-2;Гайка;2000\nAB;Шайба;1500')
  await importNamed('Инструмент.csv', 'Артикул;Название;Цена\nB-1;Ключ;1000\nB-2;Пила;2000\nAB;Шайба;1600')
  assert.deepEqual(new Set(Object.values(await statuses())), new Set(['Active']))

  const next = await importNamed('Крепёж 25.11 (1).csv', 'Артикул;Название;Цена\nA-1;Болт;1100')
  assert.equal(next.counts?.missing, 1)
  assert.deepEqual(await statuses(), {
    'A-1': 'Active',
    'A-2': 'Archived',
    AB: 'Active',
    'B-1': 'Active',
    'B-2': 'Active',
  })

  const last = await importNamed('Инструмент.csv', 'Артикул;Название;Цена\nB-1;Ключ;1100')
  assert.equal(last.counts?.missing, 2, 'the product of both files is of the second one alone by now')
})
