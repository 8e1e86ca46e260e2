import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { likeable } from '#platform/db/like.ts'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import type { Filter as Shape } from './contract.ts'
import { operatorsOf } from './describe.ts'
import type { Entity, Field, FieldType, Operator } from './fields.ts'

type Condition = { field: string; operator: Operator; value: unknown }
type Filter = Condition | { and: Filter[] } | { or: Filter[] }
type Compared = Pick<Field, 'key' | 'type' | 'compared'>

const mostConditions = 50
/** Each reads every text of its field. */
const mostSearches = 5

/** A filter as SQL: what it names are fields of the entity, what it compares them with are parameters. */
export function conditionOf({ id, fields }: Entity, filter: z.output<typeof Shape>): RawBuilder<unknown> {
  const compared = new Map<string, Compared>(
    [{ key: 'id', type: 'Number' as const, compared: id }, ...fields].map((field) => [field.key, field]),
  )
  const errors: FieldError[] = []
  let conditions = 0
  let searches = 0

  function read(part: Filter, path: string): RawBuilder<unknown> {
    if ('and' in part)
      return sql`(${sql.join(
        part.and.map((each, index) => read(each, `${path}.and.${index}`)),
        sql` and `,
      )})`
    if ('or' in part)
      return sql`(${sql.join(
        part.or.map((each, index) => read(each, `${path}.or.${index}`)),
        sql` or `,
      )})`
    conditions++
    if (part.operator === 'contains') searches++
    const condition = readCondition(compared.get(part.field), part)
    if (!('wrong' in condition)) return condition
    errors.push({ path: `${path}.${condition.wrong}`, code: condition.code })
    return sql`false`
  }
  const condition = read(filter, 'filter')
  if (conditions > mostConditions || searches > mostSearches) errors.push({ path: 'filter', code: 'field.tooLarge' })
  if (errors.length > 0) throw invalidInput(errors)
  return condition
}

type Wrong = { wrong: 'field' | 'operator' | 'value'; code: string }

function readCondition(field: Compared | undefined, { operator, value }: Condition): RawBuilder<unknown> | Wrong {
  if (!field?.compared) return { wrong: 'field', code: 'field.unknown' }
  if (!operatorsOf(field).includes(operator)) return { wrong: 'operator', code: 'field.invalid' }
  const { schema, cast } = kindOf(field.type)
  const read = (operator === 'in' ? z.array(schema) : schema).safeParse(value)
  if (!read.success) return { wrong: 'value', code: 'field.wrongType' }
  const matches = (compared: RawBuilder<unknown>) => compare(compared, operator, read.data, cast)
  return 'many' in field.compared
    ? sql`exists (select from (${field.compared.many}) as every (one) where ${matches(sql`one`)})`
    : matches(field.compared)
}

function compare(compared: RawBuilder<unknown>, operator: Operator, value: unknown, cast: RawBuilder<unknown>) {
  if (operator === 'in') return sql`${compared} = any(${value}::${cast}[])`
  // A query of its own folds what is looked for once, not for each text.
  if (operator === 'contains')
    return sql`${folded(compared)} like (select '%' || ${folded(sql`${likeable(value as string)}::text`)} || '%')`
  return sql`${compared} ${{ eq: sql`=`, gte: sql`>=`, lte: sql`<=` }[operator]} ${value}::${cast}`
}

/** What search_key makes of texts of the six languages, at a tenth of its cost: it is done for every text that is looked through. */
const folded = (text: RawBuilder<unknown>) => sql`lower(public.unaccent('public.unaccent', ${text}))`

type Kind = { schema: z.ZodType; cast: RawBuilder<unknown> }

const number: Kind = {
  schema: z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  cast: sql`numeric`,
}
const text: Kind = { schema: z.string().min(1).max(200), cast: sql`text` }
const kinds: Partial<Record<FieldType, Kind>> = {
  Number: number,
  Money: number,
  Category: { schema: z.int32(), cast: sql`int` },
  Boolean: { schema: z.boolean(), cast: sql`boolean` },
  Date: { schema: z.iso.date(), cast: sql`date` },
  Time: { schema: z.iso.datetime({ offset: true }), cast: sql`timestamptz` },
}

const kindOf = (type: FieldType) => kinds[type] ?? text
