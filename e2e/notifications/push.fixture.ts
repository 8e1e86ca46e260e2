// Browsers with a fake push service.
import type { BrowserContext, Page } from 'playwright-core'
import { newBrowser } from '#platform/push/push-service.fixture.ts'
import { openAsNewUser } from '../support/people.ts'
import { base, useChromium } from '../support/browser.ts'

useChromium()

export const pushSection = (page: Page) => page.locator('#push')
export const switchOn = (page: Page) => pushSection(page).getByRole('button', { name: 'Turn on in this browser' })
export const allowNotifications = (context: BrowserContext) =>
  context.grantPermissions(['notifications'], { origin: base() })

export async function openWithPushService() {
  const own = await openAsNewUser('/profile/settings')
  await allowNotifications(own.context)
  await installPushService(own.context)
  await own.page.reload()
  return own
}

/** Replaces the vendor's push service, which is unavailable in private browser contexts. */
async function installPushService(context: BrowserContext) {
  const { endpoint, keys } = newBrowser()
  await context.addInitScript(
    (subscription) => {
      const key = 'the stand-in of a subscription'
      const stored = () =>
        localStorage.getItem(key)
          ? { toJSON: () => subscription, unsubscribe: async () => (localStorage.removeItem(key), true) }
          : null
      Object.assign(PushManager.prototype, {
        subscribe: async () => (localStorage.setItem(key, 'made'), stored()),
        getSubscription: async () => stored(),
      })
    },
    { endpoint, keys },
  )
}
