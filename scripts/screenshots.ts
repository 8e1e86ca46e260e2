// Takes screenshots: `node scripts/screenshots.ts` takes those of the README from http://localhost:3000;
// with arguments, of any page: --path=/cart --width=375 --theme=dark --locale=ru --out=cart.png --full --base=http://…
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { launchBrowser } from '../e2e/support/launch-browser.ts'
import { readmeShots, type Shot } from './readme-shots.ts'

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

const browser = await launchBrowser()
const prefix = values.locale && values.locale !== 'en' ? `/${values.locale}` : ''
if (values.path)
  await take(browser, {
    path: prefix + values.path,
    width: Number(values.width),
    theme: values.theme as 'light',
    file: values.out ?? 'shot.png',
    full: values.full,
    ...(values.user && { user: values.user }),
  })
else for (const shot of await readmeShots(values.base)) await take(browser, shot)
await browser.close()

async function take(on: Browser, { path, width, theme, file, full, user }: Shot) {
  const context = await on.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (user) {
    await page.goto(`${values.base}/login`)
    await page.fill('[name=login]', user)
    await page.fill('[name=password]', demonstrationPassword)
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
