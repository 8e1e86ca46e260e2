import { currentVisitor, sessionEnded } from '../lib/session.ts'
import { setUnread } from '../lib/unread.ts'
import { chatCalls } from './calls.ts'
import { type ChatClient, createClient } from './client.ts'
import type { EventStream } from './event-stream.ts'
import { listen } from './events.ts'
import { takeOver } from './take-over.ts'
import type { ChatEvent, Side } from './types.ts'

const clients = new Map<string, ChatClient>()
const hearers = new Set<(event: ChatEvent) => void>()
const countDelayMs = 300
let stream: EventStream | undefined
let counting: ReturnType<typeof setTimeout> | undefined
let hasStore = false

/** The dialogs of a side in this browser; one for all parts of a page. `owner`: the account, null for a visitor. */
export function clientOf(side: Side, owner: string | null): ChatClient {
  const key = `${side} ${owner}`
  const known = clients.get(key)
  if (known) return known
  takeOver(owner)
  const client = createClient({
    side,
    owner,
    isAuth: owner !== null,
    alone: (run) => withLock(`chats.queue.${key}`, run),
    onOpened: () => owner === null && join(),
  })
  clients.set(key, client)
  if (owner === null) client.dialogs.state.subscribe(() => countVisitor(client))
  hearers.add(client.hear)
  if (owner !== null || hasSession()) startStream()
  void client.queue.resume()
  return client
}

/** Other parts that live by the same stream: call-backs, inquiries. Returns how to stop. */
export function hearEvents(hear: (event: ChatEvent) => void) {
  hearers.add(hear)
  if (currentVisitor()?.isAuth || hasSession()) startStream()
  return () => void hearers.delete(hear)
}

/** A visitor has a session, and with it a stream, from their first dialog on. */
const hasSession = () => /(?:^|; )chatInteraction=/.test(document.cookie)

function join() {
  if (stream) stream.restart()
  else startStream()
}

function startStream() {
  if (stream) return
  stream = listen((event) => {
    if (event.kind === 'ended') sessionEnded()
    for (const hear of hearers) hear(event)
    if (event.kind !== 'typing' && event.kind !== 'lost') countSoon()
  })
  window.addEventListener('online', () => stream!.restart())
  window.addEventListener('offline', () => tell({ kind: 'lost' }))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tell({ kind: 'ready' }))
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith('chats.queue.')) for (const { queue } of clients.values()) queue.reread()
  })
}

function tell(event: ChatEvent) {
  if (event.kind === 'lost' || navigator.onLine) for (const hear of hearers) hear(event)
}

/** Keeps the figures on the signs of every page right. `storeId`: the store that the account acts for. */
export function watchUnread({ owner, storeId }: { owner: string | null; storeId: number | null }) {
  hasStore = storeId !== null
  clientOf('Buyer', owner)
}

/** Read anew, so that they are right whatever was missed. */
function countSoon() {
  clearTimeout(counting)
  counting = setTimeout(() => void count(), countDelayMs)
}

async function count() {
  if (!currentVisitor()?.isAuth) return readVisitor()
  const { unread } = chatCalls({ side: 'Buyer', isAuth: true })
  const [buyer, store] = await Promise.all([unread('Buyer'), hasStore ? unread('Store') : null])
  if (buyer.success) setUnread({ buyer: buyer.data.total, store: store?.success ? store.data.total : undefined })
}

/** A visitor's list, once it has been read, follows what is heard by itself. */
async function readVisitor() {
  const { dialogs } = clientOf('Buyer', null)
  if (dialogs.state.get().phase === 'loading') await dialogs.load()
}

function countVisitor({ dialogs }: ChatClient) {
  const { phase, chats } = dialogs.state.get()
  if (phase === 'ready')
    setUnread({ buyer: chats.reduce((sum, { unreadCount }) => sum + unreadCount, 0), hasChats: chats.length > 0 })
}

const withLock = (name: string, run: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(name, run) : run()
