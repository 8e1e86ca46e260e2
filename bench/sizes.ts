// npm run bench:sizes: compressed script, style, fonts and pictures of a first visit to each page, compared with the budgets.
import { chromium } from 'playwright-core'
import { buildIfStale } from '../scripts/build.ts'
import { findBrowser } from '../scripts/ensure-browser.ts'
import { firstVisit, pageBudgets, findOverBudget } from './first-visit.ts'
import { startServer, stopProcess } from './load.ts'

const port = 3912
const origin = `http://localhost:${port}`

await buildIfStale(console.log)
const server = await startServer(port)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
for (const measured of await pageBudgets(origin)) {
  const weights = await firstVisit(browser, origin + measured.path)
  const figures = Object.entries(weights).map(([kind, weight]) => `${kind} ${weight.toFixed(1)} kB`)
  console.log(
    [
      `${measured.path} (script of ${measured.script})`,
      figures.join(', '),
      ...findOverBudget(measured, weights).map((line) => `OVER ${line}`),
    ].join('\n  '),
  )
}
await browser.close()
await stopProcess(server)
