// What a first visit to a page loads in a real browser, and what it may load.
import type { Browser } from 'playwright-core'

/** Thousands of bytes as they travel, by kind. */
export type Weights = Record<'script' | 'style' | 'fonts' | 'pictures', number>
export type Measured = { path: string; script: number; style: number }

const fontsAtMost = 75
const kinds: [keyof Weights, RegExp][] = [
  ['script', /\.js$/],
  ['style', /\.css$/],
  ['fonts', /\.woff2$/],
  ['pictures', /^\/media\//],
]
type Cards = { items: { slug: string; store: { alias: string } }[] }

/** The pages with budgets, by what there is in the catalogue at this origin; the front page in the language with the longest texts too. */
export async function measuredPages(origin: string): Promise<Measured[]> {
  const get = async <Answer>(path: string) =>
    (await (await fetch(`${origin}/api/x/${path}`, { headers: { 'accept-language': 'en' } })).json()) as Answer
  const {
    items: [category],
  } = await get<{ items: { path: string }[] }>('catalog-category/live/default/top?limit=1')
  const {
    items: [card],
  } = await get<Cards>('platform/live/default/product/small-card/last?limit=1')
  return [
    { path: '/', script: 105, style: 18 },
    { path: '/ru', script: 105, style: 18 },
    { path: `/catalog/all/${category!.path}`, script: 120, style: 20 },
    { path: '/search?search=bolt', script: 120, style: 20 },
    { path: `/product/${card!.slug}`, script: 115, style: 20 },
    { path: `/store/${card!.store.alias}`, script: 115, style: 20 },
    { path: '/cart', script: 115, style: 18 },
  ]
}

export async function firstVisit(browser: Browser, address: string): Promise<Weights> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const weights: Weights = { script: 0, style: 0, fonts: 0, pictures: 0 }
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

/** What is above its budget times `slack`, a line each. */
export function overweight({ path, script, style }: Measured, weights: Weights, slack = 1): string[] {
  const budgets = { script, style, fonts: fontsAtMost }
  return (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((kind) => weights[kind] > budgets[kind] * slack)
    .map((kind) => `${path}: ${kind} ${weights[kind].toFixed(1)} kB of ${budgets[kind]}`)
}
