import { useSyncExternalStore } from 'react'
import { observable } from './observable.ts'

export type Toast = {
  text: string
  tone?: 'good' | 'bad' | 'info'
  /** `href` includes the locale prefix. */
  href?: { label: string; href: string }
  action?: { label: string; run: () => void }
}
type ActiveToast = Toast & { id: number }

const durationMs = 6_000
/** Leaves enough time to reach the link or button. */
const durationWithActionMs = 12_000
/** The keyboard passes everything between the press and the toast. */
const durationWithActionByKeyboardMs = 40_000

const active = observable<ActiveToast | null>(null)
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Replaces the current toast. */
export function showToast(toast: Toast) {
  replace({ ...toast, id: ++lastId })
  timer = setTimeout(closeToast, durationOf(toast))
}

function durationOf({ action, href }: Toast) {
  if (!action && !href) return durationMs
  return document.querySelector(':focus-visible') ? durationWithActionByKeyboardMs : durationWithActionMs
}

export const closeToast = () => replace(null)

/** While the toast has the focus or the pointer, it stays. */
export const holdToast = () => clearTimeout(timer)
export function releaseToast() {
  clearTimeout(timer)
  timer = setTimeout(closeToast, durationMs)
}

export const useToast = () => useSyncExternalStore(active.subscribe, active.get, () => null)

function replace(toast: ActiveToast | null) {
  clearTimeout(timer)
  active.set(toast)
}
