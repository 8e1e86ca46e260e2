import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context, Member } from '#platform/http/dispatch.ts'
import type { entityNames, fieldTypes, findSchema, Operator } from './contract.ts'

export type EntityName = (typeof entityNames)[number]
export type FieldType = (typeof fieldTypes)[number]
export type Operator = z.output<typeof Operator>
/** A field as the form shows it and as values are judged by. */
export type FormField = OutputOf<typeof findSchema>['fields'][number]
export type PlainFormField = NonNullable<FormField['fields']>[number]
/** A document's fields by key, as they are read and written. */
export type Values = Record<string, unknown>

/** Where a field's choices are read from. */
export type ChoiceSource = 'unit' | 'country' | 'warehouse' | 'legalForm'

export type PlainField = {
  key: string
  type: FieldType
  /** publishing: a draft may lack it. */
  required?: 'always' | 'publishing'
  isReadOnly?: true
  /** The value is texts by locale; a required one has that of the store's own language. */
  isTranslatable?: true
  min?: number
  max?: number | ((now: Date) => number)
  maxLength?: number
  mostItems?: number
  default?: unknown
  choices?: readonly string[] | ChoiceSource
}
export type Field = PlainField & {
  /** SQL of the value as documents show it. */
  value: RawBuilder<unknown>
  /** SQL that filters compare; without one the field is no filter. `many`: a query of one column, of which any may match. */
  compared?: RawBuilder<unknown> | { many: RawBuilder<unknown> }
  isSortable?: true
  items?: readonly PlainField[]
}

/** The store for which documents are read and written. */
export type OwnStore = { id: number; locale: Locale; currency: Currency; organizationId: number; country: string }
export type Acting = Pick<Context, 'caller' | 'now'> & { store: OwnStore; role: Member['role'] }

/** One change, judged: `values` is the whole document as it will be, `given` what of it is new. */
export type Change = {
  id: number | undefined
  before: Values | undefined
  values: Values
  given: ReadonlySet<string>
  acting: Acting
  form: readonly FormField[]
}

export type Entity = {
  name: EntityName
  /** A FROM item; its columns are used by `id`, `version`, `isOwn` and the fields. */
  rows: RawBuilder<unknown>
  id: RawBuilder<unknown>
  version: RawBuilder<unknown>
  /** What is written of, for the lock. */
  locked: RawBuilder<unknown>
  /** Holds for the documents of this store. Null: they are everyone's. */
  isOwn: ((store: OwnStore) => RawBuilder<unknown>) | null
  order: RawBuilder<unknown>
  fields: readonly Field[]
  isCreatable: boolean
  /** Throws what the rules say about the whole; writes; answers the id. */
  save?: (tx: Tx, change: Change) => Promise<number>
}

/** A time as an ISO text in UTC. */
export const isoTime = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
