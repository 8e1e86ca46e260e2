import { createHmac, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'

type PepperConfig = Pick<Config, 'pepper' | 'dataDir'>
const cachedPeppers = new Map<string, Buffer>()

/** The secret outside the database that hashes depend on: the setting, else a file in the data folder that is created once. */
export function pepperOf({ pepper, dataDir }: PepperConfig): Buffer {
  if (pepper !== undefined) return Buffer.from(pepper)
  const path = join(dataDir, 'pepper')
  const pepperBytes = cachedPeppers.get(path) ?? readOrCreate(path)
  cachedPeppers.set(path, pepperBytes)
  return pepperBytes
}

/** HMAC-SHA-256 with the pepper, so that hashes cannot be brute-forced from the database alone. `use` separates domains. */
export const pepperedHash = (config: PepperConfig, use: string, text: string) =>
  createHmac('sha256', pepperOf(config)).update(`${use}\n${text}`).digest()

function readOrCreate(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  createPepperFile(path)
  return readFileSync(path)
}

/** Writes a temporary file and links it: the first of several processes wins, and none reads a partial key. */
function createPepperFile(path: string) {
  mkdirSync(dirname(path), { recursive: true })
  const temporaryPath = `${path}.${randomBytes(6).toString('hex')}`
  const file = openSync(temporaryPath, 'wx', 0o600)
  try {
    writeSync(file, randomBytes(32).toString('base64url'))
    fsyncSync(file)
    linkSync(temporaryPath, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    closeSync(file)
    rmSync(temporaryPath, { force: true })
  }
}
