import type { Content } from 'pdfmake/interfaces.js'
import { formatPhone } from '#platform/values/format-phone.ts'
import type { OrderDocument } from '../document.ts'
import { facts } from './styles.ts'
import { termsTexts } from '../../suppliers/order-terms.ts'
import { taxNumberFact, type Texts } from '../texts.ts'

type Bank = NonNullable<OrderDocument['supplier']['bank']>
type Fact = readonly [caption: string, value: string | null | undefined]

/** Supplier and buyer side by side, and below them how goods and money get from one to the other. */
export function partiesOf(document: OrderDocument, t: Texts): Content {
  const { order, supplier, kind } = document
  const isPacking = kind === 'packing-slip'
  const { store, buyer, side, reference, delivery, countryCode, address, wantedOn } = order
  const { expectedOn, carrier, trackingNumber } = order
  const { days, cost } = termsTexts(order.terms, order.deliveryCharge?.sum ?? null, t.locale)
  const supplierBlock = block(t.order('supplier'), store.company?.legalName ?? supplier.name, [
    ...companyFacts(store.company, t),
    [t.own('address'), [supplier.address, supplier.city].filter(Boolean).join('\n')],
    [t.order('phone'), supplier.phones.map(formatPhone).join('\n')],
  ])
  const buyerBlock = block(t.order('buyer'), buyer.company?.legalName ?? buyer.name, [
    ...companyFacts(buyer.company, t),
    [t.own('address'), buyer.company?.address],
    ...(buyer.company?.bank && !isPacking ? bankFacts(buyer.company.bank, t) : []),
    [t.order('contact'), buyer.company && buyer.name],
    [t.order('phone'), formatPhone(buyer.phone)],
    [t.order('email'), buyer.email],
    [t.order(`reference.${side}`), reference],
  ])
  const deliveryBlock = block(t.order('delivery'), t.common(`delivery.${delivery}`), [
    [t.order('country'), delivery !== 'Pickup' && countryCode ? t.country(countryCode) : null],
    [t.order('address'), address],
    [t.order('pickupAddress'), order.terms?.pickupAddress],
    [t.order('deliveryTime'), days],
    [t.order('deliveryCost'), isPacking ? null : cost],
    [t.order('wantedOn'), wantedOn && t.date(wantedOn)],
    [t.order('expectedOn'), expectedOn && t.date(expectedOn)],
    [t.order('carrier'), carrier],
    [t.order('trackingNumber'), trackingNumber],
  ])
  return {
    stack: [
      { columns: [supplierBlock, buyerBlock], columnGap: 28 },
      { columns: [deliveryBlock, besideDelivery(document, t)], columnGap: 28, margin: [0, 12, 0, 0] },
    ],
    margin: [0, 0, 0, 18],
  }
}

/** For the packers the buyer's comment, for the buyer when and how to pay. */
function besideDelivery({ kind, order, supplier, proforma }: OrderDocument, t: Texts): Content {
  const bank = proforma && supplier.bank ? bankFacts(supplier.bank, t) : []
  const heading = kind === 'packing-slip' ? t.order('comment') : t.own('paymentTerms')
  const agreed = termsTexts(order.terms, null, t.locale).payment
  const text = kind === 'packing-slip' ? order.comment : [agreed, supplier.payment].filter(Boolean).join('\n')
  const missing = proforma && !supplier.bank ? t.own('bank.missing') : ''
  const payBy = proforma ? t.own('payBy', { date: t.date(proforma.dueOn) }) : ''
  if (!text && !payBy && !missing && bank.length === 0) return { text: '' }
  return {
    stack: [
      { text: heading, style: 'heading' },
      ...(payBy ? [{ text: payBy, style: 'name' }] : []),
      ...(text ? [{ text }] : []),
      ...factTable(bank),
      ...(missing ? [{ text: missing, style: 'quiet' }] : []),
    ],
  }
}

const bankFacts = ({ name, code, account, correspondentAccount }: Bank, t: Texts): Fact[] => [
  [t.own('bank'), name],
  [t.own('bank.code'), code],
  [t.own('bank.account'), account],
  [t.own('bank.correspondentAccount'), correspondentAccount],
]

const companyFacts = (company: OrderDocument['order']['store']['company'], t: Texts): Fact[] =>
  company
    ? [
        [t.own('legalNameLatin'), company.legalNameLatin],
        taxNumberFact(company, t),
        [t.own('country'), t.country(company.countryCode)],
      ]
    : []

/** A heading, the name that stands out, and the facts that are known. */
function block(heading: string, name: string, rows: readonly Fact[]): Content {
  return { stack: [{ text: heading, style: 'heading' }, { text: name, style: 'name' }, ...factTable(rows)] }
}

/** The facts that are known; nothing without any. */
function factTable(rows: readonly Fact[]): Content[] {
  const known = rows.filter((row): row is readonly [string, string] => Boolean(row[1]))
  if (known.length === 0) return []
  const body = known.map(([caption, value]) => [{ text: caption, style: 'quiet', margin: [0, 1, 0, 0] }, value])
  return [{ table: { widths: ['36%', '*'], body }, layout: facts } as Content]
}
