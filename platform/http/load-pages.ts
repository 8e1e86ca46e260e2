import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from './pages.ts'

const door = join(import.meta.dirname, '../../build/server/index.js')

/** The built pages: one function, from another module graph. */
export async function loadPages(): Promise<RenderPage> {
  if (!existsSync(door)) throw new Error('The pages are not built. Start with npm start, which builds what is stale.')
  // React looks at it when it is loaded: what it checks for developers costs four times as much as rendering.
  process.env.NODE_ENV ??= 'production'
  const { render } = (await import(pathToFileURL(door).href)) as { render: RenderPage }
  return render
}
