import type { listCacheKeys } from '#modules/operations/cache-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'

/** How many cached values depend on what. */
export function CacheGroups({ groups }: Pick<OutputOf<typeof listCacheKeys>, 'groups'>) {
  const t = useMessages('operations')
  return (
    <section className={layout.stack} aria-labelledby="cache-tags">
      <SectionHeading id="cache-tags" title={t('caches.tags')} />
      <DataTable
        label={t('caches.tags')}
        rows={groups}
        keyOf={({ tag }) => tag}
        columns={[
          {
            key: 'tag',
            label: t('caches.tag'),
            render: ({ tag }) => (tag === 'none' ? t('caches.tag.none') : <code>{tag}</code>),
          },
          { key: 'count', label: t('caches.tags.count'), isFigure: true, render: ({ count }) => count },
        ]}
      />
    </section>
  )
}
