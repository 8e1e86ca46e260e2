import { currentVisitor } from '../lib/session.ts'
import { type EventStream, openStream } from './event-stream.ts'
import type { ChatEvent } from './types.ts'

const name = 'chats'
type Word = { event: ChatEvent } | 'restart'

/**
 * The events of this browser. One tab holds the stream and tells the others, since a browser opens few connections to a
 * server; when that tab is closed another one takes over, and says `ready`, so that all read what they may have missed.
 */
export function listen(hear: (event: ChatEvent) => void): EventStream {
  const connect = () => new EventSource('/api/events')
  if (!('locks' in navigator) || !('BroadcastChannel' in window))
    return openStream({ connect, hear, isOver: isUnknown })
  const channel = new BroadcastChannel(name)
  // A channel has no other origin to send to.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (word: Word) => channel.postMessage(word)
  const over = new AbortController()
  let own: EventStream | undefined
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'restart') own?.restart()
    else hear(data.event)
  })
  const lead = () =>
    new Promise<void>((done) => {
      own = openStream({
        connect,
        isOver: isUnknown,
        hear: (event) => {
          hear(event)
          say({ event })
        },
      })
      over.signal.addEventListener('abort', () => done())
    })
  navigator.locks.request(name, { signal: over.signal }, lead).catch(() => {})
  return {
    restart() {
      own?.restart()
      say('restart')
    },
    stop() {
      own?.stop()
      over.abort()
      channel.close()
    },
  }
}

/** A visitor whose session has gone; they get another one with their next dialog. */
async function isUnknown() {
  if (currentVisitor()?.isAuth) return false
  const stop = new AbortController()
  try {
    return (await fetch('/api/events', { signal: stop.signal })).status === 401
  } catch {
    return false
  } finally {
    stop.abort()
  }
}
