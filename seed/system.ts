// Reference lists: currencies, exchange rates, legal forms, dial codes.
import { t, type Text } from './types.ts'

export type CurrencyCode = 'eur' | 'usd' | 'rub' | 'byn' | 'kzt' | 'rsd' | 'cny' | 'try'

export const currencies: { code: CurrencyCode; symbol: string; name: Text }[] = [
  { code: 'eur', symbol: '€', name: t('Euro', 'Евро', 'Evro', 'Euro', 'Euro', 'Euro') },
  {
    code: 'usd',
    symbol: '$',
    name: t('US dollar', 'Доллар США', 'Američki dolar', 'US-Dollar', 'Dollaro statunitense', 'ABD doları'),
  },
  {
    code: 'rub',
    symbol: '₽',
    name: t('Russian rouble', 'Российский рубль', 'Ruska rublja', 'Russischer Rubel', 'Rublo russo', 'Rus rublesi'),
  },
  {
    code: 'byn',
    symbol: 'Br',
    name: t(
      'Belarusian rouble',
      'Белорусский рубль',
      'Beloruska rublja',
      'Belarussischer Rubel',
      'Rublo bielorusso',
      'Belarus rublesi',
    ),
  },
  {
    code: 'kzt',
    symbol: '₸',
    name: t(
      'Kazakh tenge',
      'Казахстанский тенге',
      'Kazahstanski tenge',
      'Kasachischer Tenge',
      'Tenge kazako',
      'Kazakistan tengesi',
    ),
  },
  {
    code: 'rsd',
    symbol: 'din',
    name: t('Serbian dinar', 'Сербский динар', 'Srpski dinar', 'Serbischer Dinar', 'Dinaro serbo', 'Sırp dinarı'),
  },
  {
    code: 'cny',
    symbol: '¥',
    name: t('Chinese yuan', 'Китайский юань', 'Kineski juan', 'Chinesischer Yuan', 'Yuan cinese', 'Çin yuanı'),
  },
  {
    code: 'try',
    symbol: '₺',
    name: t('Turkish lira', 'Турецкая лира', 'Turska lira', 'Türkische Lira', 'Lira turca', 'Türk lirası'),
  },
]

/** Units of each currency per euro. */
export const currencyRates: { date: string; source: string; base: CurrencyCode; rates: Record<CurrencyCode, number> } =
  {
    date: '2026-11-18',
    source: 'Tradeyard demonstration table',
    base: 'eur',
    rates: { eur: 1, usd: 1.087, rub: 91.4, byn: 3.32, kzt: 548, rsd: 117.1, cny: 7.82, try: 52.4 },
  }

export type LegalFormSeed = { code: string; country: string; short: string; name: Text }

const form = (country: string, code: string, short: string, name: Text): LegalFormSeed => ({
  code,
  country,
  short,
  name,
})

const limited = t(
  'Limited liability company',
  'Общество с ограниченной ответственностью',
  'Društvo sa ograničenom odgovornošću',
  'Gesellschaft mit beschränkter Haftung',
  'Società a responsabilità limitata',
  'Limited şirket',
)
const jointStock = t(
  'Joint-stock company',
  'Акционерное общество',
  'Akcionarsko društvo',
  'Aktiengesellschaft',
  'Società per azioni',
  'Anonim şirket',
)
const openJointStock = t(
  'Open joint-stock company',
  'Открытое акционерное общество',
  'Otvoreno akcionarsko društvo',
  'Offene Aktiengesellschaft',
  'Società per azioni aperta',
  'Açık anonim şirket',
)
const soleTrader = t(
  'Sole trader',
  'Индивидуальный предприниматель',
  'Preduzetnik',
  'Einzelunternehmer',
  'Impresa individuale',
  'Şahıs işletmesi',
)
const limitedPartnership = t(
  'Limited partnership',
  'Коммандитное товарищество',
  'Komanditno društvo',
  'Kommanditgesellschaft',
  'Società in accomandita semplice',
  'Komandit şirket',
)

