import { payableStatuses } from '#modules/order-documents/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './DocumentLinks.module.css'
import type { Order } from './OrderStatusTag.tsx'

/** The documents that this side of the order can save. */
export function DocumentLinks({ order: { id, side, status } }: { order: Order }) {
  const t = useMessages('order')
  const href = useLocalizedHref()
  const documents = [
    'order',
    ...(payableStatuses.includes(status) ? (['proforma'] as const) : []),
    ...(side === 'seller' ? (['packing-slip'] as const) : []),
    'xlsx',
  ] as const
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{t('documents')}</h2>
      {documents.map((document) => (
        <ButtonLink key={document} href={href(`/order/${id}?document=${document}`)} size="s" icon="download" download>
          {t(`document.${document}`)}
        </ButtonLink>
      ))}
    </section>
  )
}
