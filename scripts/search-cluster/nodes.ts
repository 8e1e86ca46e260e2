// A cluster of three OpenSearch nodes on this machine, each in a process of its own. Needs Java 17 or newer and Maven.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../project-files.ts'

export type SearchNodes = {
  urls: string[]
  /** Ends the process without a word, as a power failure would. */
  kill: (number: number) => Promise<void>
  start: (number: number) => Promise<void>
  pids: () => number[]
  /** Removes the data, too. */
  stop: () => Promise<void>
}

const nodeNumbers = [0, 1, 2]
const heapMegabytes = 512
const maxBuildMs = 240_000
const maxStartMs = 120_000
const folderOfBuild = join(root, '.cache/search-cluster')

/** HTTP on `port` and the two ports after it; the nodes talk to each other 100 ports above. */
export async function startSearchNodes(port: number): Promise<SearchNodes> {
  const classPath = await buildNodes()
  const folder = await mkdtemp(join(tmpdir(), 'tradeyard-nodes-'))
  const transportPorts = nodeNumbers.map((number) => port + 100 + number).join(',')
  const processes = new Map<number, ChildProcess>()

  const nodes: SearchNodes = {
    urls: nodeNumbers.map((number) => `http://127.0.0.1:${port + number}`),
    kill: (number) => end(number, 'SIGKILL'),
    pids: () => [...processes.values()].map(({ pid }) => pid!),
    async start(number) {
      const own = join(folder, `node-${number}`)
      const heap = [`-Xms${heapMegabytes}m`, `-Xmx${heapMegabytes}m`]
      const args = [...heap, '-cp', classPath, 'SearchNode', String(number), own, String(port + number), transportPorts]
      const child = spawn('java', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
      processes.set(number, child)
      await untilStarted(child)
    },
    async stop() {
      await Promise.all([...processes.keys()].map((number) => end(number, 'SIGTERM')))
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    await Promise.all(nodeNumbers.map(nodes.start))
    await untilGreen(nodes.urls[0]!)
  } catch (error) {
    await nodes.stop()
    throw error
  }
  return nodes

  async function end(number: number, signal: NodeJS.Signals) {
    const child = processes.get(number)
    processes.delete(number)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
}

/** The requirement of a cluster that this machine lacks; undefined: none. */
export async function whatIsMissing(): Promise<string | undefined> {
  for (const command of ['java', 'mvn'])
    if (!(await runs(command, ['-version']))) return `there is no ${command} on this machine`
  return undefined
}

const runs = (command: string, args: string[]) =>
  promisify(execFile)(command, args).then(
    () => true,
    () => false,
  )

/** Fetches the published artifacts and compiles the start of a node; returns the class path. */
async function buildNodes(): Promise<string> {
  await mkdir(folderOfBuild, { recursive: true })
  const list = join(folderOfBuild, 'class-path.txt')
  const args = ['-B', '-q', 'compile', 'dependency:build-classpath', `-Dmdep.outputFile=${list}`]
  await promisify(execFile)('mvn', args, { cwd: join(root, 'scripts/search-cluster'), timeout: maxBuildMs })
  return [join(folderOfBuild, 'classes'), (await readFile(list, 'utf8')).trim()].join(delimiter)
}

function untilStarted(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`A node did not start in time:\n${output}`)), maxStartMs)
    const read = (chunk: Buffer) => {
      output = (output + String(chunk)).slice(-4_000)
      if (/^started$/m.test(output)) finish(resolve)
    }
    const finish = (done: () => void) => {
      clearTimeout(timer)
      done()
    }
    child.stdout!.on('data', read)
    child.stderr!.on('data', read)
    child.once('error', (error) => finish(() => reject(error)))
    child.once('exit', () => finish(() => reject(new Error(`A node ended at its start:\n${output}`))))
  })
}

/** All shards of all indexes are on two nodes. */
export async function untilGreen(url: string) {
  const wait = 'wait_for_status=green&wait_for_nodes=3&timeout=60s'
  const response = await fetch(`${url}/_cluster/health?${wait}`)
  const { status } = (await response.json()) as { status: string }
  if (status !== 'green') throw new Error(`The cluster is ${status}`)
}
