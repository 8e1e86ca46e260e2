/** Runs the task one at a time; calls during a run cause a single further run. A failed run is not repeated until the next call. */
export function coalesce(task: () => Promise<void>) {
  let isRunning = false
  let isRequested = false

  return async function run() {
    isRequested = true
    if (isRunning) return
    isRunning = true
    while (isRequested) {
      isRequested = false
      await task().catch(() => {})
    }
    isRunning = false
  }
}
