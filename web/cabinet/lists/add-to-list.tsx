import type { ReactNode } from 'react'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { Card } from '../../shared/product/ProductCard.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { BackLink } from '../BackLink.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/add-to-list.ts'
import { CreateList } from './CreateList.tsx'
import { listName } from './list-name.ts'
import styles from './lists.module.css'
import type { ProductList } from './lists-data.ts'

export { action, loader } from './add-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'lists')('add'),
    path: '/profile/lists/add',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** Chooses the lists of one product. Visitors who pressed its bookmark come here once they have signed in. */
export default function AddToList({ loaderData: { card, lists, forms } }: Route.ComponentProps) {
  const t = useMessages('lists')
  const href = useLocalizedHref()
  const done = useDone(forms)
  if (!card)
    return (
      <div className={`${layout.stack} ${styles.page}`}>
        <BackLink href={href('/profile/lists')} label={t('back')} />
        <h1>{t('add')}</h1>
        <Note tone="warn">{t('add.gone')}</Note>
      </div>
    )
  const isFavourite = lists.some((list) => list.isFavourites && list.hasProduct)
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <BackLink href={href(`/product/${card.slug}`)} label={t('add.product')} />
      <h1>{t('add')}</h1>
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      <FormProblem intents={['favourite', 'list.add']} />
      <Product card={card} />
      <ul className={styles.choices}>
        <Choice name={t('favourites')} isIn={isFavourite} isMain>
          <HiddenFields intent="favourite" fields={{ productId: card.id, isFavourite: 'on' }} />
        </Choice>
        {lists
          .filter((list) => !list.isFavourites)
          .map((list) => (
            <Choice key={list.id} name={listName(list, t)} isIn={list.hasProduct} list={list}>
              <HiddenFields intent="list.add" fields={{ id: list.id, productId: card.id }} />
            </Choice>
          ))}
      </ul>
      <section aria-labelledby="create">
        <SectionHeading title={t('add.new')} id="create" />
        <CreateList productId={card.id} />
      </section>
    </div>
  )
}

function Product({ card: { name, nameLocale, code, imageIds, store } }: { card: Card }) {
  return (
    <div className={styles.product}>
      <Thumbnail id={imageIds[0]} size={56} className={styles.thumbnail} />
      <p>
        <b>
          <ProductName name={name} nameLocale={nameLocale} />
        </b>
        <small>
          <span>{code}</span> <span>{store.name}</span>
        </small>
      </p>
    </div>
  )
}

type ChoiceProps = { name: string; isIn: boolean; isMain?: boolean; list?: ProductList; children: ReactNode }

function Choice({ name, isIn, isMain, list, children }: ChoiceProps) {
  const t = useMessages('lists')
  return (
    <li>
      <p>
        <b>{name}</b>
        {list && <small>{t('count', { count: list.lineCount })}</small>}
      </p>
      {isIn ? (
        <span className={styles.isIn}>
          <Icon name="check" size="s" />
          {t('add.isIn')}
        </span>
      ) : (
        <form method="post">
          {children}
          <Button type="submit" variant={isMain ? 'solid' : 'plain'} aria-label={t('add.submitTo', { name })}>
            {t('add.submit')}
          </Button>
        </form>
      )}
    </li>
  )
}
