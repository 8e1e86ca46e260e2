import type { z } from 'zod'
import { addDays, dayOf, daysBetween } from '#platform/values/days.ts'
import { maxReportDays, ReportColumn, type ReportGroup, type ReportKind } from './contract.ts'

export type Group = z.output<typeof ReportGroup>
export type ColumnKey = z.output<typeof ReportColumn>
export type Kind = z.output<typeof ReportKind>
export type Period = { from: string; to: string }

/** The figures that are counted by days. Orders, lines and their outcomes have sums, too. */
export const measures = ReportColumn.exclude(['amount', 'completedAmount', 'lineAmount', 'actions']).options
export type Measure = (typeof measures)[number]
type Column = { measures: readonly Measure[]; isMoney: boolean }

const targetActions = ['orders', 'chats', 'callbacks', 'phoneShows', 'calls'] as const
const count = (measure: Measure): Column => ({ measures: [measure], isMoney: false })
const money = (measure: Measure): Column => ({ measures: [measure], isMoney: true })

export const columns: Readonly<Record<ColumnKey, Column>> = {
  orders: count('orders'),
  amount: money('orders'),
  completed: count('completed'),
  completedAmount: money('completed'),
  ended: count('ended'),
  lines: count('lines'),
  lineAmount: money('lines'),
  products: count('products'),
  accounts: count('accounts'),
  stores: count('stores'),
  chats: count('chats'),
  callbacks: count('callbacks'),
  phoneShows: count('phoneShows'),
  calls: count('calls'),
  actions: { measures: targetActions, isMoney: false },
  productViews: count('productViews'),
  storeViews: count('storeViews'),
  cardViews: count('cardViews'),
  contactClicks: count('contactClicks'),
}

const orderColumns = ['orders', 'amount', 'completed', 'completedAmount', 'ended'] as const
const viewColumns = ['productViews', 'storeViews', 'cardViews', 'contactClicks'] as const
const catalogColumns = ['products', 'lines', 'lineAmount'] as const

/** The groups of each report, the default one first, with the columns that are known by that group. */
const reports: Readonly<Record<Kind, Partial<Record<Group, readonly ColumnKey[]>>>> = {
  orders: {
    location: orderColumns,
    supplierType: orderColumns,
    category: ['lines', 'lineAmount'],
    store: orderColumns,
    day: orderColumns,
  },
  catalog: {
    category: catalogColumns,
    location: catalogColumns,
    supplierType: catalogColumns,
    store: catalogColumns,
    day: catalogColumns,
  },
  'stores-with-target-actions': {
    store: ['actions', ...targetActions],
    location: ['actions', ...targetActions],
    supplierType: ['actions', ...targetActions],
    day: ['actions', ...targetActions],
  },
  'stores-and-products-views': {
    store: viewColumns,
    location: viewColumns,
    supplierType: viewColumns,
    category: ['productViews', 'cardViews', 'contactClicks'],
    day: viewColumns,
  },
  activity: { day: ['orders', 'accounts', 'stores', 'products', 'chats', 'callbacks', 'phoneShows', 'calls'] },
}

export const groupsOf = (kind: Kind) => Object.keys(reports[kind]) as Group[]
/** Undefined for a group that the report does not have. */
export const columnsOf = (kind: Kind, group: Group) => reports[kind][group]

const defaultDays = 30
export const daysOf = ({ from, to }: Period) => daysBetween(from, to) + 1

/** The period asked for, and the one of the same length before it. Undefined if it ends before it begins or is too long. */
export function periodsOf({ from, to }: Partial<Period>, now: Date): { period: Period; previous: Period } | undefined {
  const last = to ?? (from ? dayOf(now) : addDays(dayOf(now), -1))
  const period = { from: from ?? addDays(last, 1 - defaultDays), to: last }
  const days = daysOf(period)
  if (days < 1 || days > maxReportDays) return undefined
  return { period, previous: { from: addDays(period.from, -days), to: addDays(period.from, -1) } }
}
