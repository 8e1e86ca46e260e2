import type { ClassSeed } from '../types.ts'
import { t } from '../types.ts'
import { measuringInstruments } from './pumps-fittings/measuring-instruments.ts'
import { pipeFittings } from './pumps-fittings/pipe-fittings.ts'
import { pipes } from './pumps-fittings/pipes.ts'
import { pumps } from './pumps-fittings/pumps.ts'
import { valves } from './pumps-fittings/valves.ts'

export const pumpsFittings: ClassSeed = {
  key: 'pumps-fittings',
  name: t('Pumps and fittings', 'Насосы и арматура', 'Pumpe i armatura', 'Pumpen und Armaturen', 'Pompe e raccorderia',
    'Pompa ve tesisat malzemeleri'),
  about: t(
    'Pumps, valves, pipes, fittings and instruments for water supply, heating and process lines. Sizes follow EN and ISO standards, so that parts of different makers fit together.',
    'Насосы, арматура, трубы, фитинги и приборы для водоснабжения, отопления и технологических линий. Размеры соответствуют EN и ISO, поэтому детали разных изготовителей совместимы.',
    'Pumpe, ventili, cevi, fitinzi i instrumenti za vodovod, grejanje i procesne linije. Dimenzije prate standarde EN i ISO, pa su delovi različitih proizvođača međusobno uklopivi.',
    'Pumpen, Armaturen, Rohre, Verbinder und Messgeräte für Wasserversorgung, Heizung und Prozessleitungen. Die Maße folgen EN und ISO, daher passen Teile verschiedener Hersteller zusammen.',
    'Pompe, valvole, tubi, raccordi e strumenti per acqua, riscaldamento e linee di processo. Le dimensioni seguono le norme EN e ISO, perciò i pezzi di produttori diversi sono compatibili.',
    'Su temini, ısıtma ve proses hatları için pompa, vana, boru, bağlantı parçası ve ölçü aletleri. Ölçüler EN ve ISO normlarına uyar, farklı üreticilerin parçaları birlikte kullanılabilir.',
  ),
  drawing: { kind: 'pump', variant: 'centrifugal', labels: [] },
  groups: [pumps, valves, pipes, pipeFittings, measuringInstruments],
}
