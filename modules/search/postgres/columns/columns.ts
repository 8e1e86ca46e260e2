import type { Document, Field, Schema } from './types.ts'

/** The narrowest type that holds the numbers in it. */
export type Numbers = Uint8Array | Uint16Array | Int32Array | Float64Array
export type Column = { field: Field; values: Numbers; maxValue: number }
/** Variable-length lists: row `r` has `lengths[r]` items from `starts[r]` on. `values` are fixed-point: an item's number is `values[item] / scale`. */
export type Lists = {
  field: Field
  starts: Int32Array
  lengths: Uint8Array
  items: Numbers
  values: Numbers | undefined
  scale: number
  used: number
  maxValue: number
}
export type PostingList = { rows: Int32Array; count: number }

const maxItems = 255
/** Small, to save memory: the initial load announces its size. */
const growthFactor = 1.1
const postingsGrowthFactor = 1.2
/** List values are stored in thousandths until one is finer. */
const defaultScale = 1_000
const none: PostingList = { rows: new Int32Array(0), count: 0 }

/** One array per field. A document has a row in all of them; rows of removed documents are reused. */
export class Columns {
  readonly columns = new Map<string, Column>()
  readonly lists = new Map<string, Lists>()
  #postings = new Map<string, Map<number, PostingList>>()
  #rowById: Int32Array
  #freeRows: number[] = []
  #capacity: number
  #used = 0
  #all: Int32Array | undefined
  ids: Int32Array
  count = 0

  /** `capacity`: the expected number of documents; the arrays grow beyond it. */
  constructor(schema: Schema, capacity = 1024) {
    this.#capacity = capacity
    this.#rowById = new Int32Array(capacity)
    this.ids = new Int32Array(capacity)
    for (const [name, field] of Object.entries(schema)) {
      if (field.kind === 'keyword' || field.kind === 'number')
        this.columns.set(name, { field, values: new Uint8Array(capacity), maxValue: 0 })
      else
        this.lists.set(name, {
          field,
          starts: new Int32Array(capacity),
          lengths: new Uint8Array(capacity),
          items: new Uint8Array(capacity),
          values: field.kind === 'numbers' ? new Uint8Array(capacity) : undefined,
          scale: defaultScale,
          used: 0,
          maxValue: 0,
        })
      if (field.indexed) this.#postings.set(name, new Map())
    }
  }

