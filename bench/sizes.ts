// npm run bench:sizes: what a first visit loads, brotli: script, style and fonts of each page, against the budgets.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildIfStale } from '../scripts/build.ts'
import { busiestCategory, root, startServer, stopProcess } from './load.ts'

const port = 3912
const budgets = { script: 120, style: 20, fonts: 75 }

await buildIfStale(console.log)
const server = await startServer(port)
const origin = `http://localhost:${port}`
const answer = await fetch(`${origin}/api/x/platform/live/default/product/small-card/last?limit=1`)
const { items } = (await answer.json()) as { items: { slug: string }[] }
for (const locale of ['', '/ru', '/tr'])
  for (const path of ['/', await busiestCategory(port), `/product/${items[0]!.slug}`]) {
    const isLocalised = locale && !path.startsWith('/catalog')
    if (locale && !isLocalised) continue
    await measure(locale + path)
  }
await stopProcess(server)

async function measure(path: string) {
  const html = await (await fetch(origin + path)).text()
  const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name))
  for (const name of [...scripts]) for (const [, inner] of sourceOf(name).matchAll(/from"\.\/([\w.-]+\.js)"/g)) scripts.add(`/assets/${inner}`)
  const styles = new Set([...html.matchAll(/\/assets\/[\w.-]+\.css/g)].map(([name]) => name))
  const fonts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([name]) => name))
  const kilobytes = {
    script: sum([...scripts].map((name) => brotliCompressSync(sourceOf(name)).length)),
    style: sum([...styles].map((name) => brotliCompressSync(sourceOf(name)).length)),
    fonts: sum([...fonts].map((name) => readFileSync(join(root, 'build/client', name)).length)),
    html: brotliCompressSync(html).length / 1000,
  }
  const figures = Object.entries(kilobytes).map(([name, size]) => {
    const budget = budgets[name as keyof typeof budgets]
    return `${name} ${size.toFixed(1)} kB${budget ? (size > budget ? ` OVER ${budget}` : ` of ${budget}`) : ''}`
  })
  console.log(`${path}\n  ${figures.join(', ')}`)
}

const sourceOf = (name: string) => readFileSync(join(root, 'build/client', name), 'utf8')
const sum = (bytes: number[]) => bytes.reduce((total, each) => total + each, 0) / 1000
