import type { attachFile } from '#modules/verification/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import rows from '../FileRows.module.css'
import forms from '../Form.module.css'
import type { Application, Task } from './verification-data.ts'
import styles from './verification.module.css'

type Props = { task: Task; application: Application }

/** The documents of an item; while it is open they are added and taken off one by one. */
export function DocumentTask({ task, application }: Props) {
  const { files, isOpen } = task
  return (
    <>
      {files.length > 0 && (
        <ul className={rows.files}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} isOpen={isOpen} organizationId={application.organization.id} />
          ))}
        </ul>
      )}
      {isOpen && <NewFile task={task} application={application} />}
    </>
  )
}

type RowProps = { file: Task['files'][number]; isOpen: boolean; organizationId: number }

function FileRow({ file: { id, name, size, addedAt }, isOpen, organizationId }: RowProps) {
  const t = useMessages('verification')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <li>
      <span className={rows.name}>
        <a href={href(`/profile/verification/${id}?organization=${organizationId}`)} target="_blank" rel="noreferrer">
          {name}
        </a>
        <small>
          {formatFileSize(size, locale)} · {t('file.added', { date: formatDate(addedAt, locale) })}
        </small>
      </span>
      {isOpen && (
        <form method="post" action="#steps">
          <HiddenFields intent="file.remove" fields={{ organizationId, removedFiles: id }} />
          <Button type="submit" size="s" aria-label={t('file.remove.of', { name })}>
            {t('file.remove')}
          </Button>
        </form>
      )}
    </li>
  )
}

function NewFile({ task: { item }, application: { organization, fileCount, maxFiles } }: Props) {
  const t = useMessages('verification')
  const form = useForm<typeof attachFile, 'file'>('file.add', { formKey: item })
  if (fileCount >= maxFiles) return <p className={styles.hint}>{t('file.full', { count: maxFiles })}</p>
  return (
    <ActionForm
      form={form}
      action={`#task-${item}`}
      encType="multipart/form-data"
      className={forms.form}
      hiddenFields={{ organizationId: organization.id, item }}
    >
      <Field
        {...form.field('file')}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        label={t('file')}
        hint={t('file.hint')}
      />
      <Button type="submit" size="s" aria-label={t('file.add.of', { item: t(`item.${item}`) })}>
        {t('file.add')}
      </Button>
    </ActionForm>
  )
}