  rowOf = (id: number) => (id < this.#rowById.length ? this.#rowById[id]! - 1 : -1)

  isIndexed = (field: string) => this.#postings.has(field)

  /** Rows of the documents with this value of an indexed field, unordered. */
  postingList = (field: string, value: number): PostingList => this.#postings.get(field)?.get(value) ?? none

  all(): Int32Array {
    if (this.#all) return this.#all
    const rows = new Int32Array(this.count)
    let at = 0
    for (let row = 0; row < this.#used; row++) if (this.ids[row] !== 0) rows[at++] = row
    return (this.#all = rows)
  }

  put({ id, values }: Document) {
    const known = this.rowOf(id)
    const row = known >= 0 ? known : this.#allocateRow(id)
    for (const [name, column] of this.columns) this.#setValue(name, column, row, Number(values[name] ?? 0), known < 0)
    for (const [name, lists] of this.lists) setList(lists, row, values[name])
  }

  remove(id: number) {
    const row = this.rowOf(id)
    if (row < 0) return
    for (const name of this.#postings.keys()) this.#removePosting(name, this.columns.get(name)!.values[row]!, row)
    for (const lists of this.lists.values()) lists.lengths[row] = 0
    this.ids[row] = 0
    this.#rowById[id] = 0
    this.#freeRows.push(row)
    this.#all = undefined
    this.count--
  }

  /** Rewrites one field of every document. */
  recompute(name: string, valueOf: (row: number) => number) {
    const column = this.columns.get(name)!
    for (let row = 0; row < this.#used; row++) setNumber(column, row, valueOf(row))
  }

  #allocateRow(id: number): number {
    const row = this.#freeRows.pop() ?? this.#used++
    if (row >= this.#capacity) this.#grow()
    if (id >= this.#rowById.length)
      this.#rowById = resize(this.#rowById, Math.max(id + 1, this.#rowById.length * growthFactor))
    this.#rowById[id] = row + 1
    this.ids[row] = id
    this.#all = undefined
    this.count++
    return row
  }

  #grow() {
    this.#capacity = Math.ceil(this.#capacity * growthFactor)
    this.ids = resize(this.ids, this.#capacity)
    for (const column of this.columns.values()) column.values = resize(column.values, this.#capacity)
    for (const lists of this.lists.values()) {
      lists.starts = resize(lists.starts, this.#capacity)
      lists.lengths = resize(lists.lengths, this.#capacity)
    }
  }

  #setValue(name: string, column: Column, row: number, value: number, isNew: boolean) {
    const old = column.values[row]!
    setNumber(column, row, value)
    if (!column.field.indexed || (!isNew && old === value)) return
    if (!isNew) this.#removePosting(name, old, row)
    const postings = this.#postings.get(name)!
    const list = postings.get(value) ?? { rows: new Int32Array(8), count: 0 }
    if (list.count === list.rows.length) list.rows = resize(list.rows, list.count * postingsGrowthFactor)
    list.rows[list.count++] = row
    postings.set(value, list)
  }

  #removePosting(name: string, value: number, row: number) {
    const list = this.#postings.get(name)!.get(value)!
    const at = list.rows.subarray(0, list.count).indexOf(row)
    list.rows[at] = list.rows[--list.count]!
  }
}

function setNumber(column: Column, row: number, value: number) {
  column.values = setWidening(column.values, row, value)
  if (column.field.kind === 'keyword' && value > column.maxValue) column.maxValue = value
}

function setList(lists: Lists, row: number, value: Document['values'][string] | undefined) {
  const isNumbers = lists.values !== undefined
  const keys = isNumbers ? Object.keys(value ?? {}).map(Number) : ((value as readonly number[] | undefined) ?? [])
  const length = Math.min(keys.length, maxItems)
  if (length > lists.lengths[row]!) {
    if (lists.used + length > lists.items.length) {
      lists.items = resize(lists.items, (lists.used + length) * growthFactor)
      if (lists.values) lists.values = resize(lists.values, lists.items.length)
    }
    lists.starts[row] = lists.used
    lists.used += length
  }
  lists.lengths[row] = length
  const start = lists.starts[row]!
  for (let at = 0; at < length; at++) {
    const key = keys[at]!
    lists.items = setWidening(lists.items, start + at, key)
    if (key > lists.maxValue) lists.maxValue = key
    if (lists.values) setListValue(lists, start + at, (value as Record<number, number>)[key]!)
  }
}

function setListValue(lists: Lists, at: number, value: number) {
  const isFinerThanScale = Math.round(value * lists.scale) / lists.scale !== value
  if (isFinerThanScale && lists.scale > 1) {
    lists.values = Float64Array.from(lists.values!, (each) => each / lists.scale)
    lists.scale = 1
  }
  lists.values = setWidening(lists.values!, at, isFinerThanScale ? value : Math.round(value * lists.scale))
}

const widths = [Uint8Array, Uint16Array, Int32Array, Float64Array] as const

/** Writes the number and returns the array, or a wider copy if the number does not fit. */
function setWidening(values: Numbers, at: number, value: number): Numbers {
  values[at] = value
  if (values[at] === value || values instanceof Float64Array) return values
  const wider = new widths[widths.findIndex((width) => values instanceof width) + 1]!(values.length)
  wider.set(values)
  return setWidening(wider, at, value)
}

function resize<Values extends Numbers>(values: Values, length: number): Values {
  const next = new (values.constructor as new (length: number) => Values)(Math.ceil(length))
  next.set(values)
  return next
}
