import { useEffect } from 'react'
import { useLazyComponent } from '../lib/lazy-component.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Button } from '../ui/Button.tsx'
import styles from '../shared/selection/SelectionBar.module.css'
import { readSelection } from './selection.ts'

/** The bar that appears once a supplier is selected. Without script it submits the suppliers of this page. */
export function AskForm() {
  const t = useMessages('common')
  const href = useLocalizedHref()
  const [Bar, loadBar] = useLazyComponent(() => import('./AskBar.tsx').then(({ AskBar }) => AskBar), 'ask')
  useEffect(() => {
    // Includes checkboxes that were checked before hydration.
    if (readSelection().length > 0 || document.querySelector('[form=ask]:checked')) loadBar()
    const onFieldChange = ({ target }: Event) => (target as Element).matches('[form=ask]') && loadBar()
    document.addEventListener('change', onFieldChange)
    return () => document.removeEventListener('change', onFieldChange)
  }, [Bar])
  return (
    <form id="ask" className={styles.bar} action={href('/ask')}>
      {Bar ? (
        <Bar />
      ) : (
        <Button type="submit" variant="solid" icon="chat-text">
          {t('ask.chosen')}
        </Button>
      )}
    </form>
  )
}
