// The row of an import as an offer of a feed, with what the store has said about its columns, values and group.
import { fold } from '../../feeds/values/text.ts'
import type { FeedOffer } from '../../feeds/yml/read-offers.ts'
import { plainPrice, vatOf } from '../columns/cells.ts'
import { isSectionHead } from '../columns/heads.ts'
import { feedNotation, withFieldsOfParams } from '../columns/params.ts'
import { toOffer } from '../columns/to-offer.ts'
import type { GroupConstants } from '../contract.ts'
import { columnsOf } from '../groups/group-rows.ts'
import type { StagedRow } from '../staged-rows.ts'
import { picturesOf } from './archive-pictures.ts'
import type { RunContext } from './run-context.ts'

export type ReadOffer = { row: StagedRow; offer: FeedOffer }

export function readOffer(row: StagedRow, context: RunContext): ReadOffer {
  const offer = Array.isArray(row.content) ? offerOfTable(row, context) : offerOfFeed(row, context)
  const currencyId = context.currencies.get(fold(offer.fields.currencyId ?? ''))
  const fields = {
    ...constantsOf(context.constants.get(row.groupKey ?? '')),
    ...offer.fields,
    ...(currencyId && { currencyId }),
  }
  return { row, offer: { ...offer, fields, pictures: picturesOfRow(row, offer, context) } }
}

function picturesOfRow(
  { content }: StagedRow,
  { id, fields, pictures }: FeedOffer,
  { pictures: archive, record }: RunContext,
) {
  if (!archive) return pictures
  const isNamed = (column: number) => columnsOf(record).targets[column] === 'pictures'
  const cells = Array.isArray(content) ? content.filter((_: string, column: number) => isNamed(column)) : pictures
  const addresses = pictures.filter((picture) => /^https?:/i.test(picture))
  return [...addresses, ...picturesOf(archive, fields.vendorCode ?? id, cells)]
}

function constantsOf({ unit, vat, brand, stock }: GroupConstants = {}): FeedOffer['fields'] {
  return {
    ...(unit && { unit }),
    ...(vat && { vat: vatOf(vat) }),
    ...(brand && { vendor: brand }),
    ...(stock && { count: stock }),
  }
}

function offerOfFeed({ content, groupKey }: StagedRow, { record }: RunContext): FeedOffer {
  const offer = withFieldsOfParams(content as FeedOffer, columnsOf(record))
  const price = offer.fields.price === undefined ? {} : { price: plainPrice(offer.fields.price, feedNotation) }
  return { ...offer, fields: { ...offer.fields, ...price, categoryId: groupKey ?? '' } }
}

/** A product that the store has keeps its category, unless the table names one, for which a heading above it is too little. */
function offerOfTable({ number, content, groupKey }: StagedRow, { record, offers }: RunContext): FeedOffer {
  const columns = columnsOf(record)
  const head = columns.heads[columns.targets.indexOf('category')]
  const statesCategory = head !== undefined && !isSectionHead(head) && offers.mapping.categories.has(groupKey ?? '')
  const offer = toOffer({ number, cells: content as string[], groupKey }, columns)
  return statesCategory ? offer : { ...offer, fields: { ...offer.fields, categoryId: '' } }
}
