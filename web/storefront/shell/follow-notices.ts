import { hearEvents } from '../../chats/browser.ts'
import { clientApi } from '../../lib/client-api.ts'

/** Several events of one moment are one question. */
const gatherMs = 500

/** Asks again how many are unread whenever something happens that may change it. */
export function followNotices(tell: (unread: number) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    const result = await clientApi<{ unread: number }>('x/notification/count')
    if (result.success) tell(result.data.unread)
  }
  const askSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), gatherMs)
  }
  const stop = hearEvents(({ kind }) => {
    if (kind !== 'typing' && kind !== 'lost' && kind !== 'ended') askSoon()
  })
  // Where the stream was open before, it has said already that it is ready.
  askSoon()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
