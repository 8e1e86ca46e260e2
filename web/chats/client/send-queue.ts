import { observable } from '../../lib/client/observable.ts'
import { retryDelayMs } from './retry-delay.ts'
import type { Persisted } from './persisted.ts'
import type { Chat, FilePart, Message, Result, ChatTarget, Widget } from './types.ts'

export type OutgoingMessage = {
  clientMessageId: string
  /** `chatKey` of the thread that shows the message. */
  key: string
  chatId: string | null
  target: ChatTarget | null
  /** Display name of an anonymous visitor. */
  name: string
  text: string
  widget: Widget | null
  files: readonly FilePart[]
  createdAt: string
  /** `waiting`: no connection or a busy server, sent automatically later. `failed`: rejected, sent only on retry. */
  state: 'sending' | 'waiting' | 'failed'
  reason: string | null
}
export type SentMessage = { chat: Chat | null; message: Message }
type SendQueueOptions = {
  storage: Persisted<readonly OutgoingMessage[]>
  /** Creates the chat if it does not exist. */
  openChat: (item: OutgoingMessage) => Promise<Result<Chat>>
  send: (item: OutgoingMessage & { chatId: string }) => Promise<Result<Message>>
  onSent: (item: OutgoingMessage, sent: SentMessage) => void
  /** Lets one tab send at a time. Without locks a repeated send returns the same message. */
  withLock?: (run: () => Promise<void>) => Promise<void>
  schedule?: (run: () => void, delayMs: number) => ReturnType<typeof setTimeout>
}

/** Outgoing messages in order, persisted until the server has accepted them. */
export function createSendQueue({
  storage,
  openChat,
  send,
  onSent,
  withLock = (run) => run(),
  schedule = (run, delayMs) => setTimeout(run, delayMs),
}: SendQueueOptions) {
  const items = observable<readonly OutgoingMessage[]>(storage.read())
  let running: Promise<void> | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Tabs share the storage, so each change starts from the stored value. */
  const change = (edit: (items: readonly OutgoingMessage[]) => readonly OutgoingMessage[]) => {
    const next = edit(storage.read())
    storage.write(next)
    items.set(next)
  }
  const patch = (id: string, part: Partial<OutgoingMessage>) =>
    change((all) => all.map((item) => (item.clientMessageId === id ? { ...item, ...part } : item)))
  const remove = (id: string) => change((all) => all.filter(({ clientMessageId }) => clientMessageId !== id))

  async function run() {
    for (let item = next(); item; item = next()) if (!(await deliver(item))) return
  }
  const next = () => storage.read().find(({ state }) => state !== 'failed')

  /** Returns false if the queue must stop for now. */
  async function deliver(item: OutgoingMessage): Promise<boolean> {
    patch(item.clientMessageId, { state: 'sending', reason: null })
    const opened = item.chatId ? null : await openChat(item)
    if (opened && !opened.success) return handleFailure(item, opened)
    const chatId = item.chatId ?? opened!.data.id!
    if (opened) change((all) => all.map((other) => (other.key === item.key ? { ...other, chatId } : other)))
    const sent = await send({ ...item, chatId })
    if (!sent.success) return handleFailure(item, sent)
    failures = 0
    onSent(item, { chat: opened?.data ?? null, message: sent.data })
    remove(item.clientMessageId)
    return true
  }

  function handleFailure(
    { clientMessageId }: OutgoingMessage,
    { problem }: Extract<Result<unknown>, { success: false }>,
  ) {
    const isTransient = !problem || problem.status >= 500 || problem.code === 'request.tooMany'
    const reason = problem && (problem.detail || problem.title)
    if (!isTransient) {
      patch(clientMessageId, { state: 'failed', reason })
      return true
    }
    change((all) => all.map((item) => (item.state === 'sending' ? { ...item, state: 'waiting', reason } : item)))
    clearTimeout(timer)
    timer = schedule(() => void resume(), retryDelayMs(++failures))
    return false
  }

  function resume(): Promise<void> {
    running ??= withLock(run).finally(() => {
      running = undefined
      // A message may have been added while the last one was being removed.
      if (items.get().some(({ state }) => state === 'sending')) void resume()
    })
    return running
  }

  return {
    items,
    resume,
    add(item: Omit<OutgoingMessage, 'state' | 'reason'>) {
      change((all) => [...all, { ...item, state: 'sending', reason: null }])
      return resume()
    },
    retry(id: string) {
      patch(id, { state: 'sending', reason: null })
      return resume()
    },
    remove,
    /** Called when another tab has changed the stored queue. */
    reload: () => items.set(storage.read()),
  }
}
