import { currentVisitor, endSession } from '../../lib/client/session.ts'
import { setUnread } from '../../lib/client/unread.ts'
import { chatCalls } from './calls.ts'
import { type ChatClient, createChatClient } from './client.ts'
import type { EventStream } from './event-stream.ts'
import { openSharedEventStream } from './shared-event-stream.ts'
import { adoptVisitorData } from './adopt-visitor-data.ts'
import type { ChatEvent, Side } from './types.ts'

const clients = new Map<string, ChatClient>()
const listeners = new Set<(event: ChatEvent) => void>()
const recountDelayMs = 300
let stream: EventStream | undefined
let recountTimer: ReturnType<typeof setTimeout> | undefined
let hasStore = false

/** The chat client of a side, shared by all parts of the page. `owner`: account id, null for a visitor. */
export function chatClientFor(side: Side, owner: string | null): ChatClient {
  const key = `${side} ${owner}`
  const known = clients.get(key)
  if (known) return known
  adoptVisitorData(owner)
  const client = createChatClient({
    side,
    owner,
    isAuth: owner !== null,
    calls: chatCalls({ side, isAuth: owner !== null }),
    withLock: (run) => withLock(`chats.queue.${key}`, run),
    onOpened: () => owner === null && reconnectStream(),
  })
  clients.set(key, client)
  if (owner === null) client.chatList.state.subscribe(() => updateVisitorUnread(client))
  listeners.add(client.handleEvent)
  if (owner !== null || hasSession()) startStream()
  void client.queue.resume()
  return client
}

/** Subscribes to the shared event stream (call-backs, inquiries). Returns the unsubscribe function. */
export function subscribeToEvents(listener: (event: ChatEvent) => void) {
  listeners.add(listener)
  if (currentVisitor()?.isAuth || hasSession()) startStream()
  return () => void listeners.delete(listener)
}

/** A visitor gets a session, and with it a stream, with their first chat. */
const hasSession = () => /(?:^|; )chatInteraction=/.test(document.cookie)

function reconnectStream() {
  if (stream) stream.restart()
  else startStream()
}

function startStream() {
  if (stream) return
  stream = openSharedEventStream((event) => {
    if (event.kind === 'ended') endSession()
    for (const listener of listeners) listener(event)
    if (event.kind !== 'typing' && event.kind !== 'lost') scheduleRecount()
  })
  window.addEventListener('online', () => stream!.restart())
  window.addEventListener('offline', () => broadcast({ kind: 'lost' }))
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && broadcast({ kind: 'ready' }),
  )
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith('chats.queue.')) for (const { queue } of clients.values()) queue.reload()
  })
}

function broadcast(event: ChatEvent) {
  if (event.kind === 'lost' || navigator.onLine) for (const listener of listeners) listener(event)
}

/** Keeps the unread counters of the page up to date. `storeId`: the active store. */
export function watchUnread({ owner, storeId }: { owner: string | null; storeId: number | null }) {
  hasStore = storeId !== null
  chatClientFor('Buyer', owner)
}

/** Recounts on the server, so that missed events do not matter. */
function scheduleRecount() {
  clearTimeout(recountTimer)
  recountTimer = setTimeout(() => void recount(), recountDelayMs)
}

async function recount() {
  if (!currentVisitor()?.isAuth) return loadVisitorChats()
  const { unread } = chatCalls({ side: 'Buyer', isAuth: true })
  const [buyer, store] = await Promise.all([unread('Buyer'), hasStore ? unread('Store') : null])
  if (buyer.success) setUnread({ buyer: buyer.data.total, store: store?.success ? store.data.total : undefined })
}

/** Loads a visitor's chats once; events keep them up to date. */
async function loadVisitorChats() {
  const { chatList } = chatClientFor('Buyer', null)
  if (chatList.state.get().phase === 'loading') await chatList.load()
}

function updateVisitorUnread({ chatList }: ChatClient) {
  const { phase, chats } = chatList.state.get()
  if (phase === 'ready')
    setUnread({ buyer: chats.reduce((sum, { unreadCount }) => sum + unreadCount, 0), hasChats: chats.length > 0 })
}

const withLock = (name: string, run: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(name, run) : run()
