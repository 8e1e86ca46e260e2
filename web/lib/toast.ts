import { useSyncExternalStore } from 'react'

export type Toast = {
  text: string
  tone?: 'good' | 'bad' | 'info'
  /** `href` is already prefixed. */
  href?: { label: string; href: string }
  action?: { label: string; run: () => void }
}
type Shown = Toast & { id: number }

const plainMs = 6_000
/** Long enough to reach and press what it offers. */
const withActionMs = 12_000

let shown: Shown | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** A newer one takes the place of the one before. */
export function showToast(toast: Toast) {
  put({ ...toast, id: ++lastId })
  timer = setTimeout(closeToast, toast.action || toast.href ? withActionMs : plainMs)
}

export const closeToast = () => put(null)
export const useToast = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )

function put(toast: Shown | null) {
  clearTimeout(timer)
  shown = toast
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
