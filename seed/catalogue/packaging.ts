import { t } from '../types.ts'
import type { ClassSeed } from '../types.ts'
import { bags } from './packaging/bags.ts'
import { bottlesJars } from './packaging/bottles-jars.ts'
import { canistersDrums } from './packaging/canisters-drums.ts'
import { cardboard } from './packaging/cardboard.ts'
import { filmsTapes } from './packaging/films-tapes.ts'
import { labelsPaper } from './packaging/labels-paper.ts'

export const packaging: ClassSeed = {
  key: 'packaging',
  name: t('Packaging', 'Упаковка', 'Ambalaža', 'Verpackung', 'Imballaggi', 'Ambalaj'),
  about: t('Everything that protects goods on the way from the line to the customer: boxes, films, bags, bottles, drums and labels. Prices fall with the case and the pallet, so compare offers at the quantity you really use.',
    'Всё, что защищает товар на пути от линии до покупателя: короба, плёнки, пакеты, бутылки, бочки и этикетки. Цена снижается при покупке коробами и паллетами, поэтому сравнивайте предложения на своём объёме.',
    'Sve što štiti robu na putu od linije do kupca: kutije, folije, kese, flaše, burad i etikete. Cena pada sa kutijom i paletom, pa poredite ponude za količinu koju zaista trošite.',
    'Alles, was Ware auf dem Weg vom Band zum Kunden schützt: Kartons, Folien, Beutel, Flaschen, Fässer und Etiketten. Die Preise sinken mit Karton und Palette; Angebote daher bei der eigenen Menge vergleichen.',
    'Tutto ciò che protegge la merce dalla linea al cliente: scatole, film, sacchetti, bottiglie, fusti ed etichette. I prezzi calano a collo e a pallet: confronti le offerte sulla Sua quantità reale.',
    'Ürünü hattan müşteriye kadar koruyan her şey: koliler, filmler, poşetler, şişeler, variller ve etiketler. Fiyat koli ve palet bazında düşer; teklifleri gerçek tüketiminize göre karşılaştırın.'),
  drawing: { kind: 'box', variant: 'flap', ratio: 0.7 },
  groups: [cardboard, filmsTapes, bags, bottlesJars, canistersDrums, labelsPaper],
}
