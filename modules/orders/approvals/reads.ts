import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { sum } from '#platform/values/money.ts'
import { namesInLocale } from '../../catalog/shown-names.ts'
import { slugOf } from '../../catalog/slug.ts'
import { unitOf, unitsIn } from '../../content/units.ts'
import type { NewOrder } from '../queries.ts'
import { shownLineName, toCharge, totalsOf } from '../reads.ts'
import type { getRequest, listRequests } from '../approval-contract.ts'
import { concernsRequest, findProductStates, isApprover, statusAt } from './queries.ts'
import { heldLineIssue, type Limit, possibleActions, type Refusal, type Status } from './rules.ts'

type Request = OutputOf<typeof getRequest>
type RequestList = OutputOf<typeof listRequests>
type RowRecord = {
  id: string
  number: number
  status: Status
  createdAt: Date
  expiresAt: Date
  buyerName: string
  isOwn: boolean
  storeName: string
  lineCount: number
  totalMinor: number
  vatMinor: number
  currency: Currency
  grossMinor: number
  teamCurrency: Currency
  limit: Limit
  limitMinor: number
  spentMinor: number
}
export type RequestFilter = { side: 'own' | 'team'; view: 'waiting' | 'all'; page: number; pageSize: number }
type Viewer = { accountId: string; locale: Locale; now: Date }

const rowColumns = ({ accountId, locale, now }: Viewer) => sql`
  q.id, q.number, ${statusAt(now)} as status, q.created_at as "createdAt", q.expires_at as "expiresAt",
  coalesce(nullif(b.name, ''), q.held ->> 'contactName') as "buyerName", q.buyer_id = ${accountId}::uuid as "isOwn", ${storeName(locale)} as "storeName",
  jsonb_array_length(q.held -> 'lines') as "lineCount", (q.held ->> 'totalMinor')::bigint as "totalMinor", (q.held ->> 'vatMinor')::bigint as "vatMinor",
  q.held ->> 'currency' as currency, q.gross_minor as "grossMinor", t.currency as "teamCurrency", q.exceeded as "limit",
  q.limit_minor as "limitMinor", q.spent_minor as "spentMinor"
`
const rowTables = sql`
  purchase_requests q join purchasing_teams t on t.id = q.team_id join stores s on s.id = q.store_id join accounts b on b.id = q.buyer_id
`

export async function findRequests(db: Db, viewer: Viewer, filter: RequestFilter): Promise<RequestList> {
  const { page, pageSize } = filter
  const condition = requestCondition(viewer, filter)
  const { rows } = await sql<RowRecord>`
    select ${rowColumns(viewer)} from ${rowTables} where ${condition}
    order by q.status = 'Waiting' desc, q.created_at desc, q.id limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  const total = await sql<{
    count: number
  }>`select count(*)::int as count from purchase_requests q where ${condition}`.execute(db)
  return { items: rows.map(toRow), total: total.rows[0]!.count, page, pageSize }
}

function requestCondition({ accountId, now }: Viewer, { side, view }: RequestFilter): RawBuilder<unknown> {
  const isWaiting = view === 'waiting' ? sql`and q.status = 'Waiting' and q.expires_at > ${now}` : sql``
  if (side === 'own') return sql`q.buyer_id = ${accountId}::uuid ${isWaiting}`
  return sql`q.team_id = (select team_id from purchasing_members where account_id = ${accountId}::uuid and role <> 'Buyer') ${isWaiting}`
}

type RequestRecord = RowRecord & {
  isApprover: boolean
  held: NewOrder
  refusals: Refusal[]
  reason: string
  decidedBy: string | null
  decidedAt: Date | null
  orderId: string | null
  orderNumber: number | null
  store: Request['store']
  isUnread: boolean
}

/** Undefined for everyone but the buyer and the approvers of the team, as for an unknown id. */
export async function findRequest(db: Db, viewer: Viewer, id: string): Promise<Request | undefined> {
  const { accountId, locale } = viewer
  const { rows } = await sql<RequestRecord>`
    select ${rowColumns(viewer)}, ${isApprover(accountId)} as "isApprover", q.held, q.refusals, q.reason, q.decided_at as "decidedAt",
      (select nullif(d.name, '') from accounts d where d.id = q.decided_by) as "decidedBy", o.id as "orderId", o.number as "orderNumber",
      json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}) as store,
      exists (select from notifications n where n.request_id = q.id and n.account_id = ${accountId}::uuid and n.read_at is null) as "isUnread"
    from ${rowTables} left join orders o on o.id = q.order_id where q.id = ${id}::uuid and ${concernsRequest(accountId)}
  `.execute(db)
  const record = rows[0]
  if (!record) return undefined
  const { held, decidedAt, orderId, orderNumber } = record
  return {
    ...toRow(record),
    deliveryCharge: held.deliveryCharge ? toCharge(held.deliveryCharge, held.currency) : null,
    ...totalsOf(held, held.currency),
    store: record.store,
    lines: await linesOf(db, record, locale),
    isExport: held.isExport,
    delivery: held.delivery,
    countryCode: held.countryCode,
    address: held.address,
    wantedOn: held.wantedOn,
    reference: held.reference,
    comment: held.comment,
    reason: record.reason,
    decidedBy: record.decidedBy,
    decidedAt: decidedAt && decidedAt.toISOString(),
    order: orderId && orderNumber ? { id: orderId, number: orderNumber } : null,
    can: possibleActions(record.status, record),
    isUnread: record.isUnread,
  }
}

async function linesOf(db: Db, { held, status, refusals }: RequestRecord, locale: Locale): Promise<Request['lines']> {
  const { currency, lines } = held
  const [units, names, products] = await Promise.all([
    unitsIn(db, locale),
    namesInLocale(db, lines, locale),
    findProductStates(
      db,
      lines.map(({ productId }) => productId),
    ),
  ])
  return lines.map((line, index) => {
    const { productId, code, name, nameLocale, imageId, unitCode, quantity, vatPercent } = line
    const position = index + 1
    const { label: unitLabel, pieces: unitPieces } = unitOf(units, unitCode)
    return {
      position,
      productId,
      slug: slugOf({ id: productId, name, nameLocale }),
      code,
      ...shownLineName(line, names, locale),
      imageId,
      unitLabel,
      unitPieces,
      quantity,
      price: { minor: line.priceMinor, currency },
      sum: { minor: line.sumMinor, currency },
      vatPercent,
      refusal: refusals.find((refusal) => refusal.position === position)?.reason ?? null,
      issue: status === 'Waiting' ? heldLineIssue(line, products.get(productId)) : null,
    }
  })
}

function toRow({ createdAt, expiresAt, teamCurrency, ...row }: RowRecord): RequestList['items'][number] {
  const { id, number, status, buyerName, isOwn, lineCount } = row
  const inTeam = (minor: number) => ({ minor, currency: teamCurrency })
  return {
    id,
    number,
    status,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    buyerName,
    isOwn,
    storeName: row.storeName,
    lineCount,
    grossTotal: { minor: sum([row.totalMinor, row.vatMinor]), currency: row.currency },
    amount: inTeam(row.grossMinor),
    exceeded: { limit: row.limit, allowed: inTeam(row.limitMinor), spent: inTeam(row.spentMinor) },
  }
}
