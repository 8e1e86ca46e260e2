import type { Document, Field, Schema } from './engine.ts'

/** As wide as the numbers in it need. */
export type Numbers = Uint8Array | Uint16Array | Int32Array | Float64Array
export type Column = { field: Field; values: Numbers; highest: number }
/** Lists of different lengths: document `slot` has `lengths[slot]` items from `starts[slot]` on. An item's amount is its part of `amounts` divided by `perOne`. */
export type Lists = {
  field: Field
  starts: Int32Array
  lengths: Uint8Array
  items: Numbers
  amounts: Numbers | undefined
  perOne: number
  used: number
  highest: number
}
export type SlotList = { slots: Int32Array; count: number }

const mostItems = 255
/** Little, because memory counts: a whole catalogue is announced beforehand. */
const growth = 1.1
const listedGrowth = 1.2
/** Amounts are kept in thousandths until one is finer. */
const thousandths = 1_000
const none: SlotList = { slots: new Int32Array(0), count: 0 }

/** Documents as one array a field. A document lives in a slot; the slot of a removed one is used again. */
export class Columns {
  readonly columns = new Map<string, Column>()
  readonly lists = new Map<string, Lists>()
  #postings = new Map<string, Map<number, SlotList>>()
  #slotOf: Int32Array
  #free: number[] = []
  #capacity: number
  #used = 0
  #all: Int32Array | undefined
  ids: Int32Array
  count = 0

  /** `capacity`: how many documents are expected; more find room too. */
  constructor(schema: Schema, capacity = 1024) {
    this.#capacity = capacity
    this.#slotOf = new Int32Array(capacity)
    this.ids = new Int32Array(capacity)
    for (const [name, field] of Object.entries(schema)) {
      if (field.kind === 'keyword' || field.kind === 'number')
        this.columns.set(name, { field, values: new Uint8Array(capacity), highest: 0 })
      else
        this.lists.set(name, {
          field,
          starts: new Int32Array(capacity),
          lengths: new Uint8Array(capacity),
          items: new Uint8Array(capacity),
          amounts: field.kind === 'numbers' ? new Uint8Array(capacity) : undefined,
          perOne: thousandths,
          used: 0,
          highest: 0,
        })
      if (field.isListed) this.#postings.set(name, new Map())
    }
  }

