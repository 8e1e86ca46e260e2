import type { addBan } from '#modules/moderation/ban-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import admin from '../admin.module.css'
import { BanTerm } from './BanTerm.tsx'

type Props = { kind: 'Account' | 'Session'; value: string }

/** Bans somebody whom the page is about for a number of days; only with the feature `bans`. */
export function BanForm({ kind, value }: Props) {
  const t = useMessages('bans')
  const form = useForm<typeof addBan>('ban', { values: { until: 7 }, requirements: { reason: t('ban.wants') } })
  return (
    <Disclosure label={t('ban')} isOpen={form.problem !== null} isDanger>
      <ActionForm
        form={form}
        className={admin.form}
        aria-label={t('ban')}
        hiddenFields={{ 'subject.kind': kind, 'subject.value': value }}
      >
        <p>{t('ban.hint')}</p>
        <TextArea {...form.field('reason')} label={t('ban.reason')} rows={2} />
        <BanTerm field={form.select('until')} />
        <Button type="submit" variant="danger">
          {t('ban.submit')}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}
