import { HiddenFields } from '../../../forms/HiddenFields.tsx'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { useDone, useStep } from '../../../forms/use-form.ts'
import { accountMeta } from '../../../lib/account-meta.ts'
import { translator, useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../../lib/page.ts'
import { ListFilters } from '../../../list/ListFilters.tsx'
import { ListPage } from '../../../list/ListPage.tsx'
import { isNarrowed, listPath } from '../../../list/list-state.ts'
import { PageSizes } from '../../../list/tools/PageSizes.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useFilterTexts, withCategories } from '../../../shared/products/product-filter-texts.ts'
import type { Route } from './+types/grid.ts'
import type { GridData, GridOutcome, GridRow } from './grid-data.ts'
import bar from '../../SaveBar.module.css'
import styles from './grid.module.css'
import { GridTable } from './GridTable.tsx'
import { useGrid } from './use-grid.ts'

export { action, loader } from './grid-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'products')('grid.title'),
    path: '/profile/products/edit',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** Prices, stock and statuses of the listed products in one table with one save. */
export default function Grid({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('products')
  const common = useMessages('list')
  const href = useLocalizedHref()
  const { acting } = usePage()
  const { list, forms, canUpdate, canSetPrices } = data
  const { state, filterFields } = list
  const outcome = useStep<GridOutcome>()
  const done = useDone(forms)
  const rows = rowsOf(data, outcome)
  return (
    <ListPage
      title={t('grid.title')}
      action={
        <ButtonLink
          href={href(listPath({ ...state, path: '/profile/products' }, { pageSize: undefined }))}
          icon="arrow-left"
        >
          {t('title')}
        </ButtonLink>
      }
      filters={
        <ListFilters
          state={state}
          fields={withCategories(filterFields, data.categories, useLocale())}
          search={t('search')}
          texts={useFilterTexts(data.categories)}
        />
      }
      done={done && t(`done.${done}`)}
      problem={
        <>
          <FormProblem intents={['save']} />
          {outcome && <Outcome outcome={outcome} />}
          {!canUpdate && <Note tone="info">{t(acting ? 'readOnly.acting' : 'readOnly')}</Note>}
          {canUpdate && !canSetPrices && <Note tone="info">{t('prices.locked')}</Note>}
        </>
      }
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page })) }}
      empty={<p>{isNarrowed(state, filterFields) ? common('empty.narrowed') : t('empty')}</p>}
    >
      <PageSizes state={state} pageSize={list.pageSize} sizes={[50, 100, 200, 500]} />
      <GridForm data={data} rows={rows} />
    </ListPage>
  )
}

function GridForm({ data, rows }: { data: GridData; rows: readonly GridRow[] }) {
  const t = useMessages('products')
  const { storeId, idempotencyKey, canUpdate } = data
  const { editedCount, pastedCount, formProps } = useGrid()
  return (
    <form method="post" noValidate className={styles.form} aria-label={t('grid.title')} {...formProps}>
      <HiddenFields intent="save" fields={{ store: storeId, idempotencyKey }} />
      {canUpdate && <p className={styles.hint}>{t('grid.hint')}</p>}
      <GridTable rows={rows} columns={data} />
      {canUpdate && (
        <div className={`${bar.bar} ${styles.bar}`}>
          <p aria-live="polite">
            {editedCount !== null && <span>{t('grid.edited', { count: editedCount })}</span>}
            {pastedCount !== null && <span>{t('grid.pasted', { count: pastedCount })}</span>}
          </p>
          <Button type="submit" variant="solid">
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  )
}

function Outcome({ outcome: { saved, refused } }: { outcome: GridOutcome }) {
  const t = useMessages('products')
  const gone = refused.filter(({ current }) => current === null).length
  const marked = refused.length - gone
  return (
    <div role="alert" className={styles.outcome}>
      {saved > 0 && <Note tone="good">{t('grid.saved', { count: saved })}</Note>}
      {marked > 0 && <Note tone="warn">{t('grid.refused', { count: marked })}</Note>}
      {gone > 0 && <Note tone="warn">{t('grid.gone', { count: gone })}</Note>}
    </div>
  )
}

/** Refused rows come first, with the texts that were entered. */
function rowsOf({ list }: GridData, outcome: GridOutcome | null): GridRow[] {
  const refused = (outcome?.refused ?? []).flatMap(({ current, edited, errors }) =>
    current ? [{ item: current, edited, errors }] : [],
  )
  const refusedIds = new Set(refused.map(({ item }) => item.id))
  const others = list.items.filter(({ id }) => !refusedIds.has(id)).map((item) => ({ item, edited: {}, errors: [] }))
  return [...refused, ...others]
}
