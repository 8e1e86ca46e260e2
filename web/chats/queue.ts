import { observable } from './observable.ts'
import { retryDelayMs } from './retry-delay.ts'
import type { Stored } from './stored.ts'
import type { Chat, FilePart, Message, Result, Target, Widget } from './types.ts'

export type Outgoing = {
  clientMessageId: string
  /** The thread that shows it: an id, or what `keyOf` makes of a dialog that is not there yet. */
  key: string
  chatId: string | null
  target: Target | null
  /** What an anonymous visitor calls themself. */
  name: string
  text: string
  widget: Widget | null
  files: readonly FilePart[]
  createdAt: string
  /** `waiting`: there is no connection, or the server is busy; it goes by itself. `failed`: refused, it goes when asked to. */
  state: 'sending' | 'waiting' | 'failed'
  reason: string | null
}
export type Sent = { chat: Chat | null; message: Message }
type Means = {
  box: Stored<readonly Outgoing[]>
  /** Opens the dialog where it is not there yet. */
  open: (item: Outgoing) => Promise<Result<Chat>>
  send: (item: Outgoing & { chatId: string }) => Promise<Result<Message>>
  onSent: (item: Outgoing, sent: Sent) => void
  /** One tab at a time sends; without locks a repeated send answers the same message. */
  alone?: (run: () => Promise<void>) => Promise<void>
  later?: (run: () => void, delayMs: number) => ReturnType<typeof setTimeout>
}

/** Messages on their way, in their order, kept in the browser until the server has them. */
export function createQueue({
  box,
  open,
  send,
  onSent,
  alone = (run) => run(),
  later = (run, delayMs) => setTimeout(run, delayMs),
}: Means) {
  const items = observable<readonly Outgoing[]>(box.read())
  let running: Promise<void> | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The tabs share what is kept, so each change begins with what is there now. */
  const change = (edit: (items: readonly Outgoing[]) => readonly Outgoing[]) => {
    const next = edit(box.read())
    box.write(next)
    items.set(next)
  }
  const put = (id: string, part: Partial<Outgoing>) =>
    change((all) => all.map((item) => (item.clientMessageId === id ? { ...item, ...part } : item)))
  const remove = (id: string) => change((all) => all.filter(({ clientMessageId }) => clientMessageId !== id))

  async function run() {
    for (let item = next(); item; item = next()) if (!(await deliver(item))) return
  }
  const next = () => box.read().find(({ state }) => state !== 'failed')

  /** False when there is no use in going on now. */
  async function deliver(item: Outgoing): Promise<boolean> {
    put(item.clientMessageId, { state: 'sending', reason: null })
    const opened = item.chatId ? null : await open(item)
    if (opened && !opened.success) return refuse(item, opened)
    const chatId = item.chatId ?? opened!.data.id!
    if (opened) change((all) => all.map((other) => (other.key === item.key ? { ...other, chatId } : other)))
    const sent = await send({ ...item, chatId })
    if (!sent.success) return refuse(item, sent)
    failures = 0
    onSent(item, { chat: opened?.data ?? null, message: sent.data })
    remove(item.clientMessageId)
    return true
  }

  function refuse({ clientMessageId }: Outgoing, { problem }: Extract<Result<unknown>, { success: false }>) {
    const isPassing = !problem || problem.status >= 500 || problem.code === 'request.tooMany'
    const reason = problem && (problem.detail || problem.title)
    if (!isPassing) {
      put(clientMessageId, { state: 'failed', reason })
      return true
    }
    change((all) => all.map((item) => (item.state === 'sending' ? { ...item, state: 'waiting', reason } : item)))
    clearTimeout(timer)
    timer = later(() => void resume(), retryDelayMs(++failures))
    return false
  }

  function resume(): Promise<void> {
    running ??= alone(run).finally(() => {
      running = undefined
      // Something may have come while the last one was being put away.
      if (items.get().some(({ state }) => state === 'sending')) void resume()
    })
    return running
  }

  return {
    items,
    resume,
    add(item: Omit<Outgoing, 'state' | 'reason'>) {
      change((all) => [...all, { ...item, state: 'sending', reason: null }])
      return resume()
    },
    retry(id: string) {
      put(id, { state: 'sending', reason: null })
      return resume()
    },
    remove,
    /** Another tab has changed what is kept. */
    reread: () => items.set(box.read()),
  }
}
