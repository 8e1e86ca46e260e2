import type { FormEvent } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useIsFavourite } from '../../lib/client/favourites.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './FavouriteToggle.module.css'

type Props = { productId: number; name: string; hasText?: boolean }

/** A bookmark that adds a product to the favourites. Visitors sign in first and then choose a list for the product. */
export function FavouriteToggle({ productId, name, hasText = false }: Props) {
  const t = useMessages('common')
  const href = useLocalizedHref()
  const { isAuth, path } = usePage()
  const isFavourite = useIsFavourite(productId)
  const content = (
    <>
      <Icon name="bookmark" isFilled={isFavourite} />
      {hasText && <span aria-hidden="true">{t('favourite')}</span>}
    </>
  )
  const aria = { 'aria-label': t('favourite.label', { name }), title: t('favourite') }
  if (!isAuth)
    return (
      <a
        className={styles.toggle}
        href={href(`/login?next=${encodeURIComponent(listPath(productId))}`)}
        rel="nofollow"
        {...aria}
      >
        {content}
      </a>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const texts = {
      done: isFavourite
        ? { text: t('favourite.removed') }
        : { text: t('favourite.added'), href: { label: t('favourite.toList'), href: href(listPath(productId)) } },
      failed: t('favourite.failed'),
    }
    void import('../../lib/client/change-favourite.ts').then(
      ({ changeFavourite }) => changeFavourite(productId, !isFavourite, texts),
      () => form.submit(),
    )
  }
  return (
    <form method="post" action={href('/profile/lists')} onSubmit={submit}>
      <HiddenFields intent="favourite" fields={{ productId, isFavourite: isFavourite ? 'off' : 'on', next: path }} />
      <button className={styles.toggle} type="submit" aria-pressed={isFavourite} {...aria}>
        {content}
      </button>
    </form>
  )
}

/** The toggle with a link to all lists. */
export function FavouriteAndLists({ productId, name }: Omit<Props, 'hasText'>) {
  const t = useMessages('common')
  const href = useLocalizedHref()
  const { isAuth } = usePage()
  return (
    <div className={styles.both}>
      <FavouriteToggle productId={productId} name={name} hasText />
      {isAuth && (
        <a
          className={styles.toggle}
          href={href(listPath(productId))}
          rel="nofollow"
          aria-label={t('favourite.toListOf', { name })}
        >
          <Icon name="plus" />
          <span aria-hidden="true">{t('favourite.toList')}</span>
        </a>
      )}
    </div>
  )
}

const listPath = (productId: number) => `/profile/lists/add?product=${productId}`
