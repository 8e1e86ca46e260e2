// Requests and results of Robokassa as signed fields. https://docs.robokassa.ru/pay-interface, .../notifications-and-redirects
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import type { Locale } from '#platform/constants.ts'
import { pepperedHash } from '#platform/pepper.ts'
import type { Robokassa } from '#platform/robokassa-settings.ts'

export type Provider = Robokassa & { address: string; isStandIn: boolean }
export type Fields = Readonly<Record<string, unknown>>

export const standInPath = '/dev/payment'
export const responsePath = '/api/payments/robokassa/response'

/** Undefined: nobody can pay. Demonstrations without an account at Robokassa have a page of their own in its place. */
export function providerOf(config: Config): Provider | undefined {
  const { robokassa, demo } = config
  if (robokassa) return { ...robokassa, address: 'https://auth.robokassa.ru/Merchant/Index.aspx', isStandIn: false }
  if (!demo) return undefined
  const password = (use: string) => pepperedHash(config, 'payment', use).toString('hex')
  return {
    login: 'demo',
    password1: password('request'),
    password2: password('result'),
    hash: 'sha256',
    isTest: true,
    address: standInPath,
    isStandIn: true,
  }
}

type Invoice = { id: number; amountMinor: number; description: string; locale: Locale }

/** Robokassa has pages in two languages, and gives back the field Shp_locale. */
export function paymentFields(provider: Provider, { id, amountMinor, description, locale }: Invoice) {
  const signed = { OutSum: formatSum(amountMinor), InvId: String(id), Shp_locale: locale }
  return {
    MerchantLogin: provider.login,
    ...signed,
    Description: description,
    Culture: locale === 'ru' ? 'ru' : 'en',
    ...(provider.isTest && { IsTest: '1' }),
    SignatureValue: requestSignature(provider, signed),
  }
}

export const requestSignature = (provider: Provider, fields: Fields) =>
  hash(provider, [provider.login, fields.OutSum, fields.InvId, provider.password1, ...ownFields(fields)])

/** The sum is hashed as it was sent, with any number of decimals. */
export const resultSignature = (provider: Pick<Provider, 'hash' | 'password2'>, fields: Fields) =>
  hash(provider, [fields.OutSum, fields.InvId, provider.password2, ...ownFields(fields)])

export const isSignedBy = (signature: string, { SignatureValue }: Fields) => {
  const given = Buffer.from(String(SignatureValue).toLowerCase())
  const expected = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const hash = ({ hash: algorithm }: Pick<Provider, 'hash'>, parts: readonly unknown[]) =>
  createHash(algorithm).update(parts.join(':')).digest('hex')

const ownFields = (fields: Fields) =>
  Object.keys(fields)
    .filter((name) => name.startsWith('Shp_'))
    .sort()
    .map((name) => `${name}=${String(fields[name])}`)

export const formatSum = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

/** The sum in minor units, which has a fraction if there are more decimals; undefined for anything else. */
export function readSum(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(6, '0')) / 10_000
}

export const readInvoiceId = (text: string) =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined
