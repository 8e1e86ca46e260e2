import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context, Member } from '#platform/http/dispatch.ts'
import type { StoreRight } from '../accounts/rules.ts'
import type { entityNames, fieldTypes, findSchema, Operator } from './contract.ts'

export type EntityName = (typeof entityNames)[number]
export type FieldType = (typeof fieldTypes)[number]
export type Operator = z.output<typeof Operator>
/** A field of a form; values are validated against it. */
export type FormField = OutputOf<typeof findSchema>['fields'][number]
export type BaseFormField = NonNullable<FormField['fields']>[number]
/** Values of a document by field key. */
export type Values = Record<string, unknown>

/** Sources of choices that are loaded at run time. */
export type ChoiceSource = 'unit' | 'country' | 'saleCountry' | 'warehouse' | 'legalForm'

export type BaseField = {
  key: string
  type: FieldType
  /** `publishing`: required unless the document is a draft. */
  required?: 'always' | 'publishing'
  isReadOnly?: true
  /** The value is an object of texts by locale. If required, it must contain the language of the store. */
  isTranslatable?: true
  min?: number
  max?: number | ((now: Date) => number)
  maxLength?: number
  maxItems?: number
  default?: unknown
  choices?: readonly string[] | ChoiceSource
  /** Only stores of organizations in these countries have the field. */
  countries?: readonly string[]
}
export type Field = BaseField & {
  /** SQL expression of the value in documents. */
  select: RawBuilder<unknown>
  /** SQL expression that filters compare; without it the field cannot be filtered. `many` is a one-column query of which any row may match. */
  filterExpression?: RawBuilder<unknown> | { many: RawBuilder<unknown> }
  isSortable?: true
  /** The field of the stored record that has the same value. */
  storedAs?: string
  items?: readonly BaseField[]
  /** People without this right set the field of drafts only. */
  right?: StoreRight
}

/** The store whose documents are read and written. */
export type StoreContext = { id: number; locale: Locale; currency: Currency; organizationId: number; country: string }
export type WriteContext = Pick<Context, 'caller' | 'now'> & { store: StoreContext; role: Member['role'] }

/** A validated change. `values` is the whole new document, `changedKeys` are the fields in the request. */
export type Change = {
  id: number | undefined
  before: Values | undefined
  values: Values
  changedKeys: ReadonlySet<string>
  context: WriteContext
  form: readonly FormField[]
}

export type Entity = {
  name: EntityName
  /** SQL FROM item. Its columns are used by `id`, `version`, `isOwnedBy` and the fields. */
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  version: RawBuilder<unknown>
  /** The table alias in FOR UPDATE OF. */
  lockTarget: RawBuilder<unknown>
  /** SQL condition that selects the documents of a store. Null: everyone may read them. */
  isOwnedBy: ((store: StoreContext) => RawBuilder<unknown>) | null
  order: RawBuilder<unknown>
  fields: readonly Field[]
  isCreatable: boolean
  /** The right that writing it takes. */
  right?: StoreRight
  /** Validates the document as a whole, writes it and returns its id. */
  save?: (tx: Tx, change: Change) => Promise<number>
}
