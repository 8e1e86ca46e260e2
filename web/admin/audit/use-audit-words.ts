import { formatDateTime, formatList, formatNumber } from '../../lib/format.ts'
import { auditedActions, auditedEntities } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'

const fields = [
  'value',
  'name',
  'names',
  'title',
  'titles',
  'body',
  'notes',
  'note',
  'alias',
  'aliases',
  'status',
  'state',
  'reason',
  'kind',
  'endsAt',
  'startsAt',
  'isActive',
  'placement',
  'target',
  'fileId',
  'file',
  'import',
  'features',
  'sessions',
  'attempts',
  'words',
  'locale',
  'role',
  'email',
  'phone',
  'number',
  'storeId',
  'accountId',
  'categoryId',
  'chatId',
  'price',
  'oldPrice',
  'stock',
  'code',
  'description',
  'version',
  'productCount',
  'side',
  'keys',
  'tags',
  'filter',
  'first',
  'last',
  'priority',
  'locales',
  'variants',
  'tabletFileId',
  'desktopFileId',
  'logoFileId',
  'countryCode',
  'parentId',
  'drawingId',
  'view',
  'isFilter',
  'isPromoted',
  'isRequired',
  'isDefining',
  'options',
  'units',
  'place',
  'type',
  'abouts',
  'actions',
  'brandId',
  'orderId',
  'organizationId',
  'warehouseId',
  'productId',
  'relatedProductId',
  'visitors',
  'day',
  'element',
  'action',
  'descriptions',
  'paths',
  'buyerId',
  'targetId',
  'hasSecondFactor',
] as const
const values = [
  'Active',
  'Draft',
  'Suspended',
  'Closed',
  'Banned',
  'Open',
  'New',
  'InWork',
  'Done',
  'Cancelled',
  'Failed',
  'Due',
  'Waiting',
  'Account',
  'Session',
  'Network',
  'Owner',
  'Manager',
  'Operator',
  'Buyer',
  'Store',
] as const
const maxLetters = 300

/** The words of the audit log. An unknown code, such as one of an earlier version, stays as it is recorded. */
export function useAuditWords() {
  const t = useMessages('audit')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return {
    action: (code: string) => (isOneOf(auditedActions, code) ? t(`action.${code}`) : code),
    entity: (code: string) => (isOneOf(auditedEntities, code) ? t(`entity.${code}`) : code),
    field: (code: string) => (isOneOf(fields, code) ? t(`field.${code}`) : code),
    value,
  }

  function value(content: unknown): string {
    if (content === null || content === undefined) return ''
    if (typeof content === 'boolean') return t(`value.${content}`)
    if (typeof content === 'number') return formatNumber(content, locale)
    if (typeof content === 'string') return textOf(content)
    if (Array.isArray(content)) return formatList(content.map(value), locale)
    const parts = Object.entries(content).map(([key, part]) => `${key}: ${value(part)}`)
    return shortened(parts.join('; '))
  }

  function textOf(text: string) {
    if (isOneOf(values, text)) return t(`value.${text}`)
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatDateTime(text, locale, timeZone) : shortened(text)
  }
}

const shortened = (text: string) => (text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text)
const isOneOf = <Code extends string>(known: readonly Code[], code: string): code is Code =>
  (known as readonly string[]).includes(code)
