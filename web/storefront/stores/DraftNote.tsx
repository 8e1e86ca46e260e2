import { useLocale, useMessages } from '../../lib/messages.ts'
import { formatList } from '../../lib/format.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Store } from './store-data.ts'

/** For the people of a store that is not open yet: what it lacks, and where to add it. */
export function DraftNote({ missing }: NonNullable<Store['draft']>) {
  const t = useMessages('store')
  const locale = useLocale()
  const href = useLocalizedHref()
  const needs = formatList(
    missing.map((need) => t(`draft.missing.${need}`)),
    locale,
  )
  return (
    <Note
      tone="warn"
      action={
        <>
          <ButtonLink href={href('/profile/products/new')} size="s" variant="solid">
            {t('draft.add')}
          </ButtonLink>
          {missing.length > 1 && (
            <ButtonLink href={href('/profile/company/store')} size="s" variant="quiet">
              {t('draft.complete')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t('draft.note')} {t('draft.missing', { needs })}
    </Note>
  )
}
