import type { showInterest } from '#modules/verification/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { CaptchaField } from '../login/CaptchaField.tsx'
import styles from './text.module.css'

/** The way to the application for those with a store, and a request for a call for everybody else. */
export function InterestForm({ isSent }: { isSent: boolean }) {
  const t = useMessages('verification')
  const href = useLocalizedHref()
  const captcha = useCaptcha('verification')
  const form = useForm<typeof showInterest>('interest', { requirements: { contact: t('interest.contact.wants') } })
  return (
    <section aria-labelledby="interest" className={styles.interest}>
      <SectionHeading title={t('interest.title')} id="interest" />
      {isSent && <Note tone="good">{t('interest.sent')}</Note>}
      <p>{t('interest.lead')}</p>
      <p>
        <ButtonLink href={href('/profile/verification')}>{t('interest.apply')}</ButtonLink>
      </p>
      <ActionForm form={form} action="#interest" className={styles.interestForm} {...captcha.form}>
        <Field {...form.field('company')} label={t('interest.company')} autoComplete="organization" />
        <Field
          {...form.field('contact')}
          label={t('interest.contact')}
          hint={t('interest.contact.hint')}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field {...form.field('name')} label={t('interest.name')} autoComplete="name" />
        <CaptchaField captcha={captcha} />
        <Button type="submit" variant="solid">
          {t('interest.send')}
        </Button>
      </ActionForm>
    </section>
  )
}
