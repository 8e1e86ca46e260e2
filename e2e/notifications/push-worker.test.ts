// The service worker: showing pushes, opening tabs, renewing subscriptions and clearing notifications.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { readConfig } from '#platform/config.ts'
import { renderPush } from '#platform/outbox/render.ts'
import { newBrowser } from '#platform/push/push-service.fixture.ts'
import { until } from '#platform/testing/until.ts'
import { waitForStatus } from '../support/people.ts'
import { pushSection, switchOn, openWithPushService } from './push.fixture.ts'
import { base } from '../support/browser.ts'

const pushText = (tag: string, overrides: object = {}) => {
  const values = {
    scope: 'single',
    name: 'Bo Buyer',
    count: 1,
    chats: 1,
    orders: 1,
    product: '',
    said: 'How soon?',
    tag,
    path: `/profile/messages/${tag}`,
    ...overrides,
  }
  return renderPush({ template: 'newMessages', locale: 'de', variant: 'b2b', values }, readConfig({})).text
}

/** Delivers push messages to the worker like the browser's push service. */
async function connectWorker(context: BrowserContext, page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const session: CDPSession = await context.newCDPSession(page)
  const registration = new Promise<string>((found) =>
    session.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && found(registrations[0].registrationId),
    ),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  return {
    push: (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', { origin: new URL(base()).origin, registrationId, data }),
    until: (titles: readonly string[]) =>
      page.waitForFunction(async (wanted) => {
        const found = await (await navigator.serviceWorker.ready).getNotifications()
        return JSON.stringify(found.map(({ title, body }) => `${title}: ${body}`)) === JSON.stringify(wanted)
      }, titles),
  }
}

/** Records every notification that the worker shows, because replaced notifications are listed only briefly. */
async function recordNotifications(context: BrowserContext) {
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: string[] }
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.shown = []
    Object.assign(scope.registration, {
      showNotification: (title: string, options: NotificationOptions) => {
        scope.shown.push(`${options.tag} ${options.lang} ${title}: ${options.body}`)
        return show(title, options)
      },
    })
  })
  return async (wanted: readonly string[]) => {
    const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)
    await until(async () => (await shown()).length >= wanted.length)
    assert.deepEqual(await shown(), wanted)
  }
}

test('a chat shows its last push only, a summary replaces several, and an open chat shows none', async () => {
  await using own = await openWithPushService()
  const { page, context } = own
  await switchOn(page).click()
  await waitForStatus(page, /This browser now shows notifications/)
  const worker = await connectWorker(context, page)
  const shown = await recordNotifications(context)
  await worker.push(pushText('first'))
  await shown(['first de Neue Nachricht von Bo Buyer: How soon?'])
  await worker.push(pushText('first', { count: 2, said: 'Hello?' }))
  await shown(['first de Neue Nachricht von Bo Buyer: How soon?', 'first de 2 neue Nachrichten von Bo Buyer: Hello?'])
  await worker.push(
    pushText('NewMessage', {
      scope: 'several',
      said: '',
      count: 3,
      chats: 2,
      path: '/profile/messages',
      replaces: 'first,second',
    }),
  )
  await worker.until(['3 neue Nachrichten: 3 Nachrichten warten auf Ihre Antwort.'])
  await page.goto('/de/profile/messages')
  await page.bringToFront()
  await worker.push(pushText('third', { path: '/profile/messages' }))
  await worker.push(pushText('fourth'))
  await worker.until([
    '3 neue Nachrichten: 3 Nachrichten warten auf Ihre Antwort.',
    'Neue Nachricht von Bo Buyer: How soon?',
  ])
})

