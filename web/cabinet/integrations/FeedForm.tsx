import type { generateGoogleFeed } from '#modules/aggregator-feeds/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { currencySymbols, languageNames } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import forms from '../Form.module.css'
import type { FeedsData } from './feeds-data.ts'
import { profiles } from './profiles.ts'

export function FeedForm({ storeId, currency }: Pick<FeedsData, 'storeId' | 'currency'>) {
  const t = useMessages('integrations')
  const { locale, locales } = usePage()
  const form = useForm<typeof generateGoogleFeed, 'profile'>('generate', {
    values: { locale, currency },
    requirements: { currency: t('feeds.wants.currency') },
  })
  return (
    <section aria-labelledby="new-feed" className={layout.stack}>
      <SectionHeading id="new-feed" title={t('feeds.new')} />
      <ActionForm form={form} hiddenFields={{ store: storeId }} className={forms.form}>
        <Select {...form.select('profile')} label={t('feeds.profile')} hint={t('feeds.profile.hint')}>
          {profiles.map((profile) => (
            <option key={profile} value={profile}>
              {t(`profile.${profile}`)}
            </option>
          ))}
        </Select>
        <Select {...form.select('locale')} label={t('feeds.locale')} hint={t('feeds.locale.hint')}>
          {locales.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </Select>
        <Select {...form.select('currency')} label={t('feeds.currency')} hint={t('feeds.currency.hint')}>
          {Object.keys(currencySymbols).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="solid">
          {t('feeds.create')}
        </Button>
      </ActionForm>
    </section>
  )
}
