/**
 * Runs `stop` once at the first signal, then exits. `drains` is true for SIGTERM only: Ctrl-C, a closed terminal and the end of the
 * parent process concern a single machine without a load balancer.
 */
export function stopOnSignals(stop: (drains: boolean) => Promise<void>) {
  let isStopping = false
  const begin = async (drains: boolean) => {
    if (isStopping) return
    isStopping = true
    try {
      await stop(drains)
      process.exit(0)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  process.on('SIGTERM', () => void begin(true))
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => void begin(false))
  process.on('disconnect', () => void begin(false))
}
