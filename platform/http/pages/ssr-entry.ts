import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from './pages.ts'

const entry = join(import.meta.dirname, '../../../build/server/index.js')

/** Loads the built pages, which are a module graph of their own with one entry. */
export async function loadSsrEntry(): Promise<RenderPage> {
  if (!existsSync(entry)) throw new Error('The pages are not built. Run npm start, which builds stale pages.')
  // React reads it once, when it is loaded. Its development checks take four times as long as rendering.
  process.env.NODE_ENV ??= 'production'
  const { render } = (await import(pathToFileURL(entry).href)) as { render: RenderPage }
  return render
}
