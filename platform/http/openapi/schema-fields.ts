// The fields of a JSON schema as rows of a table, for readers.

export type JsonSchema = {
  type?: string | readonly string[]
  description?: string
  format?: string
  const?: unknown
  enum?: readonly unknown[]
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: JsonSchema
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: JsonSchema | boolean
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
}
/** `path`: `items[].price.minor`; `*` stands for any key. */
export type Field = { path: string; type: string; isRequired: boolean; description: string }

/** The fields of an object and of all objects in it. Alternatives are told by the types of their common fields. */
export function fieldsOf(schema: JsonSchema): Field[] {
  const byPath = Map.groupBy(fieldsWithin(schema, ''), ({ path }) => path)
  return [...byPath.values()].map((same) => ({
    ...same[0]!,
    type: [...new Set(same.map(({ type }) => type))].join(' or '),
    isRequired: same.every(({ isRequired }) => isRequired),
  }))
}

function fieldsWithin(schema: JsonSchema, path: string): Field[] {
  const { properties = {}, required = [], items, additionalProperties } = schema
  const prefix = path && `${path}.`
  return [
    ...fieldsOfAlternatives(schema.anyOf ?? schema.oneOf ?? [], path),
    ...(items ? fieldsWithin(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? fieldsWithin(additionalProperties, `${prefix}*`) : []),
    ...Object.entries(properties).flatMap(([name, property]) => [
      {
        path: prefix + name,
        type: typeOf(property),
        isRequired: required.includes(name),
        description: property.description ?? '',
      },
      ...fieldsWithin(property, prefix + name),
    ]),
  ]
}

/** A field that one alternative lacks is not required. */
function fieldsOfAlternatives(alternatives: readonly JsonSchema[], path: string): Field[] {
  const each = alternatives.filter(({ type }) => type !== 'null').map((schema) => fieldsWithin(schema, path))
  const isInAll = (field: Field) => each.every((fields) => fields.some((other) => other.path === field.path))
  return each.flat().map((field) => ({ ...field, isRequired: field.isRequired && isInAll(field) }))
}

/** In words: `integer, 1 to 1000`, `string (uuid) or null`, `array of string, at most 30`. */
export function typeOf(schema: JsonSchema): string {
  const { type, items, enum: values, additionalProperties } = schema
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return [...new Set(alternatives.map(typeOf))].join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ')
  if (items) return `array of ${typeOf(items)}${schema.maxItems ? `, at most ${schema.maxItems}` : ''}`
  if (type === 'object' && typeof additionalProperties === 'object')
    return `object with values of ${typeOf(additionalProperties)}`
  const name = type === undefined ? 'any' : [type].flat().join(' or ')
  return name + (schema.format ? ` (${schema.format})` : '') + boundsOf(schema)
}

const maxColumn = 2_147_483_647

/** What JavaScript or a column can represent says nothing. */
function boundsOf({ minimum, maximum, maxLength }: JsonSchema) {
  const isTold = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < maxColumn
  if (isTold(minimum) && isTold(maximum)) return `, ${minimum} to ${maximum}`
  if (isTold(minimum)) return `, ${minimum} or more`
  if (isTold(maximum)) return `, ${maximum} or less`
  return maxLength ? `, at most ${maxLength} characters` : ''
}
