// Buyers: what a buyer gives once and orders with: delivery addresses, and the billing details of those who buy for a company
// that is not one of their organizations. Orders keep copies, so no change here changes an order.
import { z } from 'zod'
import { call, Empty, Line, Name, Ok } from '#platform/contract.ts'

const Id = z.int().min(1).max(2_147_483_647)
export const Country = z.string().regex(/^[A-Z]{2}$/)

export const NewAddress = z.strictObject({
  label: Line(60).default('').describe('What its owner calls it'),
  recipient: Line(120).default(''),
  phone: Line(40).default(''),
  country: Country,
  street: Name(160),
  postcode: Line(16).default(''),
  city: Name(80),
  region: Line(80).default(''),
})
export const DeliveryAddress = z.object({
  id: z.int(),
  label: z.string(),
  recipient: z.string(),
  phone: z.string(),
  country: z.string(),
  region: z.string(),
  postcode: z.string(),
  city: z.string().describe('Empty for an address of an early order, whose street says everything'),
  street: z.string(),
  isDefault: z.boolean(),
  text: z.string().describe('As an order states it: several lines, without the country'),
})
export const listDeliveryAddresses = call('GET x/delivery-address/list', {
  access: 'user',
  summary: 'Own delivery addresses, the default one first, then the latest',
  input: Empty,
  output: z.object({
    items: z.array(
      DeliveryAddress.extend({
        locationIds: z.array(z.int()).describe('The locations that contain it, from the root of the tree down'),
      }),
    ),
  }),
})
export const saveDeliveryAddress = call('POST x/delivery-address/save', {
  access: 'user',
  summary: 'Adds a delivery address, or changes the one with this id; the first one becomes the default',
  input: NewAddress.extend({ id: Id.optional(), isDefault: z.boolean().default(false) }),
  output: z.object({ id: z.int() }),
  errors: ['buyers.addressNotFound', 'buyers.tooManyAddresses'],
})
export const deleteDeliveryAddress = call('POST x/delivery-address/delete', {
  access: 'user',
  summary: 'Deletes an own delivery address; orders keep their text',
  input: z.strictObject({ id: Id }),
  output: Ok,
  errors: ['buyers.addressNotFound'],
})

const bank = {
  bankName: Line(200).default(''),
  bankCode: Line(20).default('').describe('BIC; in Russia БИК'),
  bankAccount: Line(60).default('').describe('An IBAN where the country has them'),
  correspondentAccount: Line(40).default('').describe('In Russia only'),
}
export const NewBillingDetails = z.strictObject({
  legalName: Name(200),
  country: Country,
  taxNumber: Name(32).describe('By the rule of the country; stored without spaces and prefix'),
  address: Name(300).describe('Registered address'),
  ...bank,
})
export const BillingDetails = z.object({
  legalName: z.string(),
  country: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  bankName: z.string(),
  bankCode: z.string(),
  bankAccount: z.string(),
  correspondentAccount: z.string(),
})
export const billingErrors = ['members.taxNumberInvalid', 'members.taxCountryUnknown'] as const
export const getBillingDetails = call('GET x/billing-details/get', {
  access: 'user',
  summary: 'The company that the account buys for, besides its organizations',
  input: Empty,
  output: z.object({
    details: BillingDetails.nullable(),
    teamCompany: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .describe('The organization in whose name the purchasing team of the account orders'),
  }),
})
export const saveBillingDetails = call('POST x/billing-details/save', {
  access: 'user',
  summary: 'Replaces the company that the account buys for',
  input: NewBillingDetails,
  output: Ok,
  errors: [...billingErrors],
})
export const deleteBillingDetails = call('POST x/billing-details/delete', {
  access: 'user',
  summary: 'Deletes the billing details; orders keep them',
  input: Empty,
  output: Ok,
})
