import type { createTeam } from '#modules/purchasing/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { currencySymbols } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import forms from '../Form.module.css'
import styles from './purchasing.module.css'
import type { PurchasingData } from './purchasing-data.ts'

type Props = Pick<PurchasingData, 'organizations' | 'currency'>

export function CreateTeam({ organizations, currency }: Props) {
  const t = useMessages('purchasing')
  const [company] = organizations
  const form = useForm<typeof createTeam>('create', {
    values: { name: company?.name, currency, organizationId: company?.id },
    requirements: { name: t('wants.name') },
  })
  return (
    <section aria-labelledby="create">
      <SectionHeading title={t('create')} id="create" />
      <ActionForm form={form} action="#create" className={`${forms.form} ${styles.form}`}>
        <Field {...form.field('name')} label={t('name')} hint={t('name.hint')} autoComplete="organization" />
        <Select {...form.select('currency')} label={t('currency')} hint={t('currency.hint')}>
          {Object.entries(currencySymbols).map(([code, symbol]) => (
            <option key={code} value={code}>
              {code} · {symbol}
            </option>
          ))}
        </Select>
        {organizations.length > 0 && (
          <Select {...form.select('organizationId')} label={t('company')} hint={t('company.hint')}>
            <option value="">{t('company.none')}</option>
            {organizations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Button type="submit" variant="solid">
          {t('create.submit')}
        </Button>
      </ActionForm>
    </section>
  )
}
