import type { setFeatures } from '#modules/moderation/account-contract.ts'
import { adminFeatures } from '../../lib/locale.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { AccountDetails } from './account-details.ts'
import styles from './account.module.css'
import { useFeatureNames } from './names.ts'

/** The features of the account in the administration. */
export function FeaturesForm({ account: { id, features } }: { account: AccountDetails }) {
  const t = useMessages('accounts')
  const names = useFeatureNames()
  const form = useForm<typeof setFeatures>('features', { values: { features } })
  return (
    <section aria-labelledby="features">
      <SectionHeading id="features" title={t('features')} />
      <ActionForm form={form} className={styles.features} hiddenFields={{ ids: id }} aria-labelledby="features">
        <p>{t('features.text')}</p>
        <fieldset aria-labelledby="features">
          {adminFeatures.map((feature) => (
            <Checkbox key={feature} {...form.option('features', feature)} label={names[feature]} />
          ))}
        </fieldset>
        <Button type="submit">{t('features.save')}</Button>
      </ActionForm>
    </section>
  )
}
