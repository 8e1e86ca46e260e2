import { brands, generateBrandAlias, mergeBrands } from '#modules/brands/contract.ts'
import { countryCodes } from '#modules/brands/country-contract.ts'
import { defineActions, donePath, type FormAction } from '../../forms/define-actions.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { withPictures } from '../../forms/with-pictures.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { countryName } from '../../lib/country-name.ts'
import { formatNumber } from '../../lib/format.ts'
import { languageTags, type Locale } from '../../lib/locale.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { pageOf } from '../../lib/request-context.ts'
import { bulkForm } from '../../list/bulk-form.ts'
import { itemForms } from '../../list/item-forms.ts'
import { loadItem, loadList } from '../../list/load-list.ts'
import { ResourceList } from '../../list/ResourceList.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import type { Route } from './+types/brands.ts'
import { BrandForm } from './BrandForm.tsx'

const items = itemForms(brands.calls)

/** The brand that stays is named by its alias. */
const merge: FormAction<never> = {
  input: mergeBrands.input,
  fieldsOfCodes: { 'brands.wrongConfirmation': 'confirmation', 'brands.sameBrand': 'target' },
  async run(api, data, { context }) {
    const alias = String(data.get('target') ?? '')
      .trim()
      .toLowerCase()
    const found = alias ? (await api(brands.calls.list, { query: alias, pageSize: 200 })).items : []
    const target = found.find((brand) => brand.alias === alias)
    if (!target) throw refuseFields({ path: 'target', code: 'field.invalid' })
    const [id, confirmation] = [Number(data.get('id')), String(data.get('confirmation') ?? '')]
    await api(mergeBrands, { id, targetId: target.id, confirmation })
    return { path: donePath(context, 'merge', { without: ['item'] }) }
  },
}
const actions = defineActions({
  ...items,
  update: withPictures(['logoFileId'], items.update),
  create: withPictures(['logoFileId'], {
    ...items.create,
    async run(api, data, args) {
      const name = String(data.get('name') ?? '')
      if (!data.get('alias')) data.set('alias', (await api(generateBrandAlias, { name })).alias)
      return items.create.run(api, data, args)
    },
  }),
  merge,
  bulkDelete: bulkForm(brands.calls.bulkDelete),
})
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const [list, open] = await Promise.all([loadList(brands.calls.list, args), loadItem(brands.calls.single, args)])
  return {
    list,
    open,
    countries: countriesIn(pageOf(args.context).locale),
    forms: actions.loaderData(args.context, args.url),
  }
}

type Country = readonly [code: string, name: string]

/** By their names. */
const countriesIn = (locale: Locale): readonly Country[] =>
  countryCodes
    .map((code) => [code, countryName(code, locale)] as const)
    .sort(([, first], [, second]) => first.localeCompare(second, languageTags[locale]))

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'brands')('title'),
    path: '/admin/brands',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

export default function Brands({ loaderData: { countries, ...resource } }: Route.ComponentProps) {
  const t = useMessages('brands')
  const locale = useLocale()
  const nameOfCountry = new Map(countries)
  return (
    <ResourceList
      {...resource}
      t={t}
      nameOf={({ name }) => name}
      nameLabel={t('field.name')}
      nameSort="name"
      columns={[
        {
          key: 'logoFileId',
          label: t('field.logoFileId'),
          isMinor: true,
          render: ({ logoFileId }) => logoFileId && <Thumbnail id={logoFileId} kind="logo" />,
        },
        { key: 'alias', label: t('field.alias'), render: ({ alias }) => alias },
        {
          key: 'countryCode',
          label: t('field.countryCode'),
          render: ({ countryCode }) => countryCode && nameOfCountry.get(countryCode),
        },
        {
          key: 'productCount',
          label: t('field.productCount'),
          isFigure: true,
          sort: 'productCount',
          render: ({ productCount }) => formatNumber(productCount, locale),
        },
      ]}
      filters={{}}
      bulk={[
        {
          intent: 'bulkDelete',
          label: t('bulk.delete'),
          preview: (count) => t('bulk.delete.preview', { count }),
          isDanger: true,
        },
      ]}
      renderForm={(item, state) => <BrandForm state={state} brand={item} countries={countries} />}
    />
  )
}
