import { useMessages } from '../../lib/messages.ts'
import { closeToast, useToast } from '../../lib/client/toast.ts'
import { Icon } from '../Icon.tsx'
import styles from './Toast.module.css'

const icons = { good: 'check', bad: 'warning-circle', info: 'info' } as const

/** The live region for toasts. It is always in the document so that screen readers announce them. */
export function ToastRegion() {
  const t = useMessages('common')
  const toast = useToast()
  return (
    <div className={styles.region} role="status">
      {toast && (
        <div className={styles.toast} key={toast.id} data-tone={toast.tone}>
          <Icon name={toast.tone ? icons[toast.tone] : 'check'} />
          <p>{toast.text}</p>
          {toast.href && <a href={toast.href.href}>{toast.href.label}</a>}
          {toast.action && (
            <button type="button" onClick={() => (closeToast(), toast.action?.run())}>
              {toast.action.label}
            </button>
          )}
          <button type="button" aria-label={t('close')} onClick={closeToast}>
            <Icon name="x" size="s" />
          </button>
        </div>
      )}
    </div>
  )
}
