import type { Outgoing } from './queue.ts'
import { type Box, stored } from './stored.ts'

type Keys = Box & Pick<Storage, 'length' | 'key'>

/**
 * Drafts and unsent messages of accounts are for nobody else at this browser. What a visitor has left becomes the account's that
 * signs in; it goes when it is asked to, since the store learns a name by it.
 */
export function takeOver(owner: string | null, box: Keys | undefined = ownBox()) {
  if (!box) return
  const keys = Array.from({ length: box.length }, (_, index) => box.key(index)!).filter((key) =>
    /^chats\.(queue|drafts)\./.test(key),
  )
  for (const key of keys) if (!key.endsWith(`.${owner}`) && !key.endsWith('.visitor')) box.removeItem(key)
  if (owner === null) return
  const [theirQueue, ownQueue] = ['visitor', owner].map((who) =>
    stored<readonly Outgoing[]>(`chats.queue.Buyer.${who}`, [], box),
  )
  const [theirDrafts, ownDrafts] = ['visitor', owner].map((who) =>
    stored<Record<string, string>>(`chats.drafts.Buyer.${who}`, {}, box),
  )
  const left = theirQueue!.read().map((item) => ({ ...item, chatId: null, state: 'failed' as const, reason: null }))
  if (left.length > 0) ownQueue!.write([...ownQueue!.read(), ...left])
  const drafts = theirDrafts!.read()
  if (Object.keys(drafts).length > 0) ownDrafts!.write({ ...drafts, ...ownDrafts!.read() })
  theirQueue!.write([])
  theirDrafts!.write({})
}

function ownBox() {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
