import type { MouseEvent } from 'react'
import { formatNumber } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { ButtonLink } from './Button.tsx'
import styles from './Pagination.module.css'

type Props = {
  page: number
  total: number
  pageSize: number
  hrefOf: (page: number) => string
  /** Target of "show more"; defaults to the next page. */
  moreHref?: string | undefined
  /** Enhances "show more" to append to the list instead of navigating. */
  onMore?: (event: MouseEvent) => void
  /** Replaces the default text "n of m". */
  progressLabel?: ((shown: number) => string) | undefined
}

/** Progress text, a "show more" link and numbered pages. */
export function Pagination({ page, total, pageSize, hrefOf, moreHref, onMore, progressLabel }: Props) {
  const t = useMessages('common')
  const locale = useLocale()
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const shown = Math.min(total, page * pageSize)
  const remaining = Math.min(pageSize, total - shown)
  return (
    <div className={styles.more}>
      <p className={styles.shown}>{progressLabel?.(shown) ?? t('pages.shown', { shown, total })}</p>
      <span className={styles.progress} aria-hidden="true">
        <i style={{ inlineSize: `${Math.round((100 * shown) / Math.max(1, total))}%` }} />
      </span>
      {remaining > 0 && (
        <ButtonLink href={moreHref ?? hrefOf(page + 1)} rel="next" data-more="" onClick={onMore}>
          {t('pages.more', { count: remaining })}
        </ButtonLink>
      )}
      {lastPage > 1 && (
        <nav className={styles.pages} aria-label={t('pages')}>
          {pageNumbers(page, lastPage).map((number, index) =>
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

/** First, last and neighbouring pages; 0 stands for a gap of two or more pages. */
function pageNumbers(page: number, lastPage: number): number[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, page < 4 ? 4 : 1, lastPage])]
    .filter((number) => number >= 1 && number <= lastPage)
    .sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const remaining = index > 0 ? number - numbers[index - 1]! - 1 : 0
    return remaining > 0 ? [remaining > 1 ? 0 : number - 1, number] : [number]
  })
}
