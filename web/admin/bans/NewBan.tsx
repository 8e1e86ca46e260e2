import type { ComponentProps } from 'react'
import type { previewBan } from '#modules/moderation/ban-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field, Select, TextArea } from '../../ui/form/Field.tsx'
import admin from '../admin.module.css'
import { BanTerm } from './BanTerm.tsx'

const kinds = ['Network', 'Account', 'Session'] as const

export type BanSubject = { kind: (typeof kinds)[number]; value: string }
/** `label`: whom the subjects stand for. */
type Props = { subjects?: readonly BanSubject[] | undefined; label?: string | undefined }

/** The first step of a ban: its subject and term. */
export function NewBan({ subjects, label }: Props) {
  const t = useMessages('bans')
  const title = label ?? t(subjects ? 'ban' : 'new')
  const form = useForm<typeof previewBan, 'subject' | 'reason' | 'days'>('preview', {
    values: { kind: 'Network', days: 7 },
    requirements: { value: t('value.wants'), reason: t('ban.wants') },
  })
  return (
    <Disclosure label={title} isOpen={form.problem !== null} isDanger={subjects !== undefined}>
      <ActionForm form={form} className={admin.form} aria-label={title}>
        {subjects ? (
          <Subjects field={form.select('subject')} subjects={subjects} />
        ) : (
          <>
            <Select {...form.select('kind')} label={t('column.kind')}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kind.${kind}`)}
                </option>
              ))}
            </Select>
            <Field
              {...form.field('value')}
              label={t('column.subject')}
              hint={t('value.hint')}
              required
              spellCheck={false}
            />
          </>
        )}
        <p>{t('ban.hint')}</p>
        <TextArea {...form.field('reason')} label={t('ban.reason')} rows={2} maxLength={500} required />
        <BanTerm field={form.select('days')} />
        <Button type="submit">{t('preview')}</Button>
      </ActionForm>
    </Disclosure>
  )
}

type SubjectsProps = { field: Omit<ComponentProps<typeof Select>, 'label'>; subjects: readonly BanSubject[] }

const Subjects = ({ field, subjects }: SubjectsProps) => {
  const t = useMessages('bans')
  return (
    <Select {...field} label={t('subject')}>
      {subjects.map(({ kind, value }) => (
        <option key={value} value={`${kind} ${value}`}>
          {t(`subject.${kind}`, { network: value })}
        </option>
      ))}
    </Select>
  )
}
