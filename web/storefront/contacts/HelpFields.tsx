import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { Refused } from './Refused.tsx'
import type { Answer, helpFields } from './sending.ts'

type Values = Answer<(typeof helpFields)[number]>
export type HelpGiven = Values['values']
type Props = { given: HelpGiven; answer: Values | null; isSending?: boolean }

/** The fields of a request for help, for the dialog and for the page. */
export function HelpFields({ given, answer, isSending }: Props) {
  const t = useMessages('contact')
  const refusal = answer?.refusal
  const values = answer?.values ?? given
  const field = (name: keyof HelpGiven) => ({
    id: `help-${name}`,
    name,
    defaultValue: values[name],
    error: refusal?.fields[name],
  })
  return (
    <>
      <Refused key={answer?.tries} title={t('notSent')} refusal={refusal} prefix="help" />
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
