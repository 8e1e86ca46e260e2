import type { brands } from '#modules/brands/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { fieldLabel } from '../../list/field-label.ts'
import { ItemDrawer } from '../../list/ItemDrawer.tsx'
import type { ListState } from '../../list/list-state.ts'
import { Field, Select } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PictureField } from '../PictureField.tsx'
import { MergeForm } from './MergeForm.tsx'

type Brand = OutputOf<typeof brands.calls.single>

type Props = {
  state: ListState
  brand: Brand | null
  /** Codes and names. */
  countries: readonly (readonly [string, string])[]
}

/** A brand, or a new one, whose alias is made from its name unless it is given. */
export function BrandForm({ state, brand, countries }: Props) {
  const t = useMessages('brands')
  const values = {
    name: brand?.name ?? '',
    alias: brand?.alias ?? '',
    countryCode: brand?.countryCode ?? '',
    logoFileId: brand?.logoFileId ?? '',
  }
  const form = useForm<typeof brands.calls.create>(brand ? 'update' : 'create', {
    values,
    requirements: { name: t('field.name.required'), alias: t('field.alias.required') },
  })
  return (
    <ItemDrawer
      form={form}
      state={state}
      item={brand}
      title={brand?.name ?? t('new')}
      values={values}
      labelOf={(field) => fieldLabel(t, field)}
      nameOf={useChoiceNames(countries)}
      removal={t('removal')}
      enctype="multipart/form-data"
      more={
        brand && (brand.mergedInto === null ? <MergeForm brand={brand} /> : <Note tone="info">{t('merging')}</Note>)
      }
    >
      <Field {...form.field('name')} label={t('field.name')} />
      <Field
        {...form.field('alias')}
        label={t('field.alias')}
        hint={brand ? t('field.alias.hint') : t('field.alias.new')}
        required={brand !== null}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Select {...form.select('countryCode')} label={t('field.countryCode')}>
        <option value="">{t('field.countryCode.none')}</option>
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <PictureField
        field={form.field('logoFileId')}
        label={t('field.logoFileId')}
        hint={t('field.logoFileId.hint')}
        removeLabel={t('removeLogo')}
        kind="logo"
        size={120}
      />
    </ItemDrawer>
  )
}

function useChoiceNames(countries: Props['countries']) {
  const t = useMessages('brands')
  return (field: string, value: string) => {
    if (field === 'countryCode') return countries.find(([code]) => code === value)?.[1]
    if (field !== 'logoFileId') return undefined
    return <Picture id={value} alt={t('field.logoFileId')} sizes="120px" width={120} height={120} kind="logo" />
  }
}
