import { z } from 'zod'

/** Attributes of one control, as HTML names them. */
export type Constraint = {
  required?: boolean
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
}
export type Constraints = Readonly<Record<string, Constraint>>

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The input of a call as JSON Schema, made once. */
export function inputSchema(input: z.ZodObject): JsonSchema {
  const known = schemas.get(input)
  if (known) return known
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  schemas.set(input, schema)
  return schema
}

const schemas = new WeakMap<z.ZodObject, JsonSchema>()

/** The constraints of an input that HTML can check before it is sent; nested fields are named with dots. */
export function constraintsOf(input: z.ZodObject): Constraints {
  const constraints: Record<string, Constraint> = {}
  collect(inputSchema(input), '', constraints)
  return constraints
}

function collect(schema: JsonSchema, prefix: string, constraints: Record<string, Constraint>) {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const field = valueSchema(property as JsonSchema)
    if (field.type === 'object') collect(field, `${prefix}${name}.`, constraints)
    else constraints[prefix + name] = constraintOf(field, schema.required?.includes(name) ?? false)
  }
}

function constraintOf(field: JsonSchema, isPresent: boolean): Constraint {
  const { minLength, maxLength, minimum, maximum, type } = field
  const isFilled = type === 'string' ? field.format !== undefined || (minLength ?? 0) > 0 || Boolean(field.enum) : true
  return {
    ...(isPresent && isFilled && type !== 'boolean' && type !== 'array' && { required: true }),
    ...(type === 'string' && minLength !== undefined && minLength > 1 && { minLength }),
    ...(type === 'string' && maxLength !== undefined && { maxLength }),
    ...(isNumber(type) && minimum !== undefined && { min: minimum }),
    ...(isNumber(type) && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  }
}

/**
 * The schema of a value that is there: without the null of a nullable one, a union of objects and a record with known keys
 * as one object.
 */
export function valueSchema(schema: JsonSchema): JsonSchema {
  const keys = (schema.propertyNames as JsonSchema | undefined)?.enum as string[] | undefined
  if (keys)
    return {
      ...schema,
      properties: Object.fromEntries(keys.map((key) => [key, schema.additionalProperties as JsonSchema])),
    }
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.find((type) => type !== 'null') }
  const options = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
  if (options.length > 1 && options.every(({ type }) => type === 'object')) return mergeObjects(options)
  return options.length === 1 ? options[0]! : schema
}

/** The fields of all options. Of a field that differs between them only the type is kept. */
function mergeObjects(options: readonly JsonSchema[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  for (const option of options)
    for (const [name, property] of Object.entries(option.properties ?? {}) as [string, JsonSchema][]) {
      const known = properties[name] ?? property
      properties[name] = JSON.stringify(known) === JSON.stringify(property) ? property : { type: known.type }
    }
  const required = Object.keys(properties).filter((name) => options.every((option) => option.required?.includes(name)))
  return { type: 'object', properties, required }
}

export const isNullable = ({ type, anyOf }: JsonSchema) =>
  Array.isArray(type) ? type.includes('null') : (anyOf?.some((option) => option.type === 'null') ?? false)
export const isNumber = (type: JsonSchema['type']) => type === 'number' || type === 'integer'
