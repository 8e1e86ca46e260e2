import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FormErrorSummary } from '../login/FormErrorSummary.tsx'
import type { SubmitState, helpFields } from './contact-form.ts'

type State = SubmitState<(typeof helpFields)[number]>
export type HelpValues = State['values']
type Props = { defaults: HelpValues; state: State | null; isSending?: boolean }

/** The fields of a help request, shared by dialog and page. */
export function HelpFields({ defaults, state, isSending }: Props) {
  const t = useMessages('contact')
  const formErrors = state?.formErrors
  const values = state?.values ?? defaults
  const field = (name: keyof HelpValues) => ({
    id: `help-${name}`,
    name,
    defaultValue: values[name],
    error: formErrors?.fields[name],
  })
  return (
    <>
      <FormErrorSummary key={state?.attempts} title={t('notSent')} formErrors={formErrors} idPrefix="help-" />
      <TextArea
        {...field('text')}
        label={t('help.what')}
        hint={t('help.what.hint')}
        rows={3}
        maxLength={2000}
        required
      />
      <Field
        {...field('contact')}
        label={t('help.contact')}
        hint={t('help.contact.hint')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <Field {...field('name')} label={t('name')} autoComplete="name" maxLength={120} />
      <Button type="submit" variant="solid" block pending={isSending}>
        {t('help.send')}
      </Button>
    </>
  )
}
