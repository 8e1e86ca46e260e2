import type { ChatCalls } from './calls.ts'
import { mergeMessages, findGap, olderCursor } from './message-order.ts'
import { observable } from '../../lib/client/observable.ts'
import type { ChatEvent, Message, MessagePage, LoadPhase, Result } from './types.ts'

export type ThreadState = {
  phase: LoadPhase
  messages: readonly Message[]
  lastSeq: number
  readSeq: number
  otherReadSeq: number
  /** Read mark when the thread was opened; the "unread" divider follows it. */
  openedAtSeq: number
  isTyping: boolean
  isLoadingOlder: boolean
}
export type ThreadStore = ReturnType<typeof createThreadStore>

const typingTimeoutMs = 6_000
const maxPageSize = 100

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

export const toThreadState = (page: MessagePage): ThreadState => ({
  ...emptyThread,
  phase: 'ready',
  messages: page.items,
  lastSeq: page.lastSeq,
  readSeq: page.readSeq,
  otherReadSeq: page.otherReadSeq,
  openedAtSeq: page.readSeq,
})

type ThreadOptions = {
  /** Messages of the server-rendered page. */
  page?: MessagePage
  /** Called with the number of messages that are still unread. */
  onRead?: (count: number) => void
}

/** The loaded messages of one chat. */
export function createThreadStore(
  chatId: string,
  calls: Pick<ChatCalls, 'messages' | 'read'>,
  { page, onRead = () => {} }: ThreadOptions = {},
) {
  const state = observable(page ? toThreadState(page) : emptyThread)
  let reading: Promise<void> | undefined
  let isStale = false
  let typingTimer: ReturnType<typeof setTimeout> | undefined
  let reportedSeq = 0

  async function load() {
    const result = await calls.messages(chatId)
    if (result.success) state.set({ ...toThreadState(result.data), openedAtSeq: openedAt(result.data.readSeq) })
    else if (state.get().phase !== 'ready') state.update({ phase: isNotFound(result) ? 'missing' : 'failed' })
  }

  /** Reloads everything, as far back as it was loaded. */
  async function reload() {
    const { phase, messages, isTyping } = state.get()
    if (phase !== 'ready') return load()
    const first = await calls.messages(chatId, { limit: maxPageSize })
    if (!first.success) return
    let { items, nextCursor: before } = first.data
    while (before !== null && items.length < messages.length) {
      const older = await calls.messages(chatId, { before, limit: maxPageSize })
      if (!older.success) return
      items = [...older.data.items, ...items]
      before = older.data.nextCursor
    }
    const { lastSeq, openedAtSeq } = state.get()
    state.set({ ...toThreadState({ ...first.data, items }), openedAtSeq, isTyping })
    if (lastSeq > first.data.lastSeq) await catchUp()
  }

  const openedAt = (readSeq: number) => (state.get().phase === 'ready' ? state.get().openedAtSeq : readSeq)

  /** Loads newer messages until there is no gap. Calls during a run cause one more round. */
  function catchUp(): Promise<void> {
    isStale = true
    reading ??= readUntilComplete().finally(() => (reading = undefined))
    return reading
  }

  async function readUntilComplete() {
    while (isStale) {
      isStale = false
      if (state.get().phase !== 'ready') await load()
      else if (!(await readAfter(state.get().messages.at(-1)?.seq ?? 0))) return
      for (let gap = nextGap(); gap !== undefined; gap = nextGap()) if (!(await readAfter(gap))) return
    }
  }

  const nextGap = () => findGap(state.get().messages, state.get().lastSeq)

  /** Returns false if there is no progress, so that the loop stops. */
  async function readAfter(after: number) {
    const result = await calls.messages(chatId, { after })
    if (!result.success) return false
    mergePage(result.data)
    return result.data.items.length > 0 || nextGap() === undefined
  }

  function mergePage({ items, lastSeq, readSeq, otherReadSeq }: MessagePage) {
    const now = state.get()
    state.update({
      messages: mergeMessages(now.messages, items),
      lastSeq: Math.max(now.lastSeq, lastSeq),
      readSeq: Math.max(now.readSeq, readSeq),
      otherReadSeq: Math.max(now.otherReadSeq, otherReadSeq),
    })
    if (mayReplaceOffer(now.messages, items)) void reload()
  }

  return {
    chatId,
    state,
    load,
    reload,
    catchUp,
    async loadOlder() {
      const before = olderCursor(state.get().messages)
      if (before === undefined || state.get().isLoadingOlder) return
      state.update({ isLoadingOlder: true })
      const result = await calls.messages(chatId, { before })
      if (result.success) mergePage(result.data)
      state.update({ isLoadingOlder: false })
    },
    /** Adds a message that was sent from this browser. */
    addMessage(message: Message) {
      const { messages, lastSeq } = state.get()
      state.update({
        messages: mergeMessages(messages, [message]),
        lastSeq: Math.max(lastSeq, message.seq),
        phase: 'ready',
      })
      void catchUp()
      if (mayReplaceOffer(messages, [message])) void reload()
    },
    handleEvent(event: ChatEvent, isOwnSide: boolean) {
      if (event.kind === 'message' && state.get().lastSeq < (event.seq ?? 0)) {
        if (!isOwnSide) clearTyping()
        void catchUp()
      }
      if (event.kind === 'read')
        state.update(
          isOwnSide
            ? { readSeq: Math.max(state.get().readSeq, event.seq!) }
            : { otherReadSeq: Math.max(state.get().otherReadSeq, event.seq!) },
        )
      if (event.kind === 'typing' && !isOwnSide) {
        state.update({ isTyping: true })
        clearTimeout(typingTimer)
        typingTimer = setTimeout(clearTyping, typingTimeoutMs)
      }
    },
    /** Marks all loaded messages as read. */
    async markRead() {
      const { messages, readSeq } = state.get()
      const seq = messages.at(-1)?.seq ?? 0
      if (seq <= readSeq || seq <= reportedSeq) return
      reportedSeq = seq
      const result = await calls.read(chatId, seq)
      if (!result.success) return void (reportedSeq = 0)
      state.update({ readSeq: Math.max(state.get().readSeq, result.data.readSeq) })
      onRead(result.data.count)
    },
    /** Moves the "unread" divider to the current read mark. */
    reopen: () => state.update({ openedAtSeq: state.get().readSeq }),
  }

  function clearTyping() {
    if (state.get().isTyping) state.update({ isTyping: false })
  }
}

/** An offer of a price replaces an earlier one from the same quantity. */
const mayReplaceOffer = (known: readonly Message[], added: readonly Message[]) =>
  added.some(({ offer, seq }) => offer && known.some((earlier) => earlier.offer?.isValid && earlier.seq < seq))

const isNotFound = ({ problem }: Extract<Result<unknown>, { success: false }>) => problem?.status === 404
