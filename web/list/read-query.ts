// The contract of a list's call says what the list can be searched, filtered and ordered by.
import { z } from 'zod'
import type { Call } from '#platform/contract.ts'
import type { JsonSchema } from '../forms/constraints.ts'
import type { FilterField } from './list-state.ts'

/** The search, filters and order of the address, as far as the call accepts them. */
export function readQuery(call: Call, url: URL) {
  const { properties = {} } = z.toJSONSchema(call.input, { io: 'output', unrepresentable: 'any' }) as JsonSchema
  const schemas = properties as Readonly<Record<string, JsonSchema>>
  const isValid = (name: string, value: string) =>
    value !== '' && (call.input.shape[name] as z.ZodType).safeParse(value).success
  const ofCall = Object.keys(schemas).flatMap((name) => {
    const value = url.searchParams.get(name)?.trim() ?? ''
    return isValid(name, value) ? [[name, value]] : []
  })
  const item = url.searchParams.get('item')
  const params: Record<string, string> = {
    ...Object.fromEntries(ofCall),
    ...(item && { item }),
  }
  return {
    params,
    sort: params.sort ?? String(schemas.sort?.default ?? ''),
    isDescending: (params.order ?? schemas.order?.default) === 'desc',
    filterFields: Object.entries(schemas).flatMap(([name, schema]) => filterField(name, schema) ?? []),
  }
}

const notFilters = ['page', 'pageSize', 'cursor', 'limit', 'query', 'sort', 'order'] as const
/** The filters of the list of a call. */
export type FilterOf<C extends Call> = Exclude<keyof C['input']['shape'] & string, (typeof notFilters)[number]>

function filterField(name: string, { type, enum: values, maxLength, format }: JsonSchema): FilterField | undefined {
  if ((notFilters as readonly string[]).includes(name)) return undefined
  if (type === 'boolean') return { name, options: ['true', 'false'] }
  const isDay = format === 'date' && { isDay: true }
  return { name, options: (values as string[] | undefined) ?? [], ...(maxLength && { maxLength }), ...isDay }
}
