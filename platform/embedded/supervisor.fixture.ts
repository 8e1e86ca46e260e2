// Serves a data folder in a process of its own, for the tests that kill it.
import { startEmbedded } from './supervisor.ts'

const send = (message: object) => process.send!(message)
try {
  const { connection, stop } = await startEmbedded(process.argv[2]!, {
    info: (info) => send({ info }),
    warn: (warn) => send({ warn }),
  })
  send({ connection })
  process.on('message', async () => {
    await stop()
    process.exit(0)
  })
} catch (error) {
  send({ error: (error as Error).message })
  process.exitCode = 1
  process.disconnect?.()
}
