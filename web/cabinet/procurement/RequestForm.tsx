import type { saveRequest } from '#modules/procurement/contract.ts'
import { FormFiles } from '../../chats/attachments/FormFiles.tsx'
import type { UploadedFile } from '../../chats/attachments/uploaded-files.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm, useStep } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { type Places, PlaceField } from '../../shared/place/PlaceField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Select, TextArea } from '../../ui/form/Field.tsx'
import type { Choices } from './request-input.ts'
import { CurrencySelect, WholeNumber } from './AmountFields.tsx'
import styles from './procurement.module.css'

type Props = {
  values: Readonly<Record<string, string | number | null | undefined>>
  choices: Choices
  files?: readonly UploadedFile[]
  hiddenFields?: Readonly<Record<string, string>>
  submit: string
}

export function RequestForm({ values, choices, files, hiddenFields, submit }: Props) {
  const t = useMessages('procurement')
  const places = useStep<{ places: Places }>()?.places ?? []
  const form = useForm<typeof saveRequest, 'place' | 'targetPrice'>('request.save', {
    values,
    requirements: {
      title: t('wants.title'),
      quantity: t('wants.quantity'),
      location: t('wants.place'),
      targetPrice: t('wants.price'),
      deadline: t('wants.deadline'),
    },
  })
  return (
    <ActionForm form={form} encType="multipart/form-data" className={styles.form} hiddenFields={hiddenFields ?? {}}>
      <Field {...form.field('title')} label={t('form.title')} hint={t('form.title.hint')} autoComplete="off" />
      <TextArea {...form.field('text')} label={t('form.text')} hint={t('form.text.hint')} rows={6} />
      <Select {...form.select('categoryId')} label={t('form.category')} hint={t('form.category.hint')}>
        <option value="">{t('form.category.none')}</option>
        {choices.categories.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <div className={styles.pair}>
        <WholeNumber {...form.field('quantity')} min={1} label={t('quantity')} />
        <Select {...form.select('unit')} label={t('form.unit')}>
          {choices.units.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.pair}>
        <Field
          {...form.field('targetPrice')}
          inputMode="decimal"
          label={t('targetPrice')}
          hint={t('form.targetPrice.hint')}
          autoComplete="off"
        />
        <CurrencySelect {...form.select('currency')} />
      </div>
      <PlaceField
        place={form.select('place')}
        location={form.select('location')}
        places={places}
        scope="withCountries"
        texts={{ label: t('form.place'), hint: t('form.place.hint'), which: t('form.place.which') }}
      />
      <Field
        {...form.field('deadline')}
        type="date"
        min={choices.firstDay}
        max={choices.lastDay}
        label={t('form.deadline')}
        hint={t('form.deadline.hint')}
      />
      <FormFiles
        intent="request.save"
        id={form.field('fileIds').id}
        error={form.field('fileIds').error}
        saved={files}
      />
      <Button type="submit" variant="solid">
        {submit}
      </Button>
    </ActionForm>
  )
}
