import { useRefusedForm } from '../../forms/use-form.ts'
import { type Translate, translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { useReloadOnReturn } from '../../shared/use-reload-on-return.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/cart.ts'
import styles from './cart.module.css'
import type { Cart, CartData } from './cart-data.ts'
import { useCart } from './cart-edits.ts'
import { DeliveryCountry } from './DeliveryCountry.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { FillMinimum } from './FillMinimum.tsx'
import { Group } from './Group.tsx'
import { Notices } from './Notices.tsx'
import { groupAt } from './checkout/delivery-methods.ts'
import { OrderDialog } from './checkout/OrderDialog.tsx'
import { OrderResults } from './checkout/OrderResults.tsx'
import { useFreshApprovals } from './use-fresh-approvals.ts'
import { Summary } from './Summary.tsx'

export { action, loader } from './cart-data.ts'
export const handle: PageHandle = { notes: ['removed', 'corrected', 'repeated', 'inCart'] }

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'cart')
  const title = titleOf(data?.result ?? null, t)
  return pageMeta({
    title: data?.forms.hasFailed ? t('title.failed', { title }) : title,
    page,
    path: '/cart',
    noindex: true,
  })
}

/** After orders it says what became of them. */
function titleOf(result: CartData['result'], t: Translate<'cart'>) {
  if (result && result.placed.length > 0) return t('result.placed', { count: result.placed.length })
  return t(result && result.waiting.length > 0 ? 'result.sent' : 'title')
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('cart')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const cart = useCart(loaderData.cart)
  const { approvals, result } = loaderData
  useFreshApprovals(approvals.hasLimits)
  useReloadOnReturn()
  const refused = useRefusedForm()
  const isOrderOpen = refused?.intent === 'order' && loaderData.orderForm !== null
  const { storeItems: groups, lineCount } = cart
  const isAfterOrder = result !== null && result.placed.length + result.waiting.length > 0
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={[{ label: shell('bar.main'), href: href('/') }, { label: t('title') }]} />
      <div className={styles.top}>
        <h1 id="cart-title" tabIndex={-1}>
          {titleOf(result, t)}
        </h1>
        {lineCount > 0 && !isAfterOrder && <Contents cart={cart} />}
        {!isAfterOrder && (
          <a className={`${layout.link} ${styles.quick}`} href={href('/profile/quick-order')}>
            {t('quickOrder')}
          </a>
        )}
      </div>
      {result && <OrderResults {...result} groups={groups} />}
      {lineCount > 0 && isAfterOrder && (
        <div className={styles.top}>
          <h2>{t('title')}</h2>
          <Contents cart={cart} />
        </div>
      )}
      <Notices
        problem={refused && !isOrderOpen ? refused.problem.detail : null}
        removed={loaderData.removed}
        repeated={loaderData.repeated}
        fullAt={lineCount >= loaderData.maxLines ? loaderData.maxLines : null}
      />
      {groups.length === 0 ? (
        <EmptyCart isAfterOrder={isAfterOrder} />
      ) : (
        <div className={styles.page}>
          <div>
            <DeliveryCountry countries={loaderData.countries} country={cart.buyerCountry} />
            {groups.map((group) => (
              <Group
                key={group.store.id}
                group={groupAt(group, loaderData.place)}
                approvals={approvals.alone}
                country={cart.buyerCountry}
                correctedProductId={loaderData.correctedProductId}
              />
            ))}
          </div>
          <Summary cart={cart} approvals={approvals.together} />
        </div>
      )}
      {loaderData.fillers.map((fill) => (
        <FillMinimum key={fill.storeId} fill={fill} groups={groups} />
      ))}
      {loaderData.orderForm && <OrderDialog orderForm={loaderData.orderForm} groups={groups} approvals={approvals} />}
    </main>
  )
}

function Contents({ cart: { lineCount, storeItems } }: { cart: Cart }) {
  const t = useMessages('cart')
  return <p>{t('summary', { lines: lineCount, suppliers: storeItems.length })}</p>
}
