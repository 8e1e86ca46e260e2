import { retryDelayMs } from './retry-delay.ts'
import type { ChatEvent } from './types.ts'

type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>
type Means = {
  connect: () => Source
  /** Whether nobody is there any more who might listen; asked when the server has refused. */
  isOver?: () => Promise<boolean>
  hear: (event: ChatEvent) => void
  later?: (run: () => void, delayMs: number) => ReturnType<typeof setTimeout>
}
export type EventStream = { restart: () => void; stop: () => void }

/** Of an EventSource that the server has refused; one that has lost its connection goes on trying. */
const closed = 2
const topics = ['account', 'anonymous', 'store'] as const

/** The server's events, connected anew for as long as it takes. What was missed meanwhile is read again, so nothing is resumed here. */
export function openStream({
  connect,
  hear,
  isOver = async () => false,
  later = (run, delayMs) => setTimeout(run, delayMs),
}: Means): EventStream {
  let source: Source | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let turn = 0
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
      const isRefused = opened.readyState === closed
      stop()
      hear({ kind: 'lost' })
      if (isRefused) void giveUpOrRetry()
      else retry()
    })
    for (const topic of topics)
      opened.addEventListener(topic, (event) =>
        hear({ ...JSON.parse((event as MessageEvent<string>).data), topic } as ChatEvent),
      )
  }

  function retry() {
    timer = later(start, retryDelayMs(failures++))
  }

  /** Without a session there is nothing to miss, and no lack of a connection: all is read as it is now. */
  async function giveUpOrRetry() {
    const asked = ++turn
    const isEnd = await isOver()
    if (asked !== turn) return
    if (isEnd) hear({ kind: 'ready' })
    else retry()
  }

  function stop() {
    turn++
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
}
