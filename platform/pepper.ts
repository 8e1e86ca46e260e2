import { createHmac, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'

type Source = Pick<Config, 'pepper' | 'dataDir'>
const read = new Map<string, Buffer>()

/** The secret that the database alone does not yield: the setting, else a file beside the data that is made once. */
export function pepperOf({ pepper, dataDir }: Source): Buffer {
  if (pepper !== undefined) return Buffer.from(pepper)
  const path = join(dataDir, 'pepper')
  const held = read.get(path) ?? readOrMake(path)
  read.set(path, held)
  return held
}

/** A hash that cannot be tried out without the pepper. `use` keeps equal texts of different uses apart. */
export const pepperedHash = (config: Source, use: string, text: string) =>
  createHmac('sha256', pepperOf(config)).update(`${use}\n${text}`).digest()

function readOrMake(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  make(path)
  return readFileSync(path)
}

/** Written aside, then linked: of two processes the first wins, and none ever reads half a key. */
function make(path: string) {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeSync(file, randomBytes(32).toString('base64url'))
    fsyncSync(file)
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    closeSync(file)
    rmSync(draft, { force: true })
  }
}
