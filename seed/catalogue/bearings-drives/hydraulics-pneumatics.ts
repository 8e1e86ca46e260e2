import type { GroupSeed } from '../../types.ts'
import { num, t } from '../../types.ts'
import { keys, labelOf, lookUp, sizeIn, subset } from '../declare.ts'
import * as the from './characteristics.ts'

const hydraulicRods: Record<number, number> = { 32: 20, 40: 25, 50: 30, 63: 35, 80: 45, 100: 55 }
const pneumaticRods: Record<number, number> = { 32: 12, 40: 16, 50: 20, 63: 20, 80: 25, 100: 25, 125: 32 }
const hosePressure: Record<string, Record<number, number>> = {
  '1sn': { 6: 225, 8: 215, 10: 180, 12: 160, 16: 130, 19: 105, 25: 88 },
    '2sn': { 6: 400, 8: 350, 10: 330, 12: 275, 16: 250, 19: 215, 25: 165 },
  '2sc': { 6: 400, 8: 350, 10: 330, 12: 275, 16: 250, 19: 215, 25: 165 }, '4sp': { 10: 445, 12: 415, 16: 350, 19: 350, 25: 280 },
}

export const hydraulicsPneumatics: GroupSeed = {
  key: 'hydraulics-pneumatics',
  name: t('Hydraulics and pneumatics', 'Гидравлика и пневматика', 'Hidraulika i pneumatika', 'Hydraulik und Pneumatik',
    'Oleodinamica e pneumatica',
    'Hidrolik ve pnömatik'),
  about: t(
    'Cylinders and hose assemblies for machines and vehicles. Force comes from piston area and pressure, speed from the flow.',
    'Цилиндры и рукава для станков и техники. Усилие определяют площадь поршня и давление, скорость — расход.',
    'Cilindri i creva za mašine i vozila. Silu određuju površina klipa i pritisak, brzinu protok.',
    'Zylinder und Schlauchleitungen für Maschinen und Fahrzeuge. Die Kraft folgt aus Kolbenfläche und Druck, die Geschwindigkeit aus dem Volumenstrom.',
    'Cilindri e tubi flessibili per macchine e veicoli. La forza dipende da area del pistone e pressione, la velocità dalla portata.',
    'Makine ve araçlar için silindirler ve hortumlar. Kuvveti piston alanı ve basınç, hızı ise debi belirler.',
  ),
  categories: [
    {
      key: 'hydraulic-cylinders',
      name: t('Hydraulic cylinders', 'Гидроцилиндры', 'Hidraulični cilindri', 'Hydraulikzylinder', 'Cilindri oleodinamici',
        'Hidrolik silindirler'),
      about: t(
        'Force in kilonewtons is roughly piston area in cm² times pressure in bar divided by 100. For long strokes take a larger piston so that the rod does not buckle. Spherical eyes forgive misalignment.',
        'Усилие в килоньютонах — это примерно площадь поршня в см², умноженная на давление в барах и делённая на 100. При большом ходе берите больший поршень, чтобы шток не потерял устойчивость. Шарнирные проушины прощают перекос.',
        'Sila u kilonjutnima je približno površina klipa u cm² puta pritisak u barima podeljeno sa 100. Za dug hod uzmite veći klip da se klipnjača ne izvije. Zglobne ušice podnose nesaosnost.',
        'Die Kraft in Kilonewton ist etwa Kolbenfläche in cm² mal Druck in bar geteilt durch 100. Bei langem Hub einen größeren Kolben wählen, damit die Stange nicht knickt. Gelenkaugen verzeihen Fluchtfehler.',
        'La forza in kilonewton è circa l’area del pistone in cm² per la pressione in bar divisa per 100. Con corse lunghe scegliere un alesaggio maggiore contro il carico di punta. Gli snodi sferici compensano i disallineamenti.',
        'Kilonewton cinsinden kuvvet, yaklaşık olarak cm² piston alanı çarpı bar basıncın 100’e bölümüdür. Uzun strokta rodun burkulmaması için büyük piston seçin. Mafsallı kulaklar eksen kaçıklığını karşılar.',
      ),
      view: 'grid', unit: 'piece', brands: ['Hidrovan', 'Norrdal', 'Drivonik'], code: 'HYC',
      characteristics: [
        [the.piston, [32, 40, 50, 63, 80, 100]],
        [the.stroke, [100, 150, 200, 250, 300, 400, 500, 600, 800, 1000]],
        [the.rod, (values) => hydraulicRods[num(values, 'piston')] ?? 20],
        [the.mounting, ['eyes', 'spherical', 'flange']],
        [the.workingPressure, [180, 210, 250]],
        [the.media, (_values, random) => subset(['mineral-oil', 'bio-oil'], random, 1)],
      ],
      isReal: (values) => num(values, 'stroke') <= num(values, 'rod') * 25,
      title: t(
        'Hydraulic cylinder {brand} {piston}/{rod}×{stroke} mm, {workingPressure} bar, {mounting}',
        'Гидроцилиндр {brand} {piston}/{rod}×{stroke} мм, {workingPressure} бар, {mounting}',
        'Hidraulični cilindar {brand} {piston}/{rod}×{stroke} mm, {workingPressure} bar, {mounting}',
        'Hydraulikzylinder {brand} {piston}/{rod}×{stroke} mm, {workingPressure} bar, {mounting}',
        'Cilindro oleodinamico {brand} {piston}/{rod}×{stroke} mm, {workingPressure} bar, {mounting}',
        'Hidrolik silindir {brand} {piston}/{rod}×{stroke} mm, {workingPressure} bar, {mounting}',
      ),
      description: t(
        'Double-acting welded cylinder, working pressure {workingPressure} bar, stroke {stroke} mm. Chrome-plated rod {rod} mm; mounting: {mounting}. Temperature of the oil from −20 to +80 °C.',
        'Сварной цилиндр двустороннего действия, рабочее давление {workingPressure} бар, ход {stroke} мм. Хромированный шток {rod} мм; крепление: {mounting}. Температура масла от −20 до +80 °C.',
        'Zavareni cilindar dvosmernog dejstva, radni pritisak {workingPressure} bar, hod {stroke} mm. Hromirana klipnjača {rod} mm; ugradnja: {mounting}. Temperatura ulja od −20 do +80 °C.',
        'Doppeltwirkender geschweißter Zylinder, Betriebsdruck {workingPressure} bar, Hub {stroke} mm. Verchromte Stange {rod} mm; Befestigung: {mounting}. Öltemperatur von −20 bis +80 °C.',
        'Cilindro saldato a doppio effetto, pressione di esercizio {workingPressure} bar, corsa {stroke} mm. Stelo cromato {rod} mm; fissaggio: {mounting}. Temperatura dell’olio da −20 a +80 °C.',
        'Çift etkili kaynaklı silindir, çalışma basıncı {workingPressure} bar, strok {stroke} mm. Krom kaplı rod {rod} mm; bağlantı: {mounting}. Yağ sıcaklığı −20 ile +80 °C arası.',
      ),
      price: (values) => (18 + num(values, 'piston') * 0.55 + num(values, 'stroke') * num(values, 'piston') * 0.0021)
        * (0.75 + num(values, 'workingPressure') / 800)
        * lookUp(values, 'mounting', { eyes: 1, spherical: 1.18, flange: 1.12 }),
      minimum: [2, 4, 10], step: [1, 2],
      drawing: (values) => ({ kind: 'cylinder', variant: 'hydraulic', ratio: (num(values, 'stroke') + 150) / num(values,
        'piston'),
        labels: [`Ø ${num(values, 'piston')}`, `${num(values, 'stroke')}`] }),
    },
    {
      key: 'pneumatic-cylinders',
      name: t('Pneumatic cylinders', 'Пневмоцилиндры', 'Pneumatski cilindri', 'Pneumatikzylinder', 'Cilindri pneumatici',
        'Pnömatik silindirler'),
      about: t(
        'ISO 15552 cylinders of all makers have the same mounting dimensions. Plan a third more force than the load needs. A magnetic piston lets sensors report the end positions; adjustable cushioning softens heavy or fast loads.',
        'Цилиндры ISO 15552 всех изготовителей имеют одинаковые присоединительные размеры. Закладывайте усилие на треть больше нагрузки. Магнитный поршень позволяет датчикам видеть крайние положения, регулируемое демпфирование смягчает тяжёлые и быстрые нагрузки.',
        'Cilindri ISO 15552 svih proizvođača imaju iste priključne mere. Predvidite trećinu veću silu od opterećenja. Magnetni klip omogućava senzorima da jave krajnje položaje, podesivo prigušenje ublažava teške ili brze mase.',
        'Zylinder nach ISO 15552 haben bei allen Herstellern gleiche Anbaumaße. Ein Drittel mehr Kraft als die Last einplanen. Der Magnetkolben erlaubt Sensoren für die Endlagen, einstellbare Dämpfung fängt schwere oder schnelle Lasten ab.',
        'I cilindri ISO 15552 di tutti i produttori hanno le stesse quote di fissaggio. Prevedere un terzo di forza in più del carico. Il pistone magnetico permette i sensori di fine corsa, l’ammortizzo regolabile addolcisce carichi pesanti o veloci.',
        'ISO 15552 silindirlerde tüm üreticilerin bağlantı ölçüleri aynıdır. Yükten üçte bir fazla kuvvet öngörün. Manyetik piston, uç konumların sensörle algılanmasını sağlar; ayarlanabilir yastıklama ağır ve hızlı yükleri yumuşatır.',
      ),
      view: 'grid', unit: 'piece', brands: ['Hidrovan', 'Norrdal', 'Zubtek'], code: 'PNC',
      characteristics: [
        [the.piston, [32, 40, 50, 63, 80, 100, 125]],
        [the.stroke, [25, 50, 80, 100, 125, 160, 200, 250, 320, 400, 500]],
        [the.rod, (values) => pneumaticRods[num(values, 'piston')] ?? 12],
        [the.mounting, ['profile', 'tie-rod']],
        [the.cushioning, ['elastic', 'adjustable']],
        [the.magnetic, [true, false]],
      ],
      title: t(
        'Pneumatic cylinder {brand} {piston}×{stroke} mm, {mounting}', 'Пневмоцилиндр {brand} {piston}×{stroke} мм, {mounting}',
        'Pneumatski cilindar {brand} {piston}×{stroke} mm, {mounting}',
        'Pneumatikzylinder {brand} {piston}×{stroke} mm, {mounting}',
        'Cilindro pneumatico {brand} {piston}×{stroke} mm, {mounting}',
        'Pnömatik silindir {brand} {piston}×{stroke} mm, {mounting}',
      ),
      description: t(
        'Double-acting cylinder to ISO 15552 for filtered compressed air up to 10 bar, piston {piston} mm, rod {rod} mm. Cushioning: {cushioning}. Runs with or without oil mist.',
        'Цилиндр двустороннего действия по ISO 15552 для фильтрованного сжатого воздуха до 10 бар, поршень {piston} мм, шток {rod} мм. Демпфирование: {cushioning}. Работает с масляным туманом и без него.',
        'Cilindar dvosmernog dejstva prema ISO 15552 za filtriran vazduh do 10 bar, klip {piston} mm, klipnjača {rod} mm. Prigušenje: {cushioning}. Radi sa uljnom maglom ili bez nje.',
        'Doppeltwirkender Zylinder nach ISO 15552 für gefilterte Druckluft bis 10 bar, Kolben {piston} mm, Stange {rod} mm. Dämpfung: {cushioning}. Betrieb mit oder ohne Ölnebel.',
        'Cilindro a doppio effetto secondo ISO 15552 per aria compressa filtrata fino a 10 bar, alesaggio {piston} mm, stelo {rod} mm. Ammortizzo: {cushioning}. Funziona con o senza lubrificazione.',
        'ISO 15552 normuna uygun çift etkili silindir, 10 bar’a kadar filtrelenmiş hava için, piston {piston} mm, rod {rod} mm. Yastıklama: {cushioning}. Yağlı veya yağsız havayla çalışır.',
      ),
      price: (values) => 11 + num(values, 'piston') * 0.42 + num(values, 'stroke') * num(values, 'piston') * 0.0011
        + (values.magnetic ? 2.5 : 0)
        + (values.cushioning === 'adjustable' ? 3.5 : 0) + (values.mounting === 'tie-rod' ? 2 : 0),
      minimum: [2, 4, 10], step: [1, 2],
      drawing: (values) => ({ kind: 'cylinder', variant: 'pneumatic', ratio: (num(values, 'stroke') + 130) / num(values,
        'piston'),
        labels: [`Ø ${num(values, 'piston')}`, `${num(values, 'stroke')}`] }),
    },
    {
      key: 'hydraulic-hoses',
      name: t('Hydraulic hose assemblies', 'Рукава высокого давления', 'Hidraulična creva', 'Hydraulikschlauchleitungen',
        'Tubi flessibili oleodinamici', 'Hidrolik hortumlar'),
      about: t(
        '1SN has one wire braid for medium pressure, 2SN and the slimmer 2SC two, 4SP four spiral layers for pulsating loads. Take the length between sealing faces and add 2–4%, because a hose shortens under pressure. Mark assemblies with the date and replace them after six years.',
        '1SN имеет одну оплётку для среднего давления, 2SN и более тонкий 2SC две, 4SP четыре навивки для пульсирующей нагрузки. Длину мерьте между уплотняющими торцами и добавляйте 2–4 %: под давлением рукав укорачивается. Отмечайте дату и меняйте рукава через шесть лет.',
        '1SN ima jedan oplet za srednji pritisak, 2SN i tanji 2SC dva, 4SP četiri spiralna sloja za pulsirajuća opterećenja. Dužinu merite između zaptivnih površina i dodajte 2–4% jer se crevo pod pritiskom skraćuje. Obeležite datum i zamenite posle šest godina.',
        '1SN hat ein Drahtgeflecht für mittleren Druck, 2SN und der schlankere 2SC zwei, 4SP vier Drahtspiralen für pulsierende Last. Länge zwischen den Dichtflächen messen und 2–4 % zugeben, da sich der Schlauch unter Druck verkürzt. Leitungen datieren und nach sechs Jahren wechseln.',
        '1SN ha una treccia per pressioni medie, 2SN e il più sottile 2SC due, 4SP quattro spirali per carichi pulsanti. Misurare tra le superfici di tenuta e aggiungere il 2–4%, perché in pressione il tubo si accorcia. Segnare la data e sostituire dopo sei anni.',
        '1SN orta basınç için tek örgülü, 2SN ve daha ince 2SC çift örgülü, 4SP darbeli yükler için dört spiral tellidir. Boyu sızdırmazlık yüzeyleri arasında ölçüp %2–4 ekleyin, hortum basınçta kısalır. Tarih yazın ve altı yıl sonra değiştirin.',
      ),
      view: 'list', unit: 'piece', brands: ['Hidrovan', 'Norrdal', 'Rotavell'], code: 'HHA',
      characteristics: [
        [the.hoseType, keys('1SN', '2SN', '2SC', '4SP')],
        [the.nominal, keys('DN 6', 'DN 8', 'DN 10', 'DN 12', 'DN 16', 'DN 19', 'DN 25')],
        [the.length, [400, 600, 800, 1000, 1200, 1500, 2000, 3000]],
        [the.hoseEnds, ['dkol', 'bsp', 'jic']],
        [the.workingPressure, (values) => lookUp(values, 'hoseType', hosePressure)[sizeIn(values, 'nominal')] ?? 0],
        [the.media, (_values, random) => subset(['mineral-oil', 'water-glycol', 'water'], random, 1)],
      ],
      isReal: (values) => num(values, 'workingPressure') > 0,
      title: t(
        'Hydraulic hose {hoseType} {nominal}, {length} mm, {workingPressure} bar, {hoseEnds}',
        'Рукав высокого давления {hoseType} {nominal}, {length} мм, {workingPressure} бар, {hoseEnds}',
        'Hidraulično crevo {hoseType} {nominal}, {length} mm, {workingPressure} bar, {hoseEnds}',
        'Hydraulikschlauch {hoseType} {nominal}, {length} mm, {workingPressure} bar, {hoseEnds}',
        'Tubo flessibile {hoseType} {nominal}, {length} mm, {workingPressure} bar, {hoseEnds}',
        'Hidrolik hortum {hoseType} {nominal}, {length} mm, {workingPressure} bar, {hoseEnds}',
      ),
      description: t(
        'Rubber hose {hoseType} to EN 853, 856 or 857 with crimped steel fittings at both ends, working pressure {workingPressure} bar. Fittings: {hoseEnds}; length {length} mm. Zinc-nickel plated, pressure tested.',
        'Резиновый рукав {hoseType} по EN 853, 856 или 857 с обжатыми стальными фитингами с двух концов, рабочее давление {workingPressure} бар. Фитинги: {hoseEnds}; длина {length} мм. Покрытие цинк-никель, испытан давлением.',
        'Gumeno crevo {hoseType} prema EN 853, 856 ili 857 sa presovanim čeličnim priključcima na oba kraja, radni pritisak {workingPressure} bar. Priključci: {hoseEnds}; dužina {length} mm. Prevlaka cink-nikl, ispitano pritiskom.',
        'Gummischlauch {hoseType} nach EN 853, 856 oder 857 mit beidseitig verpressten Stahlarmaturen, Betriebsdruck {workingPressure} bar. Anschlüsse: {hoseEnds}; Länge {length} mm. Zink-Nickel-beschichtet, druckgeprüft.',
        'Tubo in gomma {hoseType} secondo EN 853, 856 o 857 con raccordi in acciaio pressati ai due capi, pressione {workingPressure} bar. Terminali: {hoseEnds}; lunghezza {length} mm. Zinco-nichel, collaudato in pressione.',
        'EN 853, 856 veya 857 normuna uygun {hoseType} kauçuk hortum, iki ucu preslenmiş çelik rakorlu, çalışma basıncı {workingPressure} bar. Uçlar: {hoseEnds}; boy {length} mm. Çinko-nikel kaplı, basınç testli.',
      ),
      price: (values) => (3.2 + sizeIn(values, 'nominal') * 0.28 + num(values, 'length') * sizeIn(values, 'nominal') * 0.00032)
        * lookUp(values, 'hoseType', { '1sn': 1, '2sn': 1.3, '2sc': 1.35, '4sp': 2 }) * (values.hoseEnds === 'jic' ? 1.06 : 1),
      minimum: [5, 10, 20], step: [5],
      drawing: (values) => ({ kind: 'cylinder', variant: 'hose', ratio: num(values, 'length') / 60,
        labels: [labelOf(values, the.nominal), `${num(values, 'length')}`] }),
    },
  ],
}
