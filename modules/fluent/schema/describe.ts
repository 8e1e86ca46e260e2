import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import { may, type StoreRole } from '../../accounts/rules.ts'
import { type Characteristic, characteristicsOf } from '../../catalog/characteristics.ts'
import { choicesOf } from './choices.ts'
import type {
  Entity,
  EntityName,
  Field,
  FieldType,
  FormField,
  Operator,
  StoreContext,
  BaseField,
  BaseFormField,
} from '../fields.ts'

type FormContext = {
  store: StoreContext | undefined
  role: StoreRole | undefined
  categoryId: number | undefined
  locale: Locale
  now: Date
}

/** The form of an entity in a language. Writes are validated against the same fields. */
export const describeForm = (db: Db, { name, fields }: Entity, context: FormContext): Promise<FormField[]> =>
  Promise.all(
    fields.filter(isOfCountry(context.store)).map(async (field) => ({
      ...(await describeField(db, name, field, context)),
      fields: await describeItems(db, name, field, context),
      operators: operatorsOf(field),
      isSortable: field.isSortable ?? false,
      isForDrafts: field.right !== undefined && context.role !== undefined && !may(context.role, field.right),
    })),
  )

export const isOfCountry =
  (store: StoreContext | undefined) =>
  ({ countries }: Field) =>
    !countries || (store !== undefined && countries.includes(store.country))

export const titleOf = (name: EntityName, locale: Locale) => translate(locale, 'documents', name)

/** Filter operators by field type. */
const operatorsByType: Partial<Record<FieldType, readonly Operator[]>> = {
  Text: ['eq', 'in', 'contains'],
  Brand: ['eq', 'in', 'contains'],
  Phone: ['eq', 'contains'],
  Choice: ['eq', 'in'],
  Location: ['eq', 'in'],
  Category: ['eq', 'in'],
  Boolean: ['eq'],
  Number: ['eq', 'in', 'gte', 'lte'],
  Money: ['eq', 'in', 'gte', 'lte'],
  Date: ['eq', 'gte', 'lte'],
  Time: ['gte', 'lte'],
}
export const operatorsOf = ({ filterExpression, type }: Pick<Field, 'filterExpression' | 'type'>): Operator[] =>
  filterExpression ? [...operatorsByType[type]!] : []

async function describeField(
  db: Db,
  path: string,
  field: BaseField,
  { store, locale, now }: FormContext,
): Promise<BaseFormField> {
  const { key, type, required, choices, max } = field
  const name = `${path}.${key}`
  const text = (value: string) => ({ value, label: translate(locale, 'documents', `${name}.${value}`) })
  return {
    ...emptyField,
    key,
    type,
    label: translate(locale, 'documents', name),
    unit: type === 'Money' ? (store?.currency ?? '') : '',
    isRequired: required === 'always',
    isRequiredToPublish: required !== undefined,
    isReadOnly: field.isReadOnly ?? false,
    isTranslatable: field.isTranslatable ?? false,
    min: field.min ?? null,
    max: typeof max === 'function' ? max(now) : (max ?? null),
    maxLength: field.maxLength ?? null,
    maxItems: field.maxItems ?? null,
    default: field.default ?? null,
    choices: typeof choices === 'string' ? await choicesOf(db, choices, store, locale) : (choices?.map(text) ?? null),
    choicesFrom: searchCalls[type] ?? null,
  }
}

const emptyField = {
  unit: '',
  min: null,
  max: null,
  decimals: 0,
  maxLength: null,
  maxItems: null,
  default: null,
  choices: null,
  choicesFrom: null,
}

/** Calls that search the values of a field. */
const searchCalls: Partial<Record<FieldType, string>> = {
  Location: 'geo/location/search',
  Category: 'x/catalog-category/live/default/tree',
  Brand: 'brand/search',
}

async function describeItems(
  db: Db,
  entity: EntityName,
  { key, type, items }: Field,
  context: FormContext,
): Promise<BaseFormField[] | null> {
  if (items) return Promise.all(items.map((item) => describeField(db, `${entity}.${key}`, item, context)))
  if (type !== 'Group') return null
  if (context.categoryId === undefined) return []
  const characteristics = await characteristicsOf(db, context.categoryId, context.locale)
  return characteristics.flatMap(describeCharacteristic)
}

const fieldTypes: Partial<Record<Characteristic['type'], FieldType>> = {
  Select: 'Choice',
  Radio: 'Choice',
  TextList: 'Choices',
  Check: 'Boolean',
  Interval: 'Number',
  Text: 'Text',
}
const maxNumber = 1_000_000_000
const maxTextLength = 1_000

/** Empty for characteristics that are columns of the product: price, brand, minimum order. */
function describeCharacteristic(characteristic: Characteristic): BaseFormField[] {
  const type = fieldTypes[characteristic.type]
  if (!type) return []
  const isNumber = type === 'Number'
  return [
    {
      ...emptyField,
      key: characteristic.parameter,
      type,
      label: characteristic.name,
      unit: characteristic.unit,
      isRequired: false,
      isRequiredToPublish: characteristic.isRequired,
      isReadOnly: false,
      isTranslatable: type === 'Text',
      min: isNumber ? -maxNumber : null,
      max: isNumber ? maxNumber : null,
      decimals: isNumber ? 6 : 0,
      maxLength: type === 'Text' ? maxTextLength : null,
      maxItems: type === 'Choices' ? characteristic.options.length : null,
      choices:
        type === 'Choice' || type === 'Choices'
          ? characteristic.options.map(({ key, label }) => ({ value: key, label }))
          : null,
    },
  ]
}
