import { currentVisitor } from '../../lib/client/session.ts'
import { renewRefusedToken } from '../../lib/client/token.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import type { ChatEvent } from './types.ts'

const name = 'chats'
type ChannelMessage = { event: ChatEvent } | 'restart'

/**
 * One event stream per browser. The tab that holds the lock owns the connection and broadcasts its events, since
 * browsers limit connections per server. When it closes, another tab takes over and emits `ready`, so that all tabs
 * reload.
 */
export function openSharedEventStream(onEvent: (event: ChatEvent) => void): EventStream {
  if (currentVisitor()?.acting) return openNoStream(onEvent)
  const connect = () => new EventSource('/api/events')
  if (!('locks' in navigator) || !('BroadcastChannel' in window))
    return openEventStream({ connect, onEvent, isSessionGone })
  const channel = new BroadcastChannel(name)
  // BroadcastChannel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: ChannelMessage) => channel.postMessage(message)
  const stopped = new AbortController()
  let ownStream: EventStream | undefined
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data === 'restart') ownStream?.restart()
    else onEvent(data.event)
  })
  const lead = () =>
    new Promise<void>((resolve) => {
      ownStream = openEventStream({
        connect,
        isSessionGone,
        onEvent: (event) => {
          onEvent(event)
          post({ event })
        },
      })
      stopped.signal.addEventListener('abort', () => resolve())
    })
  navigator.locks.request(name, { signal: stopped.signal }, lead).catch(() => {})
  return {
    restart() {
      ownStream?.restart()
      post('restart')
    },
    stop() {
      ownStream?.stop()
      stopped.abort()
      channel.close()
    },
  }
}

/** An administrator who acts as an account gets no events: listeners load once. */
function openNoStream(onEvent: (event: ChatEvent) => void): EventStream {
  queueMicrotask(() => onEvent({ kind: 'ready' }))
  return { restart() {}, stop() {} }
}

/** True for a visitor whose session is gone, whose next chat creates a new one. An account gets a new token for the next attempt. */
async function isSessionGone() {
  if (!currentVisitor()?.isAuth) return isRefused('/api/events')
  // Not by another stream: their number is limited.
  if (await isRefused('/api/x/notification/count')) await renewRefusedToken().catch(() => {})
  return false
}

async function isRefused(path: string) {
  const controller = new AbortController()
  try {
    return (await fetch(path, { signal: controller.signal })).status === 401
  } catch {
    return false
  } finally {
    controller.abort()
  }
}
