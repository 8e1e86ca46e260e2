import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after } from 'node:test'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { findBrowser } from '../scripts/ensure-browser.ts'

export type Opened = { page: Page; context: BrowserContext; problems: string[] } & AsyncDisposable

type Options = {
  path?: string
  size?: keyof typeof sizes
  theme?: 'light' | 'dark'
  javaScript?: boolean
  timeZone?: string
  /** Another variant or a deployment under test. */
  base?: string
}

export const sizes = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const
export const base = () => process.env.E2E_BASE ?? assert.fail('Run browser tests with `npm test -- e2e`.')

let browser: Promise<Browser> | undefined
after(async () => (await browser)?.close())

/** A page in a browser of its own cookies. `problems` collects script errors, failed console calls and violations of the content policy. */
export async function open({
  path = '/',
  size = 'desktop',
  theme = 'light',
  javaScript = true,
  timeZone = 'UTC',
  base: address = base(),
}: Options = {}): Promise<Opened> {
  browser ??= chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  const context = await (
    await browser
  ).newContext({
    baseURL: address,
    viewport: sizes[size],
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: timeZone,
    javaScriptEnabled: javaScript,
  })
  context.setDefaultTimeout(15_000)
  if (javaScript) context.on('page', waitForScripts)
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
  await page.goto(path, { waitUntil: javaScript ? 'load' : 'domcontentloaded' })
  return { page, context, problems, [Symbol.asyncDispose]: () => context.close() }
}

function waitForScripts(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const alive = async <Answer>(loading: Promise<Answer>) => {
    const answer = await loading
    await untilAlive(page)
    return answer
  }
  page.goto = (...args) => alive(goto(...args))
  page.reload = (...args) => alive(reload(...args))
}

/**
 * Scripts start after the first paint, later than a browser says "load"; the page is alive once React has taken over what the
 * server wrote. A page that is not of React Router has nothing to wait for.
 */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    if (!('__reactRouterContext' in window)) return true
    const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$')) ?? []
    return root?.stateNode.current.memoizedState.isDehydrated === false
  })

/** Presses until it opens: before the scripts are there, it leads on to another page. */
export async function press(page: Page, trigger: Locator, opened: Locator) {
  for (const path = page.url(); ; await page.goto(path)) {
    await trigger.click()
    await Promise.race([opened.waitFor(), page.waitForURL((url) => url.href !== path)])
    if (page.url() === path) return
  }
}

/** Signs in on the page, as a person does. */
export async function signIn(page: Page, login: string, password: string) {
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

/** What axe finds on the page as it stands, each with where; evaluated beside the page, so that its content policy is no hindrance. Text in the very colour of its ground, which axe leaves to be looked at, counts too. */
export async function accessibilityProblems(
  page: Page,
  options: { include?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const violations = await page.evaluate(async ({ include, rules }) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: unknown, options: object) => Promise<{ violations: Violation[]; incomplete: Violation[] }> }
    }
    const { violations, incomplete } = await axe.run(include ?? document, rules ? { runOnly: [...rules] } : {})
    const unseen = incomplete.map((each) => ({
      ...each,
      nodes: each.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
    }))
    return [...violations, ...unseen.filter(({ nodes }) => nodes.length > 0)]
  }, options)
  return violations.map(
    ({ id, impact, help, nodes }) =>
      `${id} (${impact ?? '-'}): ${help} at ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  )
}

/** The page must not scroll sideways; says what reaches beyond the window. */
export async function assertFits(page: Page) {
  const beyond = await page.evaluate(() => {
    window.scrollTo(10_000, window.scrollY)
    const moved = window.scrollX
    window.scrollTo(0, window.scrollY)
    if (moved === 0) return []
    const view = document.documentElement.clientWidth
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > view + 1,
    )
    return [
      `by ${moved} pixels`,
      ...wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`),
    ]
  })
  assert.deepEqual(beyond, [], `${page.url()} scrolls sideways`)
}
