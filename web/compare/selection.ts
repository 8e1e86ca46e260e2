import { maxComparedProducts } from '../lib/locale.ts'

const storageKey = 'compare'

/** The ids of products that are chosen in this tab, across pages. */
export function readSelection(): readonly string[] {
  try {
    return sessionStorage.getItem(storageKey)?.split(' ') ?? []
  } catch {
    return []
  }
}

export function saveSelection(ids: readonly string[]) {
  try {
    if (ids.length > 0) sessionStorage.setItem(storageKey, ids.join(' '))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the selection lasts as long as the page.
  }
}

/** `isFull`: there was no room for the last product. */
export type Selection = { ids: readonly string[]; isFull: boolean }

export function change(ids: readonly string[], id: string, isChosen: boolean): Selection {
  const others = ids.filter((each) => each !== id)
  if (!isChosen) return { ids: others, isFull: false }
  if (others.length >= maxComparedProducts) return { ids: others, isFull: true }
  return { ids: [...others, id], isFull: false }
}

export const comparePath = (ids: readonly (string | number)[], hasDifferencesOnly = false) =>
  `/compare${ids.length > 0 ? `?products=${ids.join(',')}${hasDifferencesOnly ? '&differences' : ''}` : ''}`
