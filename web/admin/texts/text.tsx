import { useDone, useRefusedForm } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { languageNames, localePrefix } from '../../lib/locale.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { textPaths } from '../../storefront/texts/text-paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/text.ts'
import { Comparison } from './Comparison.tsx'
import { diffTexts } from './diff-lines.ts'
import { TextForm } from './TextForm.tsx'
import { VersionTable } from './VersionTable.tsx'

export { action, loader } from './text-data.ts'

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'texts')('title'),
    path: '/admin/texts',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

/** One text in one language: its editor with a preview, and its versions. */
export default function Text({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('texts')
  const href = useLocalizedHref()
  const { type, locale, versions, text, placeholders, blocks, comparison, forms } = data
  const done = useDone(forms)
  const newest = versions[0]?.version ?? 0
  const isPublished = versions.some(({ publishedAt }) => publishedAt !== null)
  const path = `/admin/texts/${type}/${locale}`
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PageHead title={t('edit', { text: t(`type.${type}`), language: languageNames[locale] })}>
          <div className={layout.actions}>
            {isPublished && (
              <ButtonLink href={localePrefix(locale) + textPaths[type]} size="s">
                {t('open')}
              </ButtonLink>
            )}
            <ButtonLink href={href('/admin/texts')} size="s">
              {t('all')}
            </ButtonLink>
          </div>
        </PageHead>
        {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
        {text && text.version !== newest && <Note tone="info">{t('restoring', { version: text.version })}</Note>}
        <TextForm
          key={`${path} ${text?.version ?? 0}`}
          textKey={{ type, locale }}
          newest={newest}
          text={text}
          placeholders={placeholders}
          blocks={blocks}
        />
      </div>
      {text?.version === newest && <Conflict newest={text} />}
      {comparison && (
        <Comparison
          title={t('compare.title', { old: comparison.old, current: comparison.current })}
          lines={comparison.lines}
        />
      )}
      <VersionTable path={path} versions={versions} />
    </div>
  )
}

/** What somebody else has saved meanwhile, beside the text that was refused for it. */
function Conflict({ newest }: { newest: NonNullable<Route.ComponentProps['loaderData']['text']> }) {
  const t = useMessages('texts')
  const refused = useRefusedForm('save')
  if (refused?.problem.code !== 'content.textChanged') return null
  const own = { title: String(refused.values.title ?? ''), body: String(refused.values.body ?? '') }
  return <Comparison title={t('compare.own', { current: newest.version })} lines={diffTexts(newest, own)} />
}
