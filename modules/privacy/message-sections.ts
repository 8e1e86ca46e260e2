import { sql } from 'kysely'
import { storeName } from '#platform/db/best-translation.ts'
import { productName, type SectionQuery } from './section-query.ts'

/** Conversations, files and messages of the person. */
export const messageSections = {
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
      kind: sql`f.purpose`,
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
      url: sql`case when f.source = 'Youtube' then 'https://youtu.be/' || f.storage_key when f.purpose = 'Picture' then '/media/' || f.id || '/1280.jpeg'
        when f.purpose = 'Video' then '/media/' || f.id || '.' || split_part(f.content_type, '/', 2) else '/file/' || f.id end`,
    },
    from: sql`
      from files f where f.created_by = ${id}::uuid or f.anonymous_id = any(array(select id from anonymous_sessions where attached_to = ${id}::uuid))
      order by f.created_at desc, f.id
    `,
  }),
  invitations: ({ id, addresses, locale }) => ({
    columns: {
      direction: sql`case when i.invited_by = ${id}::uuid then 'Sent' else 'Received' end`,
      store: sql`i.store`,
      name: sql`i.team`,
      role: sql`i.role`,
      address: sql`i.target`,
      createdAt: sql`i.created_at`,
      expiresAt: sql`i.expires_at`,
      acceptedAt: sql`i.accepted_at`,
      cancelledAt: sql`i.cancelled_at`,
    },
    from: sql`
      from (
        select i.id, i.invited_by, ${storeName(locale)} as store, null as team, i.role, i.target, i.created_at, i.expires_at, i.accepted_at, i.cancelled_at
        from store_invitations i join stores s on s.id = i.store_id
        union all
        select i.id, i.invited_by, null, t.name, i.role, i.email, i.created_at, i.expires_at, null, null
        from purchasing_invitations i join purchasing_teams t on t.id = i.team_id
      ) i
      where i.invited_by = ${id}::uuid or i.target = any(${addresses as string[]}::text[]) order by i.created_at desc, i.id
    `,
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
} satisfies Record<string, SectionQuery>
