// Shows what the server pushes (platform/outbox/render.ts writes it) and leads to it. Nothing is kept for use without a network.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())))
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
