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

/** The first step of a ban: its subject and term. */
export function NewBan() {
  const t = useMessages('bans')
  const form = useForm<typeof previewBan, 'reason' | 'days'>('preview', {
    values: { kind: 'Network', days: 7 },
    requirements: { value: t('value.wants') },
  })
  return (
    <Disclosure label={t('new')} isOpen={form.problem !== null}>
      <ActionForm form={form} className={admin.form} aria-label={t('new')}>
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
        <TextArea {...form.field('reason')} label={t('ban.reason')} rows={2} minLength={3} maxLength={500} required />
        <BanTerm field={form.select('days')} />
        <Button type="submit">{t('preview')}</Button>
      </ActionForm>
    </Disclosure>
  )
}
