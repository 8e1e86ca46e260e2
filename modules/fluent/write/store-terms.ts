import type { FieldError } from '#platform/errors.ts'
import type { TermsRow } from '../../suppliers/terms.ts'

/** The terms without what their choices leave out; whatever a choice needs is required. */
export function readTerms(given: TermsRow): { terms: TermsRow; errors: FieldError[] } {
  const isFixed = given.deliveryCost === 'Fixed'
  const isDeferred = given.paymentWays.includes('Deferred')
  const terms: TermsRow = {
    ...given,
    deliveryPrice: isFixed ? given.deliveryPrice : null,
    freeDeliveryFrom: isFixed ? given.freeDeliveryFrom : null,
    paymentDays: isDeferred ? given.paymentDays : null,
  }
  const { deliveryDaysFrom: from, deliveryDaysTo: to } = terms
  const errors = [
    isFixed && terms.deliveryPrice === null && { path: 'fields.deliveryPrice', code: 'field.required' },
    isDeferred && terms.paymentDays === null && { path: 'fields.paymentDays', code: 'field.required' },
    from !== null && to === null && { path: 'fields.deliveryDaysTo', code: 'field.required' },
    from !== null && to !== null && to < from && { path: 'fields.deliveryDaysTo', code: 'field.tooSmall' },
  ]
  return { terms, errors: errors.filter((error) => error !== false) }
}
