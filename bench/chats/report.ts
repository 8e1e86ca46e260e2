import { loadavg } from 'node:os'
import { percent } from '../load.ts'
import { machine } from '../search/report.ts'
import type { Delivery } from './crowd.ts'
import type { Calm, Killed, Options } from './measure.ts'

const mostP95Ms = 300
const maxShown = 10

export type Results = { postgres: string; options: Options; calm: Calm; killed?: Killed }

/** The result as text, what has a target with `ok` or `MISS`. */
export function report({ postgres, options: { streams, perSecond, seconds }, calm, killed }: Results): string {
  return [
    `${machine(postgres)}; load of the machine ${loadavg()[0]!.toFixed(1)}`,
    `one server, ${streams} streams, ${perSecond} messages a second for ${seconds} s`,
    `  open ${calm.open} (${verdict(calm.open === streams)}), sent ${calm.sent.length}`,
    `  ${times(calm.delivery)} (p95 < ${mostP95Ms} ms: ${verdict(calm.delivery.p95 < mostP95Ms)})`,
    `  memory ${megabytes(calm.megabytes.before)} before, ${megabytes(calm.megabytes.open)} with open streams, at most ${megabytes(calm.megabytes.most)} under load`,
    `  processor ${percent(calm.processor.open, 1)} of a core with open streams, ${percent(calm.processor.talking, 1)} under load`,
    ...problems(calm),
    ...(killed ? killedLines(killed, streams, perSecond, seconds) : []),
  ].join('\n')
}

function killedLines(killed: Killed, streams: number, perSecond: number, seconds: number) {
  const { open, sent, reconnects, kept, delivery } = killed
  return [
    `two servers, one killed, ${streams} streams, ${perSecond} messages a second for ${seconds} s`,
    `  open ${open} (${verdict(open === streams)}), opened again ${reconnects}; acknowledged ${sent.length}, in the database ${kept.messages}, of them double ${kept.doubled} (${verdict(kept.messages === sent.length && kept.doubled === 0)})`,
    `  ${times(delivery)}, breaks included`,
    ...problems(killed),
  ]
}

export const isGood = ({ options: { streams }, calm, killed }: Results) =>
  calm.delivery.p95 < mostP95Ms &&
  calm.open === streams &&
  areWhole(calm) &&
  (!killed ||
    (killed.open === streams &&
      areWhole(killed) &&
      killed.kept.messages === killed.sent.length &&
      killed.kept.doubled === 0))

const areWhole = ({ isQuiet, problems }: Calm | Killed) => isQuiet && problems.length === 0

function problems({ isQuiet, problems: found }: Calm | Killed) {
  const rest = found.length > maxShown ? [`  and ${found.length - maxShown} more`] : []
  return [
    `  lost, doubled or out of order on any screen: ${found.length} (${verdict(found.length === 0)})${isQuiet ? '' : '; not everybody has come back or read everything (MISS)'}`,
    ...found.slice(0, maxShown).map((problem) => `    ${problem}`),
    ...rest,
  ]
}

const times = ({ p50, p95, p99, most, shown }: Delivery) =>
  `from sending to the other screens p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${most.toFixed(0)} ms (${shown} times)`
const megabytes = (count: number) => `${count.toFixed(0)} MB`
const verdict = (isFine: boolean) => (isFine ? 'ok' : 'MISS')
