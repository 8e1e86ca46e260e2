import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { bestIn, storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'

/** Whose data: addresses only as far as they are proved to be this person's. */
export type Holder = { id: string; addresses: readonly string[]; locale: Locale }
type Value = string | number | boolean | Date | null
export type Section = {
  name: SectionName
  columns: readonly string[]
  rows: Record<string, Value>[]
  isComplete: boolean
}

/** More would make a file that no program opens. The newest come first. */
export const mostRows = 5_000

/** The sections of the export, in the order in which it shows them. */
export const sectionNames = [
  'profile',
  'addresses',
  'permissions',
  'sessions',
  'secondFactors',
  'memberships',
  'organizations',
  'cart',
  'orders',
  'orderLines',
  'orderSteps',
  'chats',
  'chatMessages',
  'files',
  'individualPrices',
  'contacts',
  'invitations',
  'actions',
  'messages',
  'notifications',
  'pushSubscriptions',
] as const
export type SectionName = (typeof sectionNames)[number]

/** Everything that is kept of a person. Statements run one by one in the caller's transaction, which shows them one moment. */
export async function readSections(db: Db, holder: Holder): Promise<Section[]> {
  const sections: Section[] = []
  for (const name of sectionNames) {
    const { columns, from } = queries[name](holder)
    const list = sql.join(Object.entries(columns).map(([column, value]) => sql`${value} as ${sql.id(column)}`))
    const { rows } = await sql<Record<string, Value>>`select ${list} ${from} limit ${mostRows + 1}`.execute(db)
    sections.push({
      name,
      columns: Object.keys(columns),
      rows: rows.slice(0, mostRows),
      isComplete: rows.length <= mostRows,
    })
  }
  return sections
}

type Query = { columns: Record<string, RawBuilder<unknown>>; from: RawBuilder<unknown> }

const queries: Record<SectionName, (holder: Holder) => Query> = {
  profile: ({ id, locale }) => ({
    columns: {
      id: sql`a.id`,
      name: sql`a.name`,
      language: sql`a.locale`,
      location: sql`lt.name`,
      createdAt: sql`a.created_at`,
      passwordChangedAt: sql`a.password_changed_at`,
      deletionRequestedAt: sql`a.deletion_requested_at`,
    },
    from: sql`from accounts a left join location_translations lt on lt.location_id = a.location_id and lt.locale = ${locale} where a.id = ${id}::uuid`,
  }),
  addresses: ({ id }) => ({
    columns: { kind: sql`k.kind`, address: sql`k.address`, confirmedAt: sql`k.confirmed_at` },
    from: sql`
      from accounts a, lateral (values ('Email', a.email, a.email_confirmed_at), ('Phone', a.phone, a.phone_confirmed_at)) k (kind, address, confirmed_at)
      where a.id = ${id}::uuid and k.address is not null order by k.kind
    `,
  }),
  permissions: ({ id }) => ({
    columns: { permission: sql`feature` },
    from: sql`from account_features where account_id = ${id}::uuid order by feature`,
  }),
  sessions: ({ id }) => ({
    columns: {
      device: sql`user_agent`,
      network: sql`network`,
      createdAt: sql`created_at`,
      lastUsedAt: sql`last_used_at`,
      endedAt: sql`ended_at`,
      hasSecondFactor: sql`has_second_factor`,
    },
    from: sql`from account_sessions where account_id = ${id}::uuid order by created_at desc, id`,
  }),
  secondFactors: ({ id }) => ({
    columns: {
      kind: sql`f.kind`,
      name: sql`f.name`,
      createdAt: sql`f.created_at`,
      confirmedAt: sql`f.confirmed_at`,
      lastUsedAt: sql`f.last_used_at`,
    },
    from: sql`
      from (
        select 'Totp' as kind, null as name, created_at, confirmed_at, null::timestamptz as last_used_at from account_totp where account_id = ${id}::uuid
        union all select 'Passkey', name, created_at, null, last_used_at from account_passkeys where account_id = ${id}::uuid
        union all select 'RecoveryCode', null, null, null, used_at from account_recovery_codes where account_id = ${id}::uuid
      ) f order by f.kind desc, f.created_at desc
    `,
  }),
  memberships: ({ id, locale }) => ({
    columns: { store: storeName(locale), role: sql`m.role`, since: sql`m.created_at` },
    from: sql`from store_members m join stores s on s.id = m.store_id where m.account_id = ${id}::uuid order by m.created_at desc, s.id`,
  }),
  organizations: ({ id }) => ({
    columns: {
      legalName: sql`legal_name`,
      legalForm: sql`legal_form`,
      country: sql`country_code`,
      taxNumber: sql`tax_number`,
      createdAt: sql`created_at`,
    },
    from: sql`from organizations where owner_id = ${id}::uuid order by created_at desc, id`,
  }),
  cart: ({ id, locale }) => ({
    columns: {
      store: storeName(locale),
      code: sql`p.code`,
      name: productName(locale),
      quantity: sql`i.quantity`,
      price: decimal('i.seen_price_minor'),
      currency: sql`i.seen_currency`,
      addedAt: sql`i.added_at`,
    },
    from: sql`
      from carts c join cart_items i on i.cart_id = c.id join products p on p.id = i.product_id join stores s on s.id = p.store_id
      where c.account_id = ${id}::uuid order by i.added_at desc, p.id
    `,
  }),
  orders: ({ id, locale }) => ({
    columns: {
      number: sql`o.number`,
      createdAt: sql`o.created_at`,
      status: sql`o.status`,
      store: storeName(locale),
      total: decimal('o.total_minor'),
      currency: sql`o.currency`,
      shownTotal: decimal('o.shown_total_minor'),
      shownCurrency: sql`o.shown_currency`,
      contactName: sql`o.contact_name`,
      contactPhone: sql`o.contact_phone`,
      contactEmail: sql`o.contact_email`,
      deliveryAddress: sql`o.address`,
      comment: sql`o.comment`,
      language: sql`o.locale`,
    },
    from: sql`from orders o join stores s on s.id = o.store_id where o.buyer_id = ${id}::uuid order by o.created_at desc, o.id`,
  }),
  orderLines: ({ id }) => ({
    columns: {
      number: sql`o.number`,
      position: sql`l.position`,
      code: sql`l.code`,
      name: sql`l.name`,
      quantity: sql`l.quantity`,
      unit: sql`l.unit_code`,
      price: decimal('l.price_minor'),
      sum: decimal('l.sum_minor'),
      currency: sql`o.currency`,
      vatPercent: sql`l.vat_percent`,
    },
    from: sql`from orders o join order_lines l on l.order_id = o.id where o.buyer_id = ${id}::uuid order by o.created_at desc, o.id, l.position`,
  }),
  orderSteps: ({ id }) => ({
    columns: { number: sql`o.number`, status: sql`h.status`, comment: sql`h.comment`, createdAt: sql`h.created_at` },
    from: sql`from order_history h join orders o on o.id = h.order_id where h.actor_id = ${id}::uuid order by h.id desc`,
  }),
  contacts: ({ id, addresses, locale }) => ({
    columns: {
      kind: sql`k.kind`,
      createdAt: sql`k.at`,
      store: storeName(locale),
      code: sql`p.code`,
      contactPhone: sql`k.phone`,
      contactName: sql`k.name`,
      comment: sql`k.question`,
      preferredTime: sql`k.preferred_time`,
      status: sql`k.status`,
      durationSeconds: sql`k.duration_seconds`,
    },
    from: sql`
      from (
        select 'Callback' as kind, r.created_at as at, r.store_id, r.product_id, r.phone, r.name, r.question, r.preferred_time, r.status, null::int as duration_seconds
        from callback_requests r where r.account_id = ${id}::uuid or lower(r.phone) = any(${addresses as string[]}::text[])
          or r.anonymous_id = any(array(select id from anonymous_sessions where attached_to = ${id}::uuid))
        union all select 'HelpRequest', created_at, null, null, contact, name, text, null, status, null
        from help_requests where account_id = ${id}::uuid or lower(contact) = any(${addresses as string[]}::text[])
          or anonymous_id = any(array(select id from anonymous_sessions where attached_to = ${id}::uuid))
        union all select 'PhoneShown', shown_at, store_id, product_id, null, null, null, null, null, null from phone_shows where account_id = ${id}::uuid
        union all select 'Call', started_at, store_id, null, caller_phone, null, null, null, status, duration_seconds
        from phone_calls where lower(caller_phone) = any(${addresses as string[]}::text[])
      ) k left join stores s on s.id = k.store_id left join products p on p.id = k.product_id order by k.at desc
    `,
  }),
  chats: ({ id, locale }) => ({
    columns: { store: storeName(locale), name: productName(locale), createdAt: sql`c.created_at` },
    from: sql`
      from chats c join stores s on s.id = c.store_id left join products p on p.id = c.product_id where c.buyer_id = ${id}::uuid order by c.created_at desc, c.id
    `,
  }),
  chatMessages: ({ id, locale }) => ({
    columns: { store: storeName(locale), role: sql`m.side`, createdAt: sql`m.created_at`, text: sql`m.text` },
    from: sql`
      from chat_messages m join chats c on c.id = m.chat_id join stores s on s.id = c.store_id
      where m.author_id = ${id}::uuid order by m.created_at desc, m.chat_id, m.seq desc
    `,
  }),
  files: ({ id, locale }) => ({
    columns: {
      kind: sql`case f.source when 'Youtube' then 'Video' else f.purpose end`,
      name: sql`f.name`,
      mediaType: sql`f.content_type`,
      sizeBytes: sql`f.byte_size`,
      createdAt: sql`f.created_at`,
      store: sql`(
        select string_agg(${storeName(locale)}, ', ' order by s.id) from stores s where s.id in (
          select c.store_id from chat_files cf join chats c on c.id = cf.chat_id where cf.file_id = f.id
          union all select substring(f.charged_to from '^store:(.+)$')::int
        )
      )`,
      url: sql`case when f.source = 'Youtube' then 'https://youtu.be/' || f.storage_key when f.purpose = 'Picture' then '/media/' || f.id || '/1280.jpeg' else '/file/' || f.id end`,
    },
    from: sql`
      from files f where f.created_by = ${id}::uuid or f.anonymous_id = any(array(select id from anonymous_sessions where attached_to = ${id}::uuid))
      order by f.created_at desc, f.id
    `,
  }),
  individualPrices: ({ id, locale }) => ({
    columns: {
      store: storeName(locale),
      code: sql`p.code`,
      name: productName(locale),
      quantity: sql`i.from_quantity`,
      price: decimal('i.price_minor'),
      currency: sql`i.currency`,
      expiresAt: sql`i.valid_until`,
    },
    from: sql`
      from individual_prices i join products p on p.id = i.product_id join stores s on s.id = p.store_id
      where i.buyer_id = ${id}::uuid order by i.valid_until desc, p.id, i.from_quantity
    `,
  }),
  invitations: ({ id, addresses, locale }) => ({
    columns: {
      direction: sql`case when i.invited_by = ${id}::uuid then 'Sent' else 'Received' end`,
      store: storeName(locale),
      role: sql`i.role`,
      address: sql`i.target`,
      createdAt: sql`i.created_at`,
      expiresAt: sql`i.expires_at`,
      acceptedAt: sql`i.accepted_at`,
      cancelledAt: sql`i.cancelled_at`,
    },
    from: sql`
      from store_invitations i join stores s on s.id = i.store_id
      where i.invited_by = ${id}::uuid or i.target = any(${addresses as string[]}::text[]) order by i.created_at desc, i.id
    `,
  }),
  actions: ({ id }) => ({
    columns: {
      at: sql`at`,
      action: sql`action`,
      entity: sql`entity`,
      entityId: sql`entity_id`,
      network: sql`network`,
      details: sql`details::text`,
    },
    from: sql`from audit_log where actor_id = ${id}::uuid order by id desc`,
  }),
  messages: ({ addresses }) => ({
    columns: {
      channel: sql`channel`,
      address: sql`recipient`,
      template: sql`template`,
      language: sql`locale`,
      status: sql`status`,
      createdAt: sql`created_at`,
      sentAt: sql`sent_at`,
    },
    from: sql`from outgoing_messages where lower(recipient) = any(${addresses as string[]}::text[]) order by created_at desc, id`,
  }),
  notifications: ({ id }) => ({
    columns: {
      kind: sql`k.kind`,
      channel: sql`k.channel`,
      isOn: sql`k.is_on`,
      startsAt: sql`k.starts_at`,
      endsAt: sql`k.ends_at`,
      timeZone: sql`k.time_zone`,
    },
    from: sql`
      from (
        select kind, channel, is_on, null as starts_at, null as ends_at, null as time_zone from notification_settings where account_id = ${id}::uuid and is_on is not null
        union all select null, null, null, starts_at::text, ends_at::text, time_zone from quiet_hours where account_id = ${id}::uuid
      ) k order by k.kind, k.channel
    `,
  }),
  pushSubscriptions: ({ id }) => ({
    columns: {
      device: sql`s.user_agent`,
      pushService: sql`split_part(p.endpoint, '/', 3)`,
      createdAt: sql`p.created_at`,
    },
    from: sql`from push_subscriptions p join account_sessions s on s.id = p.session_id where p.account_id = ${id}::uuid order by p.created_at desc, p.id`,
  }),
}

const productName = (locale: Locale) =>
  sql`(select t.name from product_translations t where t.product_id = p.id ${bestIn(locale)})`

/** Minor units as people write amounts: text, so that no program rounds it. */
const decimal = (column: string) => sql`(${sql.ref(column)} / 100.0)::numeric(20, 2)::text`
