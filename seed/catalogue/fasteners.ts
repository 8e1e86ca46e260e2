import { t } from '../types.ts'
import type { ClassSeed } from '../types.ts'
import { anchors } from './fasteners/anchors.ts'
import { bolts } from './fasteners/bolts.ts'
import { nuts } from './fasteners/nuts.ts'
import { rigging } from './fasteners/rigging.ts'
import { rivets } from './fasteners/rivets.ts'
import { screws } from './fasteners/screws.ts'

export const fasteners: ClassSeed = {
  key: 'fasteners',
  name: t('Fasteners', 'Крепёж', 'Vijčana roba', 'Befestigungstechnik', 'Elementi di fissaggio', 'Bağlantı elemanları'),
  about: t(
    'Bolts, screws, nuts, anchors, rivets and rigging by international standards. Prices are per hundred, thousand, kilogram or piece, as the trade counts them; whole boxes are shipped.',
    'Болты, саморезы, гайки, анкеры, заклёпки и такелаж по международным стандартам. Цены указаны за сотню, тысячу, килограмм или штуку, как принято в торговле; отгрузка целыми коробками.',
    'Vijci, navrtke, ankeri, nitne i oprema za vezivanje prema međunarodnim standardima. Cene su za sto, hiljadu, kilogram ili komad, kako je u trgovini uobičajeno; isporučuju se cele kutije.',
    'Schrauben, Muttern, Anker, Niete und Anschlagmittel nach internationalen Normen. Preise je Hundert, Tausend, Kilogramm oder Stück, wie im Handel üblich; geliefert werden ganze Kartons.',
    'Viti, dadi, ancoranti, rivetti e accessori di sollevamento secondo norme internazionali. Prezzi al cento, al mille, al chilogrammo o al pezzo, come usa il commercio; si spediscono scatole intere.',
    'Uluslararası standartlarda cıvata, vida, somun, dübel, perçin ve kaldırma elemanları. Fiyatlar ticarette alışıldığı gibi yüz, bin, kilogram veya adet içindir; tam kutu sevk edilir.',
  ),
  drawing: { kind: 'bolt', variant: 'hex', ratio: 4, labels: ['40', 'M10'] },
  groups: [bolts, screws, nuts, anchors, rivets, rigging],
}