  slotOf = (id: number) => (id < this.#slotOf.length ? this.#slotOf[id]! - 1 : -1)

  isListed = (field: string) => this.#postings.has(field)

  /** The slots of the documents with this value of a listed field, in no order. */
  listed = (field: string, value: number): SlotList => this.#postings.get(field)?.get(value) ?? none

  all(): Int32Array {
    if (this.#all) return this.#all
    const slots = new Int32Array(this.count)
    let at = 0
    for (let slot = 0; slot < this.#used; slot++) if (this.ids[slot] !== 0) slots[at++] = slot
    return (this.#all = slots)
  }

  put({ id, values }: Document) {
    const known = this.slotOf(id)
    const slot = known >= 0 ? known : this.#take(id)
    for (const [name, column] of this.columns) this.#setValue(name, column, slot, Number(values[name] ?? 0), known < 0)
    for (const [name, lists] of this.lists) setList(lists, slot, values[name])
  }

  remove(id: number) {
    const slot = this.slotOf(id)
    if (slot < 0) return
    for (const name of this.#postings.keys()) this.#unlist(name, this.columns.get(name)!.values[slot]!, slot)
    for (const lists of this.lists.values()) lists.lengths[slot] = 0
    this.ids[slot] = 0
    this.#slotOf[id] = 0
    this.#free.push(slot)
    this.#all = undefined
    this.count--
  }

  /** Writes one field of every document anew: `from` is given its slot. */
  recompute(name: string, from: (slot: number) => number) {
    const column = this.columns.get(name)!
    for (let slot = 0; slot < this.#used; slot++) setNumber(column, slot, from(slot))
  }

  #take(id: number): number {
    const slot = this.#free.pop() ?? this.#used++
    if (slot >= this.#capacity) this.#grow()
    if (id >= this.#slotOf.length) this.#slotOf = grown(this.#slotOf, Math.max(id + 1, this.#slotOf.length * growth))
    this.#slotOf[id] = slot + 1
    this.ids[slot] = id
    this.#all = undefined
    this.count++
    return slot
  }

  #grow() {
    this.#capacity = Math.ceil(this.#capacity * growth)
    this.ids = grown(this.ids, this.#capacity)
    for (const column of this.columns.values()) column.values = grown(column.values, this.#capacity)
    for (const lists of this.lists.values()) {
      lists.starts = grown(lists.starts, this.#capacity)
      lists.lengths = grown(lists.lengths, this.#capacity)
    }
  }

  #setValue(name: string, column: Column, slot: number, value: number, isNew: boolean) {
    const old = column.values[slot]!
    setNumber(column, slot, value)
    if (!column.field.isListed || (!isNew && old === value)) return
    if (!isNew) this.#unlist(name, old, slot)
    const postings = this.#postings.get(name)!
    const list = postings.get(value) ?? { slots: new Int32Array(8), count: 0 }
    if (list.count === list.slots.length) list.slots = grown(list.slots, list.count * listedGrowth)
    list.slots[list.count++] = slot
    postings.set(value, list)
  }

  #unlist(name: string, value: number, slot: number) {
    const list = this.#postings.get(name)!.get(value)!
    const at = list.slots.subarray(0, list.count).indexOf(slot)
    list.slots[at] = list.slots[--list.count]!
  }
}

function setNumber(column: Column, slot: number, value: number) {
  column.values = written(column.values, slot, value)
  if (column.field.kind === 'keyword' && value > column.highest) column.highest = value
}

function setList(lists: Lists, slot: number, value: Document['values'][string] | undefined) {
  const isNumbers = lists.amounts !== undefined
  const keys = isNumbers ? Object.keys(value ?? {}).map(Number) : ((value as readonly number[] | undefined) ?? [])
  const length = Math.min(keys.length, mostItems)
  if (length > lists.lengths[slot]!) {
    if (lists.used + length > lists.items.length) {
      lists.items = grown(lists.items, (lists.used + length) * growth)
      if (lists.amounts) lists.amounts = grown(lists.amounts, lists.items.length)
    }
    lists.starts[slot] = lists.used
    lists.used += length
  }
  lists.lengths[slot] = length
  const start = lists.starts[slot]!
  for (let at = 0; at < length; at++) {
    const key = keys[at]!
    lists.items = written(lists.items, start + at, key)
    if (key > lists.highest) lists.highest = key
    if (lists.amounts) setAmount(lists, start + at, (value as Record<number, number>)[key]!)
  }
}

function setAmount(lists: Lists, at: number, amount: number) {
  const isFiner = Math.round(amount * lists.perOne) / lists.perOne !== amount
  if (isFiner && lists.perOne > 1) {
    lists.amounts = Float64Array.from(lists.amounts!, (each) => each / lists.perOne)
    lists.perOne = 1
  }
  lists.amounts = written(lists.amounts!, at, isFiner ? amount : Math.round(amount * lists.perOne))
}

const widths = [Uint8Array, Uint16Array, Int32Array, Float64Array] as const

/** The same array, or a wider one where the number does not fit into it. */
function written(values: Numbers, at: number, value: number): Numbers {
  values[at] = value
  if (values[at] === value || values instanceof Float64Array) return values
  const wider = new widths[widths.findIndex((width) => values instanceof width) + 1]!(values.length)
  wider.set(values)
  return written(wider, at, value)
}

function grown<Values extends Numbers>(values: Values, length: number): Values {
  const next = new (values.constructor as new (length: number) => Values)(Math.ceil(length))
  next.set(values)
  return next
}