test('clicking a push focuses an open tab in any language or opens one', async () => {
  await using own = await openWithPushService()
  const { page, context } = own
  await switchOn(page).click()
  await waitForStatus(page, /This browser now shows notifications/)
  const worker = await connectWorker(context, page)
  // A headless browser may drop a notification at any time, so it is pushed until the worker holds it.
  const holdNotification = (tag: string) =>
    until(async () => {
      await worker.push(pushText(tag, { path: '/profile/notifications' }))
      return await context.serviceWorkers()[0]!.evaluate(async () => {
        const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; held: Notification }
        const [shown] = await scope.registration.getNotifications()
        if (shown) scope.held = shown
        return shown !== undefined
      })
    })
  await holdNotification('chat')
  // Focusing a tab requires a user gesture, so the worker's requests are recorded instead.
  const press = () =>
    context.serviceWorkers()[0]!.evaluate(async () => {
      const scope = globalThis as unknown as {
        held: Notification
        clients: object
        NotificationEvent: new (type: string, given: object) => Event & { waitUntil: (work: Promise<unknown>) => void }
      }
      const asked: string[] = []
      const client = (globalThis as unknown as { WindowClient: { prototype: object } }).WindowClient.prototype
      Object.assign(client, {
        focus(this: { url: string }) {
          asked.push(`focus ${new URL(this.url).pathname}`)
        },
      })
      Object.assign(scope.clients, { openWindow: (path: string) => asked.push(`open ${path}`) })
      const event = new scope.NotificationEvent('notificationclick', { notification: scope.held })
      const work: Promise<unknown>[] = []
      event.waitUntil = (promise) => void work.push(promise)
      dispatchEvent(event)
      await Promise.all(work)
      return asked
    })
  assert.deepEqual(await press(), ['open /de/profile/notifications'])
  await worker.until([])
  await holdNotification('another')
  await page.goto('/ru/profile/notifications')
  assert.deepEqual(await press(), ['focus /ru/profile/notifications'])
  const served = await page.request.get('/push-worker.js')
  assert.deepEqual(
    [served.headers()['cache-control'], served.headers()['content-type']],
    ['no-cache', 'text/javascript; charset=utf-8'],
  )
  assert.equal((await page.request.get('/mark-trade.png')).headers()['content-type'], 'image/png')
})

test('an expired subscription is renewed for its own session only', async () => {
  await using own = await openWithPushService()
  const { page, context } = own
  const listed = async () =>
    (
      (await (await page.request.get('/api/x/push-subscription/list')).json()) as {
        items: { id: string; isCurrent: boolean }[]
      }
    ).items
  await switchOn(page).click()
  await waitForStatus(page, /This browser now shows notifications/)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const worker = context.serviceWorkers()[0]!
  const change = () => {
    const { endpoint, keys } = newBrowser()
    return worker.evaluate(
      async (subscription) => {
        const scope = globalThis as unknown as {
          PushManager: { prototype: object }
          ExtendableEvent: new (type: string) => Event & { waitUntil: (work: Promise<unknown>) => void }
        }
        Object.assign(scope.PushManager.prototype, { subscribe: async () => ({ toJSON: () => subscription }) })
        const event = new scope.ExtendableEvent('pushsubscriptionchange')
        const work: Promise<unknown>[] = []
        event.waitUntil = (promise) => void work.push(promise)
        dispatchEvent(event)
        await Promise.all(work)
      },
      { endpoint, keys },
    )
  }
  const [before] = await listed()
  await change()
  const [renewed, ...others] = await listed()
  assert.deepEqual([renewed!.isCurrent, renewed!.id === before!.id, others], [true, false, []])
  await context.clearCookies({ name: 'token' })
  await change()
  const [again] = await listed()
  assert.deepEqual([again!.isCurrent, again!.id === renewed!.id], [true, false])
  await page.reload()
  await pushSection(page)
    .getByRole('button', { name: /^Turn off: Chrom/ })
    .click()
  await waitForStatus(page, /no longer show notifications/)
  await change()
  assert.deepEqual(await listed(), [])
})

test('signing out closes shown notifications', async () => {
  await using own = await openWithPushService()
  const { page, context } = own
  await switchOn(page).click()
  await waitForStatus(page, /This browser now shows notifications/)
  const worker = await connectWorker(context, page)
  await worker.push(pushText('chat'))
  await worker.until(['Neue Nachricht von Bo Buyer: How soon?'])
  await page
    .locator('form[action="/logout"]')
    .first()
    .evaluate((form: HTMLFormElement) => form.submit())
  await page.waitForURL('/')
  await worker.until([])
  assert.deepEqual(own.problems, [])
})
