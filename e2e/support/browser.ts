import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { oncePerFile } from '#platform/testing/once-per-file.ts'
import { launchBrowser, launchChromium } from './launch-browser.ts'

export type Visit = { page: Page; context: BrowserContext; problems: string[] } & AsyncDisposable

type VisitOptions = {
  /** Omitted: a blank page. */
  path?: string
  size?: keyof typeof sizes
  theme?: 'light' | 'dark'
  javaScript?: boolean
  timeZone?: string
  /** Omitted: that of a headless browser, which is not counted as a visitor. */
  userAgent?: string
  /** Origin of another site variant or deployment. */
  base?: string
}

export const sizes = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const
export const base = () => process.env.E2E_BASE ?? assert.fail('Run browser tests with `npm test -- e2e`.')

let launch = launchBrowser
const fileBrowser = oncePerFile<Browser>(() => launch())

/** The tests of this process, which runs one file, use Chromium itself. */
export const useChromium = () => void (launch = launchChromium)

/** Browsers log each response with this status, which the test brings about, as an error. */
export const problemsExcept = ({ problems }: Pick<Visit, 'problems'>, status: number) =>
  problems.filter((problem) => !problem.includes(`the server responded with a status of ${status} `))

/** Opens a browser context of its own with a page. `problems` collects script errors, console errors, CSP violations and 5xx responses. */
export async function open({
  path,
  size = 'desktop',
  theme = 'light',
  javaScript = true,
  timeZone = 'UTC',
  userAgent,
  base: address = base(),
}: VisitOptions = {}): Promise<Visit> {
  const browser = await fileBrowser()
  const context = await browser.newContext({
    baseURL: address,
    viewport: sizes[size],
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: timeZone,
    javaScriptEnabled: javaScript,
    ...(userAgent && { userAgent }),
  })
  context.setDefaultTimeout(30_000)
  if (javaScript) context.on('page', hydrateAfterNavigation)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text()))
      problems.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()}: ${response.url()}`)
  })
  if (path) await page.goto(path)
  return { page, context, problems, [Symbol.asyncDispose]: () => context.close() }
}

function hydrateAfterNavigation(page: Page) {
  const [goto, reload, waitForURL] = [page.goto.bind(page), page.reload.bind(page), page.waitForURL.bind(page)]
  const hydrated = async <Output>(loading: Promise<Output>) => {
    const answer = await loading
    await waitForHydration(page)
    return answer
  }
  page.goto = (...args) => hydrated(goto(...args))
  page.reload = (...args) => hydrated(reload(...args))
  page.waitForURL = (...args) => hydrated(waitForURL(...args))
}

/**
 * Waits until React has hydrated the document and rendered what it has to: scripts start after the first paint and thus after the
 * load event, and a navigation changes the address before the page. Pages outside React Router return at once.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    // A page that is still arriving may get its scripts yet.
    if (!('__reactRouterContext' in window)) return document.readyState !== 'loading'
    const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$')) ?? []
    const { current, pendingLanes } = root?.stateNode ?? {}
    return current?.memoizedState.isDehydrated === false && pendingLanes === 0
  })

/** Clicks until `opened` appears. Before hydration a click navigates instead; then it goes back and retries. */
export async function clickUntilOpen(page: Page, trigger: Locator, opened: Locator) {
  for (const path = page.url(); ; await page.goto(path)) {
    await trigger.click()
    await Promise.race([opened.waitFor(), page.waitForURL((url) => url.href !== path)])
    if (page.url() === path) return
  }
}

/** Signs the browser context in; open pages do not change. */
export async function signIn(page: Page, login: string, password: string) {
  const answer = await page.request.post('/api/token/request', {
    data: { login, password },
    headers: { origin: base() },
  })
  assert.ok(answer.ok(), `${answer.status()} ${await answer.text()}`)
}

/** Signs in with the form of the login page. */
export async function signInWithForm(page: Page, login: string, password: string) {
  await page.goto('/login')
  await page.fill('[name=login]', login)
  await page.fill('[name=password]', password)
  await Promise.all([
    page.waitForURL((url) => !url.pathname.endsWith('/login')),
    page.press('[name=password]', 'Enter'),
  ])
}

type Violation = {
  id: string
  impact: string | null
  help: string
  nodes: { target: unknown[]; any: { data?: { messageKey?: string } | null }[] }[]
}

/** The axe violations of the current page with their selectors, plus text whose colour equals its background, which axe reports as incomplete. Evaluated outside the page's CSP. */
export async function accessibilityProblems(
  page: Page,
  options: { include?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const violations = await page.evaluate(async ({ include, rules }) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: unknown, options: object) => Promise<{ violations: Violation[]; incomplete: Violation[] }> }
    }
    const { violations, incomplete } = await axe.run(include ?? document, {
      resultTypes: ['violations', 'incomplete'],
      ...(rules && { runOnly: [...rules] }),
    })
    const sameColour = incomplete.map((each) => ({
      ...each,
      nodes: each.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
    }))
    return [...violations, ...sameColour.filter(({ nodes }) => nodes.length > 0)]
  }, options)
  return violations.map(
    ({ id, impact, help, nodes }) =>
      `${id} (${impact ?? '-'}): ${help} at ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  )
}

/** Asserts that the page does not scroll horizontally. */
export const assertFits = async (page: Page) => assert.deepEqual(await overflow(page), [])

/** Asserts that the page fits all sizes, of which the last one stays. */
export async function assertFitsAllSizes(page: Page) {
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await assertFits(page)
  }
}

/** By how much the page scrolls horizontally, and the elements that overflow; empty if it fits. */
export async function overflow(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    window.scrollTo(10_000, window.scrollY)
    const scrolledPx = window.scrollX
    window.scrollTo(0, window.scrollY)
    if (scrolledPx === 0) return []
    const view = document.documentElement.clientWidth
    const overflowing = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > view + 1,
    )
    return [
      `by ${scrolledPx} pixels`,
      ...overflowing
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`),
    ]
  })
  return found.length === 0
    ? []
    : [`${page.url()} scrolls sideways at ${page.viewportSize()?.width}: ${found.join(' ')}`]
}
