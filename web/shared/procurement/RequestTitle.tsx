import type { z } from 'zod'
import type { RequestSummary } from '#modules/procurement/contract.ts'
import { languageTags } from '../../lib/locale.ts'

type Props = {
  request: Pick<z.output<typeof RequestSummary>, 'title' | 'locale'> & { category: { name: string } | null }
  href: string
  note?: string
}

/** The buyer's words in their language, with the category and a note below. */
export function RequestTitle({ request: { title, locale, category }, href, note }: Props) {
  const notes = [note, category?.name].filter(Boolean).join(' · ')
  return (
    <>
      <a href={href} lang={languageTags[locale]}>
        {title}
      </a>
      {notes && <small>{notes}</small>}
    </>
  )
}
