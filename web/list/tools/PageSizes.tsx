import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { listPath, type ListState } from '../list-state.ts'
import styles from './ListTools.module.css'

type Props = { state: ListState; pageSize: number; sizes: readonly number[] }

/** How many rows a page has; the default of the call needs no parameter. */
export function PageSizes({ state, pageSize, sizes }: Props) {
  const t = useMessages('list')
  const href = useLocalizedHref()
  return (
    <nav className={styles.sizes} aria-label={t('pageSize')}>
      <span>{t('pageSize')}</span>
      {sizes.map((size) => (
        <a
          key={size}
          href={href(listPath(state, { pageSize: size, page: undefined }))}
          aria-current={size === pageSize ? 'true' : undefined}
        >
          {size}
        </a>
      ))}
    </nav>
  )
}
