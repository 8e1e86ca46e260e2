import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { escapeLike, foldText } from '#platform/db/like.ts'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import type { Filter as Shape } from '../contract.ts'
import { operatorsOf } from '../schema/describe.ts'
import type { Entity, Field, FieldType, Operator } from '../fields.ts'

type Condition = { field: string; operator: Operator; value: unknown }
type Filter = Condition | { and: Filter[] } | { or: Filter[] }
type FilterField = Pick<Field, 'key' | 'type' | 'filterExpression'>

const maxConditions = 50
/** `contains` conditions; each scans all texts of its field. */
const maxContains = 5

/** Compiles a filter to SQL. Field names are looked up in the entity; values are query parameters. */
export function conditionOf({ id, fields }: Entity, filter: z.output<typeof Shape>): RawBuilder<unknown> {
  const filterFields = new Map<string, FilterField>(
    [{ key: 'id', type: 'Number' as const, filterExpression: id }, ...fields].map((field) => [field.key, field]),
  )
  const errors: FieldError[] = []
  let conditionCount = 0
  let containsCount = 0

  function read(node: Filter, path: string): RawBuilder<unknown> {
    if ('and' in node)
      return sql`(${sql.join(
        node.and.map((each, index) => read(each, `${path}.and.${index}`)),
        sql` and `,
      )})`
    if ('or' in node)
      return sql`(${sql.join(
        node.or.map((each, index) => read(each, `${path}.or.${index}`)),
        sql` or `,
      )})`
    conditionCount++
    if (node.operator === 'contains') containsCount++
    const condition = readCondition(filterFields.get(node.field), node)
    if (!('part' in condition)) return condition
    errors.push({ path: `${path}.${condition.part}`, code: condition.code })
    return sql`false`
  }
  const condition = read(filter, 'filter')
  if (conditionCount > maxConditions || containsCount > maxContains)
    errors.push({ path: 'filter', code: 'field.tooLarge' })
  if (errors.length > 0) throw invalidInput(errors)
  return condition
}

type InvalidCondition = { part: 'field' | 'operator' | 'value'; code: string }

function readCondition(
  field: FilterField | undefined,
  { operator, value }: Condition,
): RawBuilder<unknown> | InvalidCondition {
  if (!field?.filterExpression) return { part: 'field', code: 'field.unknown' }
  if (!operatorsOf(field).includes(operator)) return { part: 'operator', code: 'field.invalid' }
  const { schema, cast } = valueTypeOf(field.type)
  const read = (operator === 'in' ? z.array(schema) : schema).safeParse(value)
  if (!read.success) return { part: 'value', code: 'field.wrongType' }
  const matches = (expression: RawBuilder<unknown>) => compare(expression, operator, read.data, cast)
  return 'many' in field.filterExpression
    ? sql`exists (select from (${field.filterExpression.many}) as candidates (value) where ${matches(sql`value`)})`
    : matches(field.filterExpression)
}

function compare(expression: RawBuilder<unknown>, operator: Operator, value: unknown, cast: RawBuilder<unknown>) {
  if (operator === 'in') return sql`${expression} = any(${value}::${cast}[])`
  // The subquery folds the search text once instead of for each row.
  if (operator === 'contains')
    return sql`${foldText(expression)} like (select '%' || ${foldText(sql`${escapeLike(value as string)}::text`)} || '%')`
  return sql`${expression} ${{ eq: sql`=`, gte: sql`>=`, lte: sql`<=` }[operator]} ${value}::${cast}`
}

type ValueType = { schema: z.ZodType; cast: RawBuilder<unknown> }

const number: ValueType = {
  schema: z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  cast: sql`numeric`,
}
const text: ValueType = { schema: z.string().min(1).max(200), cast: sql`text` }
const valueTypes: Partial<Record<FieldType, ValueType>> = {
  Number: number,
  Money: number,
  Category: { schema: z.int32(), cast: sql`int` },
  Boolean: { schema: z.boolean(), cast: sql`boolean` },
  Date: { schema: z.iso.date(), cast: sql`date` },
  Time: { schema: z.iso.datetime({ offset: true }), cast: sql`timestamptz` },
}

const valueTypeOf = (type: FieldType) => valueTypes[type] ?? text
