import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/.built')
const sources = [
  'web',
  'messages',
  'modules',
  'platform',
  'public',
  'scripts/vite',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/** Builds the pages unless their sources are unchanged since the last build. */
export async function buildIfStale(progress: (step: string) => void = () => {}) {
  const digest = digestOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  progress('building the pages')
  await run(join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build')
  await compress(join(root, 'build/client/assets'))
  writeFileSync(stamp, digest)
}

function digestOfSources() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesIn(join(root, source))))
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.md'))
}

function run(script: string, ...args: string[]) {
  return new Promise<void>((done, fail) => {
    const output: string[] = []
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    process.once('exit', () => child.kill())
    child.stdout.on('data', (chunk) => output.push(String(chunk)))
    child.stderr.on('data', (chunk) => output.push(String(chunk)))
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`The pages could not be built.\n${output.join('')}`)),
    )
  })
}

/** Assets never change under their name, so they are compressed once, at the highest level. */
async function compress(folder: string) {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      if (bytes.length < 256) return
      await writeFile(
        join(folder, `${name}.br`),
        await promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 24 },
        }),
      )
      await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

if (import.meta.main) await buildIfStale(console.log)
