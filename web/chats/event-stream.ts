import { retryDelayMs } from './retry-delay.ts'
import type { ChatEvent } from './types.ts'

type Source = Pick<EventSource, 'addEventListener' | 'close'>
type Means = {
  connect: () => Source
  hear: (event: ChatEvent) => void
  later?: (run: () => void, delayMs: number) => ReturnType<typeof setTimeout>
}
export type EventStream = { restart: () => void; stop: () => void }

const topics = ['account', 'anonymous', 'store'] as const

/** The server's events, connected anew for as long as it takes. What was missed meanwhile is read again, so nothing is resumed here. */
export function openStream({ connect, hear, later = (run, delayMs) => setTimeout(run, delayMs) }: Means): EventStream {
  let source: Source | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  start()
  return {
    restart() {
      failures = 0
      start()
    },
    stop,
  }

  function start() {
    stop()
    const opened = (source = connect())
    opened.addEventListener('ready', () => {
      failures = 0
      hear({ kind: 'ready' })
    })
    opened.addEventListener('ended', () => {
      stop()
      hear({ kind: 'ended' })
    })
    opened.addEventListener('error', () => {
      if (opened !== source) return
      stop()
      hear({ kind: 'lost' })
      timer = later(start, retryDelayMs(failures++))
    })
    for (const topic of topics)
      opened.addEventListener(topic, (event) => hear({ ...JSON.parse((event as MessageEvent<string>).data), topic } as ChatEvent))
  }

  function stop() {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
}
