import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatMoney } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import type { Route } from './+types/list.ts'
import type { List, Ordered } from './list-data.ts'
import { listName } from './list-name.ts'
import styles from './lists.module.css'
import { ListLine } from './ListLine.tsx'
import { ListSettings } from './ListSettings.tsx'

export { action, loader } from './list-data.ts'
export const handle: PageHandle = { notes: ['added', 'skipped'] }

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => {
      const t = translator(locale, 'lists')
      return loaded ? listName(loaded.list, t) : t('title')
    },
    path: '/profile/lists',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function ListPage({ loaderData: { list, teams, ordered, forms } }: Route.ComponentProps) {
  const t = useMessages('lists')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const { lines } = list
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <BackLink href={href('/profile/lists')} label={t('back')} />
      <PageHead title={listName(list, t)} lead={t('count', { count: lines.length })}>
        {lines.length > 0 && <OrderForm list={list} />}
      </PageHead>
      {ordered && <OrderedNote {...ordered} />}
      {done && <Note tone="good">{t(`done.${done}`)}</Note>}
      <FormProblem intents={['list.order', 'list.delete', 'line.remove']} />
      <FormProblem intents={['line.set']} except={lines.map(({ productId }) => String(productId))} />
      {lines.length > 0 ? (
        <ul className={styles.lines} aria-label={t('lines')}>
          {lines.map((line) => (
            <ListLine key={line.productId} listId={list.id} line={line} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>{t('lines.empty')}</p>
          <ButtonLink href={href('/catalog/all')}>{t('catalogue')}</ButtonLink>
        </div>
      )}
      {!list.isFavourites && <ListSettings list={list} teams={teams} />}
    </div>
  )
}

function OrderForm({ list: { id, total } }: { list: List }) {
  const t = useMessages('lists')
  const locale = useLocale()
  return (
    <form method="post" className={styles.order}>
      <HiddenFields intent="list.order" fields={{ id }} />
      <p>
        <span>{t('total')}</span>
        <b>{formatMoney(total, locale)}</b>
      </p>
      <Button type="submit" variant="solid" icon="cart" disabled={total.minor === 0}>
        {t('order')}
      </Button>
    </form>
  )
}

function OrderedNote({ added, wereInCart, skipped }: Ordered) {
  const t = useMessages('lists')
  const href = useLocalizedHref()
  return (
    <>
      <Note
        tone="good"
        action={
          <ButtonLink href={href('/cart')} size="s">
            {t('order.cart')}
          </ButtonLink>
        }
      >
        {t('order.done', { count: added })} {wereInCart > 0 && t('order.inCart', { count: wereInCart })}
      </Note>
      {skipped.length > 0 && (
        <div className={styles.skipped}>
          <p>{t('order.skipped', { count: skipped.length })}</p>
          <ul>
            {skipped.map(({ productId, name, issue }) => (
              <li key={productId}>
                <a href={`#line-${productId}`}>{name}</a> {issue && <span>{t(`issue.${issue}`)}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
