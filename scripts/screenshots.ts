// Takes screenshots: `node scripts/screenshots.ts` takes those of the README from http://localhost:3000;
// with arguments, of any page: --path=/cart --width=375 --theme=dark --locale=ru --out=cart.png --full --base=http://…
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

type Shot = { path: string; width: number; theme: 'light' | 'dark'; file: string; full?: boolean; signIn?: boolean }

const folder = join(import.meta.dirname, '../docs/screenshots')
const heights: Record<number, number> = { 375: 812, 768: 1024, 1440: 1000 }
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    path: { type: 'string' },
    width: { type: 'string', default: '1440' },
    theme: { type: 'string', default: 'light' },
    locale: { type: 'string', default: '' },
    out: { type: 'string' },
    full: { type: 'boolean', default: false },
    user: { type: 'string' },
  },
})

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const prefix = values.locale && values.locale !== 'en' ? `/${values.locale}` : ''
if (values.path)
  await take(browser, {
    path: prefix + values.path,
    width: Number(values.width),
    theme: values.theme as 'light',
    file: values.out ?? 'shot.png',
    full: values.full,
  })
else for (const shot of await readmeShots()) await take(browser, shot)
await browser.close()

async function take(on: Browser, { path, width, theme, file, full }: Shot) {
  const context = await on.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (values.user) {
    await page.goto(`${values.base}/login`)
    await page.fill('[name=login]', values.user)
    await page.fill('[name=password]', 'tradeyard-demo')
    await page.press('[name=password]', 'Enter')
    await page.waitForLoadState('networkidle')
  }
  await page.goto(values.base + path, { waitUntil: 'networkidle' })
  if (full) await loadLazyPictures(page)
  mkdirSync(dirname(file), { recursive: true })
  await page.screenshot({ path: file, fullPage: full ?? false })
  await context.close()
}

async function loadLazyPictures(page: Awaited<ReturnType<Browser['newPage']>>) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 60))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

async function readmeShots(): Promise<Shot[]> {
  const get = async (path: string) =>
    (await fetch(`${values.base}/api/x/${path}`)).json() as Promise<{ items: { path: string; slug: string }[] }>
  const category = (await get('catalog-category/live/default/top?limit=1')).items[0]!
  const product = (await get('platform/live/default/product/small-card/promo?limit=1')).items[0]!
  const at = (name: string) => join(folder, name)
  return [
    { path: '/', width: 1440, theme: 'light', file: at('home.png') },
    { path: `/catalog/all/${category.path}`, width: 1440, theme: 'light', file: at('category.png') },
    { path: `/product/${product.slug}`, width: 1440, theme: 'dark', file: at('product-dark.png') },
    { path: '/ru', width: 375, theme: 'light', file: at('home-ru-phone.png') },
  ]
}
