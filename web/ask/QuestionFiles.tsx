import { useRef } from 'react'
import { acceptedFileTypes, maxFiles, maxMegabytes } from '../chats/attachments/file-limits.ts'
import { useLazyComponent } from '../lib/lazy-component.ts'
import { useMessages } from '../lib/messages.ts'
import { Checkbox, Field } from '../ui/form/Field.tsx'
import type { QuestionFormState } from './ask-action.ts'
import styles from './ask.module.css'

/**
 * File field of the inquiry, after all other fields. Without script the files are submitted with the form; uploaded
 * ones are kept when it is rejected.
 */
export function QuestionFiles({
  formState,
  error,
}: {
  formState: QuestionFormState | undefined
  error: string | undefined
}) {
  const t = useMessages('ask')
  const field = useRef<HTMLInputElement>(null)
  const [Uploads, load] = useLazyComponent(
    () => import('./QuestionUploads.tsx').then(({ QuestionUploads }) => QuestionUploads),
    'chats',
  )
  const earlierFiles = formState?.files ?? []
  return (
    <div className={styles.files}>
      {earlierFiles.length > 0 && (
        <fieldset>
          <legend>{t('attach.kept')}</legend>
          {earlierFiles.map(({ id, name }) => (
            <Checkbox key={id} name="kept" value={`${id} ${name}`} label={name} defaultChecked />
          ))}
        </fieldset>
      )}
      {Uploads && <Uploads field={field} />}
      <Field
        ref={field}
        id="files"
        name="files"
        type="file"
        multiple
        accept={acceptedFileTypes}
        label={t('attach')}
        hint={t('attach.hint', { most: maxFiles, ...maxMegabytes })}
        error={error}
        onChange={load}
      />
    </div>
  )
}
