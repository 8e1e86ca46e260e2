import type { closeChatReport } from '#modules/moderation/chat-contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import admin from '../admin.module.css'

type ReportId = Pick<InputOf<typeof closeChatReport>, 'chatId' | 'side'>

const formKeyOf = ({ chatId, side }: ReportId) => `${chatId}-${side}`

/** The keys of the forms of a list of reports. */
export const closeFormKeys = (reports: readonly (ReportId & { state: 'Open' | 'Closed' })[]) =>
  reports.filter(({ state }) => state === 'Open').map(formKeyOf)

/** Closes a report. Hidden behind a disclosure because it cannot be undone. */
export function CloseForm({ chatId, side, about }: ReportId & { about: string }) {
  const t = useMessages('reviews')
  const form = useForm<typeof closeChatReport>('close', {
    formKey: formKeyOf({ chatId, side }),
    requirements: { note: t('close.wants') },
  })
  return (
    <Disclosure label={t('close')} isOpen={form.problem !== null}>
      <ActionForm
        form={form}
        className={admin.form}
        aria-label={t('close.for', { about })}
        hiddenFields={{ chatId, side }}
      >
        <TextArea {...form.field('note')} label={t('close.note')} hint={t('close.hint')} rows={3} />
        <TextArea {...form.field('answer')} label={t('close.answer')} hint={t('close.answer.hint')} rows={3} />
        <Button type="submit" variant="danger">
          {t('close.submit')}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}
