import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  copyFile,
  digestOf,
  ignoreMissing,
  type Manifest,
  readManifest,
  syncContents,
  syncFolder,
} from './backup-folder.ts'
import { chooseLaunch, handOver, type Launch } from './privileges.ts'

const partName = 'restore.part'

/** Puts a whole backup into a data folder that is new or empty. The next start recovers the database and serves it. */
export async function restore(from: string, dataDir: string): Promise<Manifest> {
  const backup = resolve(from)
  const manifest = await readManifest(backup)
  await refuseUsed(dataDir)
  await verify(backup, manifest)
  const part = join(dataDir, partName)
  try {
    await rm(part, { recursive: true, force: true })
    await mkdir(part, { recursive: true, mode: 0o700 })
    await copyOut(backup, manifest, part, chooseLaunch())
    await publish(part, dataDir)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
  return manifest
}

/** What an interrupted restore has left does not count. */
async function refuseUsed(dataDir: string) {
  const entries = (await readdir(dataDir).catch(ignoreMissing)) ?? []
  if (entries.some((name) => name !== partName))
    throw new Error(`${dataDir} is not empty. Move it away, or set DATA_DIR to another folder.`)
}

async function verify(backup: string, { files }: Manifest) {
  for (const file of files) refuseChanged(file, await digestOf(join(backup, file.path)))
}

function refuseChanged({ path, size, sha256 }: Manifest['files'][number], found: Awaited<ReturnType<typeof digestOf>>) {
  if (!found) throw new Error(`The backup lacks ${path}. Nothing was restored.`)
  if (found.size !== size || found.sha256 !== sha256)
    throw new Error(`${path} in the backup is not what was backed up. Nothing was restored.`)
}

async function copyOut(backup: string, manifest: Manifest, part: string, launch: Launch) {
  for (const path of manifest.folders) {
    await mkdir(join(part, path), { mode: 0o700 })
    giveToPostgres(part, path, launch)
  }
  for (const file of manifest.files) {
    refuseChanged(file, await copyFile(join(backup, file.path), join(part, file.path)))
    giveToPostgres(part, file.path, launch)
  }
  await syncContents(part, manifest)
}

function giveToPostgres(part: string, path: string, launch: Launch) {
  if (path.split('/')[0] === 'postgres') handOver(join(part, path), launch)
}

/** The database comes last: a folder that has it is whole. */
async function publish(part: string, dataDir: string) {
  const names = (await readdir(part)).filter((name) => name !== 'postgres')
  for (const name of [...names, 'postgres']) await rename(join(part, name), join(dataDir, name))
  await rm(part, { recursive: true })
  await syncFolder(dataDir)
  await syncFolder(dirname(dataDir))
}
