import { listRefusedRows } from '#modules/imports/repair-contract.ts'
import type { MiddlewareFunction } from 'react-router'
import { translator } from '../../lib/messages.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { workbookResponse } from '../../list/workbook-response.ts'
import { findActiveStore } from '../active-store.ts'

/** Of one download. */
export const maxRefusedRows = 10_000
const pageSize = 1_000

/** The middleware of the page: its address with `?refused` answers with the refused rows as the file has them, and the reasons. `?refused=2` has those after the first 10,000. */
export const sendRefused: MiddlewareFunction<Response> = async ({ context, params, url }, next) => {
  if (!url.searchParams.has('refused')) return next()
  const { locale } = pageOf(context)
  const t = translator(locale, 'imports')
  const { heads, items } = await readRefused(context, params.id!, partOf(url))
  const width = Math.max(heads.length, ...items.map(({ cells }) => cells.length))
  const rows = items.map(({ cells, reasons }) => ({
    ...Object.fromEntries(Array.from({ length: width }, (_, column) => [`cell${column}`, cells[column] ?? null])),
    reason: reasons.map(({ text, detail }) => (detail ? `${text}: ${detail}` : text)).join('; '),
  }))
  const labelOf = (field: string) =>
    field === 'reason' ? t('refused.reason') : (heads[Number(field.slice('cell'.length))] ?? '')
  return workbookResponse(rows, { title: t('refused'), labelOf })
}

async function readRefused(context: Parameters<typeof sendRefused>[0]['context'], id: string, part: number) {
  const storeId = await loaderCall(context, findActiveStore)
  if (storeId === null) throw new Response(null, { status: 404 })
  const read = (page: number) => loaderCall(context, (api) => api(listRefusedRows, { id, page, pageSize }, { storeId }))
  const pages = maxRefusedRows / pageSize
  const { heads, items } = await read((part - 1) * pages + 1)
  const all = [...items]
  for (let page = 2; all.length === (page - 1) * pageSize && page <= pages; page++)
    all.push(...(await read((part - 1) * pages + page)).items)
  return { heads, items: all }
}

const partOf = (url: URL) => Math.max(1, Math.floor(Number(url.searchParams.get('refused'))) || 1)
