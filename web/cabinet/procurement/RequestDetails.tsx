import { formatDate, formatMoney } from '../../lib/format.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import rows from '../FileRows.module.css'
import styles from './procurement.module.css'
import type { Request } from './request-data.ts'
import { useQuantity } from '../../shared/procurement/use-quantity.ts'

/** What is needed, where and by when; for a store also who asks. */
export function RequestDetails({ request }: { request: Request }) {
  const t = useMessages('procurement')
  const locale = useLocale()
  const href = useLocalizedHref()
  const quantityOf = useQuantity()
  const { text, category, unit, targetPrice, place, deadline, buyer } = request
  const contact = buyer?.contact
  const categoryLink = category && <a href={href(`/catalog/all/${category.path}`)}>{category.name}</a>
  const phone = contact?.phone && <PhoneLink number={contact.phone} />
  const email = contact?.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>
  return (
    <>
      <section aria-labelledby="facts">
        <SectionHeading title={t('request')} id="facts" />
        <FactList
          facts={[
            [t('quantity'), quantityOf(request)],
            [
              t('targetPrice'),
              targetPrice && t('perUnit', { price: formatMoney(targetPrice, locale), unit: unit.label }),
            ],
            [t('form.category'), categoryLink],
            [t('place'), place.name],
            [t('deadline'), t('deadline.utc', { date: formatDate(deadline, locale, 'long') })],
            [t('buyer'), buyer && (buyer.company ?? t('buyerIn', { place: place.name }))],
            [t('contact'), contact?.name],
            [t('phone'), phone],
            [t('email'), email],
          ]}
        />
      </section>
      {text && (
        <section aria-labelledby="text" lang={languageTags[request.locale]}>
          <SectionHeading title={t('details')} id="text" />
          <p className={styles.text}>{text}</p>
        </section>
      )}
      <Files files={request.files} />
    </>
  )
}

function Files({ files }: Pick<Request, 'files'>) {
  const t = useMessages('procurement')
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <section aria-labelledby="files">
      <SectionHeading title={t('files')} id="files" />
      <ul className={rows.files}>
        {files.map(({ id, name, size, url }) => (
          <li key={id}>
            <div className={rows.name}>
              <a href={url} download={name}>
                {name}
              </a>
              <small>{formatFileSize(size, locale)}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
