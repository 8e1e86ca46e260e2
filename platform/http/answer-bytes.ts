import { z } from 'zod'

type Pick = (answer: unknown) => unknown

/**
 * Writes answers as bytes of JSON: the fields that the schema declares, and no others. Most calls are never asked of a process, so
 * this is made for the first answer. As text, a long answer would be copied once more behind its headers.
 */
export function writerOf(schema: z.ZodType): (answer: unknown) => Buffer {
  let pick: Pick | undefined
  return (answer) => Buffer.from(JSON.stringify((pick ??= pickerOf(schema))(answer)))
}

/** Objects written down field by field are what V8 makes and turns into text fastest: decision 0015 has the figures. */
function pickerOf(schema: z.ZodType): Pick {
  const others: z.ZodType[] = []
  return new Function('others', `return (answer) => ${picked(schema, 'answer', others)}`)(others) as Pick
}

const plain = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'unknown'])

/** The code for a value of the schema, the value itself where nothing is to be dropped. `others` takes schemas for which there is no code. */
function picked(schema: z.ZodType, value: string, others: z.ZodType[]): string {
  if (plain.has(schema.def.type)) return value
  if (schema instanceof z.ZodNullable) {
    const inner = picked(schema.unwrap() as z.ZodType, value, others)
    return inner === value ? value : `(${value} === null ? null : ${inner})`
  }
  if (schema instanceof z.ZodArray) {
    const item = picked(schema.element as z.ZodType, 'item', others)
    return item === 'item' ? value : `${value}.map((item) => ${item})`
  }
  if (!(schema instanceof z.ZodObject)) return `others[${others.push(schema) - 1}].parse(${value})`
  const fields = Object.entries<z.ZodType>(schema.shape).map(([field, inner]) => {
    const name = JSON.stringify(field)
    return `${name}: ${picked(inner, `${value}[${name}]`, others)}`
  })
  return `({ ${fields.join(', ')} })`
}
