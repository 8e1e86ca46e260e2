import { isRouteErrorResponse } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import layout from '../../ui/styles/layout.module.css'
import { ErrorPage } from '../texts/ErrorPage.tsx'
import type { ClosedStoreData } from './store-data.ts'

/** Says what a closed store was, and leads to stores of its class; other errors get the general error page. */
export function ClosedStore({ error }: { error: unknown }) {
  const t = useMessages('store')
  const href = useLocalizedHref()
  const closed = closedStore(error)
  if (!closed) return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
  const { name, class: node, stores } = closed
  const directory = { label: t('directory'), href: href('/stores/all') }
  const inClass = node && { label: node.name, href: href(`/stores/all/${node.path}`) }
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={inClass ? [directory, inClass] : [directory]} />
      <div className={layout.title}>
        <h1>{name}</h1>
        <p>{t('closed.text')}</p>
      </div>
      <ButtonLink href={(inClass ?? directory).href} variant="solid">
        {node ? t('closed.all', node) : t('directory.all')}
      </ButtonLink>
      {stores.length > 0 && (
        <section className={`${layout.section} ${layout.stack}`} aria-label={t('closed.similar')}>
          <h2>{t('closed.similar')}</h2>
          <div className={layout.actions}>
            {stores.map(({ alias, name, productCount }) => (
              <Chip key={alias} href={href(`/store/${alias}`)} count={productCount}>
                {name}
              </Chip>
            ))}
          </div>
        </section>
      )}
    </main>
  )
}

export function closedStore(error: unknown) {
  const data: unknown = isRouteErrorResponse(error) && error.data
  return data instanceof Object && 'stores' in data ? (data as ClosedStoreData) : undefined
}
