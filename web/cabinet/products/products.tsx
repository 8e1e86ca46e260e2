import {
  activateOwnProducts,
  changeOwnPrices,
  deleteOwnProducts,
  findUndo,
  moveOwnProducts,
  undoProductChange,
} from '#modules/cabinet/bulk-contract.ts'
import { countOwnProducts, listOwnProducts, listProductCategories } from '#modules/cabinet/contract.ts'
import type { Api } from '#platform/contract.ts'
import { callOptions, defineActions, withoutNote } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { BulkConfirm, useBulk } from '../../list/BulkActions.tsx'
import { bulkForm } from '../../list/bulk-form.ts'
import { BulkTable } from '../../list/BulkTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { isNarrowed, listPath } from '../../list/list-state.ts'
import { loadList } from '../../list/load-list.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import { chooseColumns } from '../../list/tools/choose-columns.ts'
import { PageSizes } from '../../list/tools/PageSizes.tsx'
import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import type { Route } from './+types/products.ts'
import { findActiveStore } from '../active-store.ts'
import { StoreNeeded } from '../StoreNeeded.tsx'
import { useMay } from '../use-may.ts'
import { useFilterTexts, withCategories } from '../../shared/products/product-filter-texts.ts'
import { jobForms, loadJob, sendRejections } from './job-data.ts'
import { JobPanel } from '../../shared/products/JobPanel.tsx'
import { useBulkActions } from './bulk-actions.tsx'
import type { OfferedCategories } from './CategoryField.tsx'
import { useProductColumns } from './product-columns.tsx'
import { promoteForm } from './promote-form.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './products.module.css'
import { loadUndo, undoableJob, undoForm } from '../../shared/products/undo-data.ts'
import { UndoNote, UndoOutcome } from '../../shared/products/UndoNote.tsx'
import { useLiveJob } from '../../shared/products/use-live-job.ts'

const list = listOwnProducts
const actions = defineActions({
  publish: bulkForm(activateOwnProducts, { list, values: { isActive: true } }),
  archive: bulkForm(activateOwnProducts, { list, values: { isActive: false } }),
  reprice: bulkForm(changeOwnPrices, { list, fields: ['percent', 'roundTo'] }),
  move: bulkForm(moveOwnProducts, { list, fields: ['categoryId'], offer: offerCategories }),
  promote: { ...promoteForm, done: withoutNote },
  remove: bulkForm(deleteOwnProducts, { list }),
  undo: undoForm(undoProductChange),
  ...jobForms,
})
export const action = actions.action
export const middleware = [sendRejections]

async function offerCategories(api: Api, data: FormData): Promise<OfferedCategories> {
  const query = String(data.get('query') ?? '').trim()
  const { items } = await api(listProductCategories, { query }, callOptions(data))
  return { query, items }
}

/** The search field keeps its focus while the list follows it. */
export const handle: PageHandle = { keepsStateOn: 'search' }

export async function loader(args: Route.LoaderArgs) {
  const storeId = await loaderCall(args.context, findActiveStore)
  if (storeId === null) return null
  const [products, counts, categories, undo, job] = await Promise.all([
    loadList(listOwnProducts, args, { storeId }),
    loaderCall(args.context, (api) => api(countOwnProducts, {}, { storeId })),
    loaderCall(args.context, (api) => api(listProductCategories, {}, { storeId })),
    loadUndo(findUndo, args, storeId),
    loadJob(args.context, storeId),
  ])
  return {
    storeId,
    products,
    job,
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
function ProductList(loaded: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  const { storeId, products, counts, categories, undo, forms } = loaded
  const t = useMessages('products')
  const common = useMessages('list')
  const href = useLocalizedHref()
  const locale = useLocale()
  const { state, items, total } = products
  const job = useLiveJob(loaded.job)
  const filters = withCategories(products.filterFields, categories, locale).filter(({ name }) => name !== 'status')
  const texts = useFilterTexts(categories)
  const actions = useBulkActions(storeId, items.find(({ price }) => price)?.price?.currency)
  const bulk = useBulk({ actions, state, items, nameOf: ({ name }) => name, hiddenFields: { store: storeId }, total })
  const columns = chooseColumns(products.tools, useProductColumns(counts.viewedSince !== null))
  const done = useDone(forms)
  const canEdit = useMay('products', storeId)
  const shownStatuses = statuses.filter(
    (status) => status !== 'Blocked' || counts.byStatus.Blocked > 0 || state.params.status === status,
  )
  const tab = (status: (typeof statuses)[number] | '', count: number) => ({
    key: status,
    label: common('tab', { label: t(status ? `view.${status}` : 'all'), count }),
    href: href(listPath(state, { status, page: undefined })),
  })
  return (
    <ListPage
      title={t('title')}
      action={
        canEdit && (
          <div className={styles.actions}>
            <ButtonLink href={href(listPath({ ...state, path: '/profile/products/edit' }, { page: undefined }))}>
              {t('grid.title')}
            </ButtonLink>
            <ButtonLink href={href('/profile/new-products')}>{t('import')}</ButtonLink>
            <ButtonLink href={href('/profile/products/new')} variant="solid" icon="plus">
              {t('add')}
            </ButtonLink>
          </div>
        )
      }
      views={{
        label: t('statuses'),
        tabs: [tab('', counts.total), ...shownStatuses.map((status) => tab(status, counts.byStatus[status]))],
        current: statuses.find((status) => status === state.params.status) ?? '',
      }}
      {...(counts.total > 0 && {
        tools: listTools({
          list: { state, tools: products.tools },
          columns: columns.all,
          filters: texts,
          search: t('search'),
        }),
        filters: <ListFilters state={state} fields={filters} search={t('search')} texts={texts} isLive />,
      })}
      done={done && t(`done.${done}`)}
      problem={
        <>
          {job && <JobPanel job={job} storeId={storeId} rejectedHref={href(listPath(state, { rejected: job.id }))} />}
          {job && <UndoNote change={undoableJob(job)} storeId={storeId} intent="undoJob" />}
          <UndoNote change={undo} storeId={storeId} />
          <UndoOutcome />
          <FormProblem intents={[...actions.map(({ intent }) => intent), 'undo', 'stopJob', 'undoJob', 'dismissJob']} />
          <BulkConfirm bulk={bulk} />
        </>
      }
      pages={{ ...products, hrefOf: (page) => href(listPath(state, { page })) }}
      empty={<p>{isNarrowed(state, products.filterFields) ? common('empty.narrowed') : t('empty')}</p>}
    >
      <BulkTable title={t('title')} bulk={bulk} columns={columns.shown} />
      {counts.viewedSince && (
        <p className={layout.footnote}>{t('counted', { day: formatDate(counts.viewedSince, locale) })}</p>
      )}
      <PageSizes state={state} pageSize={products.pageSize} sizes={[50, 100]} />
    </ListPage>
  )
}

function NoStore() {
  const t = useMessages('products')
  return <StoreNeeded title={t('title')} text={t('none')} path="/profile/company" label={t('none.company')} />
}
