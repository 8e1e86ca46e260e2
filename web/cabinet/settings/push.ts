import type { addBrowser } from '#modules/notifications/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'

/** Push state of this browser. Only `off` can be changed here. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'
export type PushFailure = { reason: 'denied' | 'dismissed' | 'failed' } | { reason: 'refused'; detail: string }

/** `isSubscribed`: whether the server has a subscription for this browser's session. */
export async function readPushState(isSubscribed: boolean): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  // Drop a subscription that the server does not know.
  if (!isSubscribed) await (await currentSubscription())?.unsubscribe()
  return Notification.permission === 'granted' && (await currentSubscription()) ? 'on' : 'off'
}

/** Must be called in a user gesture: browsers ask for permission only then. Returns the failure, if any. */
export async function enablePush(publicKey: string): Promise<PushFailure | undefined> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { reason: permission === 'denied' ? 'denied' : 'dismissed' }
  const subscription = await subscribe(publicKey).catch(() => undefined)
  if (!subscription) return { reason: 'failed' }
  const { endpoint, keys } = subscription.toJSON()
  const result = await clientCall<typeof addBrowser>('POST x/push-subscription/create', {
    endpoint,
    keys,
  } as InputOf<typeof addBrowser>)
  if (result.success) return undefined
  return result.problem ? { reason: 'refused', detail: result.problem.detail } : { reason: 'failed' }
}

async function currentSubscription() {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager.getSubscription()
}

async function subscribe(publicKey: string) {
  await navigator.serviceWorker.register('/push-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const create = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return create().catch(async (error: unknown) => {
    // An existing subscription with another key blocks the new one.
    const existing = await pushManager.getSubscription()
    if (!existing) throw error
    await existing.unsubscribe()
    return create()
  })
}
