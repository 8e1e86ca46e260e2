// Browsers that pushes can be switched on in.
import type { BrowserContext, Page } from 'playwright-core'
import { newBrowser } from '#platform/push/push-service.fixture.ts'
import { visit } from './people.ts'
import { base } from './support.ts'

export const block = (page: Page) => page.locator('#push')
export const switchOn = (page: Page) => block(page).getByRole('button', { name: 'Switch on in this browser' })
export const allow = (context: BrowserContext) => context.grantPermissions(['notifications'], { origin: base() })

export async function visitWithService() {
  const own = await visit('/profile/settings')
  await allow(own.context)
  await giveService(own.context)
  await own.page.reload()
  return own
}

/** Stands in for the push service of the browser's maker, which private windows do not have. Everything else is the browser's own. */
async function giveService(context: BrowserContext) {
  const { endpoint, keys } = newBrowser()
  await context.addInitScript(
    (subscription) => {
      const key = 'the stand-in of a subscription'
      const held = () =>
        localStorage.getItem(key)
          ? { toJSON: () => subscription, unsubscribe: async () => (localStorage.removeItem(key), true) }
          : null
      Object.assign(PushManager.prototype, {
        subscribe: async () => (localStorage.setItem(key, 'made'), held()),
        getSubscription: async () => held(),
      })
    },
    { endpoint, keys },
  )
}
