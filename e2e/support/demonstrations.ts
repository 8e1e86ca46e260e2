// Servers with demonstration data of their own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '#platform/embedded/backup.ts'
import { ensureDatabase } from '#platform/embedded/ensure-database.ts'
import { restore } from '#platform/embedded/restore.ts'
import { connectEmbedded } from '#platform/embedded/supervisor.ts'
import { vacuum, writeWithoutWaiting } from '#platform/testing/database.ts'
import { type Server, startServer } from './server.ts'

const environment = { DEMO: '1' }
const log = { info: () => {}, warn: console.warn }

/** The first server loads the demonstration. The others start with its backup, in a fraction of the time. */
export async function startDemonstrations(count: number): Promise<Promise<Server>[]> {
  const first = await startServer(environment)
  const { connection } = await connectEmbedded(first.folder, log)
  await writeWithoutWaiting(connection)
  await vacuum(await ensureDatabase(connection))
  return [Promise.resolve(first), ...(count > 1 ? await startCopies(first, count - 1) : [])]
}

async function startCopies({ folder }: Server, count: number) {
  const temporary = mkdtempSync(join(tmpdir(), 'tradeyard-e2e-backup-'))
  const backup = join(temporary, 'backup')
  await backUp(folder, backup, log)
  const copies = Array.from({ length: count }, () => startServer(environment, (copy) => restore(backup, copy)))
  void Promise.allSettled(copies).then(() => rmSync(temporary, { recursive: true, force: true }))
  return copies
}
