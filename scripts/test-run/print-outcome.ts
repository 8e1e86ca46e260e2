import type { Outcome } from './run-step.ts'

const slowestCount = 10

/** The output is printed when the step failed; that of the calls says how many are served. */
export function printOutcome(name: string, seconds: number, { succeeded, output, notes, results }: Outcome) {
  console.log(`${succeeded ? 'ok  ' : 'FAIL'} ${name.padEnd(9)} ${inSeconds(seconds)}`)
  const files = results?.files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestCount) ?? []
  for (const file of files) console.log(`       ${inSeconds(file.seconds)}  ${file.path}`)
  if (notes) console.log(notes.trim().replace(/^/gm, '     '))
  if (!succeeded || name === 'calls') console.log(output.trim().replace(/^/gm, '     '))
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`
