// npm run bench:sizes: what a first visit loads in a real browser, compressed: script, style, fonts and pictures of each
// page, against the budgets.
import { chromium } from 'playwright-core'
import { buildIfStale } from '../scripts/build.ts'
import { findBrowser } from '../scripts/ensure-browser.ts'
import { busiestCategory, startServer, stopProcess } from './load.ts'

const port = 3912
const budgets: Record<string, number> = { script: 120, style: 20, fonts: 75 }
const kinds: [string, RegExp][] = [['script', /\.js$/], ['style', /\.css$/], ['fonts', /\.woff2$/], ['pictures', /^\/media\//]]

await buildIfStale(console.log)
const server = await startServer(port)
const origin = `http://localhost:${port}`
const answer = await fetch(`${origin}/api/x/platform/live/default/product/small-card/last?limit=1`)
const { items } = (await answer.json()) as { items: { slug: string }[] }
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
for (const path of ['/', await busiestCategory(port), `/product/${items[0]!.slug}`, '/cart', '/ru', '/tr', `/ru${await busiestCategory(port, 'ru')}`]) await measure(path)
await browser.close()
await stopProcess(server)

async function measure(path: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const bytes = new Map<string, number>()
  page.on('response', (response) => {
    const kind = kinds.find(([, pattern]) => pattern.test(new URL(response.url()).pathname))?.[0]
    if (kind) bytes.set(kind, (bytes.get(kind) ?? 0) + Number(response.headers()['content-length'] ?? 0))
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const figures = [...bytes].map(([kind, size]) => {
    const budget = budgets[kind]
    return `${kind} ${(size / 1000).toFixed(1)} kB${budget ? (size / 1000 > budget ? ` OVER ${budget}` : ` of ${budget}`) : ''}`
  })
  console.log(`${path}\n  ${figures.join(', ')}`)
  await context.close()
}
