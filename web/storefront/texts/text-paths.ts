import type { TextType } from './load-text.ts'

/** The pages of the texts. */
export const textPaths: Readonly<Record<TextType, string>> = {
  deliveryPage: '/delivery',
  paymentAndDelivery: '/payment-and-delivery',
  aboutUs: '/about-us',
  vacancies: '/vacancies',
  contacts: '/contacts',
  verification: '/verification',
  anticrisis: '/anticrisis',
  offer: '/oferta',
  userTerms: '/userterms',
  privacyPolicy: '/privatepolicy',
  verificationRules: '/verification_rules',
  edoTerms: '/terms_of_edo',
  start: '/start',
}
