import { pick } from '../../stores/random.ts'
import { num, str, t } from '../../types.ts'
import type { GroupSeed, Values } from '../../types.ts'
import { follows, several } from '../declare.ts'
import {
  brands, certificate, colour, cradled, delivery, equivalentGrades, grade, gradeEquivalents, kilogramPrice, pallets, pattern,
  processing, profileHeight, protectiveFilm, sheetLength, surface, thickness, width, zincCoating,
} from './characteristics.ts'

const sheetKilograms = (values: Values): number => num(values, 'width') * num(values, 'sheetLength') *
  num(values, 'thickness') * 7.85e-6

const sheetPrice = (values: Values, factor: number): number => sheetKilograms(values) *
  (kilogramPrice[str(values, 'grade')] ?? 0.8) * factor

const zincFactor: Record<string, number> = { z80: 0.96, z100: 1, z140: 1.03, z200: 1.07, z275: 1.13 }

const sheetLabels = (values: Values): readonly string[] =>
  [`${num(values, 'sheetLength')}`, `${num(values, 'width')}`, `${num(values, 'thickness')}`]

export const sheets: GroupSeed = {
  key: 'sheets',
  name: t('Sheet and coil', 'Листовой прокат', 'Limovi i koturi', 'Bleche und Coils', 'Lamiere e coil', 'Sac ve rulolar'),
  about: t(
    'Flat steel in sheets and coils for cutting, bending, roofing and floors. Check thickness tolerance and surface: laser machines and paint lines are sensitive to both.',
    'Листы и рулоны для раскроя, гибки, кровли и настилов. Проверяйте допуск толщины и поверхность: к ним чувствительны лазер и окраска.',
    'Čelični limovi i koturi za sečenje, savijanje, krovove i podove. Proverite toleranciju debljine i površinu: laser i farbanje su na oboje osetljivi.',
    'Flachstahl in Tafeln und Coils zum Schneiden, Kanten, für Dach und Boden. Dickentoleranz und Oberfläche prüfen: Laser und Lackierung reagieren auf beides.',
    'Acciaio piano in fogli e coil per taglio, piega, coperture e pavimenti. Verificare tolleranza di spessore e superficie: laser e verniciatura ne risentono.',
    'Kesim, büküm, çatı ve zemin için levha ve rulo saclar. Kalınlık toleransına ve yüzeye bakın: lazer ve boya ikisine de duyarlıdır.',
  ),
  categories: [
    {
      key: 'hot-rolled-sheets',
      name: t('Hot rolled sheets', 'Лист горячекатаный', 'Toplovaljani limovi', 'Warmgewalzte Bleche',
        'Lamiere laminate a caldo', 'Sıcak haddelenmiş saclar'),
      about: t(
        'Pickled and oiled sheet has no scale and suits laser cutting and painting; the black surface is cheaper for structures. S355J2 saves thickness where strength governs, not where stiffness does.',
        'Травлёный лист без окалины подходит для лазера и окраски; чёрная поверхность дешевле и годится для конструкций. S355J2 экономит толщину там, где решает прочность, а не жёсткость.',
        'Dekapiran i uljen lim nema kovarine i pogodan je za laser i farbanje; crna površina je jeftinija za konstrukcije. S355J2 štedi debljinu gde odlučuje čvrstoća, a ne krutost.',
        'Gebeiztes und geöltes Blech ist zunderfrei und gut für Laser und Lack; schwarzes ist günstiger für Konstruktionen. S355J2 spart Dicke, wo Festigkeit zählt, nicht bei Steifigkeit.',
        'La lamiera decapata e oliata è priva di calamina, adatta a laser e vernice; la nera costa meno per strutture. L’S355J2 riduce lo spessore dove conta la resistenza, non la rigidezza.',
        'Asitlenmiş yağlı sacda tufal yoktur, lazer ve boyaya uygundur; siyah yüzey yapılar için ucuzdur. S355J2, rijitliğin değil dayanımın belirlediği yerde kalınlık kazandırır.',
      ),
      view: 'list', unit: 'sheet', brands: brands.slice(0, 5), code: 'HR',
      characteristics: [
        [thickness, [2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20]],
        [width, [1000, 1250, 1500, 2000]],
        [sheetLength, (values, random) => num(values, 'width') >= 1500
          ? pick([2 * num(values, 'width'), 6000], random) : 2 * num(values, 'width')],
        [grade, ['s235jr', 's275jr', 's355j2']],
        [surface, ['black', 'pickled', 'primed']],
        [equivalentGrades, follows('grade', gradeEquivalents)],
        [certificate, [true, false]],
      ],
      title: t(
        'Steel sheet {thickness}×{width}×{sheetLength} mm, {grade}, {surface}',
        'Лист стальной {thickness}×{width}×{sheetLength} мм, {grade}, {surface}',
        'Čelični lim {thickness}×{width}×{sheetLength} mm, {grade}, {surface:m}',
        'Stahlblech {thickness}×{width}×{sheetLength} mm, {grade}, {surface}',
        'Lamiera in acciaio {thickness}×{width}×{sheetLength} mm, {grade}, {surface}',
        'Çelik sac {thickness}×{width}×{sheetLength} mm, {grade}, {surface}',
      ),
      description: t(
        'Hot rolled steel sheet {width}×{sheetLength} mm, thickness {thickness} mm, grade {grade}. For welded structures, tanks, bases and cut parts. Surface: {surface}.',
        'Горячекатаный лист {width}×{sheetLength} мм толщиной {thickness} мм, сталь {grade}. Для сварных конструкций, баков, оснований и деталей раскроя. Поверхность: {surface}.',
        'Toplovaljani čelični lim {width}×{sheetLength} mm, debljine {thickness} mm, kvalitet {grade}. Za zavarene konstrukcije, rezervoare, postolja i sečene delove. Površina: {surface:f}.',
        'Warmgewalztes Stahlblech {width}×{sheetLength} mm, Dicke {thickness} mm, Güte {grade}. Für Schweißkonstruktionen, Behälter, Fußplatten und Zuschnitte. Oberfläche: {surface}.',
        'Lamiera laminata a caldo {width}×{sheetLength} mm, spessore {thickness} mm, qualità {grade}. Per strutture saldate, serbatoi, basamenti e pezzi tagliati. Superficie: {surface}.',
        'Sıcak haddelenmiş sac {width}×{sheetLength} mm, kalınlık {thickness} mm, kalite {grade}. Kaynaklı yapı, tank, taban ve kesim parçaları içindir. Yüzey: {surface}.',
      ),
      price: (values) => sheetPrice(values, values.surface === 'black' ? 1.05 : 1.16), minimum: [5, 10, 20], step: [1, 5],
      drawing: (values) => ({ kind: 'sheetMetal', variant: 'plain', labels: sheetLabels(values) }),
    },
    {
      key: 'galvanized-coils',
      name: t('Galvanised coils', 'Рулоны оцинкованные', 'Pocinkovani limovi u koturu', 'Verzinkte Coils', 'Coil zincati',
        'Galvanizli rulolar'),
      about: t(
        'Z275 means 275 g of zinc per square metre on both sides together and suits roofs and gutters; Z100 is enough indoors. DX51D bends well, S250GD and S320GD have guaranteed strength for purlins and profiles.',
        'Z275 — это 275 г цинка на квадратный метр с двух сторон: для кровли и водостоков; в помещении хватает Z100. DX51D хорошо гнётся, S250GD и S320GD имеют гарантированную прочность для прогонов и профилей.',
        'Z275 znači 275 g cinka po kvadratnom metru ukupno na obe strane i služi za krovove i oluke; unutra je dovoljno Z100. DX51D se dobro savija, S250GD i S320GD imaju garantovanu čvrstoću za rožnjače i profile.',
        'Z275 bedeutet 275 g Zink je Quadratmeter auf beiden Seiten zusammen, für Dächer und Rinnen; innen genügt Z100. DX51D lässt sich gut biegen, S250GD und S320GD haben garantierte Festigkeit für Pfetten und Profile.',
        'Z275 indica 275 g di zinco al metro quadro sulle due facce insieme, per tetti e grondaie; all’interno basta Z100. DX51D si piega bene, S250GD e S320GD hanno resistenza garantita per arcarecci e profili.',
        'Z275, iki yüzde toplam metrekareye 275 g çinko demektir; çatı ve oluk içindir, içeride Z100 yeterlidir. DX51D iyi bükülür; S250GD ve S320GD aşık ve profil için garantili dayanımlıdır.',
      ),
      view: 'list', unit: 'tonne', brands: brands.slice(0, 4), code: 'GC',
      characteristics: [
        [thickness, [0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 1, 1.2, 1.5, 2, 3]],
        [width, [1000, 1220, 1250, 1500]],
        [zincCoating, ['z80', 'z100', 'z140', 'z200', 'z275']],
        [grade, ['dx51d', 's250gd', 's320gd']],
        [processing, several(['slitting'], ['cutting'])],
        [certificate, [true, false]],
        [delivery, () => cradled],
      ],
      title: t(
        'Galvanised coil {thickness}×{width} mm, {grade}, {zincCoating}',
        'Рулон оцинкованный {thickness}×{width} мм, {grade}, {zincCoating}',
        'Pocinkovani lim u koturu {thickness}×{width} mm, {grade}, {zincCoating}',
        'Verzinktes Coil {thickness}×{width} mm, {grade}, {zincCoating}',
        'Coil zincato {thickness}×{width} mm, {grade}, {zincCoating}',
        'Galvanizli rulo {thickness}×{width} mm, {grade}, {zincCoating}',
      ),
      description: t(
        'Hot-dip galvanised strip {thickness}×{width} mm of steel {grade}, zinc coating {zincCoating}. For profiles, ducts, roofing and cases. Coils of 5–8 t, inner diameter 508 or 610 mm.',
        'Горячеоцинкованный рулон {thickness}×{width} мм, сталь {grade}, класс покрытия {zincCoating}. Для профилей, воздуховодов, кровли и корпусов. Масса рулона 5–8 т, внутренний диаметр 508 или 610 мм.',
        'Toplo pocinkovana traka {thickness}×{width} mm od čelika {grade}, sloj cinka {zincCoating}. Za profile, kanale, krovove i kućišta. Koturi od 5–8 t, unutrašnji prečnik 508 ili 610 mm.',
        'Feuerverzinktes Band {thickness}×{width} mm aus {grade}, Zinkauflage {zincCoating}. Für Profile, Kanäle, Dächer und Gehäuse. Coils von 5–8 t, Innendurchmesser 508 oder 610 mm.',
        'Nastro zincato a caldo {thickness}×{width} mm in acciaio {grade}, rivestimento {zincCoating}. Per profili, canali, coperture e involucri. Coil da 5–8 t, diametro interno 508 o 610 mm.',
        'Sıcak daldırma galvanizli bant {thickness}×{width} mm, çelik {grade}, kaplama {zincCoating}. Profil, kanal, çatı ve gövdeler içindir. 5–8 t rulolar, iç çap 508 veya 610 mm.',
      ),
      price: (values) =>
        1000 * (kilogramPrice[str(values, 'grade')] ?? 0.9) * (zincFactor[str(values, 'zincCoating')] ?? 1) * (1 +
          0.08 / num(values, 'thickness')),
      minimum: [5, 10, 20], step: [5],
      drawing: (values) => ({
        kind: 'sheetMetal', variant: 'coil',
        labels: ['Ø610', `${num(values, 'width')}`, `${num(values, 'thickness')}`],
      }),
    },
    {
      key: 'roofing-sheets',
      name: t('Profiled roofing sheets', 'Профнастил', 'Trapezasti limovi', 'Trapezbleche', 'Lamiere grecate', 'Trapez saclar'),
      about: t(
        'Low profiles cover walls and fences, 35 mm and higher carry snow on roofs. Order the length of the slope plus overhang: cross joints are the first place to leak.',
        'Низкий профиль — для стен и заборов, от 35 мм — для кровли со снегом. Заказывайте длину ската со свесом: поперечные стыки протекают первыми.',
        'Niski profili su za zidove i ograde, od 35 mm nose sneg na krovu. Naručite dužinu krovne ravni sa prepustom: poprečni spojevi prvi prokišnjavaju.',
        'Niedrige Profile für Wände und Zäune, ab 35 mm tragen sie Schnee. Die Dachlänge samt Überstand bestellen: Querstöße werden zuerst undicht.',
        'I profili bassi rivestono pareti e recinti, da 35 mm in su reggono la neve. Ordinare la lunghezza di falda più lo sporto: le giunzioni trasversali perdono per prime.',
        'Alçak hadveler duvar ve çit içindir, 35 mm ve üstü çatıda kar taşır. Eğim boyunu saçakla birlikte sipariş edin: önce enine ekler su alır.',
      ),
      view: 'grid', unit: 'squareMetre', brands: brands.slice(1, 5), code: 'RS',
      characteristics: [
        [profileHeight, [8, 10, 18, 20, 35, 45, 57, 75]],
        [thickness, [0.4, 0.45, 0.5, 0.6, 0.7, 0.8]],
        [colour, ['ral-3005', 'ral-5005', 'ral-6005', 'ral-7016', 'ral-7024', 'ral-8017', 'ral-9002', 'ral-9006']],
        [zincCoating, ['z100', 'z140', 'z200', 'z275']],
        [width, (values) => num(values, 'profileHeight') > 30 ? 1000 : 1150],
        [protectiveFilm, [true, false]],
        [delivery, () => pallets],
      ],
      isReal: (values) => num(values, 'profileHeight') < 30 || num(values, 'thickness') >= 0.5,
      title: t(
        'Profiled sheet {profileHeight} mm, {thickness}×{width} mm, {colour}, {zincCoating}',
        'Профнастил {profileHeight} мм, {thickness}×{width} мм, {colour}, {zincCoating}',
        'Trapezasti lim {profileHeight} mm, {thickness}×{width} mm, {colour}, {zincCoating}',
        'Trapezblech {profileHeight} mm, {thickness}×{width} mm, {colour}, {zincCoating}',
        'Lamiera grecata {profileHeight} mm, {thickness}×{width} mm, {colour}, {zincCoating}',
        'Trapez sac {profileHeight} mm, {thickness}×{width} mm, {colour}, {zincCoating}',
      ),
      description: t(
        'Profiled sheet with polyester paint {colour} over zinc {zincCoating}, thickness {thickness} mm, profile height {profileHeight} mm. Covering width {width} mm, cut to the length of the slope. For roofs, walls and fences.',
        'Профилированный лист с полиэстером {colour} по цинку {zincCoating}, толщина {thickness} мм, высота профиля {profileHeight} мм. Рабочая ширина {width} мм, длина по размеру ската. Для кровли, стен и оград.',
        'Profilisani lim sa poliesterskom bojom {colour} preko cinka {zincCoating}, debljine {thickness} mm, visina profila {profileHeight} mm. Pokrivna širina {width} mm, dužina po meri krova. Za krovove, zidove i ograde.',
        'Profilblech mit Polyesterlack {colour} auf Zink {zincCoating}, Dicke {thickness} mm, Profilhöhe {profileHeight} mm. Deckbreite {width} mm, Länge nach Dachmaß. Für Dächer, Wände und Zäune.',
        'Lamiera grecata con vernice poliestere {colour} su zinco {zincCoating}, spessore {thickness} mm, altezza greca {profileHeight} mm. Larghezza utile {width} mm, lunghezza su misura. Per tetti, pareti e recinzioni.',
        '{zincCoating} çinko üzerine {colour} polyester boyalı trapez sac, kalınlık {thickness} mm, hadve yüksekliği {profileHeight} mm. Faydalı genişlik {width} mm, boy çatıya göre kesilir. Çatı, duvar ve çit içindir.',
      ),
      price: (values) =>
        (1.6 + num(values, 'thickness') * 9.6 * (1 +
          num(values, 'profileHeight') / 260)) * (zincFactor[str(values, 'zincCoating')] ?? 1) +
        (values.protectiveFilm ? 0.25 : 0),
      minimum: [50, 100, 200], step: [10, 50],
      drawing: (values) => ({
        kind: 'sheetMetal', variant: 'corrugated',
        labels: [`H${num(values, 'profileHeight')}`, `${num(values, 'width')}`, `${num(values, 'thickness')}`],
      }),
    },
    {
      key: 'checkered-plates',
      name: t('Chequer plates', 'Лист рифлёный', 'Rebrasti limovi', 'Riffelbleche', 'Lamiere striate e bugnate',
        'Desenli saclar'),
      about: t(
        'The pattern keeps a shoe from slipping on stairs, ramps and platforms. The stated thickness is that of the base without the pattern; aluminium weighs a third and does not rust in vans and on docks.',
        'Рисунок не даёт обуви скользить на лестницах, пандусах и площадках. Толщина указана по основанию без рифления; алюминий втрое легче и не ржавеет в фургонах и на причалах.',
        'Šara sprečava klizanje na stepenicama, rampama i platformama. Navedena debljina je bez rebara; aluminijum je tri puta lakši i ne rđa u kombijima i na pristaništima.',
        'Das Muster verhindert das Rutschen auf Treppen, Rampen und Bühnen. Die Dicke gilt ohne Muster; Aluminium wiegt ein Drittel und rostet in Transportern und auf Stegen nicht.',
        'Il disegno evita di scivolare su scale, rampe e piattaforme. Lo spessore indicato è della base senza rilievo; l’alluminio pesa un terzo e non arrugginisce in furgoni e pontili.',
        'Desen merdiven, rampa ve platformda kaymayı önler. Kalınlık desensiz tabana aittir; alüminyum üçte bir ağırlıktadır, araç kasası ve iskelede paslanmaz.',
      ),
      view: 'grid', unit: 'sheet', brands: brands.slice(0, 5), code: 'CK',
      characteristics: [
        [thickness, [1.5, 2, 3, 4, 5, 6, 8]],
        [width, [1000, 1250, 1500]],
        [sheetLength, (values) => num(values, 'width') * 2],
        [grade, ['s235jr', 's275jr', 'en-aw-5754', 'en-aw-3003']],
        [pattern, ['diamond', 'tear', 'quintet']],
        [processing, several(['cutting'], ['laser', 'bending'])],
        [delivery, () => pallets],
      ],
      isReal: (values) =>
        str(values, 'grade').startsWith('en') ? num(values, 'thickness') <= 5 : num(values, 'thickness') >= 3 &&
          values.pattern !== 'quintet',
      title: t(
        'Chequer plate {thickness}×{width}×{sheetLength} mm, {grade}, {pattern}',
        'Лист рифлёный {thickness}×{width}×{sheetLength} мм, {grade}, {pattern}',
        'Rebrasti lim {thickness}×{width}×{sheetLength} mm, {grade}, {pattern}',
        'Riffelblech {thickness}×{width}×{sheetLength} mm, {grade}, {pattern}',
        'Lamiera antiscivolo {thickness}×{width}×{sheetLength} mm, {grade}, {pattern}',
        'Desenli sac {thickness}×{width}×{sheetLength} mm, {grade}, {pattern}',
      ),
      description: t(
        'Floor plate {width}×{sheetLength} mm with a raised pattern ({pattern}), base thickness {thickness} mm. Material {grade}, for stairs, ramps, vehicle floors and platforms. The back is smooth.',
        'Лист для полов {width}×{sheetLength} мм с рельефом ({pattern}), толщина основания {thickness} мм. Материал {grade}, для лестниц, пандусов, полов кузова и площадок. Обратная сторона гладкая.',
        'Podni lim {width}×{sheetLength} mm sa reljefnom šarom ({pattern}), debljina osnove {thickness} mm. Materijal {grade}, za stepenice, rampe, podove vozila i platforme. Naličje je glatko.',
        'Bodenblech {width}×{sheetLength} mm mit erhabenem Muster ({pattern}), Grunddicke {thickness} mm. Werkstoff {grade}, für Treppen, Rampen, Fahrzeugböden und Bühnen. Die Rückseite ist glatt.',
        'Lamiera da pavimento {width}×{sheetLength} mm con disegno in rilievo ({pattern}), spessore base {thickness} mm. Materiale {grade}, per scale, rampe, pianali e piattaforme. Il retro è liscio.',
        'Kabartma desenli ({pattern}) zemin sacı {width}×{sheetLength} mm, taban kalınlığı {thickness} mm. Malzeme {grade}; merdiven, rampa, araç tabanı ve platform içindir. Arka yüz düzdür.',
      ),
      price: (values) => sheetPrice(values, str(values, 'grade').startsWith('en') ? 0.38 : 1.2) + 2,
      minimum: [5, 10, 20], step: [1, 5],
      drawing: (values) => ({ kind: 'sheetMetal', variant: 'checkered', labels: sheetLabels(values) }),
    },
  ],
}
