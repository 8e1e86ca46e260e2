import { type Locale, locales } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import { characteristicsOf } from '../../catalog/characteristics.ts'
import { catalogErrors } from '../../catalog/errors.ts'
import { treeIn } from '../../catalog/tree.ts'
import { unitsIn } from '../../content/units.ts'
import { findImportStore, loadCatalog, unitsByName } from '../../feeds/catalog.ts'
import { characteristicColumns, fieldColumns, translatedHead, translationColumns } from './template-columns.ts'
import { countProducts, productCells } from './template-products.ts'
import { aboutSheet, listsSheet, maxFilledRows, productsSheet, type Texts } from './template-sheets.ts'

type Options = { categoryId: number; locale: Locale; storeId?: number | undefined; maxProducts?: number }

/**
 * A workbook to be filled in: a column for each field and each characteristic of the category, with their options to choose from. It
 * has the products of a store in the category, if one is named, with their texts in all languages.
 */
export async function toTemplate(db: Db, { categoryId, locale, storeId, maxProducts = maxFilledRows }: Options) {
  const t: Texts = (key, values = {}) => translate(locale, 'import-template', key, values)
  const node = (await treeIn(db, locale)).byId.get(categoryId)
  if (node?.level !== 'Category') throw catalogErrors.unknownCategory()
  const units = await unitsIn(db, locale)
  const store = storeId === undefined ? undefined : await findImportStore(db, storeId)
  const category = [...(await loadCatalog(db, locale)).values()].find(({ id }) => id === categoryId)
  const characteristics = await characteristicsOf(db, categoryId, locale)
  const products =
    store && category
      ? await productCells(db, {
          storeId: store.id,
          warehouseId: store.warehouseId,
          currency: store.currency,
          textLocale: store.locale,
          locale,
          category,
          units,
          unitCodes: await unitsByName(db),
          labels: new Map(characteristics.flatMap(({ options }) => options.map(({ id, label }) => [id, label]))),
          maxProducts,
        })
      : []
  const columns = [
    ...fieldColumns(locale, node.name, units.values()),
    ...translationColumns(locale, products),
    ...characteristicColumns(characteristics, category),
  ]
  const total = products.length < maxProducts ? products.length : await countProducts(db, storeId!, categoryId)
  const part = total > products.length ? t('part', { count: products.length, total }) : undefined
  const translated = translatedHead(
    locale,
    'name',
    locales.find((each) => each !== locale)!,
  )
  const { writeXlsx } = await import('hucre/xlsx')
  const content = await writeXlsx({
    sheets: [productsSheet(columns, products, t), listsSheet(columns, t), aboutSheet(t, part, translated)],
    stringMode: 'inline',
  })
  return { fileName: `${part ? `${node.name}, ${part}` : node.name}.xlsx`, content: new Uint8Array(content) }
}
