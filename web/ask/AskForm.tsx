import { useEffect } from 'react'
import { useLazy } from '../lib/lazy.ts'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Button } from '../ui/Button.tsx'
import styles from './AskForm.module.css'
import { readChosen } from './chosen.ts'

/** The bar that appears once a supplier of the list is chosen. Without script it leads those of this page to the question. */
export function AskForm() {
  const t = useMessages('common')
  const href = useHref()
  const [Bar, load] = useLazy(() => import('./AskBar.tsx').then(({ AskBar }) => AskBar), 'ask')
  useEffect(() => {
    // Also what was ticked while the script was on its way.
    if (readChosen().length > 0 || document.querySelector('[form=ask]:checked')) load()
    const start = ({ target }: Event) => (target as Element).matches('[form=ask]') && load()
    document.addEventListener('change', start)
    return () => document.removeEventListener('change', start)
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
