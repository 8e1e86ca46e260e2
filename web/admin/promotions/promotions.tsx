import { findAnyUndo, undoAnyProductChange } from '#modules/cabinet/all-products-contract.ts'
import { endPromotions, listPromotions } from '#modules/cabinet/promotion-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { bulkForm } from '../../list/bulk-form.ts'
import type { Column } from '../../list/DataTable.tsx'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import { lastMoment } from '../../shared/promotions/last-moment.ts'
import { stateTones } from '../../shared/promotions/state-tones.ts'
import { usePlacements } from '../../shared/promotions/use-placements.ts'
import { loadUndo, undoForm } from '../../shared/products/undo-data.ts'
import { UndoNote, UndoOutcome } from '../../shared/products/UndoNote.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { AdminLink } from '../AdminLink.tsx'
import type { Route } from './+types/promotions.ts'

const actions = defineActions({ end: bulkForm(endPromotions), undo: undoForm(undoAnyProductChange) })
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const [list, undo] = await Promise.all([loadList(listPromotions, args), loadUndo(findAnyUndo, args)])
  return { list, undo, forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin-products')('promotions'),
    path: '/admin/promotions',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

const states = ['current', 'planned', 'ended'] as const

/** Products and stores in placements. Administrators promote products from the list of products, sellers from their own. */
export default function Promotions({ loaderData: { list, undo, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-products')
  return (
    <ItemList
      list={list}
      title={t('promotions')}
      nameOf={({ product, store }) => product?.name ?? store.name}
      columns={useColumns()}
      filters={{
        placement: { label: t('promotion.placement'), options: usePlacements() },
        state: {
          label: t('promotion.state'),
          options: Object.fromEntries(states.map((state) => [state, t(`promotion.state.${state}`)])),
        },
        storeId: { label: t('filter.store') },
        isPaid: {
          label: t('promotion.paid'),
          options: { true: t('promotion.paid.true'), false: t('promotion.paid.false') },
        },
      }}
      forms={forms}
      noteOf={(done) => t(`done.${done}`)}
      notes={
        <>
          <UndoNote change={undo} />
          <UndoOutcome />
          <FormProblem intents={['undo']} />
        </>
      }
      actions={[
        {
          intent: 'end',
          label: t('promotion.end'),
          preview: (count) => t('promotion.end.preview', { count }),
          text: t('promotion.end.text'),
        },
      ]}
    />
  )
}

type Promotion = OutputOf<typeof listPromotions>['items'][number]

function useColumns(): readonly Column<Promotion>[] {
  const t = useMessages('admin-products')
  const placements = usePlacements()
  const locale = useLocale()
  const dayOf = (time: string) => <time dateTime={time}>{formatDate(time, locale)}</time>
  return [
    {
      key: 'product',
      label: t('promotion.subject'),
      render: ({ product }) =>
        product ? <AdminLink path={`/admin/products/${product.id}`}>{product.name}</AdminLink> : t('promotion.ofStore'),
    },
    {
      key: 'store',
      label: t('column.store'),
      render: ({ store }) => (
        <AdminLink path={`/admin/stores/${store.id}`} className={layout.link}>
          {store.name}
        </AdminLink>
      ),
    },
    { key: 'placement', label: t('promotion.placement'), render: ({ placement }) => placements[placement] },
    {
      key: 'from',
      label: t('promotion.from'),
      isMinor: true,
      isNarrow: true,
      render: ({ startsAt }) => dayOf(startsAt),
    },
    { key: 'to', label: t('promotion.to'), isNarrow: true, render: ({ endsAt }) => dayOf(lastMoment(endsAt)) },
    {
      key: 'isPaid',
      label: t('promotion.paid'),
      isMinor: true,
      render: ({ isPaid }) => t(`promotion.paid.${isPaid}`),
    },
    {
      key: 'state',
      label: t('promotion.state'),
      isPlain: true,
      render: ({ state }) => <Tag tone={stateTones[state]}>{t(`promotion.state.${state}`)}</Tag>,
    },
  ]
}
