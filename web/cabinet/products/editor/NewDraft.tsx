import { useEffect, useState } from 'react'
import { formatDateTime } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { useTimeZone } from '../../../lib/time-zone.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { type Draft, readDraft, removeDraft } from './drafts.ts'
import styles from './editor.module.css'
import { useDraftKey } from './use-draft-key.ts'

/** Offers to go on with the product that was begun in this browser. */
export function NewDraft({ storeId }: { storeId: number }) {
  const t = useMessages('product-editor')
  const href = useLocalizedHref()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [draft, setDraft] = useState<Draft | null>(null)
  const key = useDraftKey(`${storeId} new`)
  useEffect(() => setDraft(readDraft(key)), [key])
  const category = draft?.values['fields.category']
  if (!draft || !category) return null
  const name = Object.entries(draft.values).find(([field]) => field.startsWith('fields.name.'))?.[1]
  const time = formatDateTime(new Date(draft.savedAt).toISOString(), locale, timeZone)
  return (
    <Note
      tone="info"
      action={
        <span className={styles.actions}>
          <ButtonLink size="s" href={href(`/profile/products/new?category=${String(category)}`)}>
            {t('draft.continue')}
          </ButtonLink>
          <Button
            size="s"
            onClick={() => {
              removeDraft(key)
              setDraft(null)
            }}
          >
            {t('draft.discard')}
          </Button>
        </span>
      }
    >
      {name ? t('draft.begun', { name: String(name), time }) : t('draft.begunUnnamed', { time })}
    </Note>
  )
}
