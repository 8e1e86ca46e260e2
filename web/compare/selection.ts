import { maxComparedProducts } from '../lib/locale.ts'
import type { Change } from '../shared/selection/selection.ts'

/** The ids of the products; `full`: there was no room for the last one. */
export const change: Change<'full'> = (ids, id, isChosen) => {
  const others = ids.filter((each) => each !== id)
  if (!isChosen) return { values: others, note: null }
  if (others.length >= maxComparedProducts) return { values: others, note: 'full' }
  return { values: [...others, id], note: null }
}

export const comparePath = (ids: readonly (string | number)[], hasDifferencesOnly = false) =>
  `/compare${ids.length > 0 ? `?products=${ids.join(',')}${hasDifferencesOnly ? '&differences' : ''}` : ''}`
