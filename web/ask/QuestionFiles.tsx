import { useRef } from 'react'
import { acceptedFileTypes, maxFiles, maxMegabytes } from '../chats/attachments/file-limits.ts'
import { useRefusedForm } from '../forms/use-form.ts'
import { useLazyComponent } from '../lib/lazy-component.ts'
import { useMessages } from '../lib/messages.ts'
import { Checkbox, Field } from '../ui/form/Field.tsx'
import styles from './ask.module.css'
import { formatUploadedFile, parseUploadedFiles } from './uploaded-files.ts'

/**
 * File field of the inquiry, after all other fields. Without script the files are submitted with the form; uploaded
 * ones are kept when it is rejected.
 */
export function QuestionFiles({ id, error }: { id: string; error?: string }) {
  const t = useMessages('ask')
  const field = useRef<HTMLInputElement>(null)
  const [Uploads, load] = useLazyComponent(
    () => import('./QuestionUploads.tsx').then(({ QuestionUploads }) => QuestionUploads),
    'chats',
  )
  const uploaded = parseUploadedFiles([useRefusedForm('ask')?.values.uploadedFiles ?? []].flat())
  return (
    <div className={styles.files}>
      {uploaded.length > 0 && (
        <fieldset>
          <legend>{t('attach.kept')}</legend>
          {uploaded.map((file) => (
            <Checkbox
              key={file.id}
              name="uploadedFiles"
              value={formatUploadedFile(file)}
              label={file.name}
              defaultChecked
            />
          ))}
        </fieldset>
      )}
      {Uploads && <Uploads field={field} />}
      <Field
        ref={field}
        id={id}
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
