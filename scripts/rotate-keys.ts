// Makes a new key for access tokens and retires the old one: npm run rotate-keys
// It may run beside the server; nobody is signed out, since what the old key signed still counts until it has run out.
import { rotateKeys } from '#modules/accounts/signing-keys.ts'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { ensureDatabase } from '#platform/embedded/ready.ts'
import { connectEmbedded } from '#platform/embedded/supervisor.ts'

const warnings = { info: () => {}, warn: console.warn }

try {
  console.log(`Key ${await run()} signs from now on.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run() {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await connectEmbedded(config.dataDir, warnings)
  try {
    const target = config.databaseUrl ?? (await ensureDatabase(embedded!.connection))
    await migrate(target)
    const database = openDatabase(target, { max: 1, applicationName: 'tradeyard rotate-keys' })
    try {
      return (await database.db.transaction().execute((tx) => rotateKeys(tx, new Date()))).id
    } finally {
      await database.end()
    }
  } finally {
    await embedded?.stop()
  }
}
