/** How price lists abbreviate units, beside the names and short names that units have here; folded, without a point at the end. */
const words: Record<string, string> = {
  piece:
    'шт, штук, штуки, ед, единица, pcs, pce, piece, pieces, ea, each, stk, st, stck, kom, komada, pz, pezzi, adt, ad',
  thousandPieces: 'тыс. шт, тыс.шт',
  pair: 'пар, пары, paare, paia',
  set: 'к-т, кт, комплектов, наб, набор, kit, sets, kpl, garnitura, sätze',
  pack: 'уп, упаковок, упк, пач, пачка, pk, packs, package, pck, paket, vpe, ream, ris, risma, cf, confezioni, pkt',
  box: 'короб, коробок, ящ, ящик, boxes, ctn, carton, kart, scatole, kutu',
  roll: 'рулонов, бухта, rolls, rollen, rotoli',
  sheet: 'листов, sheets, platte, lastre, tafeln',
  bag: 'мешков, bags, säcke, vreća, sacchi, çuval',
  drum: 'барабанов, drums, bobine',
  pallet: 'паллет, поддон, pallets, plt, paletten, bancale',
  metre: 'пог. м, пог.м, п.м, п. м, пм, м.п, м. п, мп, метров, lm, mtr, metres, meters, lfm, lfd. m, metri',
  squareMetre: 'кв.м, кв. м, м.кв, м кв, м2, sqm, qm, kvm, mq, m2',
  cubicMetre: 'куб.м, куб. м, м.куб, м куб, м3, cbm, mc, m3',
  kilogram: 'кило, kgs, kilo, kilos, kgr',
  tonne: 'тн, тонн, тонны, tons, tonnes, to, tonnellate',
  litre: 'литров, ltr, lt, liters, litres, litri',
}

/** The code of a unit by each abbreviation. */
export const unitWords: readonly [word: string, code: string][] = Object.entries(words).flatMap(([code, list]) =>
  list.split(', ').map((word): [string, string] => [word, code]),
)
