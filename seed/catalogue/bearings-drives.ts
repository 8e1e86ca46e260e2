import type { ClassSeed } from '../types.ts'
import { t } from '../types.ts'
import { beltsChains } from './bearings-drives/belts-chains.ts'
import { gearsCouplings } from './bearings-drives/gears-couplings.ts'
import { housings } from './bearings-drives/housings.ts'
import { hydraulicsPneumatics } from './bearings-drives/hydraulics-pneumatics.ts'
import { rollingBearings } from './bearings-drives/rolling-bearings.ts'
import { seals } from './bearings-drives/seals.ts'

export const bearingsDrives: ClassSeed = {
  key: 'bearings-drives',
  name: t('Bearings and drives', 'Подшипники и приводы', 'Ležajevi i prenosnici', 'Wälzlager und Antriebe',
    'Cuscinetti e trasmissioni', 'Rulmanlar ve tahrik elemanları'),
  about: t(
    'Bearings, housings, belts, chains, seals, hydraulics and gears for repair and machine building. Dimensions follow ISO and DIN, so parts can be replaced by size and designation.',
    'Подшипники, корпуса, ремни, цепи, уплотнения, гидравлика и редукторы для ремонта и машиностроения. Размеры соответствуют ISO и DIN, поэтому детали заменяют по размеру и обозначению.',
    'Ležajevi, kućišta, kaiševi, lanci, zaptivke, hidraulika i reduktori za remont i mašinogradnju. Dimenzije prate ISO i DIN, pa se delovi menjaju prema meri i oznaci.',
    'Lager, Gehäuse, Riemen, Ketten, Dichtungen, Hydraulik und Getriebe für Instandhaltung und Maschinenbau. Die Maße folgen ISO und DIN, Teile lassen sich nach Größe und Kurzzeichen ersetzen.',
    'Cuscinetti, supporti, cinghie, catene, guarnizioni, oleodinamica e riduttori per manutenzione e costruzione di macchine. Le dimensioni seguono ISO e DIN: i pezzi si sostituiscono per misura e sigla.',
    'Bakım ve makine imalatı için rulman, yatak, kayış, zincir, keçe, hidrolik ve redüktör. Ölçüler ISO ve DIN normlarına uyar; parçalar ölçü ve koda göre değiştirilebilir.',
  ),
  drawing: { kind: 'bearing', variant: 'ball', count: 9, ratio: 2.2, labels: [] },
  groups: [rollingBearings, housings, beltsChains, seals, hydraulicsPneumatics, gearsCouplings],
}
