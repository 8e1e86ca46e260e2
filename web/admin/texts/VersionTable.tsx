import type { getEditedText } from '#modules/content/text-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DataTable } from '../../list/DataTable.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { Part } from '../Part.tsx'
import { Time } from '../Time.tsx'

type Props = { path: string; versions: OutputOf<typeof getEditedText>['versions'] }

/** The versions of a text, the newest first: each can be compared with the newest, or edited again. */
export function VersionTable({ path, versions }: Props) {
  const t = useMessages('texts')
  const locale = useLocale()
  const href = useLocalizedHref()
  const newest = versions[0]?.version
  const live = versions.find(({ publishedAt }) => publishedAt !== null)?.version
  return (
    <Part id="versions" title={t('versions')} isEmpty={versions.length === 0} empty={t('versions.none')}>
      <DataTable
        label={t('versions')}
        rows={versions}
        keyOf={({ version }) => version}
        columns={[
          { key: 'version', label: t('column.version'), render: ({ version }) => t('version', { version }) },
          {
            key: 'state',
            label: t('column.state'),
            isPlain: true,
            render: ({ version, publishedAt }) =>
              publishedAt ? (
                <>
                  {t('state.published', { date: formatDate(publishedAt, locale) })}{' '}
                  {version === live && <Tag tone="good">{t('state.live')}</Tag>}
                </>
              ) : (
                <Tag tone="warn">{t('state.draft')}</Tag>
              ),
          },
          {
            key: 'created',
            label: t('column.created'),
            render: ({ createdAt }) => <Time at={createdAt} />,
          },
          {
            key: 'author',
            label: t('column.author'),
            render: ({ createdBy }) => createdBy?.name ?? t('author.initial'),
          },
          {
            key: 'actions',
            label: t('column.actions'),
            isPlain: true,
            render: ({ version }) =>
              version !== newest && (
                <span className={layout.actions}>
                  <a href={href(`${path}?compare=${version}#comparison`)}>{t('compare')}</a>
                  <a href={href(`${path}?version=${version}`)}>{t('restore')}</a>
                </span>
              ),
          },
        ]}
      />
    </Part>
  )
}
