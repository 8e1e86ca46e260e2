/** Work that is never done twice at the same time: asked for meanwhile, it is done once more. What fails waits for the next time it is asked for. */
export function createRound(work: () => Promise<void>) {
  let isRunning = false
  let isWanted = false

  return async function run() {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work().catch(() => {})
    }
    isRunning = false
  }
}
