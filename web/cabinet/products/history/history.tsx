import { getProductHistory } from '#modules/cabinet/history-contract.ts'
import { findSchema } from '#modules/fluent/contract.ts'
import type { Api } from '#platform/contract.ts'
import { accountMeta } from '../../../lib/account-meta.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { languageTags } from '../../../lib/locale.ts'
import { translator, useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { loaderCall, pageOf } from '../../../lib/request-context.ts'
import { useTimeZone } from '../../../lib/time-zone.ts'
import { Note } from '../../../ui/Note.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { findActiveStore } from '../../active-store.ts'
import { BackLink } from '../../BackLink.tsx'
import { findProduct } from '../editor/find-product.ts'
import type { Route } from './+types/history.ts'
import { Changes } from './Changes.tsx'
import styles from './history.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const storeId = await findActiveStore(api)
    if (storeId === null) throw new Response(null, { status: 404 })
    const own: Api = (call, input) => api(call, input, { storeId })
    const id = Number(params.id)
    const product = await findProduct(own, id)
    if (!product) throw new Response(null, { status: 404 })
    const [history, schema] = await Promise.all([
      own(getProductHistory, { id, page: url.searchParams.get('page') ?? 1 }),
      own(findSchema, { entity: 'product', categoryId: Number(product.fields.category) }),
    ])
    const names = product.fields.name as Record<string, string>
    const { locale } = pageOf(context)
    const nameLocale = names[locale] ? locale : schema.locale
    return { id, history, schema, nameLocale, name: (nameLocale && names[nameLocale]) ?? '' }
  })
}

export function meta({ params, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'product-editor')('history'),
    path: `/profile/products/${params.id}/history`,
  })
}

/** Who changed what of a product, and when. */
export default function History({ loaderData: { id, history, schema, name, nameLocale } }: Route.ComponentProps) {
  const t = useMessages('product-editor')
  const href = useLocalizedHref()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const path = `/profile/products/${id}`
  return (
    <div className={layout.stack}>
      <BackLink href={href(path)} label={t('history.back')} />
      <h1 lang={nameLocale ? languageTags[nameLocale] : undefined}>{name}</h1>
      <h2>{t('history')}</h2>
      <Note tone="info">{t('history.info')}</Note>
      {history.items.length === 0 && <p>{t('history.empty')}</p>}
      <ol className={styles.entries}>
        {history.items.map(({ at, person, isImport, action, changes }, index) => (
          <li key={index}>
            <p className={styles.head}>
              <b>{t(`history.${action}`)}</b>
              <span>{isImport ? t('history.import') : (person ?? t('history.someone'))}</span>
              <time dateTime={at}>{formatDateTime(at, locale, timeZone)}</time>
            </p>
            {action !== 'delete' && !(isImport && changes.length === 0) && (
              <Changes changes={changes} fields={schema.fields} isNew={action === 'create'} />
            )}
          </li>
        ))}
      </ol>
      {history.total > history.pageSize && (
        <Pagination
          total={history.total}
          page={history.page}
          pageSize={history.pageSize}
          hrefOf={(page) => href(`${path}/history?page=${page}`)}
        />
      )}
    </div>
  )
}
