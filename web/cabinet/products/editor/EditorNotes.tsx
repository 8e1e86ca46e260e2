import { ProblemSummary } from '../../../forms/FormProblem.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useTimeZone } from '../../../lib/time-zone.ts'
import { Note } from '../../../ui/Note.tsx'
import type { ProductFormData } from '../product-data.ts'
import { ConflictTable } from './ConflictTable.tsx'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor; data: ProductFormData; errors: readonly { field: string; text: string }[] }

/** Notes on the state of the form when it opens: a draft is restored, it was refused, or somebody else was faster. */
export function EditorNotes({ editor, data, errors }: Props) {
  const t = useMessages('product-editor')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { restoredAt, problem, conflict } = editor
  return (
    <>
      {restoredAt !== null && (
        <Note tone="info">
          {t('draft.restored', { time: formatDateTime(new Date(restoredAt).toISOString(), locale, timeZone) })}
        </Note>
      )}
      {problem &&
        (conflict ? (
          <ConflictTable keys={conflict.clashes} data={data} editor={editor} />
        ) : (
          <ProblemSummary key={problem.traceId} problem={problem} errors={errors} />
        ))}
    </>
  )
}
