import type { OriginalGenerator } from '#platform/files/store.ts'
import type { DrawingView } from './drawings/draw.ts'
import type { DrawingSpec } from './drawings/kinds.ts'
import type { Logo } from './logo.ts'

/**
 * Generators of file originals by the prefix of the storage key: they turn the rest of the key into an SVG. The drawing
 * code is imported on first use.
 */
export const originalGenerators: Record<string, OriginalGenerator> = {
  drawing: async (recipe) => {
    const { view, ...spec } = JSON.parse(recipe) as DrawingSpec & { view: DrawingView }
    const { draw } = await import('./drawings/draw.ts')
    return draw(spec, view)
  },
  logo: async (recipe) => {
    const { storeLogo } = await import('./logo.ts')
    return storeLogo(JSON.parse(recipe) as Logo)
  },
}
