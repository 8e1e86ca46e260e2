import type { MouseEvent } from 'react'
import { formatNumber } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { ButtonLink } from './Button.tsx'
import styles from './Pages.module.css'

type Props = {
  page: number
  total: number
  pageSize: number
  hrefOf: (page: number) => string
  /** Where the link "show more" leads; the page after this one when left out. */
  moreHref?: string | undefined
  /** With script "show more" may add to the page instead of leading on. */
  onMore?: (event: MouseEvent) => void
  /** How far the list is shown, in other words than usual. */
  shownOf?: ((shown: number) => string) | undefined
}

/** How far the list is shown, one more page of it, and the pages by number. */
export function Pages({ page, total, pageSize, hrefOf, moreHref, onMore, shownOf }: Props) {
  const t = useMessages('common')
  const locale = useLocale()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const shown = Math.min(total, page * pageSize)
  const left = Math.min(pageSize, total - shown)
  return (
    <div className={styles.more}>
      <p className={styles.shown}>{shownOf?.(shown) ?? t('pages.shown', { shown, total })}</p>
      <span className={styles.progress} aria-hidden="true">
        <i style={{ inlineSize: `${Math.round((100 * shown) / Math.max(1, total))}%` }} />
      </span>
      {left > 0 && (
        <ButtonLink href={moreHref ?? hrefOf(page + 1)} rel="next" data-more="" onClick={onMore}>
          {t('pages.more', { count: left })}
        </ButtonLink>
      )}
      {last > 1 && (
        <nav className={styles.pages} aria-label={t('pages')}>
          {around(page, last).map((number, index) =>
            number === 0 ? (
              <span key={`gap ${index}`}>…</span>
            ) : (
              <a
                key={number}
                href={hrefOf(number)}
                aria-label={t('pages.page', { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatNumber(number, locale)}
              </a>
            ),
          )}
        </nav>
      )}
    </div>
  )
}

/** The first, the last and the neighbours; 0 stands for what is left out, where that is more than one. */
function around(page: number, last: number): number[] {
  const kept = [...new Set([1, page - 1, page, page + 1, page < 4 ? 4 : 1, last])]
    .filter((number) => number >= 1 && number <= last)
    .sort((a, b) => a - b)
  return kept.flatMap((number, index) => {
    const left = index > 0 ? number - kept[index - 1]! - 1 : 0
    return left > 0 ? [left > 1 ? 0 : number - 1, number] : [number]
  })
}
