import type { OutgoingMessage } from './send-queue.ts'
import { browserStorage, type KeyValueStorage, persisted } from './persisted.ts'

type EnumerableStorage = KeyValueStorage & Pick<Storage, 'length' | 'key'>

/**
 * Deletes stored drafts and unsent messages of other accounts. On sign-in, those of the anonymous visitor move to the
 * account; the messages wait for a manual retry, because sending reveals the account's name to the store.
 */
export function adoptVisitorData(owner: string | null, storage: EnumerableStorage | undefined = browserStorage()) {
  if (!storage) return
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!).filter((key) =>
    /^chats\.(queue|drafts)\./.test(key),
  )
  for (const key of keys) if (!key.endsWith(`.${owner}`) && !key.endsWith('.visitor')) storage.removeItem(key)
  if (owner === null) return
  const [visitorQueue, ownQueue] = ['visitor', owner].map((ownerKey) =>
    persisted<readonly OutgoingMessage[]>(`chats.queue.Buyer.${ownerKey}`, [], storage),
  )
  const [visitorDrafts, ownDrafts] = ['visitor', owner].map((ownerKey) =>
    persisted<Record<string, string>>(`chats.drafts.Buyer.${ownerKey}`, {}, storage),
  )
  const visitorMessages = visitorQueue!
    .read()
    .map((item) => ({ ...item, chatId: null, state: 'failed' as const, reason: null }))
  if (visitorMessages.length > 0) ownQueue!.write([...ownQueue!.read(), ...visitorMessages])
  const drafts = visitorDrafts!.read()
  if (Object.keys(drafts).length > 0) ownDrafts!.write({ ...drafts, ...ownDrafts!.read() })
  visitorQueue!.write([])
  visitorDrafts!.write({})
}
