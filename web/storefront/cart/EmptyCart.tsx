import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './cart.module.css'

/** After an order only the link to the catalogue is shown. */
export function EmptyCart({ isAfterOrder }: { isAfterOrder: boolean }) {
  const t = useMessages('cart')
  const href = useLocalizedHref()
  const { isAuth, location } = usePage()
  return (
    <section className={styles.empty} data-plain={isAfterOrder || undefined} aria-label={t('empty.title')}>
      {!isAfterOrder && (
        <>
          <h2>{t('empty.title')}</h2>
          <p>{t('empty.text')}</p>
        </>
      )}
      <ButtonLink href={href(`/catalog/${location ?? 'all'}`)} variant="solid">
        {t('empty.catalogue')}
      </ButtonLink>
      {!isAuth && <a href={href('/login?next=/cart')}>{t('empty.signIn')}</a>}
    </section>
  )
}
