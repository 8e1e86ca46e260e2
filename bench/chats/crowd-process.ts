// Runs the simulated browsers in a separate process; the parent process sends it one task at a time.
import { type Crowd, createCrowd, type CrowdOptions, type Load } from './crowd.ts'

export type Task = { open: CrowdOptions } | { connect: number } | { load: Load } | { settle: number }

let crowd: Crowd

process.on('message', async (task: Task) => {
  process.send!((await run(task)) ?? null)
})
process.on('disconnect', () => process.exit())

async function run(task: Task) {
  if ('open' in task) crowd = createCrowd(task.open)
  else if ('connect' in task) return crowd.connect(task.connect)
  else if ('load' in task) return crowd.load(task.load)
  else return crowd.settle(task.settle)
}
