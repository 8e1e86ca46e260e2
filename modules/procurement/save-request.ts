import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { invalidateTags } from '#platform/cache.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { treeIn } from '../catalog/tree.ts'
import { unitsIn } from '../content/units.ts'
import { findDeliveryLocation } from '../geo/queries.ts'
import { notifyStoresOfStep } from '../notifications/notify-of-procurement.ts'
import { findBuyerCompany } from '../orders/queries.ts'
import * as contract from './contract.ts'
import { procurementErrors } from './errors.ts'
import { saveFiles } from './files.ts'
import { isOpen, lockOwnRequest, sentOffers } from './queries.ts'
import { buyerSteps, dayErrors } from './rules.ts'

type SaveContext = Pick<Context<typeof contract.saveRequest>, 'caller' | 'input' | 'now'>

/** Posts a request, or changes an own one. Locks the account, so that concurrent calls do not open too many. */
export async function saveRequest(tx: Tx, { caller, input, now }: SaveContext): Promise<{ id: string }> {
  const accountId = caller.account!.id
  const values = await checkedValues(tx, { caller, input, now })
  await sql`select from accounts where id = ${accountId}::uuid for no key update`.execute(tx)
  const id = input.id
    ? await change(tx, { id: input.id, accountId, values, now })
    : await insert(tx, { accountId, values, now })
  await saveFiles(tx, { requestId: id, accountId, ids: [...new Set(input.fileIds)], now })
  await invalidateTags(tx, ['procurement'])
  return { id }
}

type Values = Awaited<ReturnType<typeof checkedValues>>
type Write = { accountId: string; values: Values; now: Date }

async function checkedValues(tx: Tx, { caller, input, now }: SaveContext) {
  const { title, text, quantity, unit, categoryId = null, targetPriceMinor = null, deadline } = input
  const location = await findDeliveryLocation(tx, input.location)
  const isCategory = categoryId === null || (await treeIn(tx, caller.locale)).byId.has(categoryId)
  const errors = [
    ...(location ? [] : [{ path: 'location', code: 'field.invalid' }]),
    ...((await unitsIn(tx, caller.locale)).has(unit) ? [] : [{ path: 'unit', code: 'field.invalid' }]),
    ...(isCategory ? [] : [{ path: 'categoryId', code: 'field.invalid' }]),
    ...dayErrors('deadline', deadline, now),
  ]
  if (!location || errors.length > 0) throw invalidInput(errors)
  return {
    company: (await findBuyerCompany(tx, caller.account!.id, undefined))?.legalName ?? null,
    title,
    text,
    category_id: categoryId,
    quantity,
    unit_code: unit,
    target_price_minor: targetPriceMinor,
    currency: targetPriceMinor === null ? null : (input.currency ?? caller.currency),
    location_id: location.id,
    deadline,
    locale: caller.locale,
  }
}

async function insert(tx: Tx, { accountId, values, now }: Write) {
  const { rows: open } = await sql`
    select from procurement_requests r where r.buyer_id = ${accountId}::uuid and ${isOpen(now)} limit ${contract.maxOpenRequests}
  `.execute(tx)
  if (open.length === contract.maxOpenRequests) throw procurementErrors.tooManyOpen({ max: contract.maxOpenRequests })
  const { rows } = await sql<{ id: string }>`
    insert into procurement_requests (buyer_id, ${columnsOf(values)}, created_at)
    values (${accountId}::uuid, ${sql.join(Object.values(values))}, ${now}) returning id
  `.execute(tx)
  return rows[0]!.id
}

const columnsOf = (values: Values) => sql.join(Object.keys(values).map((column) => sql.id(column)))

/** Stores that have made offers are told, because these may no longer fit. */
async function change(tx: Tx, { id, accountId, values, now }: Write & { id: string }) {
  const request = await lockOwnRequest(tx, accountId, id, now)
  if (!request) throw procurementErrors.notFound()
  if (!buyerSteps(request).includes('change')) throw procurementErrors.wrongStatus()
  const assignments = Object.entries(values).map(([column, value]) => sql`${sql.id(column)} = ${value}`)
  await sql`
    update procurement_requests set ${sql.join(assignments)}, changed_at = ${now} where id = ${id}::uuid
  `.execute(tx)
  await notifyStoresOfStep(tx, { offers: await sentOffers(tx, [id]), now })
  return id
}
