import { formatDateTime, formatList, formatMoney, formatNumber } from '../../lib/format.ts'
import { auditedActions, auditedEntities, topUpCurrency } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { type AuditEntry, isNothing } from './audit-changes.ts'

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
  'comment',
  'refused',
  'item',
  'by',
  'costMinor',
  'refundMinor',
  'balanceMinor',
  'contact',
  'stores',
  'from',
  'to',
  'until',
  'isOn',
  'isUndo',
  'isImport',
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
  'Archived',
  'Blocked',
  'Submitted',
  'InReview',
  'NeedsChanges',
  'Approved',
  'Rejected',
  'Expired',
  'company',
  'contact',
  'registration',
  'tax',
  'authority',
  'bank',
  'premises',
  'PromoOnMainPage',
  'PromoOnClassPage',
  'PromoOnGroupPage',
  'PromoOnCategoryPage',
  'Spam',
  'Fraud',
  'Abuse',
  'Other',
  'Select',
  'Radio',
  'Check',
  'Interval',
  'Text',
  'TextList',
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
    /** Those of products, companies and the like come with the entry, as their forms name them. */
    field: (code: string, { names }: AuditEntry) =>
      isOneOf(fields, code) ? t(`field.${code}`) : (names[`field:${code}`] ?? code),
    value,
  }

  function value(content: unknown, field = ''): string {
    if (isNothing(content)) return ''
    if (typeof content === 'boolean') return t(`value.${content}`)
    if (typeof content === 'number') return numberOf(content, field)
    if (typeof content === 'string') return textOf(content)
    if (Array.isArray(content)) return shortened(formatList(content.map((each) => value(each)).filter(Boolean), locale))
    return recordOf(content as Record<string, unknown>)
  }

  /** The money of promotions and balances is in the only currency that can be paid in. */
  function numberOf(content: number, field: string) {
    return /^(?:cost|refund|balance)Minor$/.test(field)
      ? formatMoney({ minor: content, currency: topUpCurrency }, locale)
      : formatNumber(content, locale)
  }

  /** An option by its label in the language of the reader, an item with its reason, other records by their parts. */
  function recordOf({ labels, ...parts }: Record<string, unknown>) {
    const names = Object(labels) as Record<string, string>
    if (labels) return names[locale] || names.en || ''
    if (typeof parts.item === 'string') return `${value(parts.item)}: ${value(parts.reason)}`
    const said = Object.entries(parts).filter(([, part]) => !isNothing(part))
    return shortened(said.map(([key, part]) => `${key}: ${value(part)}`).join('; '))
  }

  function textOf(text: string) {
    if (isOneOf(values, text)) return t(`value.${text}`)
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatDateTime(text, locale, timeZone) : shortened(text)
  }
}

const shortened = (text: string) => (text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text)
const isOneOf = <Code extends string>(known: readonly Code[], code: string): code is Code =>
  (known as readonly string[]).includes(code)
