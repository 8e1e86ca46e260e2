import type { FieldError } from '#platform/errors.ts'
import type { DeliveryRow, GeneralTerms } from '../../suppliers/terms.ts'

type Read<Terms> = { terms: Terms; errors: FieldError[] }

/** The terms without what their choices leave out; whatever a choice needs is required. */
export function readTerms(given: GeneralTerms): Read<GeneralTerms> {
  const isDeferred = given.paymentWays.includes('Deferred')
  const delivery = readDelivery(given)
  const terms = { ...delivery.terms, paymentDays: isDeferred ? given.paymentDays : null }
  const isMissing = isDeferred && terms.paymentDays === null
  return {
    terms,
    errors: isMissing ? [...delivery.errors, { path: 'fields.paymentDays', code: 'field.required' }] : delivery.errors,
  }
}

export function readDelivery<Terms extends DeliveryRow>(given: Terms): Read<Terms> {
  const isFixed = given.deliveryCost === 'Fixed'
  const terms = {
    ...given,
    deliveryPrice: isFixed ? given.deliveryPrice : null,
    freeDeliveryFrom: isFixed ? given.freeDeliveryFrom : null,
  }
  const { deliveryDaysFrom: from, deliveryDaysTo: to } = terms
  const errors = [
    isFixed && terms.deliveryPrice === null && { path: 'fields.deliveryPrice', code: 'field.required' },
    from !== null && to === null && { path: 'fields.deliveryDaysTo', code: 'field.required' },
    from !== null && to !== null && to < from && { path: 'fields.deliveryDaysTo', code: 'field.tooSmall' },
  ]
  return { terms, errors: errors.filter((error) => error !== false) }
}
