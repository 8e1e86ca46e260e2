const disposals: (() => Promise<void>)[] = []

/** Makes a value when the first test of a file asks for it, and disposes of it after the last one. Other files of the process make their own. */
export function oncePerFile<Value extends AsyncDisposable>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= makeAndRemember()
    return made
  }

  function makeAndRemember() {
    const value = make()
    disposals.push(async () => {
      made = undefined
      await (await value)[Symbol.asyncDispose]()
    })
    return value
  }
}

/** Ends what the tests of a file have made, the last first. */
export async function endFile() {
  for (let dispose = disposals.pop(); dispose; dispose = disposals.pop()) await dispose()
}
