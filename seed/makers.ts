import type { Maker } from '#platform/files/store.ts'
import type { DrawingView } from './drawings/draw.ts'
import type { DrawingSpec } from './drawings/kinds.ts'
import type { Logo } from './logo.ts'

/**
 * What the file store calls to make an original: the part of the storage key after the colon -> SVG. The drawings are
 * loaded when the first one is asked for.
 */
export const makers: Record<string, Maker> = {
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
