import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { accountSections } from './account-sections.ts'
import { messageSections } from './message-sections.ts'
import { orderSections } from './order-sections.ts'
import type { Holder, SectionQuery } from './section-query.ts'

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

const queries: Record<SectionName, SectionQuery> = { ...accountSections, ...orderSections, ...messageSections }
