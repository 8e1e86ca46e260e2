import { privatePrefix } from '../../../lib/client/private-storage.ts'

const key = `${privatePrefix}searches`
const maxSearches = 5

/** The last texts searched for in this browser, the latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxSearches) : []
  } catch {
    return []
  }
}

export function rememberSearch(text: string) {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())
  write([text, ...others].slice(0, maxSearches))
}

export const forgetSearches = () => write([])

function write(texts: readonly string[]) {
  try {
    if (texts.length > 0) localStorage.setItem(key, JSON.stringify(texts))
    else localStorage.removeItem(key)
  } catch {
    // Storage is forbidden or full: searches are not remembered.
  }
}
