import { useEffect, useState } from 'react'
import { listPath, type ListState } from '../list-state.ts'

export type SavedView = { name: string; path: string }

const maxViews = 12

/** Searches, filters and orders of a list that the browser remembers by name; null until a script runs. */
export function useSavedViews(state: ListState) {
  const key = `views ${state.path}`
  const current = listPath(state, { page: undefined, item: undefined })
  const [views, setViews] = useState<readonly SavedView[] | null>(null)
  useEffect(() => setViews(readViews(key)), [key])
  const store = (next: readonly SavedView[]) => {
    localStorage.setItem(key, JSON.stringify(next))
    setViews(next)
  }
  return {
    views,
    current: views?.find(({ path }) => path === current) ?? null,
    save: (name: string) =>
      store([...(views ?? []).filter((view) => view.name !== name), { name, path: current }].slice(-maxViews)),
    remove: (name: string) => store((views ?? []).filter((view) => view.name !== name)),
  }
}

/** The browser may refuse its storage, or hold what something else wrote. */
function readViews(key: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isView) : []
  } catch {
    return []
  }
}

const isView = (value: Partial<SavedView> | null): value is SavedView =>
  typeof value?.name === 'string' && typeof value.path === 'string' && /^\/(?!\/)/.test(value.path)
