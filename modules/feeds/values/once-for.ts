/** Makes a value for each object once, and keeps it as long as the object. */
export function onceFor<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
