import { type ClassSeed, t } from '../types.ts'
import { boardsAndInsulation } from './building/boards-and-insulation.ts'
import { masonry } from './building/masonry.ts'
import { paintsAndSealants } from './building/paints-and-sealants.ts'
import { sanitaryAndHeating } from './building/sanitary-and-heating.ts'
import { tilesAndFloors } from './building/tiles-and-floors.ts'
import { windowsDoorsLocks } from './building/windows-doors-locks.ts'

export const building: ClassSeed = {
  key: 'building',
  name: t('Building materials', 'Строительные материалы', 'Građevinski materijal', 'Baustoffe', 'Materiali edili', 'Yapı malzemeleri'),
  about: t(
    'Materials for shell, finishing and installation work, from bricks to radiators. Quantities are in trade units – sheets, bags, square metres – so the price can be compared directly.',
    'Материалы для коробки, отделки и монтажа: от кирпича до радиаторов. Количество указано в торговых единицах — листах, мешках, квадратных метрах, поэтому цены легко сравнить.',
    'Materijali za grube, završne i montažne radove, od opeke do radijatora. Količine su u trgovačkim jedinicama – pločama, džakovima, kvadratnim metrima – pa se cene lako porede.',
    'Material für Rohbau, Ausbau und Installation, vom Ziegel bis zum Heizkörper. Mengen stehen in handelsüblichen Einheiten – Platten, Säcken, Quadratmetern –, so sind Preise direkt vergleichbar.',
    'Materiali per grezzo, finitura e impianti, dai mattoni ai radiatori. Le quantità sono in unità commerciali – lastre, sacchi, metri quadrati – così i prezzi si confrontano subito.',
    'Kaba yapı, ince iş ve tesisat için tuğladan radyatöre malzemeler. Miktarlar levha, torba, metrekare gibi ticari birimlerdedir, böylece fiyatlar doğrudan karşılaştırılır.',
  ),
  drawing: { kind: 'brick', variant: 'hollow', count: 12, labels: [] },
  groups: [masonry, boardsAndInsulation, tilesAndFloors, paintsAndSealants, windowsDoorsLocks, sanitaryAndHeating],
}
