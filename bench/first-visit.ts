// Page weights of a first visit in a real browser, and their budgets.
import type { Browser, BrowserContext } from 'playwright-core'

/** Transferred kilobytes (1000 bytes) by kind. */
export type PageWeights = Record<'script' | 'style' | 'fonts' | 'pictures', number>
export type PageBudget = { path: string; script: number; style: number }

const maxFontsKilobytes = 75
const kinds: [keyof PageWeights, RegExp][] = [
  ['script', /\.js$/],
  ['style', /\.css$/],
  ['fonts', /\.woff2$/],
  ['pictures', /^\/media\//],
]
type Cards = { items: { slug: string; store: { alias: string } }[] }

/** Pages of the catalogue at this origin with their budgets: 10 % above the script that was measured last. `/ru` has the longest texts. */
export async function pageBudgets(origin: string): Promise<PageBudget[]> {
  const get = async <Output>(path: string) =>
    (await (await fetch(`${origin}/api/x/${path}`, { headers: { 'accept-language': 'en' } })).json()) as Output
  const {
    items: [category],
  } = await get<{ items: { path: string }[] }>('catalog-category/live/default/top?limit=1')
  const {
    items: [card],
  } = await get<Cards>('platform/live/default/product/small-card/last?limit=1')
  return [
    { path: '/', script: 148, style: 18 },
    { path: '/ru', script: 149, style: 18 },
    { path: `/catalog/all/${category!.path}`, script: 160, style: 21 },
    { path: '/search?search=bolt', script: 162, style: 21 },
    { path: `/product/${card!.slug}`, script: 164, style: 20 },
    { path: `/store/${card!.store.alias}`, script: 165, style: 21 },
    { path: '/cart', script: 166, style: 20 },
  ]
}

/** `prepare`: before the visit, such as signing in. */
export async function firstVisit(
  browser: Browser,
  address: string,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<PageWeights> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await prepare?.(context)
  const page = await context.newPage()
  const weights: PageWeights = { script: 0, style: 0, fonts: 0, pictures: 0 }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const kind = kinds.find(([, pattern]) => pattern.test(new URL(request.url()).pathname))?.[0]
    if (kind)
      sizes.push(request.sizes().then(({ responseBodySize }) => void (weights[kind] += responseBodySize / 1000)))
  })
  await page.goto(address)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  await context.close()
  return weights
}

/** One line for each kind that exceeds its budget. */
export function findOverBudget({ path, script, style }: PageBudget, weights: PageWeights): string[] {
  const budgets = { script, style, fonts: maxFontsKilobytes }
  return (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((kind) => weights[kind] > budgets[kind])
    .map((kind) => `${path}: ${kind} ${weights[kind].toFixed(1)} kB of ${budgets[kind]}`)
}
