import type { Calls } from './calls.ts'
import { merge, missingAfter, olderBefore } from './message-order.ts'
import { observable } from './observable.ts'
import type { ChatEvent, Message, MessagePage, Phase, Result } from './types.ts'

export type ThreadState = {
  phase: Phase
  messages: readonly Message[]
  lastSeq: number
  readSeq: number
  otherReadSeq: number
  /** The mark when the thread was opened: the line of what is new stands after it. */
  openedAtSeq: number
  isTyping: boolean
  isLoadingOlder: boolean
}
export type Thread = ReturnType<typeof createThread>

const typingMs = 6_000
const mostOfPage = 100

export const emptyThread: ThreadState = {
  phase: 'loading',
  messages: [],
  lastSeq: 0,
  readSeq: 0,
  otherReadSeq: 0,
  openedAtSeq: 0,
  isTyping: false,
  isLoadingOlder: false,
}

export const threadFrom = (page: MessagePage): ThreadState => ({
  ...emptyThread,
  phase: 'ready',
  messages: page.items,
  lastSeq: page.lastSeq,
  readSeq: page.readSeq,
  otherReadSeq: page.otherReadSeq,
  openedAtSeq: page.readSeq,
})

type Given = {
  /** What a page was made with. */
  page?: MessagePage
  /** Hears how many are left unread. */
  onRead?: (count: number) => void
}

/** The messages of one dialog, as far as they have been read. */
export function createThread(
  chatId: string,
  calls: Pick<Calls, 'messages' | 'read'>,
  { page, onRead = () => {} }: Given = {},
) {
  const state = observable(page ? threadFrom(page) : emptyThread)
  let reading: Promise<void> | undefined
  let isStale = false
  let typingTimer: ReturnType<typeof setTimeout> | undefined
  let toldSeq = 0

  async function load() {
    const result = await calls.messages(chatId)
    if (result.success) state.set({ ...threadFrom(result.data), openedAtSeq: openedAt(result.data.readSeq) })
    else if (state.get().phase !== 'ready') state.change({ phase: isGone(result) ? 'missing' : 'failed' })
  }

  /** All anew, as far back as it was read. */
  async function reload() {
    const { phase, messages, isTyping } = state.get()
    if (phase !== 'ready') return load()
    const first = await calls.messages(chatId, { limit: mostOfPage })
    if (!first.success) return
    let { items, nextCursor: before } = first.data
    while (before !== null && items.length < messages.length) {
      const older = await calls.messages(chatId, { before, limit: mostOfPage })
      if (!older.success) return
      items = [...older.data.items, ...items]
      before = older.data.nextCursor
    }
    const { lastSeq, openedAtSeq } = state.get()
    state.set({ ...threadFrom({ ...first.data, items }), openedAtSeq, isTyping })
    if (lastSeq > first.data.lastSeq) await catchUp()
  }

  const openedAt = (readSeq: number) => (state.get().phase === 'ready' ? state.get().openedAtSeq : readSeq)

  /** Reads on until no number is missing. Whatever asks meanwhile is answered by one more round. */
  function catchUp(): Promise<void> {
    isStale = true
    reading ??= readOn().finally(() => (reading = undefined))
    return reading
  }

  async function readOn() {
    while (isStale) {
      isStale = false
      if (state.get().phase !== 'ready') await load()
      else if (!(await readAfter(state.get().messages.at(-1)?.seq ?? 0))) return
      for (let gap = gapOf(); gap !== undefined; gap = gapOf()) if (!(await readAfter(gap))) return
    }
  }

  const gapOf = () => missingAfter(state.get().messages, state.get().lastSeq)

  /** False when nothing came, so that there is no use in asking on. */
  async function readAfter(after: number) {
    const result = await calls.messages(chatId, { after })
    if (!result.success) return false
    put(result.data)
    return result.data.items.length > 0 || gapOf() === undefined
  }

  function put({ items, lastSeq, readSeq, otherReadSeq }: MessagePage) {
    const now = state.get()
    state.change({
      messages: merge(now.messages, items),
      lastSeq: Math.max(now.lastSeq, lastSeq),
      readSeq: Math.max(now.readSeq, readSeq),
      otherReadSeq: Math.max(now.otherReadSeq, otherReadSeq),
    })
  }

  return {
    chatId,
    state,
    load,
    reload,
    catchUp,
    async older() {
      const before = olderBefore(state.get().messages)
      if (before === undefined || state.get().isLoadingOlder) return
      state.change({ isLoadingOlder: true })
      const result = await calls.messages(chatId, { before })
      if (result.success) put(result.data)
      state.change({ isLoadingOlder: false })
    },
    /** A message that was sent from here. */
    take(message: Message) {
      const { messages, lastSeq } = state.get()
      state.change({ messages: merge(messages, [message]), lastSeq: Math.max(lastSeq, message.seq), phase: 'ready' })
      void catchUp()
    },
    hear(event: ChatEvent, isOwnSide: boolean) {
      if (event.kind === 'message' && state.get().lastSeq < (event.seq ?? 0)) {
        if (!isOwnSide) quiet()
        void catchUp()
      }
      if (event.kind === 'read')
        state.change(
          isOwnSide
            ? { readSeq: Math.max(state.get().readSeq, event.seq!) }
            : { otherReadSeq: Math.max(state.get().otherReadSeq, event.seq!) },
        )
      if (event.kind === 'typing' && !isOwnSide) {
        state.change({ isTyping: true })
        clearTimeout(typingTimer)
        typingTimer = setTimeout(quiet, typingMs)
      }
    },
    /** Everything that is here has been seen. */
    async markRead() {
      const { messages, readSeq } = state.get()
      const seq = messages.at(-1)?.seq ?? 0
      if (seq <= readSeq || seq <= toldSeq) return
      toldSeq = seq
      const result = await calls.read(chatId, seq)
      if (!result.success) return void (toldSeq = 0)
      state.change({ readSeq: Math.max(state.get().readSeq, result.data.readSeq) })
      onRead(result.data.count)
    },
    /** The line of what is new stands where reading stopped when the thread is opened again. */
    reopen: () => state.change({ openedAtSeq: state.get().readSeq }),
  }

  function quiet() {
    if (state.get().isTyping) state.change({ isTyping: false })
  }
}

const isGone = ({ problem }: Extract<Result<unknown>, { success: false }>) => problem?.status === 404
