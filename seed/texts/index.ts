import { aboutUs } from './about-us.ts'
import { anticrisis } from './anticrisis.ts'
import { contacts } from './contacts.ts'
import { deliveryPage } from './delivery-page.ts'
import { edoTerms } from './edo-terms.ts'
import { offer } from './offer.ts'
import { paymentAndDelivery } from './payment-and-delivery.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { start } from './start.ts'
import type { TextSeed } from './types.ts'
import { userTerms } from './user-terms.ts'
import { vacancies } from './vacancies.ts'
import { verificationRules } from './verification-rules.ts'
import { verification } from './verification.ts'

export type { TextSeed } from './types.ts'

export const texts: TextSeed[] = [
  deliveryPage,
  paymentAndDelivery,
  aboutUs,
  vacancies,
  contacts,
  verification,
  userTerms,
  privacyPolicy,
  offer,
  verificationRules,
  edoTerms,
  anticrisis,
  start,
]
