import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './DocumentLinks.module.css'
import type { SavedDocument } from './order-forms.ts'

type Props = { orderId: string; documents: readonly SavedDocument[] }

export function DocumentLinks({ orderId, documents }: Props) {
  const t = useMessages('order')
  const href = useLocalizedHref()
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{t('documents')}</h2>
      {documents.map((document) => (
        <ButtonLink
          key={document}
          href={href(`/order/${orderId}?document=${document}`)}
          size="s"
          icon="download"
          download
        >
          {t(`document.${document}`)}
        </ButtonLink>
      ))}
    </section>
  )
}
