import { listEditedTexts } from '#modules/content/text-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate } from '../../lib/format.ts'
import { languageNames } from '../../lib/locale.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Route } from './+types/texts.ts'
import styles from './texts.module.css'

export const loader = ({ context }: Route.LoaderArgs) => loaderCall(context, (api) => api(listEditedTexts, {}))

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'texts')('title'),
    path: '/admin/texts',
  })
}

type Item = Route.ComponentProps['loaderData']['items'][number]

/** All pages of text by language: published, as a draft, or missing. */
export default function Texts({ loaderData: { items } }: Route.ComponentProps) {
  const t = useMessages('texts')
  return (
    <div className={layout.stack}>
      <PageHead title={t('title')} />
      <p>{t('lead')}</p>
      <DataTable
        label={t('title')}
        rows={items}
        keyOf={({ type }) => type}
        columns={[
          { key: 'type', label: t('column.text'), render: ({ type }) => t(`type.${type}`) },
          ...items[0]!.locales.map(({ locale }, index) => ({
            key: locale,
            label: languageNames[locale],
            render: ({ type, locales }: Item) => <Language type={type} text={locales[index]!} />,
          })),
        ]}
      />
    </div>
  )
}

function Language({ type, text }: { type: Item['type']; text: Item['locales'][number] }) {
  const t = useMessages('texts')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { publishedAt, hasDraft } = text
  return (
    <a className={styles.language} href={href(`/admin/texts/${type}/${text.locale}`)}>
      <span className={layout.hidden}>
        {t('edit', { text: t(`type.${type}`), language: languageNames[text.locale] })}
      </span>
      {publishedAt ? formatDate(publishedAt, locale, 'short') : <Tag tone="bad">{t('state.missing')}</Tag>}
      {hasDraft && <Tag tone="warn">{t('state.draft')}</Tag>}
    </a>
  )
}
