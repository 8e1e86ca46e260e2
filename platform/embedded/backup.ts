import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import {
  type Contents,
  copyFolder,
  copyInto,
  ignoreMissing,
  type Manifest,
  syncFolder,
  writeInto,
  writeManifest,
} from './backup-folder.ts'
import { connectEmbedded } from './supervisor.ts'

type Log = Parameters<typeof connectEmbedded>[1]
type Copied = Pick<Manifest, 'postgres' | 'wal'>

/** Folders of which a restored server needs only the folder. */
const emptied = /^postgres\/(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const temporary = /(^|\/)(postmaster\.(pid|opts)|pgsql_tmp[^/]*|pg_internal\.init[^/]*|postgresql\.auto\.conf\.tmp)$/
const controlFile = 'postgres/global/pg_control'

/**
 * Copies the database and the files of an installation into a new folder, while it serves or while it does not.
 * The folder has its name only once it is whole.
 */
export async function backUp(dataDir: string, to: string, log: Log): Promise<Manifest> {
  const folder = resolve(to)
  if (!existsSync(join(dataDir, 'postgres/PG_VERSION')))
    throw new Error(`There is no database to back up in ${dataDir}. Set DATA_DIR to the data folder.`)
  if (`${folder}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new Error(`A backup inside ${dataDir} would be lost with it: choose another folder.`)
  const part = await makePart(folder)
  try {
    const manifest = await copyInstallation(dataDir, part, log)
    await rename(part, folder)
    await syncFolder(dirname(folder))
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

/** A backup of an external database is made with the tools of that PostgreSQL. */
export function refuseExternalDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  if (databaseUrl === undefined) return
  const files = `${join(dataDir, 'files')} and ${join(dataDir, 'pepper')} (or the setting PEPPER)`
  throw new Error(
    `DATABASE_URL is set: use PostgreSQL's own pg_basebackup or pg_dump and pg_restore, and copy ${files} beside.`,
  )
}

async function makePart(folder: string) {
  const entries = await readdir(folder).catch(ignoreMissing)
  if (entries && entries.length > 0) throw new Error(`${folder} is not empty: a backup needs a new folder.`)
  // Removed before the work: a folder that cannot be replaced, such as a mounted disk, is found out at once.
  if (entries) await rmdir(folder)
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  const part = `${folder}.part`
  await mkdir(part, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Error(
      `${part} is there: another backup is being written, or was interrupted. In the second case remove it first.`,
    )
  })
  return part
}

async function copyInstallation(dataDir: string, part: string, log: Log): Promise<Manifest> {
  const createdAt = new Date().toISOString()
  const contents: Contents = { folders: [], files: [] }
  const { postgres, wal } = await copyDatabase(dataDir, part, contents, log)
  // After the database: by then the files that its rows name have been written.
  if (existsSync(join(dataDir, 'files'))) await copyFolder(dataDir, part, 'files', contents)
  await copyInto(dataDir, part, 'pepper', contents)
  const manifest: Manifest = { version: 1, createdAt, postgres, wal, ...contents }
  await writeManifest(part, manifest)
  return manifest
}

async function copyDatabase(dataDir: string, part: string, contents: Contents, log: Log): Promise<Copied> {
  const { connection, stop } = await connectEmbedded(dataDir, log)
  try {
    const client = new pg.Client({ ...connection, application_name: 'tradeyard backup' })
    client.on('error', () => {})
    await client.connect()
    return await copyCluster(client, dataDir, part, contents).finally(() => client.end())
  } finally {
    await stop()
  }
}

/**
 * The low-level API of PostgreSQL's manual, "Continuous Archiving". The slot keeps the write-ahead log that the copy needs;
 * it ends with the session, and so does a backup that was begun.
 */
async function copyCluster(client: pg.Client, dataDir: string, part: string, contents: Contents): Promise<Copied> {
  await client.query('select pg_create_physical_replication_slot($1, immediately_reserve => true, temporary => true)', [
    `tradeyard_backup_${process.pid}`,
  ])
  const {
    rows: [begun],
  } = await client.query<{ start: string; postgres: string }>(
    `select pg_backup_start('tradeyard', fast => true) as start, current_setting('server_version') as postgres`,
  )
  await copyFolder(
    dataDir,
    part,
    'postgres',
    contents,
    (path) => emptied.test(path) || temporary.test(path) || path === controlFile,
  )
  await writeInto(part, controlFile, await readSettled(join(dataDir, controlFile)), contents)
  const {
    rows: [ended],
  } = await client.query<{ stop: string; label: string; tablespaces: string }>(
    'select lsn as stop, labelfile as label, spcmapfile as tablespaces from pg_backup_stop(wait_for_archive => false)',
  )
  if (ended!.tablespaces)
    throw new Error('The database has tablespaces outside its data folder, which this backup cannot hold.')
  await writeInto(part, 'postgres/backup_label', ended!.label, contents)
  const wal = { start: begun!.start, stop: ended!.stop }
  for (const path of await walFiles(client, dataDir, wal))
    if (!(await copyInto(dataDir, part, path, contents)))
      throw new Error(`${path} is gone: the backup would not be whole.`)
  return { postgres: begun!.postgres, wal }
}

/** PostgreSQL may be writing the file: two equal readings in a row are a whole one. */
async function readSettled(path: string) {
  let last = await readFile(path)
  for (;;) {
    const next = await readFile(path)
    if (next.equals(last)) return next
    last = next
  }
}

/** The segments between both locations, and the histories of time lines. */
async function walFiles(client: pg.Client, dataDir: string, { start, stop }: Manifest['wal']) {
  const { rows } = await client.query<{ name: string }>(
    `
    select pg_walfile_name('0/0'::pg_lsn + (segment * size + 1)) as name
    from (select setting::numeric as size from pg_settings where name = 'wal_segment_size') as settings,
      generate_series(div($1::pg_lsn - '0/0'::pg_lsn, size), div($2::pg_lsn - '0/0'::pg_lsn - 1, size)) as segment
    order by segment`,
    [start, stop],
  )
  const histories = (await readdir(join(dataDir, 'postgres/pg_wal'))).filter((name) => name.endsWith('.history'))
  return [...rows.map(({ name }) => name), ...histories].map((name) => `postgres/pg_wal/${name}`)
}
