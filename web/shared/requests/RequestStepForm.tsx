import type { setHelpStatus } from '#modules/help/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { Translate } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import layout from '../../ui/styles/layout.module.css'
import styles from './RequestList.module.css'

type Step = (typeof requestSteps)[number]
type Request = { id: string; version: number; status: 'New' | Step; next: readonly ('New' | Step)[] }
type Props = {
  request: Request
  name: string
  /** True if the request is assigned to the current account. */
  isOwn: boolean
  t: Translate<'callbacks'> | Translate<'help-requests'>
  storeId?: number
  /** The texts of the field for an answer to the person, for requests that can be answered. */
  answer?: { label: string; hint: string; add: string } | undefined
}

export const requestSteps = ['InWork', 'Done', 'Cancelled'] as const

/** The keys of the step forms of a list. */
export const stepFormKeys = (requests: readonly Request[]) =>
  requests.filter(({ next }) => next.length > 0).map(({ id }) => id)

/**
 * Buttons for the next steps of a request, with an optional note: the form `step` of the page. It names the version that
 * was shown, so that a colleague's change in between is a conflict. The assignee is not offered to take the request again.
 */
export function RequestStepForm({ request: { id, version, status, next }, name, isOwn, t, storeId, answer }: Props) {
  const form = useForm<typeof setHelpStatus>('step', { formKey: id })
  const note = form.field('note')
  const steps = requestSteps.filter((step) => next.includes(step) && !(step === 'InWork' && isOwn))
  const main = isOwn ? 'Done' : 'InWork'
  return (
    <ActionForm form={form} hiddenFields={{ id, version, ...(storeId && { store: storeId }) }}>
      <div role="group" aria-label={t('steps', { name })} className={styles.steps}>
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
        <Disclosure label={answer?.add ?? t('note.add')} isOpen={form.problem !== null}>
          <div className={layout.stack}>
            <TextArea {...note} label={t('note')} hint={t('note.hint')} rows={2} />
            {answer && <TextArea {...form.field('answer')} label={answer.label} hint={answer.hint} rows={3} />}
          </div>
        </Disclosure>
      </div>
    </ActionForm>
  )
}
