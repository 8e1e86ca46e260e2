import { ProblemSummary } from '../../../forms/FormProblem.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useTimeZone } from '../../../lib/time-zone.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { ProductFormData } from '../product-data.ts'
import { ConflictTable } from './ConflictTable.tsx'
import styles from './editor.module.css'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor; data: ProductFormData; errors: readonly { field: string; text: string }[] }

/** Notes on the state of the form when it opens: a draft is restored, it was refused, or somebody else was faster. */
export function EditorNotes({ editor, data, errors }: Props) {
  const t = useMessages('product-editor')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { restoredAt, problem, conflict, state } = editor
  return (
    <>
      {state === 'elsewhere' && (
        <Note
          tone="warn"
          action={
            <span className={styles.actions}>
              <Button size="s" onClick={() => void editor.settle('theirs')}>
                {t('draft.openTheirs')}
              </Button>
              <Button size="s" onClick={() => void editor.settle('own')}>
                {t('draft.keepOwn')}
              </Button>
            </span>
          }
        >
          {t('draft.elsewhere')}
        </Note>
      )}
      {restoredAt !== null && state !== 'elsewhere' && (
        <Note tone="info">{t('draft.restored', { time: formatDateTime(restoredAt, locale, timeZone) })}</Note>
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
