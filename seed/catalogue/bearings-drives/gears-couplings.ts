import type { GroupSeed } from '../../types.ts'
import { num, t } from '../../types.ts'
import { keys, labelOf, lookUp, rounded, sizeIn } from '../declare.ts'
import * as the from './characteristics.ts'

export const gearsCouplings: GroupSeed = {
  key: 'gears-couplings',
  name: t('Gears and couplings', 'Редукторы, шестерни и муфты', 'Reduktori, zupčanici i spojnice',
    'Getriebe, Zahnräder und Kupplungen', 'Riduttori, ingranaggi e giunti',
    'Redüktör, dişli ve kaplinler'),
  about: t(
    'Parts that pass torque from the motor to the machine. Multiply the rated torque by a service factor of 1.25 to 2, depending on shocks and hours of work.',
    'Детали, передающие момент от двигателя к машине. Умножайте номинальный момент на коэффициент 1,25–2 в зависимости от ударов и часов работы.',
    'Delovi koji prenose moment od motora na mašinu. Nazivni moment pomnožite faktorom 1,25–2, zavisno od udara i broja radnih sati.',
    'Teile, die Drehmoment vom Motor zur Maschine leiten. Das Nenndrehmoment mit einem Betriebsfaktor von 1,25 bis 2 je nach Stößen und Laufzeit multiplizieren.',
    'Organi che trasmettono la coppia dal motore alla macchina. Moltiplicare la coppia nominale per un fattore di servizio da 1,25 a 2, secondo urti e ore di lavoro.',
    'Torku motordan makineye aktaran parçalar. Anma torkunu, darbeye ve çalışma süresine göre 1,25–2 servis faktörüyle çarpın.',
  ),
  categories: [
    {
      key: 'worm-gearboxes',
      name: t('Worm gearboxes', 'Червячные редукторы', 'Pužni reduktori', 'Schneckengetriebe', 'Riduttori a vite senza fine',
        'Sonsuz vidalı redüktörler'),
      about: t(
        'Output speed is motor speed divided by the ratio: 1,400 rpm and i=40 give 35 rpm. From about i=50 the gear usually holds the load at rest, but it is no substitute for a brake. A hollow shaft slides straight onto the machine shaft.',
        'Скорость на выходе равна скорости двигателя, делённой на передаточное число: 1400 об/мин и i=40 дают 35 об/мин. Примерно от i=50 редуктор обычно удерживает груз в покое, но тормоз не заменяет. Полый вал надевается прямо на вал машины.',
        'Izlazna brzina je brzina motora podeljena prenosnim odnosom: 1400 o/min i i=40 daju 35 o/min. Otprilike od i=50 reduktor obično drži teret u mirovanju, ali ne zamenjuje kočnicu. Šuplje vratilo se navlači pravo na vratilo mašine.',
        'Die Abtriebsdrehzahl ist Motordrehzahl durch Übersetzung: 1400 min⁻¹ und i=40 ergeben 35 min⁻¹. Ab etwa i=50 hält das Getriebe die Last meist im Stillstand, ersetzt aber keine Bremse. Die Hohlwelle wird direkt auf die Maschinenwelle gesteckt.',
        'La velocità in uscita è quella del motore divisa per il rapporto: 1400 giri/min e i=40 danno 35 giri/min. Da circa i=50 il riduttore di solito trattiene il carico da fermo, ma non sostituisce un freno. L’albero cavo si infila direttamente su quello della macchina.',
        'Çıkış devri, motor devrinin çevrim oranına bölümüdür: 1400 d/dak ve i=40 ile 35 d/dak elde edilir. Yaklaşık i=50 üzerinde redüktör yükü duruşta genellikle tutar, ancak frenin yerine geçmez. Delik mil doğrudan makine miline geçirilir.',
      ),
      view: 'grid', unit: 'piece', brands: ['Drivonik', 'Zubtek', 'Rotavell', 'Norrdal'], code: 'WGB',
      characteristics: [
        [the.size, [30, 40, 50, 63, 75, 90, 110]],
        [the.gearRatio, keys('i=5', 'i=10', 'i=15', 'i=20', 'i=25', 'i=30', 'i=40', 'i=50', 'i=60', 'i=80')],
        [the.torque, (values) => rounded((num(values, 'size') / 10) ** 2.7 * (sizeIn(values, 'gearRatio') > 50 ? 0.85 : 1))],
        [the.outputShaft, ['hollow', 'single']],
        [the.inputFlange, keys('B5', 'B14')],
      ],
      title: t(
        'Worm gearbox {brand} {size}, {gearRatio}, {inputFlange}, {outputShaft}',
        'Червячный редуктор {brand} {size}, {gearRatio}, {inputFlange}, {outputShaft}',
        'Pužni reduktor {brand} {size}, {gearRatio}, {inputFlange}, {outputShaft}',
        'Schneckengetriebe {brand} {size}, {gearRatio}, {inputFlange}, {outputShaft}',
        'Riduttore a vite {brand} {size}, {gearRatio}, {inputFlange}, {outputShaft}',
        'Sonsuz vidalı redüktör {brand} {size}, {gearRatio}, {inputFlange}, {outputShaft}',
      ),
      description: t(
        'Worm gearbox with centre distance {size} mm and rated torque {torque} N·m, ratio {gearRatio}. Output: {outputShaft}; motor flange {inputFlange} to IEC. Filled with synthetic oil for life.',
        'Червячный редуктор с межосевым расстоянием {size} мм и номинальным моментом {torque} Н·м, передаточное число {gearRatio}. Выход: {outputShaft}; фланец двигателя {inputFlange} по IEC. Заправлен синтетическим маслом на весь срок службы.',
        'Pužni reduktor sa osnim rastojanjem {size} mm i nazivnim momentom {torque} N·m, prenosni odnos {gearRatio}. Izlaz: {outputShaft}; prirubnica motora {inputFlange} prema IEC. Napunjen sintetičkim uljem za ceo vek.',
        'Schneckengetriebe mit Achsabstand {size} mm und Nenndrehmoment {torque} N·m, Übersetzung {gearRatio}. Abtrieb: {outputShaft}; Motorflansch {inputFlange} nach IEC. Mit synthetischem Öl auf Lebensdauer gefüllt.',
        'Riduttore a vite senza fine con interasse {size} mm e coppia nominale {torque} N·m, rapporto {gearRatio}. Uscita: {outputShaft}; flangia motore {inputFlange} IEC. Lubrificato a vita con olio sintetico.',
        'Eksen mesafesi {size} mm, anma torku {torque} N·m olan sonsuz vidalı redüktör, çevrim {gearRatio}. Çıkış: {outputShaft}; motor flanşı {inputFlange}, IEC. Ömür boyu sentetik yağ ile doludur.',
      ),
      price: (values) => 16 + (num(values, 'size') / 10) ** 2.25 * 1.15 + sizeIn(values, 'gearRatio') * 0.05
        + (values.outputShaft === 'single' ? num(values, 'size') * 0.09 : 0),
      minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({ kind: 'motor', variant: 'gear', ratio: values.outputShaft === 'hollow' ? 1.3 : 1.7,
        labels: [`${labelOf(values, the.gearRatio).replace('i=', '')}:1`, `${num(values, 'torque')} Nm`] }),
    },
    {
      key: 'jaw-couplings',
      name: t('Jaw couplings', 'Кулачковые муфты', 'Kandžaste spojnice', 'Klauenkupplungen', 'Giunti a denti con stella',
        'Çeneli kaplinler'),
      about: t(
        'The spider between the jaws damps shocks and takes up small misalignment. 92 Shore A is the usual hardness, 98 Shore A carries more, 64 Shore D is nearly rigid. Only the spider wears, and it is changed without moving the motor.',
        'Эластичная звёздочка между кулачками гасит удары и компенсирует небольшую несоосность. 92 Shore A — обычная твёрдость, 98 Shore A несёт больше, 64 Shore D почти жёсткая. Изнашивается только звёздочка; чтобы её заменить, отодвигают ступицу, а не двигатель.',
        'Elastična zvezdica između kandži prigušuje udare i prima malu nesaosnost. 92 Shore A je uobičajena tvrdoća, 98 Shore A nosi više, 64 Shore D je skoro kruta. Haba se samo zvezdica i menja se bez pomeranja motora.',
        'Der Zahnkranz zwischen den Klauen dämpft Stöße und gleicht kleine Fluchtfehler aus. 92 Shore A ist üblich, 98 Shore A trägt mehr, 64 Shore D ist fast starr. Nur der Zahnkranz verschleißt; er wird gewechselt, ohne den Motor zu versetzen.',
        'La stella tra i denti smorza gli urti e compensa piccoli disallineamenti. 92 Shore A è la durezza usuale, 98 Shore A porta di più, 64 Shore D è quasi rigida. Si usura solo la stella, sostituibile senza spostare il motore.',
        'Çeneler arasındaki takoz darbeyi sönümler ve küçük eksen kaçıklığını karşılar. 92 Shore A standart sertliktir, 98 Shore A daha çok yük taşır, 64 Shore D neredeyse rijittir. Yalnızca takoz aşınır ve motor oynatılmadan değiştirilir.',
      ),
      view: 'grid', unit: 'piece', brands: ['Drivonik', 'Zubtek', 'Kuglion'], code: 'JCP',
      characteristics: [
        [the.size, [19, 24, 28, 38, 42, 48, 55]],
        [the.shaft, [10, 14, 19, 24, 28, 38, 42, 48, 55]],
        [the.hubMaterial, ['aluminium', 'cast-iron', 'c45']],
        [the.spider, keys('92 Shore A', '98 Shore A', '64 Shore D')],
        [the.torque, (values) => rounded((num(values, 'size') / 10) ** 2.6 * 2
          * lookUp(values, 'spider', { '92-shore-a': 1, '98-shore-a': 1.7, '64-shore-d': 2.1 }))],
        [the.outer, (values) => ({ 19: 40, 24: 55, 28: 65, 38: 80, 42: 95, 48: 105, 55: 120 })[num(values, 'size')] ?? 0],
      ],
      isReal: (values) => num(values, 'shaft') <= num(values, 'size') && num(values, 'shaft') * 3 >= num(values, 'size')
        && (values.hubMaterial !== 'aluminium' || num(values, 'size') <= 38),
      title: t(
        'Jaw coupling {brand} {size}, bore {shaft} mm, {hubMaterial}, {spider}',
        'Муфта кулачковая {brand} {size}, вал {shaft} мм, {hubMaterial}, {spider}',
        'Kandžasta spojnica {brand} {size}, otvor {shaft} mm, {hubMaterial}, {spider}',
        'Klauenkupplung {brand} {size}, Bohrung {shaft} mm, {hubMaterial}, {spider}',
        'Giunto a stella {brand} {size}, foro {shaft} mm, {hubMaterial}, {spider}',
        'Çeneli kaplin {brand} {size}, delik {shaft} mm, {hubMaterial}, {spider}',
      ),
      description: t(
        'Complete coupling: two hubs bored {shaft} mm H7 with keyway to DIN 6885 and a polyurethane spider. Rated torque {torque} N·m, outside diameter {outer} mm. Hubs: {hubMaterial}.',
        'Муфта в сборе: две ступицы с отверстием {shaft} мм H7 и шпоночным пазом по DIN 6885, полиуретановая звёздочка. Номинальный момент {torque} Н·м, наружный диаметр {outer} мм. Материал ступиц: {hubMaterial}.',
        'Kompletna spojnica: dve glavčine sa otvorom {shaft} mm H7 i žlebom za klin prema DIN 6885, poliuretanska zvezdica. Nazivni moment {torque} N·m, spoljašnji prečnik {outer} mm. Glavčine: {hubMaterial}.',
        'Komplette Kupplung: zwei Naben, Bohrung {shaft} mm H7 mit Passfedernut nach DIN 6885, Zahnkranz aus Polyurethan. Nenndrehmoment {torque} N·m, Außendurchmesser {outer} mm. Naben: {hubMaterial}.',
        'Giunto completo: due mozzi con foro {shaft} mm H7 e cava per chiavetta DIN 6885, stella in poliuretano. Coppia nominale {torque} N·m, diametro esterno {outer} mm. Mozzi: {hubMaterial}.',
        'Komple kaplin: {shaft} mm H7 delikli, DIN 6885 kama kanallı iki göbek ve poliüretan takoz. Anma torku {torque} N·m, dış çap {outer} mm. Göbekler: {hubMaterial}.',
      ),
      price: (values) => (4 + (num(values, 'outer') / 22) ** 2) * lookUp(values, 'hubMaterial', { aluminium: 1, 'cast-iron': 0.85, c45: 1.5 })
        * lookUp(values, 'spider', { '92-shore-a': 1, '98-shore-a': 1.06, '64-shore-d': 1.15 }) + num(values, 'shaft') * 0.05,
      minimum: [2, 5, 10], step: [1],
      drawing: (values) => ({ kind: 'gear', variant: 'coupling', count: num(values, 'size') <= 19 ? 6 : 8,
        labels: [`Ø ${num(values, 'outer')}`, `Ø ${num(values, 'shaft')}`] }),
    },
    {
      key: 'spur-gears',
      name: t('Spur gears', 'Цилиндрические шестерни', 'Cilindrični zupčanici', 'Stirnräder', 'Ingranaggi cilindrici',
        'Düz dişliler'),
      about: t(
        'Only gears of the same module mesh; the centre distance is the module times half the sum of the teeth. Steel C45 suits moderate loads, hardened 16MnCr5 heavy ones, POM runs quietly without oil. Pinions below 17 teeth wear faster.',
        'Зацепляются только шестерни одного модуля; межосевое расстояние равно модулю, умноженному на полусумму зубьев. Сталь C45 подходит для умеренных нагрузок, закалённая 16MnCr5 для тяжёлых, POM работает тихо и без масла. Шестерни менее чем с 17 зубьями изнашиваются быстрее.',
        'U zahvat ulaze samo zupčanici istog modula; osno rastojanje je modul puta poluzbir zuba. Čelik C45 je za umerena opterećenja, kaljeni 16MnCr5 za teška, POM radi tiho bez ulja. Zupčanici sa manje od 17 zuba brže se habaju.',
        'Nur Räder gleichen Moduls kämmen; der Achsabstand ist Modul mal halbe Summe der Zähnezahlen. C45 eignet sich für mittlere, gehärteter 16MnCr5 für hohe Lasten, POM läuft leise und ohne Öl. Ritzel unter 17 Zähnen verschleißen schneller.',
        'Ingranano solo ruote dello stesso modulo; l’interasse è il modulo per metà della somma dei denti. C45 per carichi medi, 16MnCr5 temprato per carichi elevati, POM silenzioso e senza olio. I pignoni sotto i 17 denti si usurano prima.',
        'Yalnızca aynı modüldeki dişliler birlikte çalışır; eksen mesafesi, modül çarpı diş sayıları toplamının yarısıdır. C45 orta yükler, sertleştirilmiş 16MnCr5 ağır yükler içindir; POM yağsız ve sessiz çalışır. 17 dişten küçük pinyonlar daha çabuk aşınır.',
      ),
      view: 'grid', unit: 'piece', brands: ['Zubtek', 'Drivonik', 'Rotavell'], code: 'SPG',
      characteristics: [
        [the.gearModule, keys('m1', 'm2', 'm3', 'm4', 'm5', 'm6')],
        [the.teeth, [12, 15, 18, 20, 24, 30, 36, 40, 48, 60, 72, 80]],
        [the.hubMaterial, ['c45', '16mncr5', 'pom']],
        [the.hardened, (values) => values.hubMaterial === '16mncr5'],
        [the.width, (values) => sizeIn(values, 'gearModule') * 10 + (values.hubMaterial === 'pom' ? 2 : 5)],
        [the.bore, (values) => 4 + sizeIn(values, 'gearModule') * 4],
        [the.outer, (values) => sizeIn(values, 'gearModule') * (num(values, 'teeth') + 2)],
      ],
      isReal: (values) => num(values, 'outer') <= 320 && num(values, 'outer') > num(values, 'bore') * 1.7
        && (values.hubMaterial !== 'pom' || sizeIn(values, 'gearModule') <= 4),
      title: t(
        'Spur gear {gearModule}, z={teeth}, Ø {outer}×{width} mm, {hubMaterial}',
        'Шестерня прямозубая {gearModule}, z={teeth}, Ø {outer}×{width} мм, {hubMaterial}',
        'Cilindrični zupčanik {gearModule}, z={teeth}, Ø {outer}×{width} mm, {hubMaterial}',
        'Stirnrad {gearModule}, z={teeth}, Ø {outer}×{width} mm, {hubMaterial}',
        'Ingranaggio {gearModule}, z={teeth}, Ø {outer}×{width} mm, {hubMaterial}',
        'Düz dişli {gearModule}, z={teeth}, Ø {outer}×{width} mm, {hubMaterial}',
      ),
      description: t(
        'Spur gear with straight teeth, pressure angle 20°, {teeth} teeth, outside diameter {outer} mm. Pilot bore {bore} mm, face width {width} mm; material: {hubMaterial}.',
        'Прямозубая шестерня, угол зацепления 20°, число зубьев {teeth}, наружный диаметр {outer} мм. Предварительное отверстие {bore} мм, ширина венца {width} мм; материал: {hubMaterial}.',
        'Zupčanik sa pravim zupcima, ugao zahvata 20°, broj zuba {teeth}, spoljašnji prečnik {outer} mm. Predbušenje {bore} mm, širina venca {width} mm; materijal: {hubMaterial}.',
        'Geradverzahntes Stirnrad, Eingriffswinkel 20°, {teeth} Zähne, Außendurchmesser {outer} mm. Vorbohrung {bore} mm, Zahnbreite {width} mm; Werkstoff: {hubMaterial}.',
        'Ingranaggio a denti dritti, angolo di pressione 20°, {teeth} denti, diametro esterno {outer} mm. Preforo {bore} mm, larghezza del dente {width} mm; materiale: {hubMaterial}.',
        'Düz dişli, kavrama açısı 20°, {teeth} diş, dış çap {outer} mm. Ön delik {bore} mm, diş genişliği {width} mm; malzeme: {hubMaterial}.',
      ),
      price: (values) => (1.5 + (num(values, 'outer') / 30) ** 2 * num(values, 'width') * 0.045)
        * lookUp(values, 'hubMaterial', { c45: 1, '16mncr5': 1.7, pom: 0.7 })
        + num(values, 'teeth') * 0.05,
      minimum: [2, 5, 10], step: [1],
      drawing: (values) => ({ kind: 'gear', variant: 'spur', count: num(values, 'teeth'),
        labels: [`Ø ${num(values, 'outer')}`, `Ø ${num(values, 'bore')}`] }),
    },
  ],
}
