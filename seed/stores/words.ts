// The trade words that sentences about a store need, in the cases they need.
import type { ClassKey } from './types.ts'

/**
 * Goods of a class. Russian and Serbian: genitive ('production of ...') and accusative ('we sell ...');
 * German: dative ('maker of ...') and accusative; the others have one form.
 */
export type Goods = Record<'en' | 'ruOf' | 'ru' | 'srOf' | 'sr' | 'deOf' | 'de' | 'it' | 'tr', string>

const goods = (
  en: string, ruOf: string, ru: string, srOf: string, sr: string, deOf: string, de: string, it: string, tr: string,
): Goods =>
  ({ en, ruOf, ru, srOf, sr, deOf, de, it, tr })

export const goodsOf: Record<ClassKey, Goods> = {
  fasteners: goods(
    'fasteners', 'крепежа', 'крепёж', 'vijčane robe', 'vijčanu robu', 'Verbindungselementen', 'Verbindungselemente',
    'elementi di fissaggio', 'bağlantı elemanları',
  ),
  'pumps-fittings': goods(
    'pumps and pipeline fittings', 'насосов и трубопроводной арматуры', 'насосы и трубопроводную арматуру',
    'pumpi i cevne armature',
    'pumpe i cevnu armaturu', 'Pumpen und Rohrarmaturen', 'Pumpen und Rohrarmaturen', 'pompe, valvole e raccordi',
    'pompa ve boru armatürleri',
  ),
  electrical: goods(
    'electrical supplies', 'электротехнической продукции', 'электротехническую продукцию', 'elektromaterijala',
    'elektromaterijal',
    'Elektromaterial', 'Elektromaterial', 'materiale elettrico', 'elektrik malzemeleri',
  ),
  packaging: goods(
    'packaging', 'упаковочных материалов', 'упаковочные материалы', 'ambalaže', 'ambalažu', 'Verpackungsmaterial',
    'Verpackungsmaterial',
    'imballaggi', 'ambalaj malzemeleri',
  ),
  'bearings-drives': goods(
    'bearings and drive components', 'подшипников и приводной техники', 'подшипники и приводную технику',
    'ležajeva i pogonske tehnike',
    'ležajeve i pogonsku tehniku', 'Wälzlagern und Antriebstechnik', 'Wälzlager und Antriebstechnik',
    'cuscinetti e organi di trasmissione',
    'rulman ve tahrik elemanları',
  ),
  'textiles-workwear': goods(
    'textiles and workwear', 'текстиля и спецодежды', 'текстиль и спецодежду', 'tekstila i radne odeće', 'tekstil i radnu odeću',
    'Textilien und Arbeitskleidung', 'Textilien und Arbeitskleidung', 'tessuti e abbigliamento da lavoro',
    'tekstil ve iş kıyafetleri',
  ),
  warehouse: goods(
    'storage and handling equipment', 'складского оборудования', 'складское оборудование', 'skladišne opreme', 'skladišnu opremu',
    'Lager- und Fördertechnik', 'Lager- und Fördertechnik', 'attrezzature per il magazzino', 'depo ve istifleme ekipmanları',
  ),
  kitchen: goods(
    'catering equipment', 'оборудования и посуды для общепита', 'оборудование и посуду для общепита', 'ugostiteljske opreme',
    'ugostiteljsku opremu', 'Gastronomiebedarf', 'Gastronomiebedarf', 'attrezzature per la ristorazione',
    'endüstriyel mutfak ekipmanları',
  ),
  'office-equipment': goods(
    'office equipment', 'оргтехники и расходных материалов', 'оргтехнику и расходные материалы', 'kancelarijske opreme',
    'kancelarijsku opremu', 'Bürotechnik und Verbrauchsmaterial', 'Bürotechnik und Verbrauchsmaterial',
    'attrezzature per ufficio',
    'ofis makineleri ve sarf malzemeleri',
  ),
  metal: goods(
    'rolled metal', 'металлопроката', 'металлопрокат', 'metalnih poluproizvoda', 'metalne poluproizvode',
    'Walzstahl und Metallhalbzeug',
    'Walzstahl und Metallhalbzeug', 'prodotti siderurgici', 'haddelenmiş metal ürünleri',
  ),
  tools: goods(
    'tools', 'инструмента', 'инструмент', 'alata', 'alat', 'Werkzeugen', 'Werkzeuge', 'utensili', 'el aletleri ve takımlar',
  ),
  building: goods(
    'building materials', 'строительных материалов', 'строительные материалы', 'građevinskog materijala', 'građevinski materijal',
    'Baustoffen', 'Baustoffe', 'materiali edili', 'yapı malzemeleri',
  ),
}
