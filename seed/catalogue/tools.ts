import { t } from '../types.ts'
import type { ClassSeed } from '../types.ts'
import { abrasives } from './tools/abrasives.ts'
import { cuttingTools } from './tools/cutting-tools.ts'
import { handTools } from './tools/hand-tools.ts'
import { measuringTools } from './tools/measuring-tools.ts'
import { powerTools } from './tools/power-tools.ts'
import { toolStorage } from './tools/tool-storage.ts'
import { workshopMachines } from './tools/workshop-machines.ts'

export const tools: ClassSeed = {
  key: 'tools',
  name: t('Tools', 'Инструмент', 'Alati', 'Werkzeuge', 'Utensili', 'Aletler'),
  about: t(
    'Power and hand tools, abrasives, cutting and measuring tools, workshop machines and tool storage for trade and industry.',
    'Электро- и ручной инструмент, абразивы, режущий и измерительный инструмент, оборудование и хранение для мастерских и производства.',
    'Električni i ručni alati, abrazivi, rezni i merni alati, radionička oprema i odlaganje alata za zanat i industriju.',
    'Elektro- und Handwerkzeuge, Schleifmittel, Zerspanungs- und Messwerkzeuge, Werkstattgeräte und Aufbewahrung für Handwerk und Industrie.',
    'Elettroutensili e utensili manuali, abrasivi, utensili da taglio e di misura, macchine da officina e custodia per artigianato e industria.',
    'Zanaat ve sanayi için elektrikli ve el aletleri, aşındırıcılar, kesici takımlar, ölçü aletleri, atölye makineleri ve takım dolapları.',
  ),
  drawing: { kind: 'drill', variant: 'drill', labels: ['18V', '13'] },
  groups: [powerTools, handTools, abrasives, cuttingTools, measuringTools, workshopMachines, toolStorage],
}
