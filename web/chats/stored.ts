export type Stored<Value> = { read: () => Value; write: (value: Value) => void; key: string }
export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** JSON in the browser's storage; where that is forbidden or full, it lives as long as the page. */
export function stored<Value>(key: string, empty: Value, box: Box | undefined = ownBox()): Stored<Value> {
  let last = empty
  return {
    key,
    read() {
      try {
        const text = box?.getItem(key)
        return box ? (text ? (JSON.parse(text) as Value) : empty) : last
      } catch {
        return last
      }
    },
    write(value) {
      last = value
      try {
        if (isEmpty(value)) box?.removeItem(key)
        else box?.setItem(key, JSON.stringify(value))
      } catch {
        // As above.
      }
    },
  }
}

const isEmpty = (value: unknown) => value === null || (typeof value === 'object' && Object.keys(value).length === 0)

function ownBox() {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
