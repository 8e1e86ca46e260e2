// Facets as aggregations over the products before the filters, each with all filters but its own.
import { currencies } from '#platform/constants.ts'
import { euroMicros } from '#platform/values/money.ts'
import { booleanKeyword } from '../postgres/product-columns.ts'
import type { Bounds, ColumnQuery, FacetRequest, FacetResult } from '../lists/list-query.ts'
import { intervalKey } from './field-values.ts'
import { allOf, isVerified, type ListContext, type Query, queryOf } from './list-conditions.ts'

type Aggregation = Record<string, unknown>
type CountsRequest = Extract<FacetRequest, { maxValues?: number }>
export type FacetContext = ListContext & { intervalIds: readonly number[]; numberOfUnit: (code: string) => number }
type Bucket = { key: string | number; doc_count: number; bounds?: { min: number | null; max: number | null } }
type AggregationResult = {
  values?: { buckets?: Bucket[]; doc_count?: number; value?: number }
  included?: { buckets: Bucket[] }
  valueCount?: { value: number }
} & Record<string, unknown>
export type Aggregations = Readonly<Record<string, AggregationResult>>

/** More than there are of anything in one list that is counted in full. */
const maxValuesOfAll = 20_000
/** Each shard returns this many values, so that the most frequent values overall are right. */
const shardSize = 5_000
/** Up to here the number of values is exact in practice. */
const precisionThreshold = 40_000

export const aggregationsOf = ({ filters, facets }: ColumnQuery, context: FacetContext): Record<string, Aggregation> =>
  Object.fromEntries(
    Object.entries(facets).map(([name, request]) => [
      keyOf(name),
      {
        filter: allOf(
          filters
            .filter(({ group }) => group !== request.group)
            .map(({ condition }): Query => queryOf(condition, context)),
        ),
        aggs: aggregationOf(request, context),
      },
    ]),
  )

/** Names of aggregations have no brackets and the like. */
const keyOf = (name: string) => name.replace(':', '_')

function aggregationOf(request: FacetRequest, context: FacetContext): Record<string, Aggregation> {
  const { field } = request
  if (request.kind === 'counts') return countsAggregation(request, context)
  if (request.kind === 'bounds') return boundsAggregation(request, context)
  return { values: { cardinality: { field, precision_threshold: precisionThreshold } } }
}

function countsAggregation(
  { field, maxValues, include }: CountsRequest,
  context: FacetContext,
): Record<string, Aggregation> {
  if (field === 'isVerified') return { values: { filter: isVerified(context.today) } }
  if (maxValues === undefined) return { values: { terms: { field, size: maxValuesOfAll } } }
  return {
    values: { terms: { field, size: maxValues, shard_size: shardSize } },
    valueCount: { cardinality: { field, precision_threshold: precisionThreshold } },
    ...(include?.length ? { included: { terms: { field, include, size: include.length } } } : {}),
  }
}

function boundsAggregation({ field, group }: FacetRequest, { intervalIds }: FacetContext): Record<string, Aggregation> {
  const minMax = (of: string, name: string) => ({
    [`min${name}`]: { min: { field: of } },
    [`max${name}`]: { max: { field: of } },
  })
  if (field === 'price')
    return { values: { terms: { field: 'currency', size: currencies.length }, aggs: minMax('priceMinor', '') } }
  if (field !== 'intervals') return minMax(field, '')
  return Object.assign({}, ...keysOf(group, intervalIds).map((id) => minMax(`intervals.${intervalKey(id)}`, `${id}`)))
}

/** The characteristics of the category, or the one of the filter whose group is asked. */
const keysOf = (group: string, intervalIds: readonly number[]) =>
  group === '' ? intervalIds : [Number(group.replace(/^\D*/, ''))]

export const facetsOf = (
  { facets }: ColumnQuery,
  answers: Aggregations,
  context: FacetContext,
): Record<string, FacetResult> =>
  Object.fromEntries(
    Object.entries(facets).map(([name, request]) => [name, resultOf(request, answers[keyOf(name)]!, context)]),
  )

function resultOf(request: FacetRequest, answer: AggregationResult, context: FacetContext): FacetResult {
  const { field } = request
  if (request.kind === 'distinct') return { count: answer.values!.value! }
  if (request.kind === 'bounds') return { bounds: boundsIn(request, answer, context) }
  if (field === 'isVerified') {
    const count = answer.values!.doc_count!
    return { counts: new Map(count > 0 ? [[booleanKeyword(true), count]] : []), count: Number(count > 0) }
  }
  const numberOf = (key: string | number) => (field === 'unit' ? context.numberOfUnit(String(key)) : Number(key))
  const counts = new Map(answer.values!.buckets!.map(({ key, doc_count }) => [numberOf(key), doc_count]))
  const included = new Map(answer.included?.buckets.map(({ key, doc_count }) => [numberOf(key), doc_count]))
  const { include = [] } = request as CountsRequest
  for (const value of include) counts.set(value, included.get(value) ?? 0)
  return { counts, count: answer.valueCount?.value ?? counts.size }
}

function boundsIn({ field, group }: FacetRequest, answer: AggregationResult, { rates, intervalIds }: FacetContext) {
  const bounds = new Map<number, Bounds>()
  const add = (key: number, from: number | null, to: number | null) => {
    if (from === null || to === null) return
    const other = bounds.get(key)
    bounds.set(key, other ? { from: Math.min(from, other.from), to: Math.max(to, other.to) } : { from, to })
  }
  if (field === 'price')
    for (const { key, ...bucket } of answer.values!.buckets!) {
      const currency = currencies.find((each) => each === key)!
      const micros = (minor: number) => euroMicros({ minor, currency }, rates)
      add(0, micros(valueIn(bucket, 'min')!), micros(valueIn(bucket, 'max')!))
    }
  else if (field !== 'intervals') add(0, valueIn(answer, 'min'), valueIn(answer, 'max'))
  else for (const id of keysOf(group, intervalIds)) add(id, valueIn(answer, `min${id}`), valueIn(answer, `max${id}`))
  return bounds
}

const valueIn = (answer: object, name: string) =>
  (answer as Record<string, { value: number | null } | undefined>)[name]?.value ?? null
