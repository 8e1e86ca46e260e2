import { useRef } from 'react'
import { acceptedFileTypes, maxFiles, maxMegabytes } from './file-limits.ts'
import { useRefusedForm } from '../../forms/use-form.ts'
import { useLazyComponent } from '../../lib/lazy-component.ts'
import { useMessages } from '../../lib/messages.ts'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import styles from './Attachments.module.css'
import { formatUploadedFile, parseUploadedFiles, type UploadedFile } from './uploaded-files.ts'

type Props = {
  /** Of the form. */
  intent: string
  id: string
  error?: string | undefined
  /** Files that the record has already. */
  saved?: readonly UploadedFile[]
}
const noFiles: readonly UploadedFile[] = []

/**
 * File field of a form, after all other fields. Without script the files are submitted with the form; uploaded
 * ones are kept when it is rejected.
 */
export function FormFiles({ intent, id, error, saved = noFiles }: Props) {
  const t = useMessages('ask')
  const field = useRef<HTMLInputElement>(null)
  const [Uploads, load] = useLazyComponent(
    () => import('./FormUploads.tsx').then(({ FormUploads }) => FormUploads),
    'chats',
  )
  const refused = useRefusedForm(intent)
  const uploaded = refused ? parseUploadedFiles([refused.values.uploadedFiles ?? []].flat()) : saved
  return (
    <div className={styles.field}>
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
