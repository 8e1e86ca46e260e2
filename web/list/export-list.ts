import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Call, InputOf } from '#platform/contract.ts'
import { loaderCall } from '../lib/request-context.ts'
import { readQuery } from './read-query.ts'

type Item = Readonly<Record<string, unknown>>
type ListCall = Call<z.ZodObject, z.ZodType<{ items: Item[]; total: number }>>
type Options = { context: Readonly<RouterContextProvider>; url: URL; labelOf: (field: string) => string; title: string }

const maxRows = 10_000
const pageSize = 200
const maxCellLength = 32_767

/** All rows of a list with its search, filters and order, up to `maxRows`, as a workbook. */
export async function exportList(call: ListCall, { context, url, labelOf, title }: Options): Promise<Response> {
  const { params } = readQuery(call, url)
  const items: Item[] = []
  for (let page = 1; items.length < maxRows; page++) {
    const found = await loaderCall(context, (api) => api(call, { ...params, page, pageSize } as InputOf<ListCall>))
    items.push(...found.items)
    if (found.items.length < pageSize) break
  }
  return new Response(await toWorkbook(items.slice(0, maxRows), labelOf, title), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(title)}.xlsx`,
    },
  })
}

async function toWorkbook(items: readonly Item[], labelOf: Options['labelOf'], title: string) {
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

/** Values by field; those of an object have names with dots. Text stays text whatever it begins with: a workbook types its cells. */
function flatten(item: Item): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(item).flatMap(([field, value]): [string, Cell][] =>
      value !== null && typeof value === 'object'
        ? Object.entries(flatten(value as Item)).map(([key, cell]) => [`${field}.${key}`, cell])
        : [[field, typeof value === 'string' ? value.slice(0, maxCellLength) : (value as Cell)]],
    ),
  )
}
