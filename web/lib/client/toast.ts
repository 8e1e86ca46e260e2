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

const active = observable<ActiveToast | null>(null)
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Replaces the current toast. */
export function showToast(toast: Toast) {
  replace({ ...toast, id: ++lastId })
  timer = setTimeout(closeToast, toast.action || toast.href ? durationWithActionMs : durationMs)
}

export const closeToast = () => replace(null)
export const useToast = () => useSyncExternalStore(active.subscribe, active.get, () => null)

function replace(toast: ActiveToast | null) {
  clearTimeout(timer)
  active.set(toast)
}
