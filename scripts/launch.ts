// The second step of `npm start`: builds the pages and the server when they are stale, then starts the server in this process.
import { buildIfStale } from './build.ts'
import { progress } from './progress.ts'

try {
  await buildIfStale(progress)
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}
await import(new URL('../build/run/main.js', import.meta.url).href)
