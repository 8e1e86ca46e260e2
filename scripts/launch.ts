// The second step of `npm start`: builds the pages when they are stale, then starts the server in this process.
import { buildIfStale } from './build.ts'
import { runFromTerminal } from './run.ts'

await runFromTerminal(async (progress) => {
  const [{ start }, { readConfig }, { createLog }] = await Promise.all([import('../server.ts'), import('#platform/config.ts'), import('#platform/log.ts')])
  const config = readConfig(process.env)
  await buildIfStale(progress)
  return start(config, createLog(process.env.LOG_LEVEL ? config.logLevel : 'warn'), progress)
})
