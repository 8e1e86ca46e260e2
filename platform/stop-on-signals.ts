/**
 * Runs `stop` once, whatever signals come, then ends the process. Load balancers are waited for on SIGTERM only: Ctrl-C, a closed
 * terminal and the end of the starting process concern one machine.
 */
export function stopOnSignals(stop: (waits: boolean) => Promise<void>) {
  let isStopping = false
  const begin = async (waits: boolean) => {
    if (isStopping) return
    isStopping = true
    try {
      await stop(waits)
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
