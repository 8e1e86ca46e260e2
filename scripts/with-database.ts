import { type Config, readConfig } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { ensureDatabase } from '#platform/embedded/ensure-database.ts'
import { connectEmbedded } from '#platform/embedded/supervisor.ts'

type Options = Omit<Parameters<typeof openDatabase>[1], 'applicationName'>

/** Runs a tool on the migrated database of the settings, with or without a running server. */
export async function withDatabase<Result>(
  tool: string,
  options: Options,
  run: (database: Database, config: Config) => Promise<Result>,
  environment: NodeJS.ProcessEnv = process.env,
) {
  const config = readConfig(environment)
  const embedded = config.databaseUrl
    ? undefined
    : await connectEmbedded(config.dataDir, { info: () => {}, warn: console.warn })
  try {
    const target = config.databaseUrl ?? (await ensureDatabase(embedded!.connection))
    await migrate(target)
    const database = openDatabase(target, { ...options, applicationName: `tradeyard ${tool}` })
    try {
      return await run(database, config)
    } finally {
      await database.end()
    }
  } finally {
    await embedded?.stop()
  }
}
