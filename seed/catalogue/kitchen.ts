import { t, type ClassSeed } from '../types.ts'
import { bar } from './kitchen/bar.ts'
import { cooking } from './kitchen/cooking.ts'
import { cookware } from './kitchen/cookware.ts'
import { processing } from './kitchen/processing.ts'
import { refrigeration } from './kitchen/refrigeration.ts'
import { stainless } from './kitchen/stainless.ts'
import { tableware } from './kitchen/tableware.ts'

export const kitchen: ClassSeed = {
  key: 'kitchen',
  name: t('Kitchen and food service', 'Кухня и общепит', 'Kuhinja i ugostiteljstvo', 'Küche und Gastronomie', 'Cucina e ristorazione', 'Mutfak ve ikram'),
  about: t('Equipment, furniture and tableware for restaurants, cafés, canteens and hotels. Power, dimensions and connections are given, so that a kitchen can be planned from the list.',
    'Оборудование, мебель и посуда для ресторанов, кафе, столовых и отелей. Указаны мощность, размеры и подключения, поэтому кухню можно спланировать прямо по списку.',
    'Oprema, nameštaj i posuđe za restorane, kafiće, kantine i hotele. Navedeni su snaga, dimenzije i priključci, pa se kuhinja može isplanirati sa spiska.',
    'Geräte, Möbel und Geschirr für Restaurants, Cafés, Kantinen und Hotels. Leistung, Maße und Anschlüsse sind angegeben, sodass sich eine Küche nach der Liste planen lässt.',
    'Attrezzature, arredi e stoviglie per ristoranti, bar, mense e hotel. Potenze, misure e allacciamenti sono indicati, così la cucina si progetta direttamente dall’elenco.',
    'Restoran, kafe, yemekhane ve oteller için ekipman, mobilya ve servis takımları. Güç, ölçü ve bağlantılar verilir; mutfak doğrudan listeden planlanabilir.'),
  drawing: { kind: 'mixer', variant: 'planetary', labels: [] },
  groups: [processing, cooking, refrigeration, stainless, cookware, tableware, bar],
}
