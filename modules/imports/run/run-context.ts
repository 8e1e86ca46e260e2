import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Catalog, findImportStore, loadCatalog, unitsByName } from '../../feeds/catalog.ts'
import { feedErrors } from '../../feeds/errors.ts'
import { type Mapping, mappingByNames } from '../../feeds/mapping/mapping.ts'
import { createPriceCheck, type PriceCheck } from '../../feeds/price-check.ts'
import type { ImportContext } from '../../feeds/rules.ts'
import type { ImportTarget } from '../../feeds/save-products.ts'
import { emptyShop } from '../../feeds/yml/read-offers.ts'
import { vatFor } from '../../suppliers/vat.ts'
import { columnsOf } from '../groups/group-rows.ts'
import type { ImportRecord } from '../import-record.ts'

/** What the rows of an import are judged by, loaded once for several batches. */
export type RunContext = {
  record: ImportRecord
  target: ImportTarget
  offers: ImportContext
  catalog: Catalog
  isDoubtful: PriceCheck
  /** Groups that are left out. */
  skipped: ReadonlySet<string>
}

export async function loadRunContext(db: Db, record: ImportRecord, now: Date): Promise<RunContext> {
  const store = await findImportStore(db, record.storeId)
  if (!store) throw feedErrors.unknownStore({ alias: String(record.storeId) })
  const { warehouseId } = store
  if (warehouseId === null) throw feedErrors.noWarehouse({ alias: String(record.storeId) })
  const { settings } = record
  const catalog = await loadCatalog(db, store.locale)
  const groups = await findGroups(db, record.id)
  const isTable = columnsOf(record) !== undefined
  return {
    record,
    catalog,
    target: { store, warehouseId, locale: settings.locale, now, isReviewed: true },
    offers: {
      mapping: mappingOf(record, catalog, groups),
      catalog,
      shop: isTable ? { ...emptyShop(), currencies: [store.currency] } : emptyShop(),
      storeCurrency: store.currency,
      standardVatPercent: vatFor({ vatPercent: null, storeCountry: store.countryCode, buyerCountry: undefined })
        .percent,
      sourceLocale: settings.locale,
      units: await unitsByName(db),
      isPartial: isTable,
    },
    isDoubtful: await createPriceCheck(db),
    skipped: new Set(groups.filter(({ confidence }) => confidence === 'Skipped').map(({ key }) => key)),
  }
}

type Group = { key: string; categoryId: number | null; confidence: string }

async function findGroups(db: Db, importId: string) {
  const { rows } = await sql<Group>`
    select key, category_id as "categoryId", confidence from import_groups
    where import_id = ${importId}::uuid and (category_id is not null or confidence = 'Skipped')
  `.execute(db)
  return rows
}

/** Characteristics and their values by name, categories by group. */
function mappingOf({ settings }: ImportRecord, catalog: Catalog, groups: readonly Group[]): Mapping {
  const keys = new Map([...catalog.values()].map(({ id, key }) => [id, key]))
  const categories = groups.flatMap(({ key, categoryId }): [string, string][] => {
    const category = categoryId === null ? undefined : keys.get(categoryId)
    return category === undefined ? [] : [[key, category]]
  })
  return { ...mappingByNames(), categories: new Map(categories), prices: settings.prices }
}
