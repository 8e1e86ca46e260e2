import {
  countAllProducts,
  findAnyUndo,
  getAnyProductJob,
  listAllProducts,
  listAnyJobRejections,
} from '#modules/cabinet/all-products-contract.ts'
import { getCompactTree } from '#modules/catalog/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { live } from '../../lib/live.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { BulkConfirm, useBulk } from '../../list/BulkActions.tsx'
import { BulkTable } from '../../list/BulkTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { listPath } from '../../list/list-state.ts'
import { loadCursorList } from '../../list/load-list.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import { chooseColumns } from '../../list/tools/choose-columns.ts'
import { sendJobRejections } from '../../shared/products/job-rejections.ts'
import { JobPanel } from '../../shared/products/JobPanel.tsx'
import { useFilterTexts, withCategories } from '../../shared/products/product-filter-texts.ts'
import { loadUndo, undoableJob } from '../../shared/products/undo-data.ts'
import { UndoNote, UndoOutcome } from '../../shared/products/UndoNote.tsx'
import { useLiveJob } from '../../shared/products/use-live-job.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { Route } from './+types/products.ts'
import { intents, useProductActions } from './product-actions.tsx'
import { useProductColumns } from './product-columns.tsx'
import { jobForms, productForms } from './product-forms.ts'

const actions = defineActions({ ...productForms, ...jobForms })
export const action = actions.action
export const middleware = [sendJobRejections(listAnyJobRejections)]

export async function loader(args: Route.LoaderArgs) {
  const list = await loadCursorList(listAllProducts, args)
  const undo = await loadUndo(findAnyUndo, args)
  const [counted, { job }, tree] = await loaderCall(args.context, (api) =>
    Promise.all([
      api(countAllProducts, filterOf(list.state.params)),
      api(getAnyProductJob, {}),
      api(getCompactTree, live),
    ]),
  )
  const forms = actions.loaderData(args.context, args.url)
  return { list, counted, job, undo, categories: withParents(tree.items), forms }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin-products')('title'),
    path: '/admin/products',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

/** The products of all stores. A selection is a page, or everything that the list finds if that is not too much. */
export default function Products({ loaderData }: Route.ComponentProps) {
  const { list, counted, categories, undo, forms } = loaderData
  const { items, nextCursor, state, filterFields } = list
  const t = useMessages('admin-products')
  const common = useMessages('list')
  const href = useLocalizedHref()
  const job = useLiveJob(loaderData.job)
  const done = useDone(forms)
  const columns = chooseColumns(list.tools, useProductColumns())
  const { stock: _, ...productTexts } = useFilterTexts(categories)
  const { cursor } = state.params
  const bulk = useBulk({
    actions: useProductActions(),
    state,
    items,
    nameOf: ({ name }) => name,
    total: counted.hasMore ? undefined : counted.count,
  })
  const hrefOf = (changes: Parameters<typeof listPath>[1]) => href(listPath(state, { cursor: undefined, ...changes }))
  const order = (key: 'desc' | 'asc') => ({
    key,
    label: t(`order.${key}`),
    href: hrefOf({ order: key === 'asc' ? key : undefined }),
  })
  const texts = { ...productTexts, storeId: { label: t('filter.store') } }
  return (
    <ListPage
      title={t('title')}
      action={
        <ButtonLink href={href('/admin/products/import')} size="s">
          {t('import')}
        </ButtonLink>
      }
      views={{ label: t('order'), tabs: [order('desc'), order('asc')], current: state.isDescending ? 'desc' : 'asc' }}
      tools={listTools({
        list: { state, tools: list.tools },
        columns: columns.all,
        filters: texts,
        search: t('search'),
      })}
      filters={
        <ListFilters
          state={state}
          fields={withCategories(filterFields, categories, useLocale())}
          texts={texts}
          search={t('search')}
        />
      }
      done={done && t(`done.${done}`)}
      problem={
        <>
          {job && <JobPanel job={job} rejectedHref={hrefOf({ rejected: job.id })} />}
          {job && <UndoNote change={undoableJob(job)} intent="undoJob" />}
          <UndoNote change={undo} />
          <UndoOutcome />
          <FormProblem intents={[...intents, 'undo', 'stopJob', 'undoJob', 'dismissJob']} />
          <BulkConfirm bulk={bulk} />
          <p>{t(counted.hasMore ? 'count.more' : 'count', { count: counted.count })}</p>
        </>
      }
      pages={{
        isEmpty: items.length === 0,
        first: cursor ? { href: hrefOf({}), label: t('first') } : null,
        next: nextCursor ? { href: hrefOf({ cursor: nextCursor }), label: t('next') } : null,
      }}
      empty={<p>{nextCursor ? t('empty.here') : common('empty.narrowed')}</p>}
    >
      <BulkTable title={t('title')} bulk={bulk} columns={columns.shown} />
    </ListPage>
  )
}

function filterOf({ cursor: _cursor, order: _order, limit: _limit, ...params }: Record<string, string>) {
  const known = Object.entries(params).filter(([name]) => name in countAllProducts.input.shape)
  return Object.fromEntries(known) as InputOf<typeof countAllProducts>
}

type Node = { id: number; name: string; children?: readonly Node[] }

/** Classes, groups and categories, each by its path. */
const withParents = (nodes: readonly Node[], path: readonly string[] = []): { id: number; name: string }[] =>
  nodes.flatMap(({ id, name, children = [] }) => [
    { id, name: [...path, name].join(' › ') },
    ...withParents(children, [...path, name]),
  ])
