import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { DeliveryMethod, OrderStatus, RequestStatus } from '../orders/status-contract.ts'
import { type Currency, type Locale, topUpCurrency } from '#platform/constants.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { rolesWith } from '../accounts/rules.ts'
import { shownProducts } from '../catalog/shown-names.ts'
import type { OrderTermsRow } from '../suppliers/order-terms.ts'
import type { attachments, procurementSteps } from './contract.ts'
import { type Kind, maxCounted, maxLines } from './rules.ts'

type Attachment = (typeof attachments)[number]
export type MessageLine = { text: string; attachment: Attachment | null }
/** `lines` has the latest messages first, the question of a callback request, or the reason of a block or of the latest step of an order or purchase request. `delivery` and `terms` are those of a new order. */
export type NotificationView = {
  id: number
  kind: Kind
  side: 'Buyer' | 'Store'
  name: string
  productId: number | null
  productName: string | null
  productLocale: Locale | null
  productSlug: string | null
  count: number
  lines: MessageLine[]
  chatId: string | null
  orderId: string | null
  orderNumber: number | null
  orderStatus: z.output<typeof OrderStatus> | null
  totalMinor: number | null
  vatMinor: number | null
  currency: Currency | null
  delivery: z.output<typeof DeliveryMethod> | null
  terms: OrderTermsRow | null
  /** The cost of delivery without VAT that a new order or the latest step has stated. */
  deliveryMinor: number | null
  callbackId: string | null
  requestId: string | null
  requestNumber: number | null
  requestStatus: z.output<typeof RequestStatus> | null
  invoiceId: number | null
  /** Promotions in their last day but one, and those that are over. */
  ending: number | null
  ended: number | null
  /** Paid promotions that administrators have ended; the total is what came back. */
  stopped: number | null
  /** What a product in a list cost before; null: it can be ordered again, or it is about something else. The total is what it costs. */
  previousMinor: number | null
  /** Whether products have been blocked or are no longer; null: it is about something else. */
  isBlocked: boolean | null
  procurementId: string | null
  procurementTitle: string | null
  procurementStep: (typeof procurementSteps)[number] | null
  /** The last day for offers of a new request, and that of a new offer, whose amount is `totalMinor`. */
  until: string | null
  phone: string | null
  storeId: number | null
  isRead: boolean
  createdAt: Date
}

/** SQL condition: notification `n` is for a buyer, for a current member of its store, one who sees its balance if it is about that, or for a current approver of its team. */
export const isVisible = sql`(case
  when n.kind = 'NewRequest' then exists (
    select from purchase_requests q join purchasing_members m on m.team_id = q.team_id and m.role <> 'Buyer'
    where q.id = n.request_id and m.account_id = n.account_id)
  else n.side = 'Buyer' or exists (select from store_members m where m.store_id = n.store_id and m.account_id = n.account_id
    and (n.invoice_id is null and n.kind <> 'PromotionEnd' or m.role = any(${rolesWith('store')}::text[]))) end)`

/** SQL: what has become of procurement request `pr`; `po` is the offer of the notified store. */
const procurementStep = sql`case when n.kind = 'ProcurementStep' then case
  when n.side = 'Buyer' and n.store_id is not null then 'OfferWithdrawn'
  when n.side = 'Buyer' then case pr.ended_by when 'Deadline' then 'Deadline' when 'Administrator' then 'Removed' else 'Closed' end
  when po.status = 'Accepted' then 'Accepted'
  when pr.status = 'Withdrawn' then 'Withdrawn'
  when pr.ended_by = 'Acceptance' then 'NotChosen'
  when pr.status = 'Open' then 'Changed'
  else 'Closed' end end`

const maxTextLength = 300
/** SQL: the beginning of a long text. */
const shortened = (text: RawBuilder<unknown>) =>
  sql`case when length(${text}) > ${sql.lit(maxTextLength)} then left(${text}, ${sql.lit(maxTextLength - 1)}) || '…' else ${text} end`

const shown = (product: { name: string; slug: string } | undefined) => ({
  productName: product?.name ?? null,
  productSlug: product?.slug ?? null,
})

/**
 * Notifications with the data of their chat, order, callback, purchase or procurement request, product, payment or promotion, the latest first. `source` yields rows of `notifications` with `from_seq`, the
 * first message of a chat to include.
 */