export const legalForms: LegalFormSeed[] = [
  form('RU', 'ru-ooo', 'ООО', limited),
  form('RU', 'ru-ao', 'АО', jointStock),
  form(
    'RU',
    'ru-pao',
    'ПАО',
    t(
      'Public joint-stock company',
      'Публичное акционерное общество',
      'Javno akcionarsko društvo',
      'Öffentliche Aktiengesellschaft',
      'Società per azioni pubblica',
      'Halka açık anonim şirket',
    ),
  ),
  form('RU', 'ru-ip', 'ИП', soleTrader),
  form('BY', 'by-ooo', 'ООО', limited),
  form(
    'BY',
    'by-odo',
    'ОДО',
    t(
      'Additional liability company',
      'Общество с дополнительной ответственностью',
      'Društvo sa dodatnom odgovornošću',
      'Gesellschaft mit zusätzlicher Haftung',
      'Società a responsabilità aggiuntiva',
      'Ek sorumluluklu şirket',
    ),
  ),
  form('BY', 'by-oao', 'ОАО', openJointStock),
  form(
    'BY',
    'by-chup',
    'ЧУП',
    t(
      'Private unitary enterprise',
      'Частное унитарное предприятие',
      'Privatno unitarno preduzeće',
      'Privates Einheitsunternehmen',
      'Impresa unitaria privata',
      'Özel üniter işletme',
    ),
  ),
  form('BY', 'by-ip', 'ИП', soleTrader),
  form(
    'KZ',
    'kz-too',
    'ТОО',
    t(
      'Limited liability partnership',
      'Товарищество с ограниченной ответственностью',
      'Ortakluk sa ograničenom odgovornošću',
      'Gesellschaft mit beschränkter Haftung',
      'Società a responsabilità limitata',
      'Sınırlı sorumlu ortaklık',
    ),
  ),
  form('KZ', 'kz-ao', 'АО', jointStock),
  form('KZ', 'kz-ip', 'ИП', soleTrader),
  form('RS', 'rs-doo', 'd.o.o.', limited),
  form('RS', 'rs-ad', 'a.d.', jointStock),
  form('RS', 'rs-pr', 'PR', soleTrader),
  form('DE', 'de-gmbh', 'GmbH', limited),
  form('DE', 'de-kg', 'KG', limitedPartnership),
  form(
    'DE',
    'de-gmbh-co-kg',
    'GmbH & Co. KG',
    t(
      'Limited partnership with a limited company as general partner',
      'Коммандитное товарищество с участием ООО',
      'Komanditno društvo sa d.o.o. kao komplementarom',
      'Kommanditgesellschaft mit einer GmbH als Komplementärin',
      'Società in accomandita con socio accomandatario GmbH',
      'Komandite ortağı limited şirket olan komandit şirket',
    ),
  ),
  form('DE', 'de-ag', 'AG', jointStock),
  form(
    'DE',
    'de-ek',
    'e. K.',
    t(
      'Registered sole trader',
      'Зарегистрированный коммерсант',
      'Upisani preduzetnik',
      'Eingetragener Kaufmann',
      'Commerciante iscritto al registro',
      'Sicile kayıtlı tacir',
    ),
  ),
  form('IT', 'it-srl', 'S.r.l.', limited),
  form('IT', 'it-spa', 'S.p.A.', jointStock),
  form('IT', 'it-sas', 'S.a.s.', limitedPartnership),
  form('TR', 'tr-ltd', 'Ltd. Şti.', limited),
  form('TR', 'tr-as', 'A.Ş.', jointStock),
  form('AT', 'at-gmbh', 'GmbH', limited),
  form('SI', 'si-doo', 'd.o.o.', limited),
  form('HR', 'hr-doo', 'd.o.o.', limited),
  form('ME', 'me-doo', 'd.o.o.', limited),
  form('BA', 'ba-doo', 'd.o.o.', limited),
  form('MK', 'mk-doo', 'DOO', limited),
  form('PL', 'pl-spzoo', 'sp. z o.o.', limited),
  form('PL', 'pl-sa', 'S.A.', jointStock),
  form(
    'BG',
    'bg-eood',
    'ЕООД',
    t(
      'Single-member limited liability company',
      'Общество с ограниченной ответственностью с одним участником',
      'Jednočlano društvo sa ograničenom odgovornošću',
      'Einpersonengesellschaft mit beschränkter Haftung',
      'Società a responsabilità limitata unipersonale',
      'Tek ortaklı limited şirket',
    ),
  ),
  form('BG', 'bg-ood', 'ООД', limited),
  form('CZ', 'cz-sro', 's.r.o.', limited),
  form('HU', 'hu-kft', 'Kft.', limited),
  form('RO', 'ro-srl', 'S.R.L.', limited),
  form('GR', 'gr-epe', 'Ε.Π.Ε.', limited),
  form('AM', 'am-llc', 'ՍՊԸ', limited),
  form('KG', 'kg-osoo', 'ОсОО', limited),
  form('GE', 'ge-llc', 'შპს', limited),
  form('AZ', 'az-mmc', 'MMC', limited),
  form('UZ', 'uz-mchj', 'MChJ', limited),
]

export const dialCodes: Record<string, string> = {
  RU: '+7',
  KZ: '+7',
  BY: '+375',
  AM: '+374',
  KG: '+996',
  DE: '+49',
  IT: '+39',
  AT: '+43',
  SI: '+386',
  HR: '+385',
  BG: '+359',
  RO: '+40',
  HU: '+36',
  PL: '+48',
  CZ: '+420',
  GR: '+30',
  RS: '+381',
  ME: '+382',
  BA: '+387',
  MK: '+389',
  TR: '+90',
  GE: '+995',
  AZ: '+994',
  UZ: '+998',
  CN: '+86',
}
