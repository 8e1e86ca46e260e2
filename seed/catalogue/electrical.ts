import { t } from '../types.ts'
import type { ClassSeed } from '../types.ts'
import { cableAndWire } from './electrical/cable-and-wire.ts'
import { lamps } from './electrical/lamps.ts'
import { luminaires } from './electrical/luminaires.ts'
import { motors } from './electrical/motors.ts'
import { switchgear } from './electrical/switchgear.ts'
import { wiringAccessories } from './electrical/wiring-accessories.ts'

export const electrical: ClassSeed = {
  key: 'electrical',
  name: t('Electrical and lighting', 'Электротехника и свет', 'Elektrotehnika i rasveta', 'Elektro und Licht', 'Materiale elettrico e illuminazione', 'Elektrik ve aydınlatma'),
  about: t(
    'Cable, protection devices, wiring accessories, luminaires, lamps and motors for electricians, panel builders and maintenance.',
    'Кабель, аппараты защиты, установочные изделия, светильники, лампы и двигатели для электромонтажников, сборщиков щитов и служб эксплуатации.',
    'Kablovi, zaštitna oprema, instalacioni pribor, svetiljke, sijalice i motori za električare, proizvođače ormana i održavanje.',
    'Kabel, Schutzgeräte, Installationsmaterial, Leuchten, Leuchtmittel und Motoren für Elektrohandwerk, Schaltanlagenbau und Instandhaltung.',
    'Cavi, protezioni, materiale da installazione, apparecchi di illuminazione, lampadine e motori per elettricisti, quadristi e manutentori.',
    'Elektrikçiler, panocular ve bakım ekipleri için kablo, koruma cihazları, tesisat malzemeleri, armatürler, ampuller ve motorlar.',
  ),
  drawing: { kind: 'breaker', variant: 'modular', count: 3, labels: ['C16', '54'] },
  groups: [cableAndWire, switchgear, wiringAccessories, luminaires, lamps, motors],
}
