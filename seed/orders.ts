// Orders of the demonstration: what four buyers have ordered from both sellers, in all states.
import type { Status } from '#modules/orders/rules.ts'

type BuyerSeed = {
  contactName: string
  contactPhone: string
  country: string
  address: string
  company: { legalName: string; taxNumber: string; countryCode: string; address: string } | null
}
export type OrderSeed = readonly [
  buyer: keyof typeof orderBuyers,
  store: 'sibmetiz' | 'dunav-armature',
  daysAgo: number,
  status: Status,
  lineCount: number,
]

/** By e-mail; the contact is that of the account. */
export const orderBuyers = {
  'buyer@tradeyard.example': {
    contactName: 'Anna Berger',
    contactPhone: '+493023125001',
    country: 'DE',
    address: 'Industriestraße 18\n04229 Leipzig',
    company: {
      legalName: 'Berger Stahlbau GmbH',
      taxNumber: '283746516',
      countryCode: 'DE',
      address: 'Industriestraße 18, 04229 Leipzig',
    },
  },
  'markus.vogel@tradeyard.example': {
    contactName: 'Markus Vogel',
    contactPhone: '+498912345021',
    country: 'DE',
    address: 'Gewerbering 4\n85748 Garching',
    company: null,
  },
  'giulia.ferri@tradeyard.example': {
    contactName: 'Giulia Ferri',
    contactPhone: '+390255501077',
    country: 'IT',
    address: 'Via dell’Artigianato 27\n20090 Assago',
    company: null,
  },
  'emre.yildiz@tradeyard.example': {
    contactName: 'Emre Yıldız',
    contactPhone: '+902125550144',
    country: 'TR',
    address: 'Sanayi Caddesi 41\n34490 Başakşehir İstanbul',
    company: null,
  },
} as const satisfies Record<string, BuyerSeed>

const [anna, markus, giulia, emre] = Object.keys(orderBuyers) as (keyof typeof orderBuyers)[]

/** The latest last; more of them recently, as a market that grows has. */
export const orderSeeds: readonly OrderSeed[] = [
  [anna!, 'sibmetiz', 88, 'Completed', 3],
  [giulia!, 'dunav-armature', 84, 'Completed', 2],
  [emre!, 'sibmetiz', 79, 'Completed', 1],
  [markus!, 'dunav-armature', 74, 'Cancelled', 2],
  [anna!, 'sibmetiz', 69, 'Completed', 2],
  [emre!, 'dunav-armature', 63, 'Completed', 4],
  [markus!, 'sibmetiz', 58, 'Completed', 2],
  [anna!, 'dunav-armature', 52, 'Completed', 1],
  [giulia!, 'sibmetiz', 47, 'Rejected', 1],
  [markus!, 'sibmetiz', 43, 'Completed', 3],
  [giulia!, 'dunav-armature', 38, 'Completed', 2],
  [anna!, 'sibmetiz', 34, 'Completed', 4],
  [emre!, 'sibmetiz', 29, 'Completed', 2],
  [markus!, 'dunav-armature', 26, 'Completed', 3],
  [anna!, 'sibmetiz', 22, 'Cancelled', 1],
  [giulia!, 'sibmetiz', 18, 'Completed', 2],
  [emre!, 'dunav-armature', 15, 'Completed', 1],
  [anna!, 'dunav-armature', 12, 'Shipped', 3],
  [markus!, 'sibmetiz', 9, 'Shipped', 2],
  [giulia!, 'dunav-armature', 7, 'Confirmed', 2],
  [anna!, 'sibmetiz', 5, 'Confirmed', 3],
  [emre!, 'sibmetiz', 4, 'PartlyConfirmed', 2],
  [anna!, 'dunav-armature', 3, 'PartlyConfirmed', 1],
  [anna!, 'sibmetiz', 2, 'Viewed', 2],
  [markus!, 'dunav-armature', 2, 'Viewed', 1],
  [giulia!, 'sibmetiz', 1, 'New', 3],
  [emre!, 'dunav-armature', 1, 'New', 2],
]

/** Reasons in the language of the side that writes them. */
export const cancelReasons: Record<keyof typeof orderBuyers, string> = {
  'buyer@tradeyard.example': 'The building site is postponed until spring.',
  'markus.vogel@tradeyard.example': 'Doppelt bestellt, bitte stornieren.',
  'giulia.ferri@tradeyard.example': 'Ordine doppio.',
  'emre.yildiz@tradeyard.example': 'Sipariş iki kez verildi.',
}
export const sellerReasons = {
  sibmetiz: { reject: 'Партия снята с производства, предложим замену в чате.', less: 'На складе осталась эта партия.' },
  'dunav-armature': { reject: 'Artikal se više ne proizvodi.', less: 'Na stanju je ostalo toliko.' },
}
/** What the stores offer when they confirm with changes: half of the first line or all of it, and a cost of delivery. */
export const offers = {
  sibmetiz: { isPart: true, deliveryMinor: 2_400_000 },
  'dunav-armature': { isPart: false, deliveryMinor: 1_480_000 },
}
export const carriers = {
  sibmetiz: { carrier: 'Деловые Линии', prefix: 'DL' },
  'dunav-armature': { carrier: 'Milšped', prefix: 'MS' },
}
