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
import { chooseLaunch, chownForLaunch, type Launch } from './privileges.ts'

const partialName = 'restore.part'

/** Restores a complete backup into a new or empty data folder. The next start recovers the database. */
export async function restore(
  from: string,
  dataDir: string,
  onProgress: (step: string) => void = () => {},
): Promise<Manifest> {
  const backup = resolve(from)
  const manifest = await readManifest(backup)
  await assertEmpty(dataDir)
  await verify(backup, manifest)
  onProgress(`${manifest.files.length} files are as they were backed up`)
  const partial = join(dataDir, partialName)
  try {
    await rm(partial, { recursive: true, force: true })
    await mkdir(partial, { recursive: true, mode: 0o700 })
    await copyFiles(backup, manifest, partial, chooseLaunch())
    onProgress('all files are copied')
    await moveIntoPlace(partial, dataDir)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
  return manifest
}

/** Ignores the leftovers of an interrupted restore. */
async function assertEmpty(dataDir: string) {
  const entries = (await readdir(dataDir).catch(ignoreMissing)) ?? []
  if (entries.some((name) => name !== partialName))
    throw new Error(`${dataDir} is not empty. Move it away, or set DATA_DIR to another folder.`)
}

async function verify(backup: string, { files }: Manifest) {
  for (const file of files) assertUnchanged(file, await digestOf(join(backup, file.path)))
}

function assertUnchanged(
  { path, size, sha256 }: Manifest['files'][number],
  actual: Awaited<ReturnType<typeof digestOf>>,
) {
  if (!actual) throw new Error(`The backup lacks ${path}. Nothing was restored.`)
  if (actual.size !== size || actual.sha256 !== sha256)
    throw new Error(`${path} in the backup is not what was backed up. Nothing was restored.`)
}

async function copyFiles(backup: string, manifest: Manifest, partial: string, launch: Launch) {
  for (const path of manifest.folders) {
    await mkdir(join(partial, path), { mode: 0o700 })
    chownPostgresFile(partial, path, launch)
  }
  for (const file of manifest.files) {
    assertUnchanged(file, await copyFile(join(backup, file.path), join(partial, file.path)))
    chownPostgresFile(partial, file.path, launch)
  }
  await syncContents(partial, manifest)
}

function chownPostgresFile(partial: string, path: string, launch: Launch) {
  if (path.split('/')[0] === 'postgres') chownForLaunch(join(partial, path), launch)
}

/** Moves the database last, so that a folder with a database is complete. */
async function moveIntoPlace(partial: string, dataDir: string) {
  const names = (await readdir(partial)).filter((name) => name !== 'postgres')
  for (const name of [...names, 'postgres']) await rename(join(partial, name), join(dataDir, name))
  await rm(partial, { recursive: true })
  await syncFolder(dataDir)
  await syncFolder(dirname(dataDir))
}
