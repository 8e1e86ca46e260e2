import { type GroupSeed, num, str, t } from '../../types.ts'
import { several } from '../declare.ts'
import {
  cabinetMaterial, chairAdjustments, chairBase, colour, decor, depth, deskFrame, height, loadLimit, lockable, upholstery, warranty, width,
} from './characteristics.ts'

const brands = ['Sillor', 'Fabrenko', 'Mobiren', 'Arvenda'] as const

export const officeFurniture: GroupSeed = {
  key: 'office-furniture',
  name: t('Office furniture', 'Офисная мебель', 'Kancelarijski nameštaj', 'Büromöbel', 'Mobili per ufficio', 'Ofis mobilyaları'),
  about: t(
    'Desks, chairs and cabinets in sizes that combine with each other. Delivered flat with fittings unless agreed otherwise, so allow time for assembly.',
    'Столы, кресла и шкафы сочетающихся размеров. Поставляются в разобранном виде с фурнитурой, если не согласовано иное, поэтому заложите время на сборку.',
    'Stolovi, stolice i ormani usklađenih dimenzija. Isporučuju se rastavljeni, sa okovom, ako nije drugačije dogovoreno, pa predvidite vreme za montažu.',
    'Tische, Stühle und Schränke in aufeinander abgestimmten Maßen. Lieferung zerlegt mit Beschlägen, sofern nicht anders vereinbart; planen Sie Zeit für die Montage ein.',
    'Scrivanie, sedie e armadi in misure coordinate. Consegna smontata con ferramenta, salvo accordi diversi: preveda il tempo per il montaggio.',
    'Birbiriyle uyumlu ölçülerde masa, koltuk ve dolaplar. Aksi kararlaştırılmadıkça demonte ve bağlantı parçalarıyla gelir; montaj için zaman ayırın.',
  ),
  categories: [
    {
      key: 'office-chairs',
      name: t('Office chairs', 'Офисные кресла', 'Kancelarijske stolice', 'Bürostühle', 'Sedie da ufficio', 'Ofis koltukları'),
      about: t(
        'For eight hours a day choose a chair with lumbar support and adjustable armrests. Mesh stays cool in summer, fabric is hard-wearing, leather wipes clean.',
        'Для полного рабочего дня нужно кресло с поясничным упором и регулируемыми подлокотниками. Сетка не греет летом, ткань износостойкая, кожу легко протирать.',
        'Za osmočasovni rad izaberite stolicu sa lumbalnim osloncem i podesivim rukonaslonima. Mreža je leti prijatna, štof je izdržljiv, a koža se lako briše.',
        'Für acht Stunden am Tag einen Stuhl mit Lordosenstütze und verstellbaren Armlehnen wählen. Netz bleibt im Sommer luftig, Stoff ist strapazierfähig, Leder abwischbar.',
        'Per otto ore al giorno scelga supporto lombare e braccioli regolabili. La rete resta fresca d’estate, il tessuto è resistente, la pelle si pulisce con un panno.',
        'Günde sekiz saat için bel destekli ve ayarlı kolçaklı koltuk seçin. File yazın serin tutar, kumaş dayanıklıdır, deri kolay silinir.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [upholstery, ['mesh', 'fabric', 'faux-leather', 'leather']], [colour, ['black', 'grey', 'blue', 'beige', 'red', 'green', 'brown']], [loadLimit, [100, 110, 120, 150]],
        [chairBase, ['nylon', 'aluminium', 'chrome']], [chairAdjustments, several(['seat-height'], ['back-tilt', 'armrests', 'lumbar', 'headrest'])], [warranty, [12, 24, 36]],
      ],
      isReal: (values) => values.upholstery !== 'leather' || ['black', 'brown', 'beige', 'grey'].includes(str(values, 'colour')),
      title: t(
        'Office chair, {upholstery}, {colour}, base: {chairBase}, up to {loadLimit} kg', 'Офисное кресло, {upholstery}, цвет: {colour}, крестовина: {chairBase}, до {loadLimit} кг',
        'Kancelarijska stolica, {upholstery}, boja: {colour}, postolje: {chairBase}, do {loadLimit} kg', 'Bürostuhl, {upholstery}, {colour}, Fußkreuz: {chairBase}, bis {loadLimit} kg',
        'Sedia da ufficio, {upholstery}, colore {colour}, base: {chairBase}, fino a {loadLimit} kg', 'Ofis koltuğu, {upholstery}, {colour}, ayak: {chairBase}, {loadLimit} kg’a kadar',
      ),
      description: t(
        'Swivel chair with a gas lift and castors of 50 mm for users up to {loadLimit} kg. Packed in one carton, assembled in about 15 minutes with the key included.',
        'Поворотное кресло с газлифтом и роликами 50 мм для нагрузки до {loadLimit} кг. Упаковано в одну коробку, сборка занимает около 15 минут, ключ приложен.',
        'Okretna stolica sa gasnim podizačem i točkićima od 50 mm za opterećenje do {loadLimit} kg. Pakovana u jednu kutiju, montaža traje oko 15 minuta, ključ je priložen.',
        'Drehstuhl mit Gasfeder und 50-mm-Rollen für Personen bis {loadLimit} kg. In einem Karton, Montage in etwa 15 Minuten mit beiliegendem Schlüssel.',
        'Sedia girevole con pistone a gas e ruote da 50 mm per una portata di {loadLimit} kg. In un solo collo, si monta in circa 15 minuti con la chiave inclusa.',
        '{loadLimit} kg’a kadar kullanıcılar için gazlı amortisörlü, 50 mm tekerlekli döner koltuk. Tek kolide gelir, içindeki anahtarla yaklaşık 15 dakikada kurulur.',
      ),
      price: (values) => (22 + num(values, 'loadLimit') * 0.3) * ({ mesh: 1, fabric: 1, 'faux-leather': 1.2, leather: 2.6 }[str(values, 'upholstery')] ?? 1) + (values.chairBase === 'nylon' ? 0 : 11)
        + (Array.isArray(values.chairAdjustments) ? values.chairAdjustments.length * 6 : 0),
      minimum: [2, 4, 10], step: [1, 2], code: 'CHR',
      drawing: (values) => ({ kind: 'furniture', variant: 'chair', labels: [`${560 + num(values, 'loadLimit')}`, Array.isArray(values.chairAdjustments) && values.chairAdjustments.includes('headrest') ? '1280' : '1060'] }),
    },
    {
      key: 'office-desks',
      name: t('Desks', 'Столы', 'Radni stolovi', 'Schreibtische', 'Scrivanie', 'Çalışma masaları'),
      about: t(
        'One workplace with a monitor needs a top of at least 1200 × 700 mm; with drawings or two screens take 1600 mm. A steel frame is easier to move than panel legs.',
        'Рабочему месту с монитором нужна столешница от 1200 × 700 мм, для чертежей или двух экранов — 1600 мм. Металлокаркас легче переставлять, чем опоры из ЛДСП.',
        'Radnom mestu sa monitorom treba ploča od najmanje 1200 × 700 mm, za crteže ili dva ekrana 1600 mm. Metalna konstrukcija se lakše premešta od pločastih nogu.',
        'Ein Bildschirmarbeitsplatz braucht mindestens 1200 × 700 mm, für Zeichnungen oder zwei Monitore 1600 mm. Ein Stahlgestell lässt sich leichter umstellen als Wangen.',
        'Una postazione con monitor richiede almeno 1200 × 700 mm; per disegni o due schermi 1600 mm. La struttura in acciaio si sposta più facilmente delle gambe a pannello.',
        'Monitörlü bir çalışma yeri en az 1200 × 700 mm tabla ister; çizim veya iki ekran için 1600 mm seçin. Metal ayak, panel ayaktan kolay taşınır.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [width, [1000, 1200, 1400, 1600, 1800]], [depth, [600, 700, 800]], [decor, ['oak', 'beech', 'walnut', 'white-decor', 'grey-decor']],
        [deskFrame, ['panel-frame', 'steel-frame', 'electric-frame']], [loadLimit, (values) => (values.deskFrame === 'panel-frame' ? 60 : 80)], [warranty, [12, 24, 60]],
      ],
      title: t(
        'Desk {width}×{depth} mm, {decor}, {deskFrame}', 'Стол {width}×{depth} мм, декор: {decor}, {deskFrame}', 'Radni sto {width}×{depth} mm, dekor: {decor}, {deskFrame}',
        'Schreibtisch {width}×{depth} mm, {decor}, {deskFrame}', 'Scrivania {width}×{depth} mm, colore {decor}, {deskFrame}', 'Çalışma masası {width}×{depth} mm, {decor}, {deskFrame}',
      ),
      description: t(
        'Desk with a 25 mm laminated top of {width} × {depth} mm and a 2 mm edge; decor: {decor}. Bears {loadLimit} kg evenly spread; delivered flat with fittings and instructions.',
        'Стол со столешницей из ЛДСП 25 мм размером {width} × {depth} мм и кромкой 2 мм, декор: {decor}. Выдерживает {loadLimit} кг распределённой нагрузки; поставляется разобранным с фурнитурой.',
        'Sto sa pločom od iverice 25 mm, {width} × {depth} mm, kant traka 2 mm, dekor: {decor}. Podnosi {loadLimit} kg ravnomernog opterećenja; isporučuje se rastavljen, sa okovom i uputstvom.',
        'Schreibtisch mit 25 mm starker Melaminplatte {width} × {depth} mm und 2-mm-Kante, Dekor: {decor}. Trägt {loadLimit} kg verteilt; Lieferung zerlegt mit Beschlägen und Anleitung.',
        'Scrivania con piano in nobilitato da 25 mm, {width} × {depth} mm, bordo 2 mm, finitura: {decor}. Regge {loadLimit} kg distribuiti; consegnata smontata con ferramenta e istruzioni.',
        '25 mm melamin tablalı, {width} × {depth} mm, 2 mm kenar bantlı masa; dekor: {decor}. {loadLimit} kg yayılı yük taşır; demonte, bağlantı parçaları ve kılavuzla gelir.',
      ),
      price: (values) => num(values, 'width') * num(values, 'depth') * 0.000045 + ({ 'panel-frame': 25, 'steel-frame': 48, 'electric-frame': 190 }[str(values, 'deskFrame')] ?? 30),
      minimum: [1, 2, 5], step: [1], code: 'DSK',
      drawing: (values) => ({ kind: 'furniture', variant: 'desk', ratio: 740 / num(values, 'width'), labels: [`${num(values, 'width')}`, '740'] }),
    },
    {
      key: 'office-cabinets',
      name: t('Cabinets', 'Шкафы для документов', 'Ormani za dokumente', 'Aktenschränke', 'Armadi per documenti', 'Evrak dolapları'),
      about: t(
        'A ring binder needs 320 mm of clear height, so five shelves fit into 1850 mm. Personnel and cash records call for steel with a lock.',
        'Папке-регистратору нужно 320 мм в свету, поэтому в 1850 мм помещается пять полок. Для кадровых и кассовых документов выбирайте сталь с замком.',
        'Registratoru treba 320 mm svetle visine, pa u 1850 mm staje pet polica. Za kadrovske i blagajničke dokumente izaberite čelik sa bravom.',
        'Ein Ordner braucht 320 mm lichte Höhe, in 1850 mm passen also fünf Fächer. Für Personal- und Kassenunterlagen Stahl mit Schloss wählen.',
        'Un raccoglitore richiede 320 mm di luce: in 1850 mm stanno cinque ripiani. Per documenti del personale e di cassa scelga acciaio con serratura.',
        'Bir klasör 320 mm net yükseklik ister; 1850 mm’ye beş raf sığar. Personel ve kasa evrakı için kilitli çelik seçin.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [cabinetMaterial, ['steel', 'chipboard']], [height, [750, 1050, 1400, 1850]], [width, [400, 600, 800, 915]], [depth, [370, 400, 450]],
        [colour, ['grey', 'white', 'black', 'beige']], [lockable, (values, random) => values.cabinetMaterial === 'steel' || random() < 0.5], [loadLimit, [30, 40, 60]],
      ],
      title: t(
        'Document cabinet {height}×{width}×{depth} mm, {cabinetMaterial}, {colour}', 'Шкаф для документов {height}×{width}×{depth} мм, {cabinetMaterial}, цвет: {colour}',
        'Orman za dokumente {height}×{width}×{depth} mm, {cabinetMaterial}, boja: {colour}', 'Aktenschrank {height}×{width}×{depth} mm, {cabinetMaterial}, {colour}',
        'Armadio per documenti {height}×{width}×{depth} mm, {cabinetMaterial}, colore {colour}', 'Evrak dolabı {height}×{width}×{depth} mm, {cabinetMaterial}, {colour}',
      ),
      description: t(
        'Cabinet for binders and archive boxes, {height} mm high and {width} mm wide, material: {cabinetMaterial}. Each shelf bears {loadLimit} kg; levelling feet are included.',
        'Шкаф для папок и архивных коробов высотой {height} мм и шириной {width} мм, материал: {cabinetMaterial}. Нагрузка на полку {loadLimit} кг; регулируемые опоры в комплекте.',
        'Orman za registratore i arhivske kutije, visine {height} mm i širine {width} mm, materijal: {cabinetMaterial}. Nosivost police {loadLimit} kg; nožice za nivelisanje su u kompletu.',
        'Schrank für Ordner und Archivboxen, {height} mm hoch und {width} mm breit, Material: {cabinetMaterial}. Jeder Boden trägt {loadLimit} kg; Stellfüße liegen bei.',
        'Armadio per raccoglitori e scatole d’archivio, alto {height} mm e largo {width} mm, materiale: {cabinetMaterial}. Ogni ripiano regge {loadLimit} kg; piedini livellabili inclusi.',
        'Klasör ve arşiv kutuları için {height} mm yükseklikte, {width} mm genişlikte dolap, malzeme: {cabinetMaterial}. Her raf {loadLimit} kg taşır; ayar ayakları dahildir.',
      ),
      price: (values) => (18 + num(values, 'height') * num(values, 'width') * 0.00007) * (values.cabinetMaterial === 'steel' ? 1.35 : 1) + (values.lockable === true ? 7 : 0) + num(values, 'loadLimit') * 0.3,
      minimum: [1, 2, 4], step: [1], code: 'CAB',
      drawing: (values) => ({ kind: 'furniture', variant: 'cabinet', ratio: num(values, 'height') / num(values, 'width'), labels: [`${num(values, 'width')}`, `${num(values, 'height')}`] }),
    },
  ],
}
