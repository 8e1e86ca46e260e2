import type { OutgoingMessage } from './send-queue.ts'
import type { Message } from './types.ts'

export type TimelineItem =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Message; isFirstOfAuthor: boolean }
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage }

type TimelineInput = {
  messages: readonly Message[]
  outgoing: readonly OutgoingMessage[]
  /** The read mark when the thread was opened: the "unread" divider does not move while one reads. */
  readSeq: number
  timeZone: string
}

/** Items of a thread in order. A message keeps its key when it is sent, so that React does not remount it. */
export function timelineItems({ messages, outgoing, readSeq, timeZone }: TimelineInput): TimelineItem[] {
  const dayOf = dayFormat(timeZone)
  const firstUnread = messages.find(({ seq, isMine }) => seq > readSeq && !isMine)?.seq
  const sent = new Set(messages.map(({ clientMessageId }) => clientMessageId))
  const unconfirmed = outgoing.filter(({ clientMessageId }) => !sent.has(clientMessageId))
  const items: TimelineItem[] = []
  let day = ''
  let lastAuthorKey = ''
  const startDay = (at: string) => {
    const next = dayOf(at)
    if (next === day) return
    day = next
    lastAuthorKey = ''
    items.push({ kind: 'day', key: day, day })
  }
  for (const message of messages) {
    startDay(message.createdAt)
    if (message.seq === firstUnread) {
      items.push({ kind: 'unread', key: 'unread' })
      lastAuthorKey = ''
    }
    const authorKey = `${message.side} ${message.authorName} ${message.isAutomatic}`
    items.push({
      kind: 'message',
      key: message.clientMessageId ?? String(message.seq),
      message,
      isFirstOfAuthor: authorKey !== lastAuthorKey,
    })
    lastAuthorKey = authorKey
  }
  for (const item of unconfirmed) {
    startDay(item.createdAt)
    items.push({ kind: 'outgoing', key: item.clientMessageId, outgoing: item })
  }
  return items
}

/** Returns a function from timestamp to ISO day in the time zone. */
function dayFormat(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (at: string) => format.format(new Date(at))
}
