import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { accountSections } from './account-sections.ts'
import { messageSections } from './message-sections.ts'
import { orderSections } from './order-sections.ts'
import type { DataSubject, SectionQuery } from './section-query.ts'

type CellValue = string | number | boolean | Date | null
export type ExportSection = {
  name: SectionName
  columns: readonly string[]
  rows: Record<string, CellValue>[]
  isComplete: boolean
}

/** Keeps the file readable by spreadsheet programs. The newest rows come first. */
export const maxRowsPerSection = 5_000

/** The sections of the export, in order. */
export const sectionNames = [
  'profile',
  'addresses',
  'permissions',
  'sessions',
  'secondFactors',
  'memberships',
  'organizations',
  'billingDetails',
  'deliveryAddresses',
  'cart',
  'productLists',
  'orders',
  'orderLines',
  'orderSteps',
  'purchaseRequests',
  'procurementRequests',
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

/** Reads all sections one by one. The caller's transaction provides a consistent snapshot. */
export async function readExportSections(db: Db, subject: DataSubject): Promise<ExportSection[]> {
  const sections: ExportSection[] = []
  for (const name of sectionNames) {
    const { columns, from } = sectionQueries[name](subject)
    const list = sql.join(Object.entries(columns).map(([column, value]) => sql`${value} as ${sql.id(column)}`))
    const { rows } = await sql<
      Record<string, CellValue>
    >`select ${list} ${from} limit ${maxRowsPerSection + 1}`.execute(db)
    sections.push({
      name,
      columns: Object.keys(columns),
      rows: rows.slice(0, maxRowsPerSection),
      isComplete: rows.length <= maxRowsPerSection,
    })
  }
  return sections
}

const sectionQueries: Record<SectionName, SectionQuery> = { ...accountSections, ...orderSections, ...messageSections }
