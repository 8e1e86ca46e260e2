import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, yesOrNo } from '../declare.ts'
import {
  accuracyClass, caliperMaterial, colour, division, fineAdjustment, jawLength, length, magneticEnd, measuringRange, precision,
  reading, tapeCase, tapeLength, tapeWidth, vials,
} from './characteristics.ts'

const brands = ['Mensurix', 'Stalgrip', 'Kvarnholm', 'Ruvexo'] as const

export const measuringTools: GroupSeed = {
  key: 'measuring-tools',
  name: t('Measuring tools', 'Измерительный инструмент', 'Merni alati', 'Messwerkzeuge', 'Strumenti di misura', 'Ölçü aletleri'),
  about: t(
    'Tape measures, calipers and spirit levels for site and workshop. Choose the accuracy the job needs: a finer instrument costs more and wants more care.',
    'Рулетки, штангенциркули и уровни для стройки и мастерской. Выбирайте точность по задаче: более точный прибор дороже и требует бережного обращения.',
    'Metri, pomična merila i libele za gradilište i radionicu. Tačnost birajte prema poslu: precizniji alat je skuplji i traži više pažnje.',
    'Bandmaße, Messschieber und Wasserwaagen für Baustelle und Werkstatt. Die Genauigkeit nach der Aufgabe wählen: feinere Geräte kosten mehr und brauchen mehr Pflege.',
    'Flessometri, calibri e livelle per cantiere e officina. Scegliere la precisione che serve: uno strumento più fine costa di più e richiede più cura.',
    'Şantiye ve atölye için metreler, kumpaslar ve su terazileri. Hassasiyeti işe göre seçin: daha hassas alet daha pahalıdır ve daha çok özen ister.',
  ),
  categories: [
    {
      key: 'tape-measures',
      name: t('Tape measures', 'Рулетки', 'Merne trake', 'Bandmaße', 'Flessometri', 'Şerit metreler'),
      about: t(
        'A wide tape stays straight further without support: 25 mm reaches over about 2 m. Class II is enough for building, class I for joinery and inspection.',
        'Широкая лента дальше держится без опоры: 25 мм — примерно на 2 м. Для стройки достаточно класса II, для столярных работ и контроля нужен класс I.',
        'Široka traka duže stoji prava bez oslonca: 25 mm oko 2 m. Za gradnju je dovoljna klasa II, za stolariju i kontrolu klasa I.',
        'Ein breites Band steht weiter ohne Stütze: 25 mm etwa 2 m. Für den Bau genügt Klasse II, für Schreiner und Prüfung Klasse I.',
        'Un nastro largo resta dritto più a lungo senza appoggio: 25 mm per circa 2 m. Per l’edilizia basta la classe II, per falegnameria e controllo la classe I.',
        'Geniş şerit desteksiz daha uzağa düz uzanır: 25 mm yaklaşık 2 m. İnşaatta sınıf II, marangozluk ve kontrolde sınıf I gerekir.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [tapeLength, [2, 3, 5, 8, 10]],
        [tapeWidth, [13, 16, 19, 25, 32]],
        [accuracyClass, all(accuracyClass)],
        [tapeCase, all(tapeCase)],
        [magneticEnd, yesOrNo],
        [colour, ['yellow', 'red', 'blue', 'black']],
      ],
      isReal: (values) => (num(values, 'tapeLength') <= 3 ? num(values, 'tapeWidth') <= 19 : num(values, 'tapeLength') === 5 ? num(values, 'tapeWidth') >= 19 : num(values, 'tapeWidth') >= 25)
        && !(num(values, 'tapeLength') === 2 && num(values, 'tapeWidth') > 16),
      title: t(
        'Tape measure {tapeLength} m × {tapeWidth} mm, {accuracyClass}, {tapeCase}, {colour}',
        'Рулетка {tapeLength} м × {tapeWidth} мм, {accuracyClass}, {tapeCase}, цвет: {colour}',
        'Merna traka {tapeLength} m × {tapeWidth} mm, {accuracyClass}, {tapeCase}, boja: {colour}',
        'Bandmaß {tapeLength} m × {tapeWidth} mm, {accuracyClass}, {tapeCase}, {colour}',
        'Flessometro {tapeLength} m × {tapeWidth} mm, {accuracyClass}, {tapeCase}, colore {colour}',
        'Şerit metre {tapeLength} m × {tapeWidth} mm, {accuracyClass}, {tapeCase}, {colour}',
      ),
      description: t(
        'Steel tape {tapeLength} m long and {tapeWidth} mm wide with millimetre graduation, EC accuracy {accuracyClass}. Sliding end hook, tape brake and belt clip; case colour: {colour}.',
        'Стальная лента длиной {tapeLength} м и шириной {tapeWidth} мм с миллиметровой шкалой, {accuracyClass} по нормам ЕС. Подвижный зацеп, стопор и клипса на пояс; цвет корпуса: {colour}.',
        'Čelična traka dužine {tapeLength} m i širine {tapeWidth} mm sa milimetarskom podelom, {accuracyClass} prema EU. Pomična kukica, kočnica trake i kopča za pojas; boja kućišta: {colour}.',
        'Stahlband, {tapeLength} m lang und {tapeWidth} mm breit, mit Millimeterteilung, EG-Genauigkeit {accuracyClass}. Beweglicher Endhaken, Bandbremse und Gürtelclip; Gehäusefarbe: {colour}.',
        'Nastro in acciaio lungo {tapeLength} m e largo {tapeWidth} mm con graduazione millimetrica, precisione CE {accuracyClass}. Gancio mobile, freno e clip da cintura; colore della cassa: {colour}.',
        'Milimetre taksimatlı, {tapeLength} m uzunlukta ve {tapeWidth} mm genişlikte çelik şerit, AB doğruluğu {accuracyClass}. Oynar kanca, şerit kilidi ve kemer klipsi; gövde rengi: {colour}.',
      ),
      price: (values) => (0.5 + num(values, 'tapeLength') * 0.32 + num(values, 'tapeWidth') * 0.03) * (str(values, 'accuracyClass') === 'i' ? 1.5 : 1)
        * ({ abs: 1, rubber: 1.25, metal: 1.4 }[str(values, 'tapeCase')] ?? 1) + (values['magneticEnd'] === true ? 0.6 : 0),
      minimum: [12, 24, 60], step: [6, 12], code: 'TP',
      drawing: (values) => ({ kind: 'measure', variant: 'tape', labels: [`${num(values, 'tapeLength')}m`, str(values, 'accuracyClass').toUpperCase()] }),
    },
    {
      key: 'calipers',
      name: t('Calipers', 'Штангенциркули', 'Pomična merila', 'Messschieber', 'Calibri', 'Kumpaslar'),
      about: t(
        'A vernier needs no battery and stands coolant, a dial is read at a glance, a digital one converts to inches and sets zero anywhere. Longer jaws reach deeper, but measure a little less accurately.',
        'Нониусному не нужна батарейка и не страшна эмульсия, стрелочный читается сразу, цифровой переводит в дюймы и обнуляется в любом месте. Длинные губки достают глубже, но мерят чуть менее точно.',
        'Nonijusu ne treba baterija i ne smeta mu emulzija, časovnik se čita na prvi pogled, digitalno prelazi na inče i nuluje se bilo gde. Duži kraci sežu dublje, ali mere nešto manje tačno.',
        'Der Nonius braucht keine Batterie und verträgt Kühlmittel, die Rundskala ist schnell abgelesen, digital lässt sich auf Zoll umschalten und überall nullen. Lange Schenkel reichen tiefer, messen aber etwas ungenauer.',
        'Il nonio non ha batterie e sopporta il refrigerante, il quadrante si legge a colpo d’occhio, il digitale passa ai pollici e si azzera ovunque. I becchi lunghi arrivano più in fondo ma misurano un po’ meno bene.',
        'Verniyer pil istemez ve soğutma sıvısına dayanır, saatli olan bir bakışta okunur, dijital olan inç gösterir ve her yerde sıfırlanır. Uzun çene daha derine ulaşır ama biraz daha az hassas ölçer.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [reading, all(reading)],
        [measuringRange, [100, 150, 200, 300, 500]],
        [division, [0.01, 0.02, 0.05, 0.1]],
        [jawLength, [30, 40, 50, 60, 75, 100, 150]],
        [caliperMaterial, all(caliperMaterial)],
        [fineAdjustment, yesOrNo],
      ],
      isReal: (values) => {
        const divisions = { vernier: [0.02, 0.05], dial: [0.01, 0.02], digital: [0.01, 0.1] }[str(values, 'reading')] ?? []
        const isPlastic = str(values, 'caliperMaterial') === 'carbon-fibre'
        return divisions.includes(num(values, 'division')) && isPlastic === (num(values, 'division') === 0.1)
          && num(values, 'jawLength') >= num(values, 'measuringRange') * 0.19 && num(values, 'jawLength') <= Math.max(40, num(values, 'measuringRange') * 0.35)
      },
      title: t(
        '{reading} 0–{measuringRange}/{jawLength} mm, {division} mm, {caliperMaterial}',
        '{reading} 0–{measuringRange}/{jawLength} мм, {division} мм, {caliperMaterial}',
        '{reading} 0–{measuringRange}/{jawLength} mm, {division} mm, {caliperMaterial}',
        '{reading} 0–{measuringRange}/{jawLength} mm, {division} mm, {caliperMaterial}',
        '{reading} 0–{measuringRange}/{jawLength} mm, {division} mm, {caliperMaterial}',
        '{reading} 0–{measuringRange}/{jawLength} mm, {division} mm, {caliperMaterial}',
      ),
      description: t(
        'Caliper for outside, inside, depth and step measurement up to {measuringRange} mm, resolution {division} mm. Material: {caliperMaterial}; jaw length {jawLength} mm, with a locking screw and a storage case.',
        'Штангенциркуль для наружных, внутренних размеров, глубин и уступов до {measuringRange} мм, дискретность {division} мм. Материал: {caliperMaterial}; губки {jawLength} мм, стопорный винт, футляр.',
        'Merilo za spoljne, unutrašnje mere, dubine i stepenike do {measuringRange} mm, očitavanje {division} mm. Materijal: {caliperMaterial}; kraci {jawLength} mm, vijak za fiksiranje, kutija.',
        'Messschieber für Außen-, Innen-, Tiefen- und Stufenmaße bis {measuringRange} mm, Ablesung {division} mm. Material: {caliperMaterial}; Schenkellänge {jawLength} mm, Feststellschraube und Etui.',
        'Calibro per misure esterne, interne, di profondità e di gradino fino a {measuringRange} mm, lettura {division} mm. Materiale: {caliperMaterial}; becchi {jawLength} mm, vite di blocco e custodia.',
        '{measuringRange} mm’ye kadar dış, iç, derinlik ve kademe ölçümü için kumpas; okuma {division} mm. Malzeme: {caliperMaterial}; çene boyu {jawLength} mm, sabitleme vidası ve kutusuyla.',
      ),
      price: (values) => (4 + num(values, 'measuringRange') * 0.045 + num(values, 'jawLength') * 0.08) * ({ vernier: 1, dial: 2.1, digital: 1.8 }[str(values, 'reading')] ?? 1)
        * ({ stainless: 1, chromed: 0.8, 'carbon-fibre': 0.45 }[str(values, 'caliperMaterial')] ?? 1) + (values['fineAdjustment'] === true ? 3 : 0),
      minimum: [2, 4, 10], step: [1, 2], code: 'CAL',
      drawing: (values) => ({ kind: 'measure', variant: 'caliper', labels: [`0-${num(values, 'measuringRange')}`, `${num(values, 'division')}`] }),
    },
    {
      key: 'spirit-levels',
      name: t('Spirit levels', 'Строительные уровни', 'Libele', 'Wasserwaagen', 'Livelle', 'Su terazileri'),
      about: t(
        'The longer the level, the more reliable the reading over a wall or a door frame; 400-600 mm is handy for fittings. Magnets hold on steel profiles, 0.5 mm/m is the usual site accuracy.',
        'Чем длиннее уровень, тем надёжнее показания на стене или дверной коробке; 400-600 мм удобны для монтажа. Магниты держат на стальных профилях, 0,5 мм/м — обычная строительная точность.',
        'Što je libela duža, očitavanje je pouzdanije na zidu ili okviru vrata; 400-600 mm je zgodno za montažu. Magneti drže na čeličnim profilima, 0,5 mm/m je uobičajena tačnost na gradilištu.',
        'Je länger die Waage, desto zuverlässiger das Maß an Wand oder Türzarge; 400-600 mm sind handlich für Montagen. Magnete halten auf Stahlprofilen, 0,5 mm/m ist die übliche Baugenauigkeit.',
        'Più lunga è la livella, più affidabile è la lettura su pareti e telai; 400-600 mm sono comodi per i montaggi. I magneti tengono sui profili d’acciaio, 0,5 mm/m è la precisione usuale in cantiere.',
        'Terazi ne kadar uzunsa duvar ve kapı kasasında okuma o kadar güvenilirdir; montajda 400-600 mm kullanışlıdır. Mıknatıs çelik profilde tutar, 0,5 mm/m olağan şantiye hassasiyetidir.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [length, [300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2000]],
        [vials, [2, 3]],
        [precision, [0.5, 0.75, 1]],
        [colour, ['yellow', 'red', 'blue', 'silver']],
        [magneticEnd, yesOrNo],
      ],
      isReal: (values) => !(num(values, 'length') >= 1500 && num(values, 'precision') === 1),
      title: t(
        'Spirit level {length} mm, {vials} vials, {precision} mm/m, {colour}',
        'Уровень строительный {length} мм, ампул: {vials}, {precision} мм/м, цвет: {colour}',
        'Libela {length} mm, bočica: {vials}, {precision} mm/m, boja: {colour}',
        'Wasserwaage {length} mm, {vials} Libellen, {precision} mm/m, {colour}',
        'Livella {length} mm, {vials} fiale, {precision} mm/m, colore {colour}',
        'Su terazisi {length} mm, {vials} tüplü, {precision} mm/m, {colour}',
      ),
      description: t(
        'Aluminium level {length} mm long with milled measuring face and shockproof vials. Accuracy {precision} mm/m in the normal position; plastic end caps protect the profile.',
        'Алюминиевый уровень длиной {length} мм с фрезерованной рабочей гранью и ударопрочными ампулами. Погрешность {precision} мм/м в основном положении; торцы закрыты пластиковыми накладками.',
        'Aluminijumska libela dužine {length} mm sa glodanom mernom površinom i bočicama otpornim na udar. Tačnost {precision} mm/m u osnovnom položaju; krajevi su zaštićeni plastičnim kapicama.',
        'Aluminiumwaage, {length} mm lang, mit gefräster Messfläche und stoßfesten Libellen. Genauigkeit {precision} mm/m in Normallage; Endkappen aus Kunststoff schützen das Profil.',
        'Livella in alluminio lunga {length} mm con base fresata e fiale antiurto. Precisione {precision} mm/m in posizione normale; tappi in plastica proteggono il profilo.',
        'Frezelenmiş ölçme yüzeyli ve darbeye dayanıklı tüplü, {length} mm uzunluğunda alüminyum terazi. Normal konumda hassasiyet {precision} mm/m; plastik uç kapakları profili korur.',
      ),
      price: (values) => (2.2 + num(values, 'length') * 0.0105 + (num(values, 'vials') - 2) * 1.1) * (num(values, 'precision') === 0.5 ? 1.25 : num(values, 'precision') === 1 ? 0.8 : 1) + (values['magneticEnd'] === true ? 2.5 : 0),
      minimum: [5, 10, 20], step: [1, 5], code: 'SL',
      drawing: (values) => ({ kind: 'measure', variant: 'level', labels: [`${num(values, 'length')}`, `${num(values, 'precision')}`] }),
    },
  ],
}
