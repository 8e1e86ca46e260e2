import { useMessages } from '../../lib/messages.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './cart.module.css'

/** After an order there is no need to say that the cart is empty: `isPlain` leaves the way on only. */
export function EmptyCart({ isPlain }: { isPlain: boolean }) {
  const t = useMessages('cart')
  const href = useHref()
  const { isAuth, location } = usePage()
  return (
    <section className={styles.empty} data-plain={isPlain || undefined} aria-label={t('empty.title')}>
      {!isPlain && (
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
