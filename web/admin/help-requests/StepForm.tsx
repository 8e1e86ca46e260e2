import { useMessages } from '../../lib/messages.ts'
import requests from '../../shared/RequestList.module.css'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TextArea } from '../../ui/Field.tsx'
import type { Asked } from './Request.tsx'

type Given = { request: Asked; name: string; isOwn: boolean; note: string | undefined }

/** What the request can become. Whoever has it in work already does not take it again. */
export function StepForm({ request: { id, version, status, next }, name, isOwn, note }: Given) {
  const t = useMessages('help-requests')
  const steps = next.filter((step) => step !== 'New' && !(step === 'InWork' && isOwn)) as (
    | 'InWork'
    | 'Done'
    | 'Cancelled'
  )[]
  const main = isOwn ? 'Done' : 'InWork'
  return (
    <form method="post" className={requests.steps} aria-label={t('steps', { name })}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {steps.map((step) => (
        <Button
          key={step}
          type="submit"
          name="status"
          value={step}
          size="s"
          variant={step === main ? 'solid' : step === 'Cancelled' ? 'danger' : 'plain'}
        >
          {t(step === 'InWork' && status === 'InWork' ? 'step.takeOver' : `step.${step}`)}
        </Button>
      ))}
      <Disclosure label={t('note.add')} isOpen={Boolean(note)}>
        <TextArea name="note" label={t('note')} hint={t('note.hint')} rows={2} maxLength={1000} defaultValue={note} />
      </Disclosure>
    </form>
  )
}
