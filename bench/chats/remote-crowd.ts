import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { CrowdOptions, Load, Outcome } from './crowd.ts'
import type { Task } from './crowd-process.ts'

/** Starts a crowd in a child process, which exits with this process. */
export async function startCrowd(options: CrowdOptions) {
  const child = fork(join(import.meta.dirname, 'crowd-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`the clients ended with ${code}`)
  })
  exited.catch(() => {})
  const run = async <Result>(task: Task) => {
    child.send(task)
    const [answer] = await Promise.race([once(child, 'message'), exited])
    return answer as Result
  }
  await run({ open: options })
  return {
    connect: (perSecond: number) => run<number>({ connect: perSecond }),
    load: (load: Load) => run<null>({ load }),
    settle: (withinMs: number) => run<Outcome>({ settle: withinMs }),
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  }
}
