import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { ImportPictures } from './import-data.ts'
import styles from './imports.module.css'

type Props = { id: string; storeId: number; pictures: ImportPictures }

/** The pictures that are still fetched, and those that could not be. */
export function Pictures({ id, storeId, pictures: { waiting, failed, failures } }: Props) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  if (waiting + failed === 0) return null
  return (
    <section aria-labelledby="pictures" className={layout.stack}>
      <SectionHeading id="pictures" title={t('pictures')} level={3} />
      {waiting > 0 && <p>{t('pictures.waiting', { count: waiting })}</p>}
      {failed > 0 && (
        <>
          <p>{t('pictures.failed', { count: failed })}</p>
          <ul className={styles.reasons}>
            {failures.map(({ productId, code, address, reason }) => (
              <li key={`${productId} ${address}`}>
                <a className={layout.link} href={href(`/profile/products/${productId}`)}>
                  {code}
                </a>{' '}
                {address}: {reason}
              </li>
            ))}
          </ul>
          <div className={layout.actions}>
            {(['retry', 'without'] as const).map((decision) => (
              <form key={decision} method="post">
                <HiddenFields intent="pictures" fields={{ store: storeId, id, decision }} />
                <Button type="submit">{t(`pictures.${decision}`)}</Button>
              </form>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
