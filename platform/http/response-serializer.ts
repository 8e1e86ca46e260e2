import { z } from 'zod'

type Projection = (value: unknown) => unknown

/**
 * Returns a function that serializes a response as bytes of JSON: the fields that the schema declares, and no others. The projection
 * is composed for the first response, since a process never receives most calls. Bytes spare the copy that a long text would need
 * behind its headers.
 */
export function createResponseSerializer(schema: z.ZodType): (response: unknown) => Buffer {
  let project: Projection | undefined
  return (response) => {
    project ??= projectionOf(schema) ?? ((value) => value)
    return Buffer.from(JSON.stringify(project(response)))
  }
}

const scalars = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'unknown'])

/** Copies the declared fields of a value. Undefined for a schema whose values are taken as they are. */
function projectionOf(schema: z.ZodType): Projection | undefined {
  if (scalars.has(schema.def.type)) return undefined
  if (schema instanceof z.ZodNullable) {
    const project = projectionOf(schema.unwrap() as z.ZodType)
    return project && ((value) => (value === null ? null : project(value)))
  }
  if (schema instanceof z.ZodArray) {
    const project = projectionOf(schema.element as z.ZodType)
    return project && ((value) => (value as unknown[]).map(project))
  }
  if (schema instanceof z.ZodObject) return objectProjection(schema.shape as Record<string, z.ZodType>)
  // Unions, records and optional fields, which few calls have.
  return (value) => schema.parse(value)
}

function objectProjection(shape: Record<string, z.ZodType>): Projection {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, project: projectionOf(schema) }))
  return (value) => {
    const source = value as Record<string, unknown>
    const copy: Record<string, unknown> = {}
    for (const { name, project } of fields) copy[name] = project ? project(source[name]) : source[name]
    return copy
  }
}
