import {
  activateOwnProducts,
  changeOwnPrices,
  deleteOwnProducts,
  moveOwnProducts,
} from '#modules/cabinet/bulk-contract.ts'
import { countOwnProducts, listOwnProducts, listProductCategories } from '#modules/cabinet/contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { BulkConfirm, useBulkPreview } from '../../list/BulkActions.tsx'
import { bulkForm } from '../../list/bulk-form.ts'
import { BulkTable } from '../../list/BulkTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { isNarrowed, listPath } from '../../list/list-state.ts'
import { loadList } from '../../list/load-list.ts'
import { PageSizes } from '../../list/PageSizes.tsx'
import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import type { Route } from './+types/products.ts'
import { findActiveStore } from '../active-store.ts'
import { useFilterTexts, withCategories } from './filter-texts.ts'
import { loadUndo, undoForm } from './undo-data.ts'
import { UndoNote, UndoOutcome } from './UndoNote.tsx'
import { useBulkActions } from './bulk-actions.tsx'
import { useProductColumns } from './product-columns.tsx'
import styles from './products.module.css'

const actions = defineActions({
  publish: bulkForm(activateOwnProducts, { values: { isActive: true } }),
  archive: bulkForm(activateOwnProducts, { values: { isActive: false } }),
  reprice: bulkForm(changeOwnPrices, { fields: ['percent', 'roundTo'] }),
  move: bulkForm(moveOwnProducts, { fields: ['categoryId'] }),
  remove: bulkForm(deleteOwnProducts),
  undo: undoForm,
})
export const action = actions.action

/** The search field keeps its focus while the list follows it. */
export const handle: PageHandle = { keepsStateOn: 'search' }

export async function loader(args: Route.LoaderArgs) {
  const storeId = await loaderCall(args.context, findActiveStore)
  if (storeId === null) return null
  const [list, counts, categories, undo] = await Promise.all([
    loadList(listOwnProducts, args, { storeId }),
    loaderCall(args.context, (api) => api(countOwnProducts, {}, { storeId })),
    loaderCall(args.context, (api) => api(listProductCategories, {}, { storeId })),
    loadUndo(args, storeId),
  ])
  return {
    storeId,
    list,
    counts,
    categories: categories.items,
    undo,
    forms: actions.loaderData(args.context, args.url),
  }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'products')('title'),
    path: '/profile/products',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ProductList {...loaderData} /> : <NoStore />
}

const statuses = ['Active', 'Draft', 'Archived', 'Blocked'] as const

/** The products of the store under the tabs of their statuses. */
function ProductList({
  storeId,
  list,
  counts,
  categories,
  undo,
  forms,
}: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages('products')
  const common = useMessages('list')
  const href = useLocalizedHref()
  const { state, items } = list
  const filters = withCategories(list.filterFields, categories).filter(({ name }) => name !== 'status')
  const bulk = useBulkActions(list.items[0]?.price.currency, categories)
  const preview = useBulkPreview(bulk)
  const columns = useProductColumns()
  const done = useDone(forms)
  const tab = (status: (typeof statuses)[number] | '', count: number) => ({
    key: status,
    label: common('tab', { label: t(status ? `view.${status}` : 'all'), count }),
    href: href(listPath(state, { status, page: undefined })),
  })
  return (
    <ListPage
      title={t('title')}
      action={
        <span className={styles.actions}>
          <ButtonLink href={href(listPath({ ...state, path: '/profile/products/edit' }, { page: undefined }))}>
            {t('grid.title')}
          </ButtonLink>
          <ButtonLink href={href('/profile/products/new')} variant="solid" icon="plus">
            {t('add')}
          </ButtonLink>
        </span>
      }
      views={{
        label: t('statuses'),
        tabs: [tab('', counts.total), ...statuses.map((status) => tab(status, counts.byStatus[status]))],
        current: statuses.find((status) => status === state.params.status) ?? '',
      }}
      filters={
        <ListFilters state={state} fields={filters} search={t('search')} texts={useFilterTexts(categories)} isLive />
      }
      done={done && t(`done.${done}`)}
      problem={
        <>
          <UndoNote change={undo} storeId={storeId} />
          <UndoOutcome />
          <FormProblem intents={['publish', 'archive', 'reprice', 'move', 'remove', 'undo']} />
          {preview && (
            <BulkConfirm
              preview={preview}
              state={state}
              hiddenFields={{ store: storeId }}
              nameOf={(id) => items.find((item) => item.id === id)?.name ?? String(id)}
            />
          )}
        </>
      }
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page: page > 1 ? page : undefined })) }}
      empty={<p>{isNarrowed(state, list.filterFields) ? common('empty.narrowed') : t('empty')}</p>}
    >
      <PageSizes state={state} pageSize={list.pageSize} sizes={[50, 100]} />
      <BulkTable
        title={t('title')}
        state={state}
        nameOf={({ name }) => name}
        actions={bulk}
        preview={preview}
        columns={columns}
        hiddenFields={{ store: storeId }}
        rows={items}
      />
    </ListPage>
  )
}

function NoStore() {
  const t = useMessages('products')
  const href = useLocalizedHref()
  return (
    <ListPage
      title={t('title')}
      pages={{ isEmpty: true, first: null, next: null }}
      empty={
        <>
          <p>{t('none')}</p>
          <ButtonLink href={href('/profile/company')} variant="solid">
            {t('none.company')}
          </ButtonLink>
        </>
      }
    />
  )
}
