import { retryDelayMs } from './retry-delay.ts'
import type { ChatEvent } from './types.ts'

type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>
type EventStreamOptions = {
  connect: () => Source
  /** Checked when the server has rejected the connection: true if the session is gone. */
  isSessionGone?: () => Promise<boolean>
  onEvent: (event: ChatEvent) => void
  schedule?: (run: () => void, delayMs: number) => ReturnType<typeof setTimeout>
}
export type EventStream = { restart: () => void; stop: () => void }

/** `EventSource.CLOSED`: the server rejected it. After a lost connection an EventSource retries by itself. */
const readyStateClosed = 2
const topics = ['account', 'anonymous', 'store'] as const

/** The server's event stream, reconnected with backoff. It does not replay events: listeners reload on `ready`. */
export function openEventStream({
  connect,
  onEvent,
  isSessionGone = async () => false,
  schedule = (run, delayMs) => setTimeout(run, delayMs),
}: EventStreamOptions): EventStream {
  let source: Source | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let generation = 0
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
      onEvent({ kind: 'ready' })
    })
    opened.addEventListener('ended', () => {
      stop()
      onEvent({ kind: 'ended' })
    })
    opened.addEventListener('error', () => {
      if (opened !== source) return
      const isRejected = opened.readyState === readyStateClosed
      stop()
      onEvent({ kind: 'lost' })
      if (isRejected) void giveUpOrRetry()
      else retry()
    })
    for (const topic of topics)
      opened.addEventListener(topic, (event) =>
        onEvent({ ...JSON.parse((event as MessageEvent<string>).data), topic } as ChatEvent),
      )
  }

  function retry() {
    timer = schedule(start, retryDelayMs(failures++))
  }

  /** Without a session there is nothing to listen to, so the state is `ready`, not `lost`. */
  async function giveUpOrRetry() {
    const ownGeneration = ++generation
    const isGone = await isSessionGone()
    if (ownGeneration !== generation) return
    if (isGone) onEvent({ kind: 'ready' })
    else retry()
  }

  function stop() {
    generation++
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
}
