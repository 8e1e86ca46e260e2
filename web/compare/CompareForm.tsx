import { useEffect } from 'react'
import { useLazyComponent } from '../lib/lazy-component.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Button } from '../ui/Button.tsx'
import styles from '../shared/selection/SelectionBar.module.css'
import { readSelection } from './selection.ts'

/** The bar that appears once a product is chosen. Without script it submits the products of this page. */
export function CompareForm() {
  const t = useMessages('common')
  const href = useLocalizedHref()
  const [Bar, loadBar] = useLazyComponent(
    () => import('./CompareBar.tsx').then(({ CompareBar }) => CompareBar),
    'compare',
  )
  useEffect(() => {
    // Includes check boxes that were checked before hydration.
    if (readSelection().length > 0 || document.querySelector('[form=compare]:checked')) loadBar()
    const onFieldChange = ({ target }: Event) => (target as Element).matches('[form=compare]') && loadBar()
    document.addEventListener('change', onFieldChange)
    return () => document.removeEventListener('change', onFieldChange)
  }, [Bar])
  return (
    <form id="compare" className={styles.bar} action={href('/compare')}>
      {Bar ? (
        <Bar />
      ) : (
        <Button type="submit" variant="solid">
          {t('compare.chosen')}
        </Button>
      )}
    </form>
  )
}
