import type { GroupSeed } from '../../types.ts'
import { num, t } from '../../types.ts'
import { keys, labelOf, lookUp, sizeIn, subset } from '../declare.ts'
import * as the from './characteristics.ts'

const compound: Record<string, number> = { nbr: 1, epdm: 1.15, vmq: 2.1, fkm: 3.4, ptfe: 3 }
const suitable: Record<string, string[]> = {
  nbr: ['mineral-oil', 'water-glycol', 'water', 'air'], epdm: ['water', 'steam', 'air'], vmq: ['water', 'air'],
    fkm: ['mineral-oil', 'bio-oil', 'air', 'fuel'],
}

export const seals: GroupSeed = {
  key: 'seals',
  name: t('Seals', 'Уплотнения', 'Zaptivke', 'Dichtungen', 'Guarnizioni', 'Sızdırmazlık elemanları'),
  about: t(
    'Shaft seals, O-rings and flat gaskets. The medium and its temperature decide the material, the groove decides the size.',
    'Манжеты, кольца и плоские прокладки. Материал определяют среда и её температура, размер — посадочное место.',
    'Semerinzi, O-prstenovi i ravni zaptivači. Materijal određuju medij i temperatura, dimenziju žleb.',
    'Wellendichtringe, O-Ringe und Flachdichtungen. Medium und Temperatur bestimmen den Werkstoff, der Einbauraum die Größe.',
    'Paraolio, O-ring e guarnizioni piane. Il fluido e la temperatura determinano il materiale, la sede la misura.',
    'Yağ keçeleri, O-ringler ve düz contalar. Malzemeyi akışkan ve sıcaklık, ölçüyü ise yuva belirler.',
  ),
  categories: [
    {
      key: 'shaft-seals',
      name: t('Rotary shaft seals', 'Манжеты для валов', 'Semerinzi', 'Wellendichtringe', 'Paraolio', 'Yağ keçeleri'),
      about: t(
        'Read the size from the old seal: shaft × housing × width. NBR serves oil up to 100 °C, FKM up to 200 °C, VMQ slow shafts in heat or frost. Type AS has a dust lip for dirty surroundings.',
        'Размер указан на старой манжете: вал × корпус × ширина. NBR служит в масле до 100 °C, FKM до 200 °C, VMQ подходит тихоходным валам в жару и мороз. Тип AS с пыльником нужен в грязной среде.',
        'Dimenzija piše na starom semeringu: vratilo × kućište × širina. NBR radi u ulju do 100 °C, FKM do 200 °C, VMQ je za spora vratila na vrućini ili mrazu. Tip AS ima usnu protiv prašine.',
        'Die Größe steht auf dem alten Ring: Welle × Gehäuse × Breite. NBR eignet sich für Öl bis 100 °C, FKM bis 200 °C, VMQ für langsame Wellen bei Hitze oder Frost. Form AS hat eine Staublippe für schmutzige Umgebung.',
        'La misura è sul vecchio paraolio: albero × sede × larghezza. NBR per olio fino a 100 °C, FKM fino a 200 °C, VMQ per alberi lenti al caldo o al gelo. Il tipo AS ha un labbro parapolvere per ambienti sporchi.',
        'Ölçü eski keçede yazar: mil × yuva × genişlik. NBR yağda 100 °C’ye, FKM 200 °C’ye kadar; VMQ sıcak ve donda yavaş dönen miller içindir. AS tipi, kirli ortamlar için toz dudaklıdır.',
      ),
      view: 'list', unit: 'piece', brands: ['Norrdal', 'Kuglion', 'Hidrovan'], code: 'RSS',
      characteristics: [
        [the.shaft, [10, 12, 15, 17, 20, 22, 25, 28, 30, 35, 40, 45, 50, 55, 60, 70, 80]],
        [the.outer, (values, random) => num(values, 'shaft') + (random() < 0.4 ? 12 : random() < 0.6 ? 15 : 20)],
        [the.width, (values) => num(values, 'shaft') <= 30 ? 7 : num(values, 'shaft') <= 55 ? 8 : 10],
        [the.elastomer, keys('NBR', 'FKM', 'VMQ')],
        [the.lip, ['a', 'as', 'b']],
      ],
      title: t(
        'Shaft seal {shaft}×{outer}×{width} mm, {elastomer}, {lip}', 'Манжета {shaft}×{outer}×{width} мм, {elastomer}, {lip}',
        'Semering {shaft}×{outer}×{width} mm, {elastomer}, {lip}',
        'Wellendichtring {shaft}×{outer}×{width} mm, {elastomer}, {lip}',
        'Paraolio {shaft}×{outer}×{width} mm, {elastomer}, {lip}', 'Yağ keçesi {shaft}×{outer}×{width} mm, {elastomer}, {lip}',
      ),
      description: t(
        'Radial shaft seal to DIN 3760 for a shaft of {shaft} mm and a housing of {outer} mm, {lip}. Material {elastomer}, spring of steel.',
        'Армированная манжета по DIN 3760 для вала {shaft} мм и отверстия {outer} мм, {lip}. Материал {elastomer}, стальная пружина.',
        'Radijalni semering prema DIN 3760 za vratilo {shaft} mm i otvor {outer} mm, {lip}. Materijal {elastomer}, čelična opruga.',
        'Radial-Wellendichtring nach DIN 3760 für Welle {shaft} mm und Bohrung {outer} mm, {lip}. Werkstoff {elastomer}, Feder aus Stahl.',
        'Anello di tenuta radiale secondo DIN 3760 per albero da {shaft} mm e sede da {outer} mm, {lip}. Materiale {elastomer}, molla in acciaio.',
        'DIN 3760 normuna uygun radyal yağ keçesi, mil {shaft} mm, yuva {outer} mm, {lip}. Malzeme {elastomer}, çelik yaylı.',
      ),
      price: (values) => (0.2 + num(values, 'outer') * 0.009 + (num(values, 'outer') / 75) ** 2 * 0.5)
        * lookUp(values, 'elastomer', compound)
        * lookUp(values, 'lip', { a: 1, as: 1.1, b: 1.35 }),
      minimum: [20, 50, 100], step: [10],
      drawing: (values) => ({ kind: 'seal', variant: 'lip', ratio: num(values, 'outer') / num(values, 'shaft'),
        labels: [`Ø ${num(values, 'outer')}`, `Ø ${num(values, 'shaft')}`] }),
    },
    {
      key: 'o-rings',
      name: t('O-rings', 'Кольца круглого сечения', 'O-prstenovi', 'O-Ringe', 'O-ring', 'O-ringler'),
      about: t(
        'The cord should be squeezed by 15–25% in the groove. 70 Shore seals most joints, 90 Shore is for pressure above 100 bar. EPDM must never meet mineral oil.',
        'В канавке сечение должно сжиматься на 15–25 %. Твёрдость 70 по Шору подходит большинству соединений, 90 нужна при давлении выше 100 бар. EPDM нельзя использовать с минеральным маслом.',
        'U žlebu presek treba da bude sabijen za 15–25%. Tvrdoća 70 po Šoru odgovara većini spojeva, 90 je za pritisak iznad 100 bar. EPDM ne sme u dodir sa mineralnim uljem.',
        'Die Schnur soll in der Nut um 15–25 % verpresst werden. 70 Shore genügt den meisten Verbindungen, 90 Shore ist für Drücke über 100 bar. EPDM darf nie mit Mineralöl in Berührung kommen.',
        'Nella sede la corda va schiacciata del 15–25%. 70 Shore basta alla maggior parte delle giunzioni, 90 Shore serve oltre 100 bar. L’EPDM non deve mai toccare olio minerale.',
        'Kesit yuvada %15–25 sıkışmalıdır. 70 Shore çoğu bağlantıya yeter, 90 Shore 100 bar üzeri basınç içindir. EPDM mineral yağla temas etmemelidir.',
      ),
      view: 'list', unit: 'hundredPieces', brands: ['Norrdal', 'Kuglion', 'Hidrovan'], code: 'ORG',
      characteristics: [
        [the.bore, [5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 50, 60, 80, 100]],
        [the.cord, [1.5, 2, 2.5, 3, 4, 5]],
        [the.elastomer, keys('NBR', 'EPDM', 'FKM', 'VMQ')],
        [the.hardness, keys('70 Shore A', '80 Shore A', '90 Shore A')],
        [the.media, (values, random) => subset(lookUp(values, 'elastomer', suitable), random)],
      ],
      isReal: (values) => num(values, 'bore') >= num(values, 'cord') * 3 && num(values, 'bore') <= num(values, 'cord') * 25
        && (values.elastomer === 'nbr' || values.elastomer === 'fkm' || values.hardness === '70-shore-a'),
      title: t(
        'O-ring {bore}×{cord} mm, {elastomer}, {hardness}', 'Кольцо круглого сечения {bore}×{cord} мм, {elastomer}, {hardness}',
        'O-prsten {bore}×{cord} mm, {elastomer}, {hardness}',
        'O-Ring {bore}×{cord} mm, {elastomer}, {hardness}', 'O-ring {bore}×{cord} mm, {elastomer}, {hardness}',
        'O-ring {bore}×{cord} mm, {elastomer}, {hardness}',
      ),
      description: t(
        'O-ring to ISO 3601, inside diameter {bore} mm, cord {cord} mm, compound {elastomer}, {hardness}. Sold by the hundred in dated bags.',
        'Уплотнительное кольцо по ISO 3601, внутренний диаметр {bore} мм, сечение {cord} мм, смесь {elastomer}, {hardness}. Цена за сотню, пакеты с датой изготовления.',
        'O-prsten prema ISO 3601, unutrašnji prečnik {bore} mm, presek {cord} mm, smeša {elastomer}, {hardness}. Cena za sto komada, kese sa datumom proizvodnje.',
        'O-Ring nach ISO 3601, Innendurchmesser {bore} mm, Schnurstärke {cord} mm, Mischung {elastomer}, {hardness}. Preis je hundert Stück, Beutel mit Herstelldatum.',
        'O-ring secondo ISO 3601, diametro interno {bore} mm, corda {cord} mm, mescola {elastomer}, {hardness}. Prezzo per cento pezzi, sacchetti datati.',
        'ISO 3601 normuna uygun O-ring, iç çap {bore} mm, kesit {cord} mm, karışım {elastomer}, {hardness}. Fiyat yüz adet içindir, poşetler üretim tarihlidir.',
      ),
      price: (values) => (0.9 + num(values, 'bore') * num(values, 'cord') ** 1.5 * 0.035) * lookUp(values, 'elastomer', compound)
        * (values.hardness === '90-shore-a' ? 1.12 : 1),
      minimum: [2, 5, 10], step: [1],
      drawing: (values) => ({ kind: 'seal', variant: 'oring', ratio: 1 + (2 * num(values, 'cord')) / num(values, 'bore'),
        labels: [`${num(values, 'bore') + 2 * num(values, 'cord')}`, `${num(values, 'bore')}`] }),
    },
    {
      key: 'flat-gaskets',
      name: t('Flange gaskets', 'Фланцевые прокладки', 'Zaptivači za prirubnice', 'Flanschdichtungen', 'Guarnizioni per flange',
        'Flanş contaları'),
      about: t(
        'IBC gaskets lie inside the bolts and suit raised faces, FF gaskets cover the whole flange and suit cast iron. Graphite is for steam and heat, PTFE for chemicals, aramid fibre for oil and gas, EPDM for water.',
        'Прокладки IBC лежат внутри болтов и подходят к выступу, FF закрывают весь фланец и нужны чугуну. Графит для пара и нагрева, PTFE для химикатов, арамидное волокно для масла и газа, EPDM для воды.',
        'Zaptivači IBC leže unutar zavrtanja i odgovaraju uzdignutoj površini, FF pokrivaju celu prirubnicu i odgovaraju livenom gvožđu. Grafit je za paru i toplotu, PTFE za hemikalije, aramid za ulje i gas, EPDM za vodu.',
        'IBC-Dichtungen liegen innerhalb der Schrauben und passen zur Dichtleiste, FF-Dichtungen bedecken den ganzen Flansch und passen zu Gusseisen. Graphit ist für Dampf und Hitze, PTFE für Chemikalien, Aramidfaser für Öl und Gas, EPDM für Wasser.',
        'Le IBC stanno dentro i bulloni e si usano su gradino, le FF coprono tutta la flangia e vanno sulla ghisa. Grafite per vapore e calore, PTFE per prodotti chimici, fibra aramidica per olio e gas, EPDM per acqua.',
        'IBC conta cıvataların iç tarafında kalır ve çıkıntılı yüzeye uyar, FF conta tüm flanşı kaplar ve dökme demire uygundur. Grafit buhar ve ısı, PTFE kimyasal, aramid yağ ve gaz, EPDM su içindir.',
      ),
      view: 'list', unit: 'piece', brands: ['Norrdal', 'Hidrovan', 'Rotavell'], code: 'FGK',
      characteristics: [
        [the.nominal, keys('DN 15', 'DN 20', 'DN 25', 'DN 32', 'DN 40', 'DN 50', 'DN 65', 'DN 80', 'DN 100', 'DN 150')],
        [the.pressureRating, keys('PN 10', 'PN 16', 'PN 25', 'PN 40')],
        [the.gasketMaterial, ['fibre', 'graphite', 'ptfe', 'epdm']],
        [the.thickness, [1.5, 2, 3]],
        [the.gasketForm, keys('IBC', 'FF')],
      ],
      isReal: (values) => (values.gasketMaterial !== 'epdm' || (sizeIn(values, 'pressureRating') <= 16
        && num(values, 'thickness') >= 2))
        && (values.gasketForm === 'ibc' || sizeIn(values, 'pressureRating') <= 16),
      title: t(
        'Gasket {nominal} {pressureRating} {gasketForm}, {thickness} mm, {gasketMaterial}',
        'Прокладка {nominal} {pressureRating} {gasketForm}, {thickness} мм, {gasketMaterial}',
        'Zaptivač {nominal} {pressureRating} {gasketForm}, {thickness} mm, {gasketMaterial}',
        'Flachdichtung {nominal} {pressureRating} {gasketForm}, {thickness} mm, {gasketMaterial}',
        'Guarnizione {nominal} {pressureRating} {gasketForm}, {thickness} mm, {gasketMaterial}',
        'Flanş contası {nominal} {pressureRating} {gasketForm}, {thickness} mm, {gasketMaterial}',
      ),
      description: t(
        'Flat gasket for flanges to EN 1092-1, dimensions to EN 1514-1, form {gasketForm}. Material: {gasketMaterial}, thickness {thickness} mm.',
        'Плоская прокладка для фланцев EN 1092-1, размеры по EN 1514-1, форма {gasketForm}. Материал: {gasketMaterial}, толщина {thickness} мм.',
        'Ravni zaptivač za prirubnice EN 1092-1, dimenzije prema EN 1514-1, oblik {gasketForm}. Materijal: {gasketMaterial}, debljina {thickness} mm.',
        'Flachdichtung für Flansche nach EN 1092-1, Maße nach EN 1514-1, Form {gasketForm}. Werkstoff: {gasketMaterial}, Dicke {thickness} mm.',
        'Guarnizione piana per flange EN 1092-1, dimensioni secondo EN 1514-1, forma {gasketForm}. Materiale: {gasketMaterial}, spessore {thickness} mm.',
        'EN 1092-1 flanşlar için düz conta, ölçüler EN 1514-1 normuna uygun, biçim {gasketForm}. Malzeme: {gasketMaterial}, kalınlık {thickness} mm.',
      ),
      price: (values) => (0.14 + (sizeIn(values, 'nominal') / 60) ** 1.6 * 0.55) * num(values, 'thickness') / 2
        * (values.gasketForm === 'ff' ? 1.5 : 1)
        * lookUp(values, 'gasketMaterial', { fibre: 1, graphite: 1.6, ptfe: 2.9, epdm: 0.8 })
          * (1 + sizeIn(values, 'pressureRating') / 400),
      minimum: [20, 50, 100], step: [10],
      drawing: (values) => ({ kind: 'seal', variant: 'gasket', ratio: values.gasketForm === 'ff' ? 2.4 : 1.7,
        labels: [labelOf(values, the.nominal), labelOf(values, the.pressureRating)] }),
    },
  ],
}
