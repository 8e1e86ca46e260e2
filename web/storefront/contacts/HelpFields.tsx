import type { FormControls } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'

type Props = { form: FormControls<'text' | 'contact' | 'name'>; isReport?: boolean; isSending?: boolean }

/** The fields of a help request, shared by dialog and page. */
export function HelpFields({ form, isReport, isSending }: Props) {
  const t = useMessages('contact')
  return (
    <>
      <TextArea
        {...form.field('text')}
        label={t(isReport ? 'report.what' : 'help.what')}
        hint={t(isReport ? 'report.what.hint' : 'help.what.hint')}
        rows={3}
        required
      />
      <Field
        {...form.field('contact')}
        label={t('help.contact')}
        hint={t('help.contact.hint')}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field {...form.field('name')} label={t('name')} autoComplete="name" />
      <Button type="submit" variant="solid" block pending={isSending}>
        {t(isReport ? 'report.send' : 'help.send')}
      </Button>
    </>
  )
}
