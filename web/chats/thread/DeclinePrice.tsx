import { type FormEvent, useId, useState } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import { PopoverDialog } from '../../ui/overlay/PopoverDialog.tsx'
import type { Message, Result } from '../client/types.ts'

/** Undefined before hydration and without script: then the page of the chat has the action. */
export type OnDecline = ((seq: number, reason: string) => Promise<Result<Message>>) | undefined

/** Declines an offered price. */
export function DeclinePrice({ seq, onDecline }: { seq: number; onDecline: OnDecline }) {
  const t = useMessages('chats')
  const id = useId()
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  const decline = async (event: FormEvent<HTMLFormElement>) => {
    if (!onDecline) return
    event.preventDefault()
    if (isPending) return
    setPending(true)
    const result = await onDecline(seq, String(new FormData(event.currentTarget).get('reason')))
    setPending(false)
    if (!result.success) setError(result.problem?.detail ?? t('offer.decline.failed'))
  }
  return (
    <div>
      <Button size="s" popoverTarget={id}>
        {t('offer.decline')}
      </Button>
      <PopoverDialog
        id={id}
        title={t('offer.decline.title')}
        text={t('offer.decline.text')}
        cancel={t('offer.decline.cancel')}
        onSubmit={(event) => void decline(event)}
        submit={
          <Button type="submit" variant="solid" pending={isPending}>
            {t('offer.decline')}
          </Button>
        }
      >
        <HiddenFields intent="declinePrice" fields={{ seq }} />
        <TextArea name="reason" label={t('offer.decline.reason')} rows={3} maxLength={1000} error={error} />
      </PopoverDialog>
    </div>
  )
}
