// Shows what the server pushes (platform/outbox/render.ts writes it) and leads to it. Nothing is kept for use without a network.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

async function show({ title, path, prefix, replaces, ...options }) {
  if ((await pagesAt(path)).some(({ focused }) => focused)) return
  const replaced = await Promise.all(replaces.map((tag) => self.registration.getNotifications({ tag })))
  for (const notification of replaced.flat()) notification.close()
  await self.registration.showNotification(title, { ...options, renotify: true, data: { path, prefix } })
}

/** To the tab that is there already, in whatever language. */
async function lead({ path, prefix }) {
  const [page] = await pagesAt(path)
  return page ? page.focus() : self.clients.openWindow(prefix + path)
}

async function pagesAt(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => {
    const { pathname, search } = new URL(url)
    return pathname.replace(/^\/[a-z]{2}(?=\/)/, '') + search === path
  })
}

/** The browser has given its address up. Whoever is signed in gets pushes at the new one, if they did at the old one. */
async function renew() {
  const { items, publicKey } = await call('x/push-subscription/list')
  if (!items.some(({ isCurrent }) => isCurrent)) return
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  await call('x/push-subscription/create', { endpoint, keys })
}

/** The session may need a new token first; pages take turns at that by the same lock. */
async function call(path, body) {
  const send = () => post(path, body)
  let answer = await send()
  if (answer.status === 401) {
    await navigator.locks.request('tokenRefresh', () => post('token/refresh', {}))
    answer = await send()
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

const post = (path, body) =>
  fetch(
    `/api/${path}`,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
