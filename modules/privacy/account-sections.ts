import { sql } from 'kysely'
import { storeName } from '#platform/db/best-translation.ts'
import type { SectionQuery } from './section-query.ts'

/** Profile, permissions and audit log of the account. */
export const accountSections = {
  profile: ({ id, locale }) => ({
    columns: {
      id: sql`a.id`,
      name: sql`a.name`,
      language: sql`a.locale`,
      location: sql`lt.name`,
      createdAt: sql`a.created_at`,
      passwordChangedAt: sql`a.password_changed_at`,
      deletionRequestedAt: sql`a.deletion_requested_at`,
      viewedProducts: sql`(select string_agg(p.code, ', ' order by v.place) from unnest(a.viewed_products) with ordinality v (id, place) join products p on p.id = v.id)`,
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
    columns: { store: sql`m.store`, name: sql`m.team`, role: sql`m.role`, since: sql`m.created_at` },
    from: sql`
      from (
        select ${storeName(locale)} as store, null as team, m.role, m.created_at
        from store_members m join stores s on s.id = m.store_id where m.account_id = ${id}::uuid
        union all
        select null, t.name, m.role, m.created_at
        from purchasing_members m join purchasing_teams t on t.id = m.team_id where m.account_id = ${id}::uuid
      ) m order by m.created_at desc, m.store, m.team
    `,
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
} satisfies Record<string, SectionQuery>
