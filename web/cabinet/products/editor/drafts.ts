// Unsaved changes of products, kept in the browser until they are saved or discarded, or the account signs out.
import { privatePrefix } from '../../../lib/client/private-storage.ts'
import { currentVisitor } from '../../../lib/client/session.ts'
import type { FormValues } from '../../documents/form-values.ts'

export type Draft = {
  savedAt: number
  values: FormValues
  /** Of the stored product when the form was opened. */
  version: string
  base: string
}

const prefix = `${privatePrefix}product-draft `
const sentKey = 'product-draft-sent'
const maxAgeMs = 30 * 86_400_000

/** Null if there is none, or none that can be read. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as Draft | null
    if (draft && Date.now() - draft.savedAt > maxAgeMs) return null
    return draft && typeof draft.values === 'object' ? draft : null
  } catch {
    return null
  }
}

/** False if the browser does not keep it, or the account has signed out in another tab. */
export function writeDraft(key: string, draft: Draft): boolean {
  if (!currentVisitor()?.isAuth) return false
  try {
    localStorage.setItem(prefix + key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft(key: string) {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Storage is forbidden: there is no draft.
  }
}

/** Remembers which draft is being saved, because the page that follows may be that of a new product. */
export function markSent(key: string) {
  try {
    sessionStorage.setItem(sentKey, key)
  } catch {
    // Storage is forbidden: there is no draft.
  }
}

/** Removes the draft that was sent from this tab if it is saved. */
export function settleSent(isSaved: boolean) {
  try {
    const key = sessionStorage.getItem(sentKey)
    sessionStorage.removeItem(sentKey)
    if (key && isSaved) removeDraft(key)
  } catch {
    // Storage is forbidden: there is no draft.
  }
}
