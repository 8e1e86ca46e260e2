import { getStore } from '#modules/administration/store-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { countryName } from '../../lib/country-name.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { useReloadWhile } from '../../shared/use-reload-while.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import { ItemActions } from '../ItemActions.tsx'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import { readId } from '../read-id.ts'
import { useMayOpen } from '../use-admin-features.ts'
import type { Route } from './+types/store.ts'
import { StoreStatusTag } from './store-columns.tsx'
import { intents, useErasure, useStoreActions } from './store-actions.tsx'
import { eraseForm, storeForms } from './store-forms.ts'
import { type StoreDetails, StoreFacts } from './StoreFacts.tsx'
import { People, Premises } from './StoreTables.tsx'

const actions = defineActions({ ...storeForms, erase: eraseForm })
export const action = actions.action

export async function loader({ context, params: { storeId }, url }: Route.LoaderArgs) {
  const id = readId(storeId)
  const store = await loaderCall(context, (api) => api(getStore, { id }))
  return {
    store,
    country: countryName(store.organization.countryCode, pageOf(context).locale),
    forms: actions.loaderData(context, url),
  }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return loaded
    ? accountMeta(root.loaderData?.page, {
        title: () => loaded.store.name,
        path: '/admin/stores',
        hasFormError: loaded.forms.hasFailed,
      })
    : []
}

/** Everything that administrators know of a store, and what they can do about it. */
export default function Store({ loaderData: { store, country, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  const href = useLocalizedHref()
  const mayOpen = useMayOpen()
  const importPath = `/admin/products/import?storeId=${store.id}`
  const done = useDone(forms)
  const possible = intentsOf(store)
  const itemActions = [...useStoreActions(), useErasure(store.alias)].filter(({ intent }) => possible.includes(intent))
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PageHead title={store.name}>
          <StoreStatusTag status={store.status} />
          {store.status === 'Active' && (
            <ButtonLink href={href(`/store/${store.alias}`)} size="s">
              {t('view')}
            </ButtonLink>
          )}
          {mayOpen(importPath) && store.status !== 'Closed' && (
            <ButtonLink href={href(importPath)} size="s">
              {t('import')}
            </ButtonLink>
          )}
        </PageHead>
        {done && !store.erasure?.finishedAt && <DoneNote>{t(`done.${done}`)}</DoneNote>}
        <FormProblem intents={[...intents, 'erase']} />
        {store.suspensionReason && <Note tone="warn">{t('suspended', { reason: store.suspensionReason })}</Note>}
        {store.erasure && <Erasure erasure={store.erasure} />}
        <Supply store={store} />
        <StoreFacts store={store} country={country} />
        <ItemActions id={store.id} name={store.name} path={`/admin/stores/${store.id}`} actions={itemActions} />
      </div>
      <People people={store.members} />
      <Premises kind="branches" premises={store.branches} />
      <Premises kind="warehouses" premises={store.warehouses} />
      <AuditTrail entries={store.audit} />
    </div>
  )
}

/** Problems that keep the products of the store from being updated. */
function Supply({ store: { brokenFeeds, heldImports } }: { store: StoreDetails }) {
  const t = useMessages('admin-stores')
  const locale = useLocale()
  return (
    <>
      {brokenFeeds.map(({ address, problem }) => (
        <Note key={address} tone="warn">
          {t('brokenFeed', { address, problem })}
        </Note>
      ))}
      {heldImports.map(({ fileName: file, since }) => (
        <Note key={`${since} ${file}`} tone="info">
          {t('heldImport', { file, date: formatDate(since, locale) })}
        </Note>
      ))}
    </>
  )
}

/** The progress of the job that deletes the data of the store, or the time of its end. */
function Erasure({
  erasure: { finishedAt, erasedCount, productCount },
}: {
  erasure: NonNullable<StoreDetails['erasure']>
}) {
  const t = useMessages('admin-stores')
  const locale = useLocale()
  useReloadWhile(finishedAt === null)
  if (!finishedAt) return <Note tone="warn">{t('erasing', { erased: erasedCount, count: productCount })}</Note>
  return <Note tone="info">{t('erased', { date: formatDate(finishedAt, locale), count: erasedCount })}</Note>
}

function intentsOf({ status, canRestore, erasure }: StoreDetails): readonly string[] {
  if (status === 'Closed') return erasure ? [] : [...(canRestore ? ['restore'] : []), 'erase']
  return status === 'Suspended' ? ['restore', 'delete'] : ['suspend', 'delete']
}
