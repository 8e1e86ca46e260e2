import type { showInterestInCabinet } from '#modules/verification/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import forms from '../Form.module.css'
import styles from './verification.module.css'

/** A question about the documents, which waits among the help requests. */
export function HelpForm() {
  const t = useMessages('verification')
  const form = useForm<typeof showInterestInCabinet>('help')
  return (
    <section aria-labelledby="help" className={styles.help}>
      <SectionHeading title={t('help.title')} id="help" />
      <ActionForm form={form} action="#help" className={forms.form}>
        <TextArea {...form.field('text')} label={t('help.text')} hint={t('help.hint')} rows={3} />
        <Button type="submit" size="s">
          {t('help.send')}
        </Button>
      </ActionForm>
    </section>
  )
}
