// npm run bench:lighthouse: mobile scores of the home page, a category and a product page of the
// production build. Lighthouse is large and used only here, so npx downloads it on demand.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildIfStale } from '../scripts/build.ts'
import { findChromium } from '../scripts/ensure-browser.ts'
import { busiestCategory, startServer, stopProcess } from './load.ts'

const version = '13.5.0'
const port = 3911
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Report = {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string; title: string }>
}

await buildIfStale(console.log)
const server = await startServer(port)
const origin = `http://localhost:${port}`
const answer = await fetch(`${origin}/api/x/platform/live/default/product/small-card/last?limit=1`)
const { items } = (await answer.json()) as { items: { slug: string }[] }
const runs = 3
for (const path of ['/', await busiestCategory(port), `/product/${items[0]!.slug}`]) {
  // Warm-up: the first run also generates the page's pictures.
  await audit(path)
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await audit(path))
  reports.sort((one, other) => one.categories.performance.score - other.categories.performance.score)
  print(path, reports[Math.floor(runs / 2)]!)
}
await stopProcess(server)

async function audit(path: string): Promise<Report> {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json')
  const command = process.env.LIGHTHOUSE ? [process.env.LIGHTHOUSE] : ['npx', '--yes', `lighthouse@${version}`]
  const args = [
    ...command.slice(1),
    origin + path,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags}`,
  ]
  await promisify(execFile)(command[0]!, args, {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 50_000_000,
    timeout: 120_000,
  })
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function print(path: string, { categories: scores, audits }: Report) {
  console.log(path)
  console.log(`  ${categories.map((name) => `${name} ${Math.round(scores[name].score * 100)}`).join(', ')}`)
  const number = (name: string) => audits[name]?.numericValue ?? 0
  console.log(
    `  largest paint ${(number('largest-contentful-paint') / 1000).toFixed(2)} s, layout shift ${number('cumulative-layout-shift').toFixed(3)}, blocked ${number('total-blocking-time').toFixed(0)} ms`,
  )
  for (const { title, score, scoreDisplayMode } of Object.values(audits))
    if (score !== null && score < 0.9 && scoreDisplayMode === 'binary') console.log(`  - ${title}`)
}
