import { formatDate } from '../lib/format.ts'
import { mostAskedSuppliers } from '../lib/locale.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { RuleHead } from '../ui/RuleHead.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { Earlier } from './ask-data.ts'
import styles from './ask.module.css'

/** Nobody is chosen yet: how that is done, and the questions asked so far. */
export function AskedBefore({ earlier }: { earlier: Earlier | null }) {
  const t = useMessages('ask')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useHref()
  return (
    <>
      <div className={styles.empty}>
        <p>{t('empty', { most: mostAskedSuppliers })}</p>
        <ButtonLink variant="solid" href={href('/catalog/all')}>
          {common('allGoods')}
        </ButtonLink>
        <ButtonLink href={href('/stores/all')}>{common('allStores')}</ButtonLink>
      </div>
      {earlier && earlier.items.length > 0 && (
        <section aria-labelledby="earlier-title">
          <RuleHead id="earlier-title" title={t('earlier')} />
          <ul className={styles.earlier}>
            {earlier.items.map(({ id, text, createdAt, storeCount, answeredCount, storeNames }) => (
              <li key={id}>
                <a href={href(`/ask/${id}`)}>{text || t('earlier.files')}</a>
                <p>
                  <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
                  <span>
                    {t('earlier.stores', { names: storeNames.join(', '), more: storeCount - storeNames.length })}
                  </span>
                </p>
                <Tag tone={answeredCount > 0 ? 'good' : 'neutral'}>
                  {t('answered', { answered: answeredCount, count: storeCount })}
                </Tag>
              </li>
            ))}
          </ul>
          {earlier.nextCursor && (
            <ButtonLink href={`?cursor=${earlier.nextCursor}`} rel="nofollow">
              {t('earlier.more')}
            </ButtonLink>
          )}
        </section>
      )}
    </>
  )
}
