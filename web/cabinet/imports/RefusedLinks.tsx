import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { ImportDetails } from './import-data.ts'

/** As many as a workbook of them is read at once. */
const maxRows = 10_000

/** The refused rows as workbooks: one, or several if they are many. */
export function RefusedLinks({ shown: { id, counts } }: { shown: ImportDetails }) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const count = counts?.refused ?? 0
  const parts = Array.from({ length: Math.ceil(count / maxRows) }, (_, index) => index + 1)
  return parts.map((part) => (
    <ButtonLink key={part} href={href(`/profile/new-products/${id}?refused=${part}`)} icon="download" download>
      {parts.length === 1
        ? t('refused.download')
        : t('refused.part', { from: (part - 1) * maxRows + 1, to: Math.min(part * maxRows, count) })}
    </ButtonLink>
  ))
}
