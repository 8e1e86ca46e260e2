import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { createBucketStore } from '../files/bucket-store.ts'
import type { Bucket } from '../files/bucket-settings.ts'
import { listBucket } from '../files/list-bucket.ts'
import {
  type Contents,
  copyFolder,
  copyEntry,
  ignoreMissing,
  type Manifest,
  streamEntry,
  syncFolder,
  writeEntry,
  writeManifest,
} from './backup-folder.ts'
import { connectEmbedded } from './supervisor.ts'

type Log = Parameters<typeof connectEmbedded>[1]
type Options = {
  /** Where the files are, if not in the data folder. */
  bucket?: Bucket | undefined
  /** Is told about each step, and every few seconds how many files are copied. */
  onProgress?: (step: string) => void
}
type DatabaseCopy = Pick<Manifest, 'postgres' | 'wal'>

/** Folders that a restored server needs empty. */
const excludedContents =
  /^postgres\/(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const temporary = /(^|\/)(postmaster\.(pid|opts)|pgsql_tmp[^/]*|pg_internal\.init[^/]*|postgresql\.auto\.conf\.tmp)$/
const controlFile = 'postgres/global/pg_control'
const progressMs = 5_000

/**
 * Copies the database and the files of a running or stopped installation into a new folder. The folder gets its final name when the
 * backup is complete.
 */
export async function backUp(dataDir: string, to: string, log: Log, options: Options = {}): Promise<Manifest> {
  const folder = resolve(to)
  if (!existsSync(join(dataDir, 'postgres/PG_VERSION')))
    throw new Error(`There is no database to back up in ${dataDir}. Set DATA_DIR to the data folder.`)
  if (`${folder}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new Error(`A backup inside ${dataDir} would be lost with it: choose another folder.`)
  const partial = await createPartialFolder(folder)
  try {
    const manifest = await copyInstallation(dataDir, partial, log, options)
    await rename(partial, folder)
    await syncFolder(dirname(folder))
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

/** Throws for an external database, which is backed up with the tools of its PostgreSQL. */
export function assertEmbeddedDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  if (databaseUrl === undefined) return
  const files = `${join(dataDir, 'files')} and ${join(dataDir, 'pepper')} (or the setting PEPPER)`
  throw new Error(
    `DATABASE_URL is set: use PostgreSQL's own pg_basebackup or pg_dump and pg_restore, and copy ${files} beside.`,
  )
}

async function createPartialFolder(folder: string) {
  const entries = await readdir(folder).catch(ignoreMissing)
  if (entries && entries.length > 0) throw new Error(`${folder} is not empty: a backup needs a new folder.`)
  // Removed before the copy, so that a folder that cannot be replaced, such as a mount point, fails at once.
  if (entries) await rmdir(folder)
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  const partial = `${folder}.part`
  await mkdir(partial, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Error(
      `${partial} exists: another backup is running or was interrupted. If it was interrupted, remove it first.`,
    )
  })
  return partial
}

async function copyInstallation(
  dataDir: string,
  partial: string,
  log: Log,
  { bucket, onProgress = () => {} }: Options,
): Promise<Manifest> {
  const createdAt = new Date().toISOString()
  const contents: Contents = { folders: [], files: [] }
  const progress = (step: string) => onProgress(`${step}, ${contents.files.length} files`)
  const reports = setInterval(() => progress('copying'), progressMs)
  try {
    const { postgres, wal } = await copyDatabase(dataDir, partial, contents, log)
    progress('the database is copied')
    // After the database, so that all files named by its rows exist.
    if (existsSync(join(dataDir, 'files'))) await copyFolder(dataDir, partial, 'files', contents)
    if (bucket) await copyBucket(bucket, partial, contents)
    await copyEntry(dataDir, partial, 'pepper', contents)
    progress('all files are copied')
    const manifest: Manifest = { version: 1, createdAt, postgres, wal, ...contents }
    await writeManifest(partial, manifest)
    return manifest
  } finally {
    clearInterval(reports)
  }
}

/** Copies the objects to where the folder has its files, without those that the folder still has and those that vanish meanwhile. */
async function copyBucket(bucket: Bucket, partial: string, contents: Contents) {
  const store = createBucketStore(bucket)
  const present = new Set(contents.files.map(({ path }) => path))
  for await (const key of listBucket(bucket)) {
    const path = `files/${key}`
    if (present.has(path) || key.startsWith('checks/')) continue
    const object = await store.open(key)
    if (object) await streamEntry(partial, path, object.content, contents)
  }
}

async function copyDatabase(dataDir: string, partial: string, contents: Contents, log: Log): Promise<DatabaseCopy> {
  const { connection, stop } = await connectEmbedded(dataDir, log)
  try {
    const client = new pg.Client({ ...connection, application_name: 'tradeyard backup' })
    client.on('error', () => {})
    await client.connect()
    return await copyCluster(client, dataDir, partial, contents).finally(() => client.end())
  } finally {
    await stop()
  }
}

/**
 * Uses the low-level backup API (PostgreSQL manual, "Continuous Archiving"). The temporary replication slot retains the write-ahead log
 * that the copy needs; slot and backup end with the session.
 */
async function copyCluster(
  client: pg.Client,
  dataDir: string,
  partial: string,
  contents: Contents,
): Promise<DatabaseCopy> {
  await client.query('select pg_create_physical_replication_slot($1, immediately_reserve => true, temporary => true)', [
    `tradeyard_backup_${process.pid}`,
  ])
  const {
    rows: [started],
  } = await client.query<{ start: string; postgres: string }>(
    `select pg_backup_start('tradeyard', fast => true) as start, current_setting('server_version') as postgres`,
  )
  await copyFolder(
    dataDir,
    partial,
    'postgres',
    contents,
    (path) => excludedContents.test(path) || temporary.test(path) || path === controlFile,
  )
  await writeEntry(partial, controlFile, await readStable(join(dataDir, controlFile)), contents)
  const {
    rows: [stopped],
  } = await client.query<{ stop: string; label: string; tablespaces: string }>(
    'select lsn as stop, labelfile as label, spcmapfile as tablespaces from pg_backup_stop(wait_for_archive => false)',
  )
  if (stopped!.tablespaces)
    throw new Error('The database has tablespaces outside its data folder, which this backup cannot hold.')
  await writeEntry(partial, 'postgres/backup_label', stopped!.label, contents)
  const wal = { start: started!.start, stop: stopped!.stop }
  for (const path of await walFiles(client, dataDir, wal))
    if (!(await copyEntry(dataDir, partial, path, contents)))
      throw new Error(`${path} is gone: the backup would be incomplete.`)
  return { postgres: started!.postgres, wal }
}

/** PostgreSQL may be writing the file, so it is read until two consecutive reads are equal. */
async function readStable(path: string) {
  let last = await readFile(path)
  for (;;) {
    const next = await readFile(path)
    if (next.equals(last)) return next
    last = next
  }
}

/** The WAL segments between both locations, and the timeline history files. */
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
