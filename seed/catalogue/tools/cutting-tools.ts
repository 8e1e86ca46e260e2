import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, oneOf } from '../declare.ts'
import {
  coating, cuttingEdges, diameter, holder, length, shank, standard, steelGrade, suitable, workMaterial, workingLength,
} from './characteristics.ts'

const brands = ['Korvetta', 'Stalgrip', 'Fraisun', 'Kvarnholm'] as const
const flute: Record<string, number> = { 'din-338': 8, 'din-340': 12, 'din-1897': 4.5 }

export const cuttingTools: GroupSeed = {
  key: 'cutting-tools',
  name: t('Drill bits and cutting tools', 'Свёрла и режущий инструмент', 'Burgije i rezni alati', 'Bohrer und Zerspanungswerkzeuge', 'Punte e utensili da taglio', 'Matkap uçları ve kesici takımlar'),
  about: t(
    'Twist drills, hammer drill bits and end mills in metric sizes. The material of the workpiece decides the grade and the coating of the tool.',
    'Свёрла по металлу, буры и концевые фрезы метрических размеров. Марку стали и покрытие инструмента определяет обрабатываемый материал.',
    'Spiralne burgije, burgije za beton i glodala u metričkim merama. Kvalitet i prevlaku alata određuje materijal koji se obrađuje.',
    'Spiralbohrer, Hammerbohrer und Schaftfräser in metrischen Maßen. Der Werkstoff bestimmt Schneidstoff und Beschichtung.',
    'Punte elicoidali, punte per martelli e frese in misure metriche. Il materiale da lavorare decide la qualità e il rivestimento dell’utensile.',
    'Metrik ölçülerde metal matkap uçları, beton uçları ve parmak frezeler. Takımın kalitesini ve kaplamasını işlenen malzeme belirler.',
  ),
  categories: [
    {
      key: 'twist-drills',
      name: t('Twist drills', 'Свёрла по металлу', 'Burgije za metal', 'Spiralbohrer', 'Punte elicoidali', 'Metal matkap uçları'),
      about: t(
        'HSS-R is for mild steel and soft metals, HSS-G drills truer holes, TiN coating lasts longer, HSS-Co5 is needed for stainless steel. DIN 1897 is short and stiff, DIN 340 long.',
        'HSS-R — для мягкой стали и цветных металлов, HSS-G точнее, покрытие TiN служит дольше, для нержавейки нужен HSS-Co5. DIN 1897 — короткие и жёсткие, DIN 340 — длинные.',
        'HSS-R je za meki čelik i obojene metale, HSS-G je precizniji, TiN prevlaka traje duže, a za nerđajući čelik potreban je HSS-Co5. DIN 1897 je kratka i kruta burgija, DIN 340 duga.',
        'HSS-R ist für Baustahl und weiche Metalle, HSS-G bohrt maßgenauer, TiN hält länger, für Edelstahl braucht es HSS-Co5. DIN 1897 ist kurz und steif, DIN 340 lang.',
        'HSS-R è per acciaio dolce e metalli teneri, HSS-G fora più preciso, il TiN dura di più, per l’inox serve l’HSS-Co5. DIN 1897 è corta e rigida, DIN 340 lunga.',
        'HSS-R yumuşak çelik ve demir dışı metaller, HSS-G daha düzgün delik içindir; TiN kaplama daha uzun ömürlüdür, paslanmazda HSS-Co5 gerekir. DIN 1897 kısa ve rijit, DIN 340 uzundur.',
      ),
      view: 'list', unit: 'pack', brands,
      characteristics: [
        [diameter, [1, 1.5, 2, 2.5, 3, 3.2, 3.5, 4, 4.2, 4.5, 5, 5.5, 6, 6.5, 7, 8, 8.5, 9, 10, 10.2, 11, 12, 13]],
        [steelGrade, all(steelGrade)],
        [standard, ['din-338', 'din-340', 'din-1897']],
        [workingLength, (values) => Math.round(14 + num(values, 'diameter') * (flute[str(values, 'standard')] ?? 8) * 0.8)],
        [suitable, (values) => ({ 'hss-co5': ['steel', 'inox', 'cast-iron'], 'hss-r': ['steel', 'aluminium', 'plastic'] } as Record<string, string[]>)[str(values, 'steelGrade')] ?? ['steel', 'cast-iron', 'aluminium']],
      ],
      title: t(
        'Twist drill {standard} {steelGrade}, Ø {diameter} mm, pack of 10',
        'Сверло по металлу {standard} {steelGrade}, Ø {diameter} мм, 10 шт.',
        'Burgija za metal {standard} {steelGrade}, Ø {diameter} mm, 10 kom.',
        'Spiralbohrer {standard} {steelGrade}, Ø {diameter} mm, 10 Stück',
        'Punta elicoidale {standard} {steelGrade}, Ø {diameter} mm, 10 pz',
        'Matkap ucu {standard} {steelGrade}, Ø {diameter} mm, 10 adet',
      ),
      description: t(
        'Cylindrical-shank drills of {steelGrade} for holes of {diameter} mm in metal, flute length {workingLength} mm. Made to {standard}, ten in a plastic box.',
        'Свёрла с цилиндрическим хвостовиком из {steelGrade} для отверстий {diameter} мм в металле, длина рабочей части {workingLength} мм. Изготовлены по {standard}, 10 штук в пластиковой коробке.',
        'Burgije sa cilindričnom drškom, materijal {steelGrade}, za otvore od {diameter} mm u metalu, dužina žleba {workingLength} mm. Prema {standard}, deset komada u plastičnoj kutiji.',
        'Bohrer mit Zylinderschaft aus {steelGrade} für Löcher von {diameter} mm in Metall, Spirallänge {workingLength} mm. Nach {standard}, zehn Stück in der Kunststoffbox.',
        'Punte a codolo cilindrico in {steelGrade} per fori da {diameter} mm nel metallo, lunghezza dell’elica {workingLength} mm. Secondo {standard}, dieci pezzi in scatola di plastica.',
        'Metalde {diameter} mm delikler için {steelGrade} malzemeden silindirik saplı uçlar, helis boyu {workingLength} mm. {standard} standardına uygun, plastik kutuda 10 adet.',
      ),
      price: (values) => (1.2 + num(values, 'diameter') ** 1.7 * 0.22) * ({ 'hss-r': 0.8, 'hss-g': 1.1, 'hss-tin': 1.5, 'hss-co5': 2.1 }[str(values, 'steelGrade')] ?? 1) * (str(values, 'standard') === 'din-340' ? 1.6 : 1),
      minimum: [5, 10, 20], step: [1, 5], code: 'TD',
      drawing: (values) => ({ kind: 'bit', variant: 'twist', ratio: num(values, 'workingLength') / num(values, 'diameter'), labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'workingLength')}`] }),
    },
    {
      key: 'hammer-drill-bits',
      name: t('Hammer drill bits', 'Буры по бетону', 'Burgije za beton SDS', 'Hammerbohrer', 'Punte per martelli', 'Beton matkap uçları'),
      about: t(
        'Four cutting edges run truer and survive hitting reinforcement, two are enough for brick and plain concrete. The working length should exceed the hole depth by at least 20 mm.',
        'Четыре кромки ровнее ведут отверстие и переживают встречу с арматурой, двух хватает для кирпича и неармированного бетона. Рабочая длина должна быть хотя бы на 20 мм больше глубины отверстия.',
        'Četiri rezne ivice buše pravilnije i izdrže susret sa armaturom, dve su dovoljne za opeku i nearmirani beton. Radna dužina treba da bude bar 20 mm veća od dubine otvora.',
        'Vier Schneiden laufen runder und überstehen Armierungstreffer, zwei genügen für Ziegel und unbewehrten Beton. Die Arbeitslänge sollte mindestens 20 mm über der Lochtiefe liegen.',
        'Quattro taglienti forano più tondo e resistono ai ferri d’armatura, due bastano per mattone e calcestruzzo non armato. La lunghezza utile deve superare di almeno 20 mm la profondità del foro.',
        'Dört ağızlı uçlar daha düzgün deler ve donatıya çarpmaya dayanır, iki ağız tuğla ve donatısız beton için yeterlidir. Çalışma boyu delik derinliğinden en az 20 mm fazla olmalıdır.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [diameter, [5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 32]],
        [workingLength, [50, 100, 150, 200, 250, 400, 600]],
        [holder, all(holder)],
        [cuttingEdges, [2, 4]],
        [length, (values) => num(values, 'workingLength') + (str(values, 'holder') === 'sds-max' ? 140 : 60)],
        [suitable, oneOf(['concrete', 'brick', 'stone'], ['concrete', 'brick'])],
      ],
      isReal: (values) => (str(values, 'holder') === 'sds-max' ? num(values, 'diameter') >= 12 && num(values, 'workingLength') >= 200 : num(values, 'diameter') <= 25 && num(values, 'workingLength') <= 400)
        && num(values, 'workingLength') <= num(values, 'diameter') * 42 && !(num(values, 'diameter') > 12 && num(values, 'workingLength') === 50),
      title: t(
        'Drill bit {holder} {diameter}×{workingLength}×{length} mm, {cuttingEdges} edges',
        'Бур {holder} {diameter}×{workingLength}×{length} мм, режущих кромок: {cuttingEdges}',
        'Burgija za beton {holder} {diameter}×{workingLength}×{length} mm, ivica: {cuttingEdges}',
        'Hammerbohrer {holder} {diameter}×{workingLength}×{length} mm, {cuttingEdges} Schneiden',
        'Punta {holder} {diameter}×{workingLength}×{length} mm, {cuttingEdges} taglienti',
        'Beton ucu {holder} {diameter}×{workingLength}×{length} mm, {cuttingEdges} ağızlı',
      ),
      description: t(
        'Carbide-tipped bit for rotary hammers with an {holder} holder, working length {workingLength} mm of {length} mm overall. For anchor holes in concrete, brick and stone; supplied in a sleeve with a hanger.',
        'Бур с твердосплавной пластиной для перфораторов с патроном {holder}, рабочая длина {workingLength} мм при общей {length} мм. Для отверстий под анкеры в бетоне, кирпиче и камне; упаковка — туба с подвесом.',
        'Burgija sa tvrdometalnom pločicom za čekić-bušilice sa prihvatom {holder}, radna dužina {workingLength} mm od ukupno {length} mm. Za otvore za ankere u betonu, opeci i kamenu; u tubi za vešanje.',
        'Hartmetallbestückter Bohrer für Bohrhämmer mit {holder}-Aufnahme, Arbeitslänge {workingLength} mm bei {length} mm Gesamtlänge. Für Dübellöcher in Beton, Ziegel und Stein; in Hülle mit Aufhänger.',
        'Punta con placchetta in metallo duro per martelli con attacco {holder}, lunghezza utile {workingLength} mm su {length} mm totali. Per fori di tasselli in calcestruzzo, mattone e pietra; in tubetto appendibile.',
        '{holder} tutuculu kırıcı deliciler için karbür uçlu matkap; toplam {length} mm, çalışma boyu {workingLength} mm. Beton, tuğla ve taşta dübel delikleri içindir; askılı kılıfta sevk edilir.',
      ),
      price: (values) => (0.5 + num(values, 'diameter') ** 1.3 * 0.05 + num(values, 'diameter') * num(values, 'workingLength') * 0.0011) * (num(values, 'cuttingEdges') === 4 ? 1.8 : 1) * (str(values, 'holder') === 'sds-max' ? 1.7 : 1),
      minimum: [10, 20, 50], step: [5, 10], code: 'HDB',
      drawing: (values) => ({ kind: 'bit', variant: 'masonry', ratio: num(values, 'length') / num(values, 'diameter'), labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'length')}`] }),
    },
    {
      key: 'end-mills',
      name: t('Solid carbide end mills', 'Концевые фрезы твердосплавные', 'Vretenasta glodala od tvrdog metala', 'VHM-Schaftfräser', 'Frese in metallo duro', 'Karbür parmak frezeler'),
      about: t(
        'Two and three flutes clear chips in aluminium and when slotting, four flutes give a better finish in steel. DLC is for aluminium, TiAlN and AlCrN for steel, AlCrN also at high temperature.',
        'Две и три кромки лучше выводят стружку в алюминии и пазах, четыре дают чище поверхность на стали. DLC — для алюминия, TiAlN и AlCrN — для стали, AlCrN — и при высокой температуре.',
        'Dve i tri ivice bolje odvode strugotinu u aluminijumu i žlebovima, četiri daju bolju površinu na čeliku. DLC je za aluminijum, TiAlN i AlCrN za čelik, AlCrN i pri visokoj temperaturi.',
        'Zwei und drei Schneiden führen Späne in Alu und Nuten besser ab, vier geben in Stahl die bessere Oberfläche. DLC ist für Aluminium, TiAlN und AlCrN für Stahl, AlCrN auch bei hoher Temperatur.',
        'Due e tre taglienti evacuano meglio i trucioli nell’alluminio e nelle cave, quattro danno una finitura migliore sull’acciaio. DLC per l’alluminio, TiAlN e AlCrN per l’acciaio, AlCrN anche ad alta temperatura.',
        'İki ve üç ağız, alüminyumda ve kanal açmada talaşı iyi boşaltır; dört ağız çelikte daha iyi yüzey verir. DLC alüminyum, TiAlN ve AlCrN çelik içindir, AlCrN yüksek sıcaklığa da uygundur.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [diameter, [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20]],
        [cuttingEdges, [2, 3, 4, 6]],
        [coating, all(coating)],
        [shank, all(shank)],
        [workingLength, (values) => Math.round(num(values, 'diameter') * 2.2 + 2)],
        [workMaterial, (values) => (['none', 'dlc'].includes(str(values, 'coating')) ? 'aluminium' : str(values, 'coating') === 'alcrn' ? 'inox' : 'steel')],
        [standard, () => 'din-6527'],
      ],
      isReal: (values) => (['none', 'dlc'].includes(str(values, 'coating')) ? num(values, 'cuttingEdges') <= 3 : num(values, 'cuttingEdges') >= 3)
        && !(num(values, 'cuttingEdges') === 6 && num(values, 'diameter') < 6) && !(str(values, 'shank') === 'hb' && num(values, 'diameter') < 6),
      title: t(
        'End mill Ø {diameter}×{workingLength} mm, Z{cuttingEdges}, {coating}, {shank}',
        'Фреза концевая Ø {diameter}×{workingLength} мм, Z{cuttingEdges}, {coating}, {shank}',
        'Vretenasto glodalo Ø {diameter}×{workingLength} mm, Z{cuttingEdges}, {coating}, {shank}',
        'VHM-Schaftfräser Ø {diameter}×{workingLength} mm, Z{cuttingEdges}, {coating}, {shank}',
        'Fresa Ø {diameter}×{workingLength} mm, Z{cuttingEdges}, {coating}, {shank}',
        'Karbür freze Ø {diameter}×{workingLength} mm, Z{cuttingEdges}, {coating}, {shank}',
      ),
      description: t(
        'Centre-cutting end mill of fine-grain carbide to {standard}, chiefly for {workMaterial}. Cutting length {workingLength} mm, number of flutes {cuttingEdges}, each in a plastic tube.',
        'Фреза с центральным резом из мелкозернистого твёрдого сплава по {standard}, основной материал: {workMaterial}. Длина режущей части {workingLength} мм, число зубьев {cuttingEdges}, упаковка — индивидуальный пенал.',
        'Glodalo sa centralnim rezom od sitnozrnog tvrdog metala prema {standard}, pre svega za {workMaterial}. Dužina sečiva {workingLength} mm, broj zuba {cuttingEdges}, svako u plastičnoj tubi.',
        'Fräser mit Zentrumschnitt aus Feinstkornhartmetall nach {standard}, vor allem für: {workMaterial}. Schneidenlänge {workingLength} mm, Zähnezahl {cuttingEdges}, einzeln im Kunststoffröhrchen.',
        'Fresa con taglio al centro in metallo duro a grana fine secondo {standard}, soprattutto per: {workMaterial}. Lunghezza di taglio {workingLength} mm, numero di denti {cuttingEdges}, in tubetto singolo.',
        '{standard} standardında, ince taneli karbürden merkezden keser freze; başlıca malzeme: {workMaterial}. Kesme boyu {workingLength} mm, ağız sayısı {cuttingEdges}, tekli plastik tüpte.',
      ),
      price: (values) => (4 + num(values, 'diameter') ** 1.6 * 0.55) * (1 + num(values, 'cuttingEdges') * 0.04) * ({ none: 0.85, tialn: 1, alcrn: 1.1, dlc: 1.35 }[str(values, 'coating')] ?? 1),
      minimum: [2, 4, 10], step: [1, 2], code: 'EM',
      drawing: (values) => ({ kind: 'bit', variant: 'mill', ratio: 3 + num(values, 'workingLength') / num(values, 'diameter'), labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'workingLength')}`] }),
    },
  ],
}
