import type { Outgoing } from './queue.ts'
import type { Message } from './types.ts'

export type Row =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Message; isFirstOfAuthor: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing }

type Given = {
  messages: readonly Message[]
  outgoing: readonly Outgoing[]
  /** The mark as it was when the thread was opened: the line stays where it was while one reads. */
  readSeq: number
  timeZone: string
}

/** What a thread shows, line by line. A message keeps its key from the moment it is written, so that it is not drawn anew once sent. */
export function rowsOf({ messages, outgoing, readSeq, timeZone }: Given): Row[] {
  const dayOf = dayFormat(timeZone)
  const firstUnread = messages.find(({ seq, isMine }) => seq > readSeq && !isMine)?.seq
  const sent = new Set(messages.map(({ clientMessageId }) => clientMessageId))
  const waiting = outgoing.filter(({ clientMessageId }) => !sent.has(clientMessageId))
  const rows: Row[] = []
  let day = ''
  let author = ''
  const begin = (at: string) => {
    const next = dayOf(at)
    if (next === day) return
    day = next
    author = ''
    rows.push({ kind: 'day', key: day, day })
  }
  for (const message of messages) {
    begin(message.createdAt)
    if (message.seq === firstUnread) {
      rows.push({ kind: 'unread', key: 'unread' })
      author = ''
    }
    const by = `${message.side} ${message.authorName} ${message.isAutomatic}`
    rows.push({
      kind: 'message',
      key: message.clientMessageId ?? String(message.seq),
      message,
      isFirstOfAuthor: by !== author,
    })
    author = by
  }
  for (const item of waiting) {
    begin(item.createdAt)
    rows.push({ kind: 'outgoing', key: item.clientMessageId, outgoing: item })
  }
  return rows
}

/** ISO days as a time zone counts them. */
function dayFormat(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (at: string) => format.format(new Date(at))
}