export async function selectNotifications(
  db: Db,
  source: RawBuilder<unknown>,
  locale: Locale,
): Promise<NotificationView[]> {
  const { rows } = await sql<NotificationView>`
    select n.id, n.kind, n.side, case when n.kind = 'NewRequest' then coalesce(nullif(qb.name, ''), q.held ->> 'contactName') when o.id is not null and n.side = 'Store' then o.contact_name when r.id is not null then coalesce(nullif(r.name, ''), ra.name, '') when n.side = 'Buyer' or n.product_id is not null or n.procurement_id is not null or n.invoice_id is not null or n.kind = 'PromotionEnd' then coalesce(st.name, '') else coalesce(b.name, c.visitor_name, '') end as name,
      coalesce(c.product_id, r.product_id, n.product_id) as "productId", pt.name as "productName", pt.locale as "productLocale", coalesce(said.count, n.product_count, n.procurement_count, 1) as count, case when written.text <> '' then json_build_array(json_build_object('text', ${shortened(sql`written.text`)}, 'attachment', null)) else coalesce(said.lines, '[]') end as lines, n.chat_id as "chatId", n.order_id as "orderId",
      o.number as "orderNumber", o.status as "orderStatus",
      coalesce(o.total_minor, (q.held ->> 'totalMinor')::bigint, i.paid_minor, n.refund_minor, n.price_minor, offer.total_minor) as "totalMinor",
      coalesce(o.vat_minor, (q.held ->> 'vatMinor')::bigint, case when i.id is not null or n.refund_minor is not null or saved.currency is not null or offer.currency is not null then 0 end) as "vatMinor",
      coalesce(o.currency, q.held ->> 'currency', i.currency, case when n.refund_minor is not null then ${topUpCurrency} end, saved.currency, offer.currency) as currency, n.previous_price_minor as "previousMinor", case when n.kind = 'NewOrder' then o.delivery_method end as delivery, case when n.kind = 'NewOrder' then o.store_terms end as terms,
      case n.kind when 'NewOrder' then o.delivery_minor else step.delivery_minor end as "deliveryMinor",
      n.request_id as "requestId", n.invoice_id as "invoiceId", n.ending_count as ending, n.ended_count as ended, n.stopped_count as stopped, q.number as "requestNumber", q.status as "requestStatus", n.is_blocked as "isBlocked",
      n.procurement_id as "procurementId", n.procurement_title as "procurementTitle", ${procurementStep} as "procurementStep",
      coalesce(offer.valid_until, case when n.kind = 'NewProcurement' then pr.deadline end)::text as until,
      n.callback_id as "callbackId", r.phone, n.store_id as "storeId", n.read_at is not null as "isRead", n.created_at as "createdAt"
    from (${source}) n left join stores s on s.id = n.store_id
    left join lateral ${bestName(sql`store_translations t where t.store_id = s.id`, locale)} st on true
    left join procurement_requests pr on pr.id = n.procurement_id
    left join procurement_offers po on po.request_id = pr.id and po.store_id = n.store_id
    left join lateral (select po.price_minor * po.quantity as total_minor, po.currency, po.valid_until where n.kind = 'NewOffer') offer on true
    left join products saved on n.kind = 'SavedProduct' and saved.id = n.product_id
    left join chats c on c.id = n.chat_id
    left join accounts b on b.id = c.buyer_id
    left join callback_requests r on r.id = n.callback_id
    left join accounts ra on ra.id = r.account_id
    left join lateral ${bestName(sql`product_translations t where t.product_id = coalesce(c.product_id, r.product_id, n.product_id)`, locale)} pt on true
    left join purchase_requests q on q.id = n.request_id
    left join accounts qb on qb.id = q.buyer_id
    left join payment_invoices i on i.id = n.invoice_id
    left join orders o on o.id = coalesce(n.order_id, q.order_id)
    left join lateral (select h.comment, h.delivery_minor from order_history h where h.order_id = o.id order by h.id desc limit 1) step on n.kind = 'OrderStep'
    left join lateral (
      select case n.kind when 'NewCallback' then r.question when 'RequestStep' then q.reason when 'ProcurementStep' then case when n.side = 'Buyer' then pr.reason end when 'ProductBlock' then (select k.reason from product_blocks k where n.is_blocked and k.product_id = n.product_id) when 'OrderStep' then step.comment end as text
    ) written on true
    left join lateral (
      select count(*)::int as count, json_agg(json_build_object('text', m.text, 'attachment', m.attachment) order by m.seq desc) filter (where m.place <= ${maxLines}) as lines
      from (
        select m.seq, ${shortened(sql`m.text`)} as text, row_number() over (order by m.seq desc) as place,
          case when m.text = '' then coalesce(m.widget ->> 'kind', 'file') end as attachment
        from chat_messages m where m.chat_id = n.chat_id and m.side <> n.side and not m.is_automatic and m.seq between n.from_seq and n.last_seq
        order by m.seq desc limit ${maxCounted}
      ) m
    ) said on n.chat_id is not null
    where ${isVisible} and (n.chat_id is null or said.count > 0) order by n.created_at desc, n.id desc
  `.execute(db)
  const products = await shownProducts(
    db,
    rows.map(({ productId, productName: name, productLocale: nameLocale }) => ({ productId, name, nameLocale })),
    locale,
  )
  return rows.map((row) => ({ ...row, ...shown(products.get(row.productId ?? 0)) }))
}
