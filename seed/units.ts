import { t, type Text, type UnitCode } from './types.ts'

export type UnitSeed = {
  code: UnitCode
  /** In one unit; 1 by default. */
  pieces?: number
  name: Text
  /** Used without a number, as after a price: 12.40 per 'pc'. */
  short: Text
  /** ICU messages with {count}. */
  plural: Text
}

export const units: UnitSeed[] = [
  {
    code: 'piece',
    name: t('piece', 'штука', 'komad', 'Stück', 'pezzo', 'adet'),
    short: t('pc', 'шт.', 'kom.', 'Stk.', 'pz', 'adet'),
    plural: unchanging(['pc', 'pcs'], 'шт.', 'kom.', 'Stk.', 'pz', 'adet'),
  },
  {
    code: 'hundredPieces',
    pieces: 100,
    name: t('hundred pieces', 'сто штук', 'sto komada', 'hundert Stück', 'cento pezzi', 'yüz adet'),
    short: t('100 pcs', '100 шт.', '100 kom.', '100 Stk.', '100 pz', '100 adet'),
    plural: unchanging(['× 100 pcs', '× 100 pcs'], '× 100 шт.', '× 100 kom.', '× 100 Stk.', '× 100 pz', '× 100 adet'),
  },
  {
    code: 'thousandPieces',
    pieces: 1_000,
    name: t('thousand pieces', 'тысяча штук', 'hiljadu komada', 'tausend Stück', 'mille pezzi', 'bin adet'),
    short: t('1,000 pcs', '1000 шт.', '1.000 kom.', '1.000 Stk.', '1000 pz', '1.000 adet'),
    plural: unchanging(
      ['× 1,000 pcs', '× 1,000 pcs'],
      '× 1000 шт.',
      '× 1.000 kom.',
      '× 1.000 Stk.',
      '× 1000 pz',
      '× 1.000 adet',
    ),
  },
  {
    code: 'pair',
    name: t('pair', 'пара', 'par', 'Paar', 'paio', 'çift'),
    short: t('pair', 'пара', 'par', 'Paar', 'paio', 'çift'),
    plural: changing(
      ['pair', 'pairs'],
      ['пара', 'пары', 'пар'],
      ['par', 'para', 'pari'],
      ['Paar', 'Paar'],
      ['paio', 'paia'],
      'çift',
    ),
  },
  {
    code: 'set',
    name: t('set', 'комплект', 'komplet', 'Satz', 'set', 'takım'),
    short: t('set', 'компл.', 'kompl.', 'Satz', 'set', 'takım'),
    plural: changing(
      ['set', 'sets'],
      ['комплект', 'комплекта', 'комплектов'],
      ['komplet', 'kompleta', 'kompleta'],
      ['Satz', 'Sätze'],
      ['set', 'set'],
      'takım',
    ),
  },
  {
    code: 'pack',
    name: t('pack', 'упаковка', 'pakovanje', 'Packung', 'confezione', 'paket'),
    short: t('pack', 'упак.', 'pak.', 'Pkg.', 'conf.', 'paket'),
    plural: changing(
      ['pack', 'packs'],
      ['упаковка', 'упаковки', 'упаковок'],
      ['pakovanje', 'pakovanja', 'pakovanja'],
      ['Packung', 'Packungen'],
      ['confezione', 'confezioni'],
      'paket',
    ),
  },
  {
    code: 'box',
    name: t('box', 'коробка', 'kutija', 'Karton', 'scatola', 'koli'),
    short: t('box', 'кор.', 'kut.', 'Krt.', 'scat.', 'koli'),
    plural: changing(
      ['box', 'boxes'],
      ['коробка', 'коробки', 'коробок'],
      ['kutija', 'kutije', 'kutija'],
      ['Karton', 'Kartons'],
      ['scatola', 'scatole'],
      'koli',
    ),
  },
  {
    code: 'roll',
    name: t('roll', 'рулон', 'rolna', 'Rolle', 'rotolo', 'rulo'),
    short: t('roll', 'рул.', 'rol.', 'Rl.', 'rot.', 'rulo'),
    plural: changing(
      ['roll', 'rolls'],
      ['рулон', 'рулона', 'рулонов'],
      ['rolna', 'rolne', 'rolni'],
      ['Rolle', 'Rollen'],
      ['rotolo', 'rotoli'],
      'rulo',
    ),
  },
  {
    code: 'sheet',
    name: t('sheet', 'лист', 'tabla', 'Tafel', 'lastra', 'levha'),
    short: t('sheet', 'лист', 'tabla', 'Tafel', 'lastra', 'levha'),
    plural: changing(
      ['sheet', 'sheets'],
      ['лист', 'листа', 'листов'],
      ['tabla', 'table', 'tabli'],
      ['Tafel', 'Tafeln'],
      ['lastra', 'lastre'],
      'levha',
    ),
  },
  {
    code: 'bag',
    name: t('bag', 'мешок', 'džak', 'Sack', 'sacco', 'torba'),
    short: t('bag', 'меш.', 'džak', 'Sack', 'sacco', 'torba'),
    plural: changing(
      ['bag', 'bags'],
      ['мешок', 'мешка', 'мешков'],
      ['džak', 'džaka', 'džakova'],
      ['Sack', 'Säcke'],
      ['sacco', 'sacchi'],
      'torba',
    ),
  },
  {
    code: 'drum',
    name: t('drum', 'барабан', 'kotur', 'Trommel', 'bobina', 'makara'),
    short: t('drum', 'бар.', 'kotur', 'Tr.', 'bob.', 'makara'),
    plural: changing(
      ['drum', 'drums'],
      ['барабан', 'барабана', 'барабанов'],
      ['kotur', 'kotura', 'koturova'],
      ['Trommel', 'Trommeln'],
      ['bobina', 'bobine'],
      'makara',
    ),
  },
  {
    code: 'pallet',
    name: t('pallet', 'паллета', 'paleta', 'Palette', 'pallet', 'palet'),
    short: t('pallet', 'пал.', 'pal.', 'Pal.', 'pallet', 'palet'),
    plural: changing(
      ['pallet', 'pallets'],
      ['паллета', 'паллеты', 'паллет'],
      ['paleta', 'palete', 'paleta'],
      ['Palette', 'Paletten'],
      ['pallet', 'pallet'],
      'palet',
    ),
  },
  {
    code: 'metre',
    name: t('metre', 'метр', 'metar', 'Meter', 'metro', 'metre'),
    short: t('m', 'м', 'm', 'm', 'm', 'm'),
    plural: unchanging(['m', 'm'], 'м', 'm', 'm', 'm', 'm'),
  },
  {
    code: 'squareMetre',
    name: t('square metre', 'квадратный метр', 'kvadratni metar', 'Quadratmeter', 'metro quadrato', 'metrekare'),
    short: t('m²', 'м²', 'm²', 'm²', 'm²', 'm²'),
    plural: unchanging(['m²', 'm²'], 'м²', 'm²', 'm²', 'm²', 'm²'),
  },
  {
    code: 'cubicMetre',
    name: t('cubic metre', 'кубический метр', 'kubni metar', 'Kubikmeter', 'metro cubo', 'metreküp'),
    short: t('m³', 'м³', 'm³', 'm³', 'm³', 'm³'),
    plural: unchanging(['m³', 'm³'], 'м³', 'm³', 'm³', 'm³', 'm³'),
  },
  {
    code: 'kilogram',
    name: t('kilogram', 'килограмм', 'kilogram', 'Kilogramm', 'chilogrammo', 'kilogram'),
    short: t('kg', 'кг', 'kg', 'kg', 'kg', 'kg'),
    plural: unchanging(['kg', 'kg'], 'кг', 'kg', 'kg', 'kg', 'kg'),
  },
  {
    code: 'tonne',
    name: t('tonne', 'тонна', 'tona', 'Tonne', 'tonnellata', 'ton'),
    short: t('t', 'т', 't', 't', 't', 'ton'),
    plural: unchanging(['t', 't'], 'т', 't', 't', 't', 'ton'),
  },
  {
    code: 'litre',
    name: t('litre', 'литр', 'litar', 'Liter', 'litro', 'litre'),
    short: t('l', 'л', 'l', 'l', 'l', 'l'),
    plural: unchanging(['l', 'l'], 'л', 'l', 'l', 'l', 'l'),
  },
]

