import { useRef } from 'react'
import { fileTypes, mostFiles, mostMegabytes } from '../chats/file-limits.ts'
import { useLazy } from '../lib/lazy.ts'
import { useMessages } from '../lib/messages.ts'
import { Checkbox, Field } from '../ui/Field.tsx'
import type { Tried } from './ask-action.ts'
import styles from './ask.module.css'

/** The files of the question, the last of its fields. Without script they go with the form; those that have arrived stay when it is refused. */
export function QuestionFiles({ tried, error }: { tried: Tried | undefined; error: string | undefined }) {
  const t = useMessages('ask')
  const field = useRef<HTMLInputElement>(null)
  const [Uploads, load] = useLazy(
    () => import('./QuestionUploads.tsx').then(({ QuestionUploads }) => QuestionUploads),
    'chats',
  )
  const kept = tried?.files ?? []
  return (
    <div className={styles.files}>
      {kept.length > 0 && (
        <fieldset>
          <legend>{t('attach.kept')}</legend>
          {kept.map(({ id, name }) => (
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
        accept={fileTypes}
        label={t('attach')}
        hint={t('attach.hint', { most: mostFiles, ...mostMegabytes })}
        error={error}
        onChange={load}
      />
    </div>
  )
}
