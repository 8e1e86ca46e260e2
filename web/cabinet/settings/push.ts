import type { addBrowser } from '#modules/notifications/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { clientApi } from '../../lib/client-api.ts'

/** What this browser can do and does. `off` may become `on` by a press; the others are the browser's own word. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'
export type Failure = { reason: 'denied' | 'dismissed' | 'failed' } | { reason: 'refused'; detail: string }

/** `isKnown`: whether the server pushes to the session of this browser. */
export async function readState(isKnown: boolean): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  // What nothing is pushed to any more is given up.
  if (!isKnown) await (await current())?.unsubscribe()
  return Notification.permission === 'granted' && (await current()) ? 'on' : 'off'
}

/** To be called in a press: browsers ask for permission only then. Answers what has hindered it. */
export async function switchOn(publicKey: string): Promise<Failure | undefined> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { reason: permission === 'denied' ? 'denied' : 'dismissed' }
  const subscription = await subscribe(publicKey).catch(() => undefined)
  if (!subscription) return { reason: 'failed' }
  const { endpoint, keys } = subscription.toJSON()
  const result = await clientApi('x/push-subscription/create', {
    method: 'POST',
    body: { endpoint, keys } as InputOf<typeof addBrowser>,
  })
  if (result.success) return undefined
  return result.problem ? { reason: 'refused', detail: result.problem.detail } : { reason: 'failed' }
}

async function current() {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager.getSubscription()
}

async function subscribe(publicKey: string) {
  await navigator.serviceWorker.register('/push-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const make = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return make().catch(async (error: unknown) => {
    // One that was made for another key of ours stands in the way.
    const former = await pushManager.getSubscription()
    if (!former) throw error
    await former.unsubscribe()
    return make()
  })
}
