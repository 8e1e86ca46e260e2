import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Counts, Reasons } from './Counts.tsx'
import type { ImportDetails, ImportPictures, Repairs } from './import-data.ts'
import styles from './imports.module.css'
import { Pictures } from './Pictures.tsx'
import { RefusedLinks } from './RefusedLinks.tsx'
import { Retries, Retry } from './Repairs.tsx'

type Props = { shown: ImportDetails; storeId: number; repairs: Repairs; pictures: ImportPictures | null }

/** The result of the import, with the refused rows to be mended, and undo. */
export function Result({ shown, storeId, repairs, pictures }: Props) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const [locale, timeZone] = [useLocale(), useTimeZone()]
  const { id, counts, undoUntil, fileName } = shown
  const isKept = shown.status !== 'Undone'
  return (
    <section aria-labelledby="result" className={layout.stack}>
      <SectionHeading id="result" title={t('result')} />
      {counts && <Counts counts={counts} />}
      <Reasons shown={shown} />
      <KeptProducts shown={shown} />
      {pictures && <Pictures id={id} storeId={storeId} pictures={pictures} />}
      {counts && counts.refused > 0 && (
        <div className={layout.actions}>
          <RefusedLinks shown={shown} />
        </div>
      )}
      {repairs.canRetry && <Retry shown={shown} storeId={storeId} repairs={repairs} />}
      <Retries repairs={repairs} />
      <div className={layout.actions}>
        <ButtonLink href={href('/profile/products')} variant="solid">
          {t('result.products')}
        </ButtonLink>
        {isKept && counts && counts.incomplete > 0 && (
          <ButtonLink href={href('/profile/products?problem=characteristics')}>{t('result.incomplete')}</ButtonLink>
        )}
        {isKept && counts && counts.priceless > 0 && (
          <ButtonLink href={href('/profile/products?problem=price')}>{t('result.priceless')}</ButtonLink>
        )}
        {undoUntil && (
          <ConfirmButton
            id="undo-import"
            label={t('undo')}
            name={`${t('undo')}: ${fileName}`}
            title={t('undo.title')}
            text={t('undo.text')}
            action={t('undo')}
          >
            <HiddenFields intent="undo" fields={{ store: storeId, id }} />
          </ConfirmButton>
        )}
      </div>
      {undoUntil && <small>{t('undo.until', { time: formatDateTime(undoUntil, locale, timeZone) })}</small>}
    </section>
  )
}

/** Products that undoing has left as they are, to be looked at. */
function KeptProducts({ shown: { kept, counts } }: { shown: ImportDetails }) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  if (kept.length === 0) return null
  const rest = (counts?.kept ?? kept.length) - kept.length
  return (
    <section aria-labelledby="kept" className={layout.stack}>
      <SectionHeading id="kept" title={t('count.kept')} level={3} />
      <ul className={styles.reasons}>
        {kept.map(({ id, code, name }) => (
          <li key={id}>
            <a className={layout.link} href={href(`/profile/products/${id}`)}>
              {code}
            </a>{' '}
            {name}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{t('kept.rest', { count: rest })}</p>}
    </section>
  )
}
