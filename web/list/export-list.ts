import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Call, InputOf, OutputOf } from '#platform/contract.ts'
import { type MessageKey, type Namespace, translator } from '../lib/messages.ts'
import { loaderCall, pageOf } from '../lib/request-context.ts'
import { fieldLabel } from './field-label.ts'
import { readQuery } from './read-query.ts'

type Item = Readonly<Record<string, unknown>>
type ListCall = Call<z.ZodObject, z.ZodType<{ items: Item[]; total: number }>>
type Labels = { title: string; labelOf: (field: string) => string }

/** The labels of the fields as `fieldLabel` names them. */
type LabelOf<Row> = {
  [Field in keyof Row & string]: Field extends 'version'
    ? never
    : NonNullable<Row[Field]> extends readonly unknown[]
      ? `field.${Field}`
      : NonNullable<Row[Field]> extends object
        ? `field.${Field}.of`
        : `field.${Field}`
}[keyof Row & string]
type NeededKey<C extends ListCall> = 'title' | LabelOf<OutputOf<C>['items'][number]>
type Lacks<Key extends string> = [Key] extends [never] ? unknown : { missingMessages: Key }

const maxRows = 10_000
const pageSize = 200
const maxCellLength = 32_767

/** The middleware of a list page: the page's address with `?export` answers with a workbook, whose heads are in the namespace. */
export const exportList =
  <C extends ListCall, N extends Namespace>(
    call: C,
    namespace: N & Lacks<Exclude<NeededKey<C>, MessageKey<N>>>,
  ): MiddlewareFunction<Response> =>
  ({ context, url }, next) => {
    if (!url.searchParams.has('export')) return next()
    const t = translator<N>(pageOf(context).locale, namespace)
    const title = t('title' as MessageKey<N>)
    return toResponse(call, context, url, { title, labelOf: (field) => fieldLabel(t, field) })
  }

/** All rows of a list with its search, filters and order, up to `maxRows`. */
async function toResponse(
  call: ListCall,
  context: Readonly<RouterContextProvider>,
  url: URL,
  { title, labelOf }: Labels,
): Promise<Response> {
  const { params } = readQuery(call, url)
  const items: Item[] = []
  for (let page = 1; items.length < maxRows; page++) {
    const found = await loaderCall(context, (api) => api(call, { ...params, page, pageSize } as InputOf<ListCall>))
    items.push(...found.items)
    if (found.items.length < pageSize) break
  }
  return workbookResponse(items.slice(0, maxRows), { title, labelOf })
}

/** A workbook with a row for each item; its heads are the labels of the fields. */
export const workbookResponse = async (items: readonly Item[], labels: Labels) =>
  new Response(await toWorkbook(items, labels), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(labels.title)}.xlsx`,
    },
  })

async function toWorkbook(items: readonly Item[], { title, labelOf }: Labels) {
  const rows = items.map(flatten)
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((field) => field !== 'version')
  const { writeXlsx } = await import('hucre/xlsx')
  const content = await writeXlsx({
    sheets: [
      {
        name: title.slice(0, 31),
        columns: fields.map(() => ({ width: 24 })),
        rows: [fields.map(labelOf), ...rows.map((row) => fields.map((field) => row[field] ?? null))],
        freezePane: { rows: 1 },
      },
    ],
    stringMode: 'inline',
  })
  return new Uint8Array(content)
}

type Cell = string | number | boolean | null

/** Values by field; those of an object have names with dots, those of a list are one text. Text stays text whatever it begins with: a workbook types its cells. */
function flatten(item: Item): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(item).flatMap(([field, value]): [string, Cell][] => {
      if (Array.isArray(value)) return [[field, value.join(', ').slice(0, maxCellLength)]]
      if (value !== null && typeof value === 'object')
        return Object.entries(flatten(value as Item)).map(([key, cell]) => [`${field}.${key}`, cell])
      return [[field, typeof value === 'string' ? value.slice(0, maxCellLength) : (value as Cell)]]
    }),
  )
}
