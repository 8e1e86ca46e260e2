import type { GroupSeed } from '../../types.ts'
import { num, str, t } from '../../types.ts'
import { keys, labelOf, lookUp, rounded, sizeIn } from '../declare.ts'
import * as the from './characteristics.ts'

const chains = keys('05B', '06B', '08B', '10B', '12B', '16B', '20B', '24B', '32B')
const pitches: Record<string, number> = { '05b': 8, '06b': 9.525, '08b': 12.7, '10b': 15.875, '12b': 19.05, '16b': 25.4,
  '20b': 31.75, '24b': 38.1, '32b': 50.8 }
const beltPitches: Record<string, number> = { t5: 5, t10: 10, at10: 10, 'htd-5m': 5, 'htd-8m': 8, 'htd-14m': 14 }
const sectionPrice: Record<string, number> = { z: 1.1, a: 1.4, b: 2.1, c: 3.6, spz: 1.7, spa: 2.2, spb: 3.3, spc: 5.6 }

export const beltsChains: GroupSeed = {
  key: 'belts-chains',
  name: t('Belts and chains', 'Ремни и цепи', 'Kaiševi i lanci', 'Riemen und Ketten', 'Cinghie e catene',
    'Kayışlar ve zincirler'),
  about: t(
    'Belts run quietly and forgive overload, chains carry more in less width. Replace pulleys and sprockets together with worn belts and chains.',
    'Ремни работают тихо и прощают перегрузку, цепи передают больше при меньшей ширине. Шкивы и звёздочки меняйте вместе с изношенными ремнями и цепями.',
    'Kaiševi rade tiho i trpe preopterećenje, lanci prenose više na manjoj širini. Kaišnike i lančanike menjajte zajedno sa istrošenim kaiševima i lancima.',
    'Riemen laufen leise und verzeihen Überlast, Ketten übertragen auf weniger Breite mehr. Scheiben und Kettenräder zusammen mit verschlissenen Riemen und Ketten wechseln.',
    'Le cinghie sono silenziose e tollerano i sovraccarichi, le catene trasmettono di più in meno spazio. Pulegge e pignoni si cambiano insieme a cinghie e catene usurate.',
    'Kayışlar sessizdir ve aşırı yükü tolere eder, zincirler daha dar yerde daha fazla güç aktarır. Aşınan kayış ve zincirle birlikte kasnak ve dişliyi de değiştirin.',
  ),
  categories: [
    {
      key: 'v-belts',
      name: t('V-belts', 'Клиновые ремни', 'Klinasti kaiševi', 'Keilriemen', 'Cinghie trapezoidali', 'V kayışları'),
      about: t(
        'Narrow sections SPZ–SPC carry about a third more than the classic Z–C at the same width. Cogged raw-edge belts bend round smaller pulleys and run cooler; wrapped belts bear shock and dirt. On multi-groove drives replace the whole set.',
        'Узкие сечения SPZ–SPC передают примерно на треть больше классических Z–C при той же ширине. Зубчатые ремни без обёртки огибают меньшие шкивы и меньше греются, ремни с обёрткой терпят удары и грязь. На многоручьевых передачах меняйте весь комплект.',
        'Uski profili SPZ–SPC prenose oko trećine više od klasičnih Z–C pri istoj širini. Nazubljeni kaiševi obilaze manje kaišnike i manje se greju, obloženi podnose udare i prljavštinu. Kod višestrukih prenosa menjajte ceo komplet.',
        'Schmalkeilriemen SPZ–SPC übertragen bei gleicher Breite rund ein Drittel mehr als klassische Z–C. Flankenoffen gezahnte Riemen laufen um kleinere Scheiben und bleiben kühler, ummantelte vertragen Stöße und Schmutz. Bei mehrrilligen Antrieben den ganzen Satz wechseln.',
        'Le sezioni strette SPZ–SPC trasmettono circa un terzo in più delle classiche Z–C a pari larghezza. Le dentellate a fianchi vivi avvolgono pulegge più piccole e scaldano meno, le fasciate reggono urti e sporco. Nelle trasmissioni a più gole si cambia tutta la serie.',
        'SPZ–SPC dar profiller aynı genişlikte klasik Z–C profillerden yaklaşık üçte bir fazla güç aktarır. Kesme kenarlı dişli kayışlar küçük kasnaklara uyar ve az ısınır, bez sargılılar darbe ve kire dayanır. Çok kanallı tahriklerde takımın tümünü değiştirin.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(2, 5), code: 'VBT',
      characteristics: [
        [the.section, keys('Z', 'A', 'B', 'C', 'SPZ', 'SPA', 'SPB', 'SPC')],
        [the.length, [630, 710, 800, 900, 1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240, 2500, 2800, 3150, 4000]],
        [the.edge, ['wrapped', 'cogged']],
        [the.width, (values) => lookUp(values, 'section', { z: 10, a: 13, b: 17, c: 22, spz: 10, spa: 13, spb: 16, spc: 22 })],
      ],
      isReal: (values) => !['c', 'spc'].includes(str(values, 'section')) || num(values, 'length') >= 1250,
      title: t(
        'V-belt {brand} {section} {length} mm, {edge}', 'Ремень клиновой {brand} {section} {length} мм, {edge}',
        'Klinasti kaiš {brand} {section} {length} mm, {edge}',
        'Keilriemen {brand} {section} {length} mm, {edge}', 'Cinghia trapezoidale {brand} {section} {length} mm, {edge}',
        'V kayışı {brand} {section} {length} mm, {edge}',
      ),
      description: t(
        'Rubber V-belt with polyester cord, section {section}, top width {width} mm, datum length {length} mm. Antistatic, from −30 to +70 °C.',
        'Резиновый клиновой ремень с полиэфирным кордом, сечение {section}, ширина {width} мм, расчётная длина {length} мм. Антистатический, от −30 до +70 °C.',
        'Gumeni klinasti kaiš sa poliesterskim kordom, profil {section}, gornja širina {width} mm, računska dužina {length} mm. Antistatički, od −30 do +70 °C.',
        'Keilriemen aus Gummi mit Polyestercord, Profil {section}, obere Breite {width} mm, Richtlänge {length} mm. Antistatisch, von −30 bis +70 °C.',
        'Cinghia trapezoidale in gomma con cavo in poliestere, sezione {section}, larghezza {width} mm, lunghezza primitiva {length} mm. Antistatica, da −30 a +70 °C.',
        'Polyester kordlu kauçuk V kayışı, profil {section}, üst genişlik {width} mm, etkin uzunluk {length} mm. Antistatik, −30 ile +70 °C arası.',
      ),
      price: (values) => 0.3 + (lookUp(values, 'section', sectionPrice) * num(values, 'length')) / 1000
        * (values.edge === 'cogged' ? 1.25 : 1),
      minimum: [10, 20, 50], step: [5, 10],
      drawing: (values) => ({ kind: 'belt', variant: 'v', labels: [`${num(values, 'length')}`, labelOf(values, the.section)] }),
    },
    {
      key: 'timing-belts',
      name: t('Timing belts', 'Зубчатые ремни', 'Zupčasti kaiševi', 'Zahnriemen', 'Cinghie dentate', 'Triger kayışları'),
      about: t(
        'A timing belt does not slip and keeps both shafts in step. The profile must match the pulleys: HTD round teeth for torque, T and AT trapezoidal teeth for positioning. At least six teeth should be in mesh on the small pulley.',
        'Зубчатый ремень не проскальзывает и держит валы в согласии. Профиль должен совпадать со шкивами: круглый зуб HTD для момента, трапециевидные T и AT для позиционирования. На малом шкиве в зацеплении должно быть не меньше шести зубьев.',
        'Zupčasti kaiš ne proklizava i drži oba vratila usklađenim. Profil mora odgovarati kaišnicima: obli zub HTD za moment, trapezni T i AT za pozicioniranje. Na malom kaišniku treba da bude u zahvatu najmanje šest zuba.',
        'Ein Zahnriemen rutscht nicht und hält beide Wellen im Gleichlauf. Das Profil muss zu den Scheiben passen: runde HTD-Zähne für Drehmoment, Trapezzähne T und AT zum Positionieren. An der kleinen Scheibe sollen mindestens sechs Zähne im Eingriff sein.',
        'La cinghia dentata non slitta e mantiene gli alberi in fase. Il profilo deve corrispondere alle pulegge: dente tondo HTD per la coppia, trapezoidale T e AT per il posizionamento. Sulla puleggia piccola devono ingranare almeno sei denti.',
        'Triger kayışı kaymaz ve iki mili eş zamanlı tutar. Profil kasnaklara uymalıdır: tork için yuvarlak HTD diş, konumlama için trapez T ve AT diş. Küçük kasnakta en az altı diş kavramada olmalıdır.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(2, 5), code: 'TBT',
      characteristics: [
        [the.beltPitch, keys('T5', 'T10', 'AT10', 'HTD 5M', 'HTD 8M', 'HTD 14M')],
        [the.teeth, [60, 72, 80, 90, 100, 112, 120, 140, 160, 200]],
        [the.width, [10, 15, 20, 25, 30, 50]],
        [the.length, (values) => lookUp(values, 'beltPitch', beltPitches) * num(values, 'teeth')],
        [the.beltMaterial, (values) => str(values, 'beltPitch').startsWith('htd') ? 'rubber' : 'polyurethane'],
      ],
      isReal: (values) => { const ratio = num(values, 'width') / lookUp(values, 'beltPitch', beltPitches); return ratio >= 1.5
        && ratio <= 6 },
      title: t(
        'Timing belt {brand} {beltPitch}, z={teeth}, {length}×{width} mm',
        'Ремень зубчатый {brand} {beltPitch}, z={teeth}, {length}×{width} мм',
        'Zupčasti kaiš {brand} {beltPitch}, z={teeth}, {length}×{width} mm',
        'Zahnriemen {brand} {beltPitch}, z={teeth}, {length}×{width} mm',
        'Cinghia dentata {brand} {beltPitch}, z={teeth}, {length}×{width} mm',
        'Triger kayışı {brand} {beltPitch}, z={teeth}, {length}×{width} mm',
      ),
      description: t(
        'Endless timing belt, profile {beltPitch}, pitch length {length} mm, width {width} mm. Material: {beltMaterial} with steel or glass-fibre tension cords.',
        'Бесконечный зубчатый ремень, профиль {beltPitch}, длина по шагу {length} мм, ширина {width} мм. Материал: {beltMaterial}, несущий корд из стали или стекловолокна.',
        'Beskonačni zupčasti kaiš, profil {beltPitch}, dužina po koraku {length} mm, širina {width} mm. Materijal: {beltMaterial}, noseći kord od čelika ili staklenih vlakana.',
        'Endloser Zahnriemen, Profil {beltPitch}, Wirklänge {length} mm, Breite {width} mm. Werkstoff: {beltMaterial} mit Zugsträngen aus Stahl oder Glasfaser.',
        'Cinghia dentata ad anello, profilo {beltPitch}, sviluppo {length} mm, larghezza {width} mm. Materiale: {beltMaterial} con cavi in acciaio o fibra di vetro.',
        'Sonsuz triger kayışı, profil {beltPitch}, hatve boyu {length} mm, genişlik {width} mm. Malzeme: {beltMaterial}, çelik veya cam elyaf kordlu.',
      ),
      price: (values) => 0.9 + num(values, 'length') * num(values, 'width') * 0.00022
        * (values.beltMaterial === 'polyurethane' ? 1.5 : 1)
        * lookUp(values, 'beltPitch', { t5: 1, t10: 1.1, at10: 1.3, 'htd-5m': 1, 'htd-8m': 1.1, 'htd-14m': 1.35 }),
      minimum: [5, 10, 20], step: [5],
      drawing: (values) => ({ kind: 'belt', variant: 'timing', count: num(values, 'teeth'),
        labels: [`${num(values, 'length')}`, labelOf(values, the.beltPitch)] }),
    },
    {
      key: 'roller-chains',
      name: t('Roller chains', 'Роликовые цепи', 'Valjkasti lanci', 'Rollenketten', 'Catene a rulli', 'Makaralı zincirler'),
      about: t(
        'Measure the pitch over ten links and divide: worn chains measure more, so compare with the table. A chain stretched by 2–3% must be replaced. Stainless chains resist washing but carry about half the load.',
        'Измерьте шаг по десяти звеньям и разделите: изношенная цепь длиннее, сверьтесь с таблицей. Цепь, вытянутую на 2–3 %, меняют. Нержавеющие цепи выдерживают мойку, но несут примерно вдвое меньше.',
        'Izmerite korak preko deset članaka i podelite: istrošen lanac je duži, pa uporedite sa tabelom. Lanac izdužen za 2–3% treba zameniti. Nerđajući lanci podnose pranje, ali nose otprilike upola manje.',
        'Teilung über zehn Glieder messen und teilen: Verschlissene Ketten messen mehr, daher mit der Tabelle vergleichen. Eine um 2–3 % gelängte Kette wird ersetzt. Edelstahlketten vertragen Reinigung, tragen aber etwa die Hälfte.',
        'Misurare il passo su dieci maglie e dividere: le catene usurate misurano di più, confrontare con la tabella. Una catena allungata del 2–3% va sostituita. Quelle inox resistono ai lavaggi ma portano circa la metà.',
        'Adımı on bakla üzerinden ölçüp bölün: aşınmış zincir daha uzundur, tabloyla karşılaştırın. %2–3 uzamış zincir değiştirilmelidir. Paslanmaz zincirler yıkamaya dayanır, ancak yaklaşık yarı yük taşır.',
      ),
      view: 'list', unit: 'box', brands: the.brands.slice(2, 5), code: 'RCH',
      characteristics: [
        [the.chainNumber, chains],
        [the.strands, ['1', '2', '3']],
        [the.chainFinish, ['steel', 'nickel-plated', 'stainless']],
        [the.packLength, [2.5, 5, 10]],
        [the.chainPitch, (values) => lookUp(values, 'chainNumber', pitches)],
      ],
      isReal: (values) => num(values, 'packLength') <= 5 || num(values, 'chainPitch') < 20,
      title: t(
        'Roller chain {brand} {chainNumber}, {strands}, {chainFinish}, {packLength} m',
        'Цепь роликовая {brand} {chainNumber}, {strands}, {chainFinish}, {packLength} м',
        'Valjkasti lanac {brand} {chainNumber}, {strands}, {chainFinish}, {packLength} m',
        'Rollenkette {brand} {chainNumber}, {strands}, {chainFinish}, {packLength} m',
        'Catena a rulli {brand} {chainNumber}, {strands}, {chainFinish}, {packLength} m',
        'Makaralı zincir {brand} {chainNumber}, {strands}, {chainFinish}, {packLength} m',
      ),
      description: t(
        'Roller chain to ISO 606, pitch {chainPitch} mm, material: {chainFinish}. The box holds {packLength} m and a connecting link; price per box.',
        'Роликовая цепь по ISO 606, шаг {chainPitch} мм, материал: {chainFinish}. В коробке {packLength} м и соединительное звено; цена за коробку.',
        'Valjkasti lanac prema ISO 606, korak {chainPitch} mm, materijal: {chainFinish}. U kutiji je {packLength} m i spojni članak; cena po kutiji.',
        'Rollenkette nach ISO 606, Teilung {chainPitch} mm, Werkstoff: {chainFinish}. Der Karton enthält {packLength} m und ein Verschlussglied; Preis je Karton.',
        'Catena a rulli secondo ISO 606, passo {chainPitch} mm, materiale: {chainFinish}. La scatola contiene {packLength} m e una falsa maglia; prezzo per scatola.',
        'ISO 606 normuna uygun makaralı zincir, adım {chainPitch} mm, malzeme: {chainFinish}. Kutuda {packLength} m zincir ve bir ek bakla bulunur; fiyat kutu başınadır.',
      ),
      price: (values) => num(values, 'packLength') * (1.1 + (num(values, 'chainPitch') / 9) ** 2 * 1.15)
        * sizeIn(values, 'strands')
        * lookUp(values, 'chainFinish', { steel: 1, 'nickel-plated': 1.6, stainless: 4.2 }),
      minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({ kind: 'chain', variant: 'roller', count: 6,
        labels: [labelOf(values, the.chainNumber), `${num(values, 'chainPitch')}`] }),
    },
    {
      key: 'sprockets',
      name: t('Sprockets', 'Звёздочки', 'Lančanici', 'Kettenräder', 'Pignoni e corone', 'Zincir dişlileri'),
      about: t(
        'Take at least 17 teeth on the driving sprocket for an even run; odd tooth numbers wear the chain evenly. A pilot bore is machined to your shaft, a taper bush is mounted without machining.',
        'Для ровного хода берите на ведущей звёздочке не меньше 17 зубьев; нечётное число изнашивает цепь равномерно. Предварительное отверстие растачивают под вал, коническая втулка ставится без обработки.',
        'Za miran rad uzmite najmanje 17 zuba na pogonskom lančaniku; neparan broj ravnomerno haba lanac. Predbušenje se obrađuje prema vratilu, konusna čaura se montira bez obrade.',
        'Für ruhigen Lauf am treibenden Rad mindestens 17 Zähne wählen; ungerade Zähnezahlen verschleißen die Kette gleichmäßig. Vorgebohrte Räder werden auf die Welle ausgedreht, Spannbuchsen ohne Bearbeitung montiert.',
        'Per un moto regolare servono almeno 17 denti sul pignone motore; i numeri dispari usurano la catena in modo uniforme. Il preforo va lavorato sull’albero, la bussola conica si monta senza lavorazioni.',
        'Düzgün çalışma için tahrik dişlisinde en az 17 diş seçin; tek sayılı dişler zinciri eşit aşındırır. Ön delikli göbek mile göre işlenir, konik burç işleme gerektirmeden takılır.',
      ),
      view: 'grid', unit: 'piece', brands: the.brands.slice(2, 5), code: 'SPR',
      characteristics: [
        [the.chainNumber, keys('06B', '08B', '10B', '12B', '16B', '20B')],
        [the.teeth, [13, 15, 17, 19, 21, 23, 25, 30, 38, 45, 57]],
        [the.strands, ['1', '2', '3']],
        [the.hub, ['pilot', 'taper', 'plate']],
        [the.hardened, [true, false]],
        [the.outer, (values) => rounded(lookUp(values, 'chainNumber', pitches)
          * (1 / Math.sin(Math.PI / num(values, 'teeth')) + 0.3), 1)],
      ],
      isReal: (values) => (values.hub !== 'plate' || values.strands === '1') && num(values, 'outer') <= 400
        && (values.hub !== 'taper' || num(values, 'outer') >= 70),
      title: t(
        'Sprocket {chainNumber}, {strands}, z={teeth}, Ø {outer} mm, {hub}',
        'Звёздочка {chainNumber}, {strands}, z={teeth}, Ø {outer} мм, {hub}',
        'Lančanik {chainNumber}, {strands}, z={teeth}, Ø {outer} mm, {hub}',
        'Kettenrad {chainNumber}, {strands}, z={teeth}, Ø {outer} mm, {hub}',
        'Corona {chainNumber}, {strands}, z={teeth}, Ø {outer} mm, {hub}',
        'Zincir dişlisi {chainNumber}, {strands}, z={teeth}, Ø {outer} mm, {hub}',
      ),
      description: t(
        'Sprocket of C45 steel for roller chain {chainNumber} to ISO 606, {teeth} teeth, outside diameter {outer} mm. Design: {hub}.',
        'Звёздочка из стали C45 для роликовой цепи {chainNumber} по ISO 606, число зубьев {teeth}, наружный диаметр {outer} мм. Исполнение: {hub}.',
        'Lančanik od čelika C45 za valjkasti lanac {chainNumber} prema ISO 606, broj zuba {teeth}, spoljašnji prečnik {outer} mm. Izvedba: {hub}.',
        'Kettenrad aus Stahl C45 für Rollenkette {chainNumber} nach ISO 606, {teeth} Zähne, Außendurchmesser {outer} mm. Ausführung: {hub}.',
        'Corona in acciaio C45 per catena a rulli {chainNumber} secondo ISO 606, {teeth} denti, diametro esterno {outer} mm. Esecuzione: {hub}.',
        'ISO 606 normuna uygun {chainNumber} makaralı zincir için C45 çelik dişli, {teeth} diş, dış çap {outer} mm. Tip: {hub}.',
      ),
      price: (values) => (1.2 + (num(values, 'outer') / 24) ** 1.75) * (0.55 + 0.45 * sizeIn(values, 'strands'))
        * (values.hardened ? 1.15 : 1)
        * lookUp(values, 'hub', { pilot: 1, taper: 1.35, plate: 0.75 }),
      minimum: [5, 10, 20], step: [5],
      drawing: (values) => ({ kind: 'gear', variant: 'sprocket', count: num(values, 'teeth'),
        labels: [`Ø ${num(values, 'outer')}`, labelOf(values, the.chainNumber)] }),
    },
  ],
}
