import { t, type ClassSeed } from '../types.ts'
import { bins } from './warehouse/bins.ts'
import { castors } from './warehouse/castors.ts'
import { ladders } from './warehouse/ladders.ts'
import { loadCarriers } from './warehouse/load-carriers.ts'
import { racking } from './warehouse/racking.ts'
import { scales } from './warehouse/scales.ts'
import { trucks } from './warehouse/trucks.ts'

export const warehouse: ClassSeed = {
  key: 'warehouse',
  name: t('Warehouse and racks', 'Склад и стеллажи', 'Skladište i regali', 'Lager und Regale', 'Magazzino e scaffalature', 'Depo ve raf'),
  about: t('Racks, pallets, bins, trolleys, ladders, castors and scales for storage and dispatch. Loads and dimensions are given for every item, so that equipment of different suppliers can be combined.',
    'Стеллажи, паллеты, ящики, тележки, лестницы, колёса и весы для хранения и отгрузки. У каждого товара указаны нагрузки и размеры, поэтому оборудование разных поставщиков можно сочетать.',
    'Regali, palete, kutije, kolica, merdevine, točkovi i vage za skladištenje i otpremu. Za svaki artikal navedeni su nosivost i dimenzije, pa se oprema raznih dobavljača može kombinovati.',
    'Regale, Paletten, Behälter, Wagen, Leitern, Rollen und Waagen für Lagerung und Versand. Tragkraft und Maße sind bei jedem Artikel angegeben, sodass sich Geräte verschiedener Anbieter kombinieren lassen.',
    'Scaffalature, pallet, contenitori, carrelli, scale, ruote e bilance per stoccaggio e spedizione. Portate e misure sono indicate per ogni articolo, così si possono combinare attrezzature di fornitori diversi.',
    'Depolama ve sevkiyat için raf, palet, kutu, araba, merdiven, teker ve teraziler. Her üründe yük ve ölçüler verilir; farklı tedarikçilerin ekipmanı birlikte kullanılabilir.'),
  drawing: { kind: 'rack', variant: 'pallet', count: 3, ratio: 1.1 },
  groups: [racking, loadCarriers, bins, trucks, ladders, castors, scales],
}
