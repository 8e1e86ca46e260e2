export type Persisted<Value> = { read: () => Value; write: (value: Value) => void; key: string }
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A JSON value in browser storage; kept in memory if storage is forbidden or full. */
export function persisted<Value>(
  key: string,
  empty: Value,
  storage: KeyValueStorage | undefined = browserStorage(),
): Persisted<Value> {
  let last = empty
  return {
    key,
    read() {
      try {
        const text = storage?.getItem(key)
        return storage ? (text ? (JSON.parse(text) as Value) : empty) : last
      } catch {
        return last
      }
    },
    write(value) {
      last = value
      try {
        if (isEmpty(value)) storage?.removeItem(key)
        else storage?.setItem(key, JSON.stringify(value))
      } catch {
        // Kept in memory only.
      }
    },
  }
}

const isEmpty = (value: unknown) => value === null || (typeof value === 'object' && Object.keys(value).length === 0)

/** Undefined if the browser forbids storage. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
