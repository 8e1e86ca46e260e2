// The lists that can be had as a workbook: their calls, and the columns with the texts that name them on pages.
import type { ExportedList } from './exported-columns.ts'
import { billingLists } from './exported-lists/billing.ts'
import { marketLists } from './exported-lists/market.ts'
import { peopleLists } from './exported-lists/people.ts'
import { productLists } from './exported-lists/products.ts'
import { systemLists } from './exported-lists/system.ts'

const lists = [...billingLists, ...marketLists, ...peopleLists, ...productLists, ...systemLists]

export const exportedLists: ReadonlyMap<string, ExportedList> = new Map(lists.map((list) => [list.call.id, list]))
