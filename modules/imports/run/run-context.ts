import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { StoreConfig } from '#platform/files/open-store.ts'
import { translate } from '#platform/i18n/messages.ts'
import { type Catalog, findImportStore, loadCatalog } from '../../feeds/catalog.ts'
import { feedErrors } from '../../feeds/errors.ts'
import { type Mapping, mappingByNames } from '../../feeds/mapping/mapping.ts'
import type { SupposedValue } from '../../feeds/mapping/suppose-values.ts'
import { createPriceCheck, type PriceCheck } from '../../feeds/price-check.ts'
import type { ImportContext } from '../../feeds/rules.ts'
import type { ImportTarget } from '../../feeds/save-products.ts'
import { emptyShop } from '../../feeds/yml/read-offers.ts'
import { latestRates } from '../../currencies/rates.ts'
import { vatFor } from '../../suppliers/vat.ts'
import type { GroupConstants } from '../contract.ts'
import type { ImportRecord } from '../import-record.ts'
import { originOf } from '../origin.ts'
import { ratesOfFeed } from '../../feeds/feed-rates.ts'
import { type ArchivePictures, findArchivePictures } from './archive-pictures.ts'
import { loadMeanings } from './meanings.ts'

/** The data by which the rows of an import are judged, loaded once for several batches. */
export type RunContext = {
  record: ImportRecord
  target: ImportTarget
  origin: string
  offers: ImportContext
  /** The catalog without the names that the store has given. */
  named: Catalog
  isDoubtful: PriceCheck
  /** The currencies that the store has chosen for names, by the folded name. */
  currencies: ReadonlyMap<string, string>
  /** By group. */
  constants: ReadonlyMap<string, GroupConstants>
  /** By group, of characteristics. */
  suppositions: ReadonlyMap<string, readonly SupposedValue[]>
  /** The pictures of its archive. */
  pictures: ArchivePictures | undefined
  /** Groups that are left out. */
  skipped: ReadonlySet<string>
}

export async function loadRunContext(
  { db, config, now }: { db: Db; config: StoreConfig; now: Date },
  record: ImportRecord,
): Promise<RunContext> {
  const store = await findImportStore(db, record.storeId)
  if (!store) throw feedErrors.unknownStore({ alias: String(record.storeId) })
  const { warehouseId } = store
  if (warehouseId === null) throw feedErrors.noWarehouse({ alias: String(record.storeId) })
  const { settings } = record
  const {
    catalog,
    named,
    units,
    currencies,
    rates: answers,
    suppositions,
  } = await loadMeanings(db, store.id, await loadCatalog(db, store.locale))
  const stated = ratesOfFeed(record.statedRates, store.currency, await latestRates(db))
  const groups = await findGroups(db, record.id)
  const isTable = record.kind !== 'Yml'
  return {
    record,
    named,
    origin: settings.origin ?? originOf(record, settings.heads),
    target: {
      store,
      warehouseId,
      locale: settings.locale,
      now,
      isReviewed: true,
      mayPublish: record.maySetPrices,
      writes: isRepeatedFeed(record) ? 'news' : 'all',
    },
    offers: {
      mapping: mappingOf(record, catalog, groups),
      catalog,
      shop: isTable ? { ...emptyShop(), currencies: [store.currency] } : emptyShop(),
      storeCurrency: store.currency,
      standardVatPercent: vatFor({ vatPercent: null, storeCountry: store.countryCode, buyerCountry: undefined })
        .percent,
      sourceLocale: settings.locale,
      salesNotesName: translate(settings.locale, 'import-template', 'salesNotes'),
      units,
      rates: new Map([...stated, ...answers]),
      isPartial: isTable,
      takesPriceless: true,
    },
    currencies,
    suppositions,
    isDoubtful: await createPriceCheck(db),
    pictures:
      record.archiveId === null
        ? undefined
        : await findArchivePictures({ db, config, storeId: record.storeId }, record.archiveId),
    constants: new Map(groups.map(({ key, constants }) => [key, constants])),
    skipped: new Set(groups.filter(({ confidence }) => confidence === 'Skipped').map(({ key }) => key)),
  }
}

/** Nobody watches a feed that is fetched again and again. */
const isRepeatedFeed = ({ isAutomatic, addressId }: ImportRecord) => isAutomatic && addressId !== null

type Group = { key: string; categoryId: number | null; confidence: string; constants: GroupConstants }

async function findGroups(db: Db, importId: string) {
  const { rows } = await sql<Group>`
    select key, category_id as "categoryId", confidence, constants from import_groups
    where import_id = ${importId}::uuid and (category_id is not null or confidence = 'Skipped' or constants <> '{}')
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
