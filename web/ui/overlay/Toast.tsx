import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { closeToast, holdToast, releaseToast, useToast } from '../../lib/client/toast.ts'
import { Icon } from '../Icon.tsx'
import styles from './Toast.module.css'

const icons = { good: 'check', bad: 'warning-circle', info: 'info' } as const

/** The live region for toasts. It is always in the document so that screen readers announce them. */
export function ToastRegion() {
  const t = useMessages('common')
  const toast = useToast()
  const { region, close } = useFocusReturn(toast?.id)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  const release = () => {
    if (!region.current?.contains(document.activeElement)) releaseToast()
  }
  return (
    <div ref={region} className={styles.region} role="status">
      {toast && (
        <div
          className={styles.toast}
          key={toast.id}
          data-tone={toast.tone}
          onPointerEnter={holdToast}
          onPointerLeave={release}
          onFocus={holdToast}
          onBlur={release}
          onKeyDown={onKeyDown}
        >
          <Icon name={toast.tone ? icons[toast.tone] : 'check'} />
          <p>{toast.text}</p>
          {toast.href && (
            <a href={toast.href.href} onClick={closeToast}>
              {toast.href.label}
            </a>
          )}
          {toast.action && (
            <button type="button" onClick={() => (close(), toast.action?.run())}>
              {toast.action.label}
            </button>
          )}
          <button type="button" aria-label={t('close')} onClick={close}>
            <Icon name="x" size="s" />
          </button>
        </div>
      )}
    </div>
  )
}

/** Somebody who closes the toast by the keyboard goes on where the toast has appeared. */
function useFocusReturn(toastId: number | undefined) {
  const region = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    focused.current = document.activeElement
  }, [toastId])
  const close = () => {
    const hasFocus = region.current?.contains(document.activeElement)
    closeToast()
    if (!hasFocus) return
    const target = focused.current !== document.body && focused.current?.isConnected ? focused.current : null
    ;((target ?? document.getElementById('content')) as HTMLElement | null)?.focus({ preventScroll: true })
  }
  return { region, close }
}
