import { formatDate } from '../lib/format.ts'
import { maxInquirySuppliers } from '../lib/locale.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { InquiryList } from './ask-data.ts'
import styles from './ask.module.css'

/** Shown when no supplier is selected: instructions and previous inquiries. */
export function PreviousInquiries({ inquiries }: { inquiries: InquiryList | null }) {
  const t = useMessages('ask')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <>
      <div className={styles.empty}>
        <p>{t('empty', { most: maxInquirySuppliers })}</p>
        <ButtonLink variant="solid" href={href('/catalog/all')}>
          {common('allGoods')}
        </ButtonLink>
        <ButtonLink href={href('/stores/all')}>{common('allStores')}</ButtonLink>
      </div>
      {inquiries && inquiries.items.length > 0 && (
        <section aria-labelledby="earlier-title">
          <SectionHeading id="earlier-title" title={t('earlier')} />
          <ul className={styles.earlier}>
            {inquiries.items.map(({ id, text, createdAt, storeCount, answeredCount, storeNames }) => (
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
          {inquiries.nextCursor && (
            <ButtonLink href={`?cursor=${inquiries.nextCursor}`} rel="nofollow">
              {t('earlier.more')}
            </ButtonLink>
          )}
        </section>
      )}
    </>
  )
}
