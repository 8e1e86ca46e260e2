import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone, useStep } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatMoney } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { BulkConfirm, useBulk } from '../../list/BulkActions.tsx'
import type { BulkPreview } from '../../list/bulk-form.ts'
import { BulkTable } from '../../list/BulkTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { isNarrowed, listPath } from '../../list/list-state.ts'
import { chooseColumns } from '../../list/tools/choose-columns.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { usePlacements } from '../../shared/promotions/use-placements.ts'
import { StoreNeeded } from '../StoreNeeded.tsx'
import { useMay } from '../use-may.ts'
import type { Route } from './+types/promotion.ts'
import type { PromotionsData } from './promotion-data.ts'
import { usePromotionColumns } from './promotion-columns.tsx'

export { action, loader } from './promotion-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'promotion')('title'),
    path: '/profile/promotion',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Promotion({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PromotionList {...loaderData} /> : <NoStore />
}

const states = ['current', 'planned', 'ended'] as const

/** The promotions of the store and its products under the tabs of their states. */
function PromotionList({ storeId, list, balance, isBought, forms }: PromotionsData) {
  const t = useMessages('promotion')
  const href = useLocalizedHref()
  const { state, items } = list
  const placements = usePlacements()
  const columns = chooseColumns(list.tools, usePromotionColumns())
  const actions = useEnd(storeId)
  const bulk = useBulk({
    actions,
    state,
    items,
    nameOf: ({ product }) => product?.name ?? t('subject.store'),
    hiddenFields: { store: storeId },
  })
  const done = useDone(forms)
  // Only links name a product.
  const filters = list.filterFields.filter(
    ({ name }) => name !== 'state' && (name !== 'productId' || state.params.productId),
  )
  const texts = {
    placement: { label: t('placement'), options: placements },
    subject: {
      label: t('subject'),
      options: { product: t('subject.product'), store: t('subject.store') },
    },
    productId: { label: t('filter.product') },
  }
  return (
    <ListPage
      title={t('title')}
      info={t('lead')}
      action={<Ways storeId={storeId} balance={balance} />}
      views={{
        label: t('states'),
        tabs: (['', ...states] as const).map((key) => ({
          key,
          label: t(`state.${key || 'all'}`),
          href: href(listPath(state, { state: key, page: undefined })),
        })),
        current: states.find((each) => each === state.params.state) ?? '',
      }}
      tools={listTools({ list, columns: columns.all, filters: texts })}
      filters={<ListFilters state={state} fields={filters} texts={texts} />}
      done={done ? t(`done.${done}`) : isBought && items.length > 0 ? t('done.bought') : null}
      problem={
        <>
          <FormProblem intents={['end']} />
          <BulkConfirm bulk={bulk} />
        </>
      }
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page })) }}
      empty={<Empty isNarrowed={isNarrowed(state, list.filterFields)} />}
    >
      <BulkTable title={t('title')} bulk={bulk} columns={columns.shown} />
      <p className={layout.footnote}>{t('results.note')}</p>
    </ListPage>
  )
}

function Ways({ storeId, balance }: Pick<PromotionsData, 'storeId' | 'balance'>) {
  const t = useMessages('promotion')
  const href = useLocalizedHref()
  const locale = useLocale()
  const maySpend = useMay('store', storeId)
  return (
    <div className={layout.actions}>
      <span>{t('balance', { amount: formatMoney(balance, locale) })}</span>
      {maySpend && (
        <>
          <ButtonLink href={href('/profile/balance')} size="s">
            {t('topUp')}
          </ButtonLink>
          <ButtonLink href={href('/profile/promotion/new')} size="s">
            {t('toStore')}
          </ButtonLink>
          <ButtonLink href={href('/profile/products?status=Active')} size="s" variant="solid">
            {t('toProducts')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

/** The action that ends selected promotions and says what it gives back. */
function useEnd(storeId: number) {
  const t = useMessages('promotion')
  const locale = useLocale()
  const refund = useStep<BulkPreview>()?.outcome?.refund
  if (!useMay('store', storeId)) return []
  const text =
    refund && (refund.minor > 0 ? t('end.refund', { amount: formatMoney(refund, locale) }) : t('end.noRefund'))
  const preview = (count: number) => t('end.preview', { count })
  return [{ intent: 'end', label: t('end'), preview, isDanger: true, ...(text && { text }) }]
}

function Empty({ isNarrowed: isFiltered }: { isNarrowed: boolean }) {
  const t = useMessages('promotion')
  const common = useMessages('list')
  return <p>{isFiltered ? common('empty.narrowed') : t('empty')}</p>
}

function NoStore() {
  const t = useMessages('promotion')
  return <StoreNeeded title={t('title')} text={t('none')} path="/profile/company" label={t('none.company')} />
}
