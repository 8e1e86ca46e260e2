export type Observable<Value> = {
  get: () => Value
  set: (value: Value) => void
  update: (part: Partial<Value>) => void
  subscribe: (listener: () => void) => () => void
}

/** A value with change listeners, for `useSyncExternalStore`. */
export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  const set = (next: Value) => {
    if (next === value) return
    value = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => value,
    set,
    update: (part) => set({ ...value, ...part }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
