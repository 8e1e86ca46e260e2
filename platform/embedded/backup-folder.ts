// A backup folder holds a copy of each kept entry of a data folder, and manifest.json, which is written last.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const manifestName = 'manifest.json'
const chunkBytes = 1024 * 1024

/** A relative path with slashes on every system, which cannot leave the folder. */
const Path = z
  .string()
  .regex(/^[^/\\]+(\/[^/\\]+)*$/)
  .refine((path) => !path.split('/').some((part) => part === '.' || part === '..'))
const File = z.object({ path: Path, size: z.int().min(0), sha256: z.string() })
const Manifest = z.object({
  version: z.literal(1),
  createdAt: z.string(),
  /** Version of PostgreSQL; a restored cluster needs the same major version. */
  postgres: z.string(),
  /** Recovery reads the write-ahead log from `start` to `stop`. */
  wal: z.object({ start: z.string(), stop: z.string() }),
  folders: z.array(Path),
  files: z.array(File),
})

export type Manifest = z.infer<typeof Manifest>
export type Contents = Pick<Manifest, 'folders' | 'files'>
type Digest = { size: number; sha256: string }

/** Copies a folder of a running server. Leaves out excluded paths and files that vanish meanwhile. */
export async function copyFolder(
  source: string,
  target: string,
  path: string,
  contents: Contents,
  isExcluded: (path: string) => boolean = () => false,
) {
  await mkdir(join(target, path), { mode: 0o700 })
  contents.folders.push(path)
  const entries = await readdir(join(source, path), { withFileTypes: true }).catch(ignoreMissing)
  for (const entry of entries ?? []) {
    const childPath = `${path}/${entry.name}`
    if (isExcluded(childPath)) continue
    if (entry.isDirectory()) await copyFolder(source, target, childPath, contents, isExcluded)
    if (entry.isFile()) await copyEntry(source, target, childPath, contents)
  }
}

async function addFolder(target: string, path: string, contents: Contents) {
  if (path === '.' || contents.folders.includes(path)) return
  await addFolder(target, dirname(path), contents)
  await mkdir(join(target, path), { mode: 0o700 })
  contents.folders.push(path)
}

/** Returns whether the source file exists. */
export async function copyEntry(source: string, target: string, path: string, contents: Contents) {
  const digest = await copyFile(join(source, path), join(target, path))
  if (digest) contents.files.push({ path, ...digest })
  return digest !== undefined
}

export async function writeEntry(target: string, path: string, bytes: string | Buffer, contents: Contents) {
  await writeFile(join(target, path), bytes, { flag: 'wx', mode: 0o600 })
  contents.files.push({ path, size: Buffer.byteLength(bytes), sha256: sha256(bytes) })
}

/** Writes what a stream delivers, such as an object of a bucket. */
export async function streamEntry(target: string, path: string, content: AsyncIterable<Buffer>, contents: Contents) {
  const to = join(target, Path.parse(path))
  await addFolder(target, dirname(path), contents)
  const digest = await digestThrough(content, (chunks) => writeChunks(chunks, to))
  contents.files.push({ path, ...digest })
}

/** Returns the digest of the copied bytes, since the source may change meanwhile; undefined when it does not exist. */
export const copyFile = (from: string, to: string) => readThrough(from, (chunks) => writeChunks(chunks, to))

const writeChunks = (chunks: AsyncIterable<Buffer>, to: string) =>
  pipeline(chunks, createWriteStream(to, { flags: 'wx', mode: 0o600 }))

export const digestOf = (path: string) =>
  readThrough(path, async (chunks) => {
    for await (const _ of chunks);
  })

async function readThrough(
  path: string,
  consume: (chunks: AsyncIterable<Buffer>) => Promise<void>,
): Promise<Digest | undefined> {
  const file = await open(path).catch(ignoreMissing)
  return file && digestThrough(file.createReadStream({ highWaterMark: chunkBytes }), consume)
}

async function digestThrough(
  content: AsyncIterable<Buffer>,
  consume: (chunks: AsyncIterable<Buffer>) => Promise<void>,
): Promise<Digest> {
  const hash = createHash('sha256')
  let size = 0
  await consume(hashChunks())
  return { size, sha256: hash.digest('hex') }

  async function* hashChunks() {
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
}

export async function writeManifest(folder: string, manifest: Manifest) {
  await syncContents(folder, manifest)
  const text = JSON.stringify({ ...manifest, checksum: sha256(JSON.stringify(manifest)) }, undefined, 1)
  await writeFile(join(folder, manifestName), text, { flag: 'wx', mode: 0o600, flush: true })
  await syncFolder(folder)
}

/** Throws when the folder is not a complete backup. Does not read the files themselves. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(ignoreMissing)
  if (text === undefined) throw new Error(`${folder} is not a complete backup: it has no ${manifestName}.`)
  try {
    const { checksum, ...manifest } = JSON.parse(text) as Manifest & { checksum: string }
    if (checksum !== sha256(JSON.stringify(manifest))) throw new Error('its checksum is wrong')
    return Manifest.parse(manifest)
  } catch (error) {
    throw new Error(`${join(folder, manifestName)} is damaged or has another version.`, { cause: error })
  }
}

/** Makes the copied files and folders durable (fsync). */
export async function syncContents(folder: string, { folders, files }: Contents) {
  for (const { path } of files) await sync(join(folder, path), 'r+')
  for (const path of folders) await syncFolder(join(folder, path))
  await syncFolder(folder)
}

/** Makes the names of its entries durable. Windows cannot sync folders. */
export async function syncFolder(path: string) {
  if (process.platform !== 'win32') await sync(path, 'r')
}

async function sync(path: string, flags: string) {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

export function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined
  throw error
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
