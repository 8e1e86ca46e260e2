// How well the first results answer judged queries.
import type { JudgedQuery } from './judge.ts'

/** The length of the longest list that is judged. */
export const judgedResults = 24

export type MeasuredQuery = { query: JudgedQuery; figures: Omit<Figures, 'queries'> }

export type Figures = {
  queries: number
  /** Of the first ten results, 1 for an ideal order. */
  nDCG: number
  /** The share of the first five results that is right in kind and attributes, of those that could be. */
  strict: number
  /** The share of the first five results that is right in kind, of those that could be. */
  kind: number
  /** The share of the right products in the first 24 results, of those that could be there. */
  recall: number
  /** The share without results. */
  empty: number
}

/** The contents of figures.json, by part: the figures of all queries, of each language and of each kind. */
export type Baseline = Record<JudgedQuery['part'], Record<string, Figures>>

/** The figures of one list: the gains of its results and those of all products. */
export const figuresOf = (gains: readonly number[], possible: readonly number[]): MeasuredQuery['figures'] => ({
  nDCG: nDCG(gains, possible),
  strict: precision(gains, possible, 2),
  kind: precision(gains, possible, 1),
  recall: share(countOf(gains.slice(0, judgedResults), 2), Math.min(judgedResults, countOf(possible, 2))),
  empty: gains.length === 0 ? 1 : 0,
})

/** The means of all queries, of each language and of each kind. */
export function summarize(measured: readonly MeasuredQuery[]): Record<string, Figures> {
  const groups = {
    all: measured,
    ...Object.groupBy(measured, ({ query }) => query.locale),
    ...Object.groupBy(measured, ({ query }) => query.kind),
  }
  return Object.fromEntries(Object.entries(groups).map(([name, some]) => [name, meanOf(some)]))
}

function meanOf(measured: readonly MeasuredQuery[]): Figures {
  const mean = (name: keyof MeasuredQuery['figures']) =>
    Math.round((measured.reduce((sum, { figures }) => sum + figures[name], 0) / measured.length) * 10_000) / 10_000
  return {
    queries: measured.length,
    nDCG: mean('nDCG'),
    strict: mean('strict'),
    kind: mean('kind'),
    recall: mean('recall'),
    empty: mean('empty'),
  }
}

const nDCG = (gains: readonly number[], possible: readonly number[]) =>
  share(discounted(gains), discounted(possible.toSorted((a, b) => b - a)))

const discounted = (gains: readonly number[]) =>
  gains.slice(0, 10).reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0)

/** A short list is not blamed for its end: that is what recall is for. */
const precision = (gains: readonly number[], possible: readonly number[], gain: number) =>
  share(countOf(gains.slice(0, 5), gain), Math.min(5, countOf(possible, gain), gains.length))

const countOf = (gains: readonly number[], gain: number) => gains.filter((each) => each >= gain).length

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
