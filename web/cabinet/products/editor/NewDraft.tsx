import { useState } from 'react'
import type { deleteProductDraft } from '#modules/cabinet/draft-contract.ts'
import { clientCall } from '../../../lib/client/client-call.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { useTimeZone } from '../../../lib/time-zone.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { Draft } from './draft-writer.ts'
import styles from './editor.module.css'

/** Offers to go on with the product that was begun, here or on another device. */
export function NewDraft({ draft: begun }: { draft: Draft | null }) {
  const t = useMessages('product-editor')
  const href = useLocalizedHref()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [draft, setDraft] = useState(begun)
  const category = draft?.values['fields.category']
  if (!draft || !category) return null
  const name = Object.entries(draft.values).find(([field]) => field.startsWith('fields.name.'))?.[1]
  const time = formatDateTime(draft.savedAt, locale, timeZone)
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
              void clientCall<typeof deleteProductDraft>('POST x/personal-cabinet/product/draft/delete', {})
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
