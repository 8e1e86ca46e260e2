import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextArea } from '../../ui/Field.tsx'
import admin from '../admin.module.css'
import type { Refused } from './operations.ts'

type Props = { chatId: string; side: 'Buyer' | 'Store'; about: string; refused: Refused | null }

/** Opens first and closes the report then, since that cannot be undone. */
export function CloseForm({ chatId, side, about, refused }: Props) {
  const t = useMessages('reviews')
  const profile = useMessages('profile')
  const own = refused?.intent === 'close' && refused.chatId === chatId && refused.side === side ? refused : null
  const id = `${chatId}-${side}-note`
  const wants = own?.problem.errors?.some(({ path }) => path === 'note') ? t('close.wants') : undefined
  return (
    <Disclosure label={t('close')} isOpen={Boolean(own)}>
      <form method="post" className={admin.form} aria-label={t('close.for', { about })}>
        {own && (
          <ErrorSummary
            title={profile('error.title')}
            text={wants ? undefined : own.problem.detail}
            errors={wants ? [{ field: id, text: wants }] : []}
          />
        )}
        <input type="hidden" name="intent" value="close" />
        <input type="hidden" name="chatId" value={chatId} />
        <input type="hidden" name="side" value={side} />
        <TextArea
          id={id}
          name="note"
          label={t('close.note')}
          hint={t('close.hint')}
          error={wants}
          rows={3}
          maxLength={1000}
          required
          defaultValue={own?.values.note}
        />
        <Button type="submit" variant="danger">
          {t('close.submit')}
        </Button>
      </form>
    </Disclosure>
  )
}
