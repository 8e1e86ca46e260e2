import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** The processor time of a process and of its children, those that have ended included; NaN without /proc. */
export function processorSeconds(parent: number) {
  try {
    const living = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const children = living.map(statOf).filter((stat) => stat !== undefined && stat.parent === parent)
    const own = statOf(String(parent))!
    return [own.ticks + own.endedTicks, ...children.map((stat) => stat!.ticks)].reduce((a, b) => a + b) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** Undefined for a process that has just ended. */
function statOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const numberAt = (index: number) => Number(fields[index])
    return { parent: numberAt(1), ticks: numberAt(11) + numberAt(12), endedTicks: numberAt(13) + numberAt(14) }
  } catch {
    return undefined
  }
}
