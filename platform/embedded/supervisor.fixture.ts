// A process that serves a data folder, as the program does: for the tests that kill it.
import { startEmbedded } from './supervisor.ts'

const say = (message: object) => process.send!(message)
try {
  const { connection, stop } = await startEmbedded(process.argv[2]!, {
    info: (info) => say({ info }),
    warn: (warn) => say({ warn }),
  })
  say({ connection })
  process.on('message', async () => {
    await stop()
    process.exit(0)
  })
} catch (error) {
  say({ error: (error as Error).message })
  process.exitCode = 1
  process.disconnect?.()
}
