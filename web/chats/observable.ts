export type Observable<Value> = {
  get: () => Value
  set: (value: Value) => void
  change: (part: Partial<Value>) => void
  subscribe: (hear: () => void) => () => void
}

/** A value that tells its listeners when it is another one. */
export function observable<Value>(first: Value): Observable<Value> {
  let value = first
  const listeners = new Set<() => void>()
  const set = (next: Value) => {
    if (next === value) return
    value = next
    for (const hear of listeners) hear()
  }
  return {
    get: () => value,
    set,
    change: (part) => set({ ...value, ...part }),
    subscribe: (hear) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}
