import { loadavg } from 'node:os'
import { percent } from '../load.ts'
import { machine } from '../search/report.ts'
import type { Delivery } from './crowd.ts'
import type { SteadyResult, FailoverResult, Options } from './measure.ts'

const maxP95Ms = 300
const maxShown = 10

export type Results = { postgres: string; options: Options; steady: SteadyResult; failover?: FailoverResult }

/** Formats the results; values with a target are marked `ok` or `MISS`. */
export function report({ postgres, options: { streams, perSecond, seconds }, steady, failover }: Results): string {
  return [
    `${machine(postgres)}; load of the machine ${loadavg()[0]!.toFixed(1)}`,
    `one server, ${streams} streams, ${perSecond} messages a second for ${seconds} s`,
    `  open ${steady.open} (${verdict(steady.open === streams)}), sent ${steady.sent.length}`,
    `  ${times(steady.delivery)} (p95 < ${maxP95Ms} ms: ${verdict(steady.delivery.p95 < maxP95Ms)})`,
    `  memory ${megabytes(steady.megabytes.before)} before, ${megabytes(steady.megabytes.open)} with open streams, at most ${megabytes(steady.megabytes.max)} under load`,
    `  processor ${percent(steady.cpu.open, 1)} of a core with open streams, ${percent(steady.cpu.underLoad, 1)} under load`,
    ...problemLines(steady),
    ...(failover ? failoverLines(failover, streams, perSecond, seconds) : []),
  ].join('\n')
}

function failoverLines(failover: FailoverResult, streams: number, perSecond: number, seconds: number) {
  const { open, sent, reconnects, stored: kept, delivery } = failover
  return [
    `two servers, one killed, ${streams} streams, ${perSecond} messages a second for ${seconds} s`,
    `  open ${open} (${verdict(open === streams)}), opened again ${reconnects}; acknowledged ${sent.length}, in the database ${kept.messages}, of them double ${kept.doubled} (${verdict(kept.messages === sent.length && kept.doubled === 0)})`,
    `  ${times(delivery)}, breaks included`,
    ...problemLines(failover),
  ]
}

export const isGood = ({ options: { streams }, steady, failover }: Results) =>
  steady.delivery.p95 < maxP95Ms &&
  steady.open === streams &&
  isComplete(steady) &&
  (!failover ||
    (failover.open === streams &&
      isComplete(failover) &&
      failover.stored.messages === failover.sent.length &&
      failover.stored.doubled === 0))

const isComplete = ({ isSettled: isQuiet, problems: problemLines }: SteadyResult | FailoverResult) =>
  isQuiet && problemLines.length === 0

function problemLines({ isSettled: isQuiet, problems: found }: SteadyResult | FailoverResult) {
  const rest = found.length > maxShown ? [`  and ${found.length - maxShown} more`] : []
  return [
    `  lost, doubled or out of order on any screen: ${found.length} (${verdict(found.length === 0)})${isQuiet ? '' : '; not everybody has come back or read everything (MISS)'}`,
    ...found.slice(0, maxShown).map((problem) => `    ${problem}`),
    ...rest,
  ]
}

const times = ({ p50, p95, p99, max: most, shown }: Delivery) =>
  `from sending to the other screens p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${most.toFixed(0)} ms (${shown} times)`
const megabytes = (count: number) => `${count.toFixed(0)} MB`
const verdict = (isFine: boolean) => (isFine ? 'ok' : 'MISS')
