import { addBan, previewBan } from '#modules/moderation/ban-contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { form, withoutNote } from '../../forms/define-actions.ts'
import type { Fields } from '../../forms/fields.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { tryCall } from '../../lib/request-context.ts'
import { banEnd } from './ban-days.ts'
import type { BanStep } from './BanConfirm.tsx'

type Subject = InputOf<typeof previewBan>

/** A ban is made in two steps: whom it would meet is shown first. The forms name the duration in days. */
export const banForms = {
  preview: form(previewBan, {
    complete(_input, _args, fields) {
      assertReason(fields)
      return subjectOf(fields)
    },
    next: (met, fields): BanStep => stepOf(met, subjectOf(fields), { reason: fields.reason, days: fields.days }),
    done: withoutNote,
  }),
  ban: form(addBan, {
    complete: (input) => ({ ...input, until: banEnd(input.until) }),
    async stay(fields, _problem, { context }): Promise<BanStep | null> {
      const subject = { kind: fields['subject.kind'], value: fields['subject.value'] } as Subject
      const met = await tryCall(context, (api) => api(previewBan, subject))
      return met.success ? stepOf(met.data, subject, { reason: fields.reason, days: fields.until }) : null
    },
  }),
}

const stepOf = (
  met: BanStep['met'],
  { kind }: Subject,
  { reason = '', days = '' }: Partial<Record<'reason' | 'days', string | undefined>>,
): BanStep => ({ kind, value: met.value, reason, days, met })

/** The call asks for it in the second step only; nobody is to fill in a form twice. */
function assertReason({ reason, subject, value }: Fields) {
  if (addBan.input.shape.reason.safeParse(reason).success) return
  const isNameless = subject === undefined && !value
  throw refuseFields(
    ...(isNameless ? ['value', 'reason'] : ['reason']).map((path) => ({ path, code: 'field.required' })),
  )
}

/** On the page of an account or a chat kind and value are one choice. */
function subjectOf({ subject, kind, value }: Fields) {
  const [ofChoice, ...rest] = subject?.split(' ') ?? []
  return (subject === undefined ? { kind, value } : { kind: ofChoice, value: rest.join(' ') }) as Subject
}