/** Abbreviations: one form for every number outside English, yet each language keeps the plural categories it has. */
function unchanging(en: [string, string], ru: string, sr: string, de: string, it: string, tr: string): Text {
  return changing(en, [ru, ru, ru], [sr, sr, sr], [de, de], [it, it], tr)
}

/**
 * Words. Russian: one, few (also for fractions), many. Serbian: one, few, other. Italian has 'many' from a million on.
 * Turkish nouns stay singular after a number.
 */
function changing(
  en: [string, string],
  ru: [string, string, string],
  sr: [string, string, string],
  de: [string, string],
  it: [string, string],
  tr: string,
): Text {
  return t(
    `{count, plural, one {# ${en[0]}} other {# ${en[1]}}}`,
    `{count, plural, one {# ${ru[0]}} few {# ${ru[1]}} many {# ${ru[2]}} other {# ${ru[1]}}}`,
    `{count, plural, one {# ${sr[0]}} few {# ${sr[1]}} other {# ${sr[2]}}}`,
    `{count, plural, one {# ${de[0]}} other {# ${de[1]}}}`,
    `{count, plural, one {# ${it[0]}} many {# ${it[1]}} other {# ${it[1]}}}`,
    `{count, plural, one {# ${tr}} other {# ${tr}}}`,
  )
}
