import type { ReactNode } from 'react'
import type { Translate } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Count } from '../../ui/Tag.tsx'
import styles from './Filters.module.css'
import { useFilterForm } from './filters/use-filter-form.ts'

type Props = {
  t: Translate<'catalog'> | Translate<'store'>
  title: string
  /** Names the button that closes the popover. */
  show: string
  /** Turns the submitted fields into the canonical query string. */
  normalize: (search: URLSearchParams) => string
  /** The number of chosen filters. */
  chosen: number
  hiddenFields: ReactNode
  note?: string
  children: ReactNode
}

/**
 * A form of filters: a column beside the list on wide screens, a popover on small ones. It works without JavaScript. With
 * JavaScript every change is applied at once; fields are uncontrolled, so focus and typed text survive.
 */
export function FilterPanel({ t, title, show, normalize, chosen, hiddenFields, note, children }: Props) {
  const form = useFilterForm(normalize)
  return (
    <div id="filters" popover="auto" tabIndex={-1} className={styles.panel}>
      <form {...form} method="get" aria-labelledby="filters-title">
        <div className={styles.head}>
          <h2 id="filters-title">{title}</h2>
          {chosen > 0 && <Count>{chosen}</Count>}
          <button
            type="button"
            className={styles.close}
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={t('filters.close')}
          >
            <Icon name="x" />
          </button>
        </div>
        {hiddenFields}
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.facets}>{children}</div>
        <div className={styles.foot}>
          <button type="submit">
            <span className={styles.scripted}>{show}</span>
            <span className={styles.unscripted}>{t('filters.apply')}</span>
          </button>
        </div>
      </form>
    </div>
  )
}
