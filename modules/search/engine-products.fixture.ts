import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { categoryId } from '#platform/testing/shop.ts'

export type Anchors = Awaited<ReturnType<typeof makeAnchors>>

/** Four live products and a draft of two stores in a category of their own. */
export async function makeAnchors(db: Db) {
  const groupId = await categoryId(db, 'fasteners/bolts')
  const category = await make.category(db, { key: 'anchors', parentId: groupId })
  const finish = await make.characteristic(db, {
    key: 'anchors.finish',
    type: 'Select',
    options: ['raw', 'painted'],
    categoryId: category.id,
  })
  const diameter = await make.characteristic(db, {
    key: 'anchors.diameter',
    type: 'Interval',
    options: [],
    categoryId: category.id,
  })
  const note = await make.characteristic(db, {
    key: 'anchors.note',
    type: 'Text',
    options: [],
    categoryId: category.id,
  })
  const first = await make.store(db, { alias: 'first-anchors', isVerified: true })
  const second = await make.store(db, { alias: 'second-anchors', city: 'moscow' })
  const idByName = new Map<string, number>()
  const add = async (name: string, product: Partial<Parameters<typeof make.product>[1]> & { storeId: number }) => {
    const { id } = await make.product(db, { categoryId: category.id, code: `ANC${name}`, ...product })
    idByName.set(name, id)
  }
  const values = (option: string, size: number, words?: Partial<Record<Locale, string>>) => ({
    optionIds: [finish.optionIds.get(option)!],
    values: [{ characteristicId: diameter.id, number: size }, ...(words ? [{ characteristicId: note.id, words }] : [])],
  })
  await add('alpha', {
    storeId: first.id,
    names: { en: 'Undercut anchor alpha' },
    priceMinor: 100_00,
    oldPriceMinor: 120_00,
    brand: 'anka',
    popularity: 5,
    ...values('raw', 8, { en: 'For concrete', de: 'Für  Beton' }),
  })
  await add('beta', {
    storeId: first.id,
    names: { en: 'Undercut anchor beta' },
    priceMinor: 200_00,
    minimumOrder: 10,
    available: 0,
    unitCode: 'pack',
    brand: 'anka',
    popularity: 4,
    ...values('painted', 10),
  })
  await add('gamma', {
    storeId: second.id,
    names: { en: 'Sleeve anchor gamma' },
    priceMinor: 300_00,
    minimumOrder: 5,
    available: 6,
    lowStockAt: 6,
    isPrivateLabel: true,
    brand: 'sleeves',
    popularity: 3,
    ...values('raw', 12, { en: 'Reusable' }),
  })
  await add('delta', {
    storeId: second.id,
    names: { en: 'Sleeve anchor delta' },
    priceMinor: 400_00,
    oldPriceMinor: 500_00,
    isPrivateLabel: true,
    unitCode: 'pack',
    popularity: 2,
    ...values('painted', 20),
  })
  await add('draft', {
    storeId: first.id,
    names: { en: 'Draft anchor' },
    status: 'Draft',
    priceMinor: 150_00,
    brand: 'anka',
    popularity: 1,
    ...values('raw', 9),
  })
  const { rows: countries } = await sql<{ id: number }>`
    select id from locations where level = 'Country' and alias = 'russia'
  `.execute(db)
  return {
    groupId,
    categoryId: category.id,
    firstStoreId: first.id,
    secondStoreId: second.id,
    finishId: finish.id,
    optionIds: finish.optionIds,
    diameterId: diameter.id,
    noteId: note.id,
    brandId: await make.brand(db, 'anka'),
    otherBrandId: await make.brand(db, 'sleeves'),
    unusedBrandId: await make.brand(db, 'unused'),
    russiaId: countries[0]!.id,
    idByName,
    nameById: new Map([...idByName].map(([name, id]) => [id, name])),
  }
}
