// A table that people edit as it is, declared once: its fields make the calls, their checks, the columns that are read and written,
// the filters and the order of its list. `serveResource` serves it.
import { z } from 'zod'
import type { AuditedEntity } from '../constants.ts'
import { type Access, type Call, call, listOf, NumberParameter, Ok, PageNumber, PageSize } from '../contract.ts'

type Shape = Readonly<Record<string, z.ZodType>>
type KeyOf<Fields extends Shape> = keyof Fields & string

type Declaration<Fields extends Shape, Derived extends Shape, Filter extends KeyOf<Fields>> = {
  /** Below /api, without the last part, such as `x/admin-panel/brand`. */
  path: string
  /** Last parts of its calls that are others than `/list`, `/single`, `/create`, `/update` and `/delete`. */
  parts?: Partial<Record<keyof typeof defaultParts, string>>
  access: Access
  /** Its columns are the fields in snake case, besides `id` and `version`. */
  table: string
  /** One of them, with its article, for the summaries of the calls. */
  noun: string
  /** Fields that are read and written. */
  fields: Fields
  /** Columns that are read, and written elsewhere. */
  derived?: Derived
  /** Fields that the list's `query` looks in: text, or texts by language. */
  search?: readonly KeyOf<Fields>[]
  /** Fields whose value the list can ask for. */
  filters?: readonly Filter[]
  /** Fields that the list can be ordered by; the first is the default. */
  sort: readonly NoInfer<KeyOf<Fields> | KeyOf<Derived>>[]
  /** Calls on many at once; `activate` needs a field `isActive`. */
  bulk?: readonly ('delete' | 'activate')[]
}

const defaultParts = { list: '/list', single: '/single', create: '/create', update: '/update', remove: '/delete' }
export const maxBulkIds = 1_000
/** Why a bulk call leaves an item as it is. */
export const bulkRejections = ['resource.notFound', 'resource.inUse'] as const

/** Declares a resource and its calls. Numbers of the list's filters are read from text. */
export function defineResource<
  Fields extends Shape,
  Derived extends Shape = Record<never, never>,
  Filter extends KeyOf<Fields> = never,
>(name: AuditedEntity, declaration: Declaration<Fields, Derived, Filter>) {
  const {
    path,
    access,
    noun,
    fields,
    derived = {} as Derived,
    search = [],
    filters = [],
    sort,
    bulk = [],
  } = declaration
  const parts = { ...defaultParts, ...declaration.parts }
  const errors = ['resource.notFound', 'resource.changed', 'resource.taken', 'resource.inUse']
  const Item = z.object({ id: z.int(), version: z.int(), ...fields, ...derived })
  const Key = z.object({ id: NumberParameter, version: NumberParameter })
  const Ids = z.object({ ids: z.array(NumberParameter).min(1).max(maxBulkIds) })
  const Outcome = z.object({
    count: z.int(),
    rejected: z.array(z.object({ id: z.int(), code: z.enum(bulkRejections) })),
  })
  const filterFields = Object.fromEntries(filters.map((field) => [field, filterOf(fields[field]!)])) as Record<
    Filter,
    z.ZodOptional<z.ZodType>
  >

  return {
    name,
    ...declaration,
    derived,
    search,
    filters,
    bulk,
    calls: {
      list: call(`GET ${path}${parts.list}`, {
        access,
        summary: `Lists, finds and orders what is ${noun}`,
        input: z.object({
          page: PageNumber,
          pageSize: PageSize(50, 200),
          query: z.string().trim().max(200).default(''),
          sort: z.enum(sort as readonly [string, ...string[]]).default(sort[0]!),
          order: z.enum(['asc', 'desc']).default('asc'),
          ...filterFields,
        }),
        output: listOf(Item),
      }),
      single: call(`GET ${path}${parts.single}`, {
        access,
        summary: `Reads ${noun}`,
        input: z.object({ id: NumberParameter }),
        output: Item,
        errors,
      }),
      create: call(`POST ${path}${parts.create}`, {
        access,
        summary: `Creates ${noun}`,
        input: z.object(fields),
        output: Item,
        errors,
      }),
      update: call(`PUT ${path}${parts.update}`, {
        access,
        summary: `Changes the given fields of ${noun}, unless somebody else has changed it since`,
        input: z.object({ ...Key.shape, ...z.object(fields).partial().shape }),
        output: Item,
        errors,
      }),
      remove: call(`DELETE ${path}${parts.remove}`, {
        access,
        summary: `Deletes ${noun} that nothing uses`,
        input: Key,
        output: Ok,
        errors,
      }),
      bulkDelete: call(`POST ${path}/bulk-delete`, {
        access,
        summary: `Deletes many at once, except those in use; \`isDryRun\` only tells the outcome`,
        input: Ids.extend({ isDryRun: z.boolean().default(false) }),
        output: Outcome,
      }),
      bulkActivate: call(`POST ${path}/bulk-activate`, {
        access,
        summary:
          'Activates or deactivates many at once and counts those that change; `isDryRun` only tells the outcome',
        input: Ids.extend({ isActive: z.boolean(), isDryRun: z.boolean().default(false) }),
        output: Outcome,
      }),
    },
  }
}

/** Any resource: its fields are known by name only. */
export type Resource = {
  name: AuditedEntity
  table: string
  fields: Shape
  derived: Shape
  search: readonly string[]
  filters: readonly string[]
  bulk: readonly ('delete' | 'activate')[]
  calls: Readonly<Record<'list' | 'single' | 'create' | 'update' | 'remove' | 'bulkDelete' | 'bulkActivate', Call>>
}

/** The calls that are served: those of a bulk change only where it is declared. */
export const callsOf = ({ calls: { bulkDelete, bulkActivate, ...calls }, bulk }: Resource): Call[] => [
  ...Object.values(calls),
  ...(bulk.includes('delete') ? [bulkDelete] : []),
  ...(bulk.includes('activate') ? [bulkActivate] : []),
]

/** A query string carries text: `true` and `false` stand for booleans there. */
function filterOf(field: z.ZodType): z.ZodOptional<z.ZodType> {
  if (field instanceof z.ZodBoolean) return z.stringbool().optional()
  if (field instanceof z.ZodNumber) return NumberParameter.optional()
  return field.optional()
}
