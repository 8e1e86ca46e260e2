import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, oneOf, rounded } from '../declare.ts'
import {
  approvals, cableType, colour, conductorClass, controlType, cores, fireClass, laying, oilResistant, outerDiameter, rollLength,
  section, wireType,
} from './characteristics.ts'

const brands = ['Kablorin', 'Elvantor', 'Ohmstad', 'Drevolt'] as const

export const cableAndWire: GroupSeed = {
  key: 'cable-and-wire',
  name: t('Cable and wire', 'Кабель и провод', 'Kablovi i provodnici', 'Kabel und Leitungen', 'Cavi e conduttori', 'Kablo ve iletkenler'),
  about: t(
    'Copper cable for fixed wiring, power supply and machine control, sold by the metre and in rolls. Choose by type, number of cores and cross-section.',
    'Медный кабель для стационарной проводки, питания и управления оборудованием — на метраж и в бухтах. Подбирайте по марке, числу жил и сечению.',
    'Bakarni kablovi za fiksne instalacije, napajanje i upravljanje mašinama, na metar i u koturovima. Birajte prema tipu, broju žila i preseku.',
    'Kupferkabel für feste Verlegung, Energieversorgung und Maschinensteuerung, als Meterware und im Ring. Auswahl nach Typ, Aderzahl und Querschnitt.',
    'Cavi in rame per posa fissa, alimentazione e comando macchine, a metro e in matassa. La scelta si fa per sigla, numero di conduttori e sezione.',
    'Sabit tesisat, besleme ve makine kumandası için bakır kablolar; metre ve kangal olarak satılır. Tip, damar sayısı ve kesite göre seçilir.',
  ),
  categories: [
    {
      key: 'installation-wires',
      name: t('Installation wires', 'Установочные провода', 'Instalacioni provodnici', 'Aderleitungen', 'Cavi unipolari', 'Tesisat iletkenleri'),
      about: t(
        'Flexible wires (-K) suit distribution boards and conduit with many bends; solid ones (-U) keep their shape and fit push-in terminals without ferrules. Halogen-free H07Z is required in many public buildings.',
        'Гибкие провода (-K) удобны в щитах и трубах с поворотами, жёсткие (-U) держат форму и вставляются в пружинные зажимы без наконечников. Безгалогенный H07Z нужен во многих общественных зданиях.',
        'Finožični provodnici (-K) pogodni su za razvodne table i cevi sa mnogo krivina, a puni (-U) zadržavaju oblik i ulaze u opružne stezaljke bez hilzni. Bezhalogeni H07Z traži se u mnogim javnim zgradama.',
        'Feindrähtige Adern (-K) eignen sich für Verteiler und Rohre mit vielen Bögen, eindrähtige (-U) bleiben in Form und passen ohne Aderendhülse in Steckklemmen. Halogenfreies H07Z ist in vielen öffentlichen Gebäuden vorgeschrieben.',
        'I cavi flessibili (-K) sono adatti ai quadri e ai tubi con molte curve; quelli rigidi (-U) mantengono la forma ed entrano nei morsetti a molla senza puntalino. In molti edifici pubblici è richiesto l’H07Z senza alogeni.',
        'Bükülgen iletkenler (-K) panolar ve çok dirsekli borular için uygundur; tek telli (-U) olanlar şeklini korur ve yüksüksüz yaylı klemense girer. Birçok kamu binasında halojensiz H07Z istenir.',
      ),
      view: 'list', unit: 'roll', brands,
      characteristics: [
        [wireType, all(wireType)],
        [section, [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16]],
        [colour, ['white', 'black', 'grey', 'blue', 'brown', 'red', 'green-yellow']],
        [rollLength, [100, 200]],
        [conductorClass, (values) => (str(values, 'wireType').endsWith('-u') ? 'solid' : 'flexible')],
        [approvals, oneOf(['ce', 'vde'], ['ce', 'eac'], ['ce', 'imq'], ['ce', 'tse'], ['ce'])],
      ],
      isReal: (values) => (str(values, 'wireType').startsWith('h05') ? num(values, 'section') <= 1 : num(values, 'section') >= 1.5)
        && !(str(values, 'wireType').endsWith('-u') && num(values, 'section') > 10)
        && !(num(values, 'section') > 6 && num(values, 'rollLength') === 200),
      title: t(
        'Installation wire {wireType} 1×{section} mm², {colour}, {rollLength} m',
        'Провод {wireType} 1×{section} мм², цвет: {colour}, бухта {rollLength} м',
        'Provodnik {wireType} 1×{section} mm², boja: {colour}, {rollLength} m',
        'Aderleitung {wireType} 1×{section} mm², {colour}, Ring {rollLength} m',
        'Cavo unipolare {wireType} 1×{section} mm², colore {colour}, {rollLength} m',
        'İletken {wireType} 1×{section} mm², {colour}, {rollLength} m kangal',
      ),
      description: t(
        'Single-core copper wire {wireType} with a cross-section of {section} mm² for laying in conduit, trunking and distribution boards. Supplied in a roll of {rollLength} m with the type and section printed on the insulation.',
        'Одножильный медный провод {wireType} сечением {section} мм² для прокладки в трубах, коробах и щитах. Поставляется бухтой {rollLength} м, марка и сечение нанесены на изоляцию.',
        'Jednožilni bakarni provodnik {wireType} preseka {section} mm² za polaganje u cevi, kanalice i razvodne table. Isporučuje se u koturu od {rollLength} m, sa oznakom tipa i preseka na izolaciji.',
        'Einadrige Kupferleitung {wireType} mit {section} mm² Querschnitt für Rohre, Kanäle und Verteiler. Lieferung im Ring zu {rollLength} m, Typ und Querschnitt auf der Isolierung aufgedruckt.',
        'Cavo unipolare in rame {wireType} da {section} mm² per posa in tubi, canaline e quadri. Fornito in matassa da {rollLength} m con sigla e sezione stampate sull’isolante.',
        'Boru, kanal ve pano içi döşeme için {section} mm² kesitli, tek damarlı bakır iletken {wireType}. {rollLength} m kangal halinde sevk edilir; tip ve kesit izolasyon üzerinde yazılıdır.',
      ),
      price: (values) => (3 + num(values, 'section') * 13 * (str(values, 'wireType') === 'h07z-k' ? 1.25 : 1)) * num(values, 'rollLength') / 100,
      minimum: [2, 4, 10], step: [1, 2], code: 'IW',
      drawing: (values) => ({
        kind: 'reel', variant: 'spool', ratio: num(values, 'rollLength') / 300 + num(values, 'section') / 40,
        labels: [`${200 + num(values, 'section') * 15}`, `${num(values, 'rollLength') / 2 + 20}`],
      }),
    },
    {
      key: 'power-cables',
      name: t('Power cables', 'Силовые кабели', 'Energetski kablovi', 'Energiekabel', 'Cavi di potenza', 'Enerji kabloları'),
      about: t(
        'NYM-J and NHXMH-J are for rooms, plaster and masonry, NYY-J and NYCY may also lie underground, N2XH-J and N2XCH are halogen-free for escape routes; a C stands for a concentric conductor. Check voltage drop before choosing the smaller section on a long run.',
        'NYM-J и NHXMH-J прокладывают в помещениях, под штукатуркой и в кладке, NYY-J и NYCY — также в земле, безгалогенные N2XH-J и N2XCH — на путях эвакуации; буква C означает концентрическую жилу. На длинной линии проверьте потерю напряжения, прежде чем брать меньшее сечение.',
        'NYM-J i NHXMH-J polažu se u prostorijama, malteru i zidu, NYY-J i NYCY i u zemlju, a bezhalogeni N2XH-J i N2XCH na putevima evakuacije; slovo C označava koncentrični provodnik. Kod dugih trasa proverite pad napona pre nego što uzmete manji presek.',
        'NYM-J und NHXMH-J gehören in Innenräume, Putz und Mauerwerk, NYY-J und NYCY dürfen auch in Erde liegen, N2XH-J und N2XCH sind halogenfrei für Rettungswege; C steht für den konzentrischen Leiter. Bei langen Strecken vor der Wahl des kleineren Querschnitts den Spannungsfall prüfen.',
        'NYM-J e NHXMH-J sono per interni, intonaco e muratura, NYY-J e NYCY possono essere anche interrati, N2XH-J e N2XCH sono senza alogeni per le vie di fuga; la C indica il conduttore concentrico. Sulle linee lunghe verificare la caduta di tensione prima di scegliere la sezione minore.',
        'NYM-J ve NHXMH-J bina içi ve sıva altı, NYY-J ve NYCY toprak altı, halojensiz N2XH-J ve N2XCH ise kaçış yolları içindir; C harfi konsantrik iletkeni gösterir. Uzun hatlarda küçük kesiti seçmeden önce gerilim düşümünü hesaplayın.',
      ),
      view: 'list', unit: 'metre', brands,
      characteristics: [
        [cableType, all(cableType)],
        [cores, [3, 4, 5]],
        [section, [1.5, 2.5, 4, 6, 10, 16, 25, 35]],
        [outerDiameter, (values) => rounded(5 + Math.sqrt(num(values, 'cores') * num(values, 'section')) * 1.9 + (['nyy-j', 'nycy'].includes(str(values, 'cableType')) ? 2.5 : 0), 1)],
        [fireClass, (values) => ({ 'nym-j': 'eca', 'nyy-j': 'eca', nycy: 'eca', 'n2xh-j': 'b2ca', n2xch: 'b2ca' } as Record<string, string>)[str(values, 'cableType')] ?? 'cca'],
        [laying, (values) => ({
          'nym-j': ['indoors', 'conduit', 'masonry'], 'nyy-j': ['indoors', 'conduit', 'outdoors', 'underground'],
          nycy: ['indoors', 'outdoors', 'underground'], 'n2xh-j': ['indoors', 'conduit'], n2xch: ['indoors', 'conduit'],
        } as Record<string, string[]>)[str(values, 'cableType')] ?? ['indoors', 'conduit', 'masonry']],
        [conductorClass, (values) => (num(values, 'section') >= 16 ? 'stranded' : 'solid')],
        [approvals, oneOf(['ce', 'vde'], ['ce', 'eac'], ['ce', 'vde', 'tse'], ['ce', 'ukca'], ['ce'])],
      ],
      isReal: (values) => !(str(values, 'cableType') === 'nhxmh-j' && num(values, 'section') > 16),
      title: t(
        'Power cable {brand} {cableType} {cores}×{section} mm², Ø {outerDiameter} mm',
        'Кабель силовой {brand} {cableType} {cores}×{section} мм², Ø {outerDiameter} мм',
        'Energetski kabl {brand} {cableType} {cores}×{section} mm², Ø {outerDiameter} mm',
        'Energiekabel {brand} {cableType} {cores}×{section} mm², Ø {outerDiameter} mm',
        'Cavo di potenza {brand} {cableType} {cores}×{section} mm², Ø {outerDiameter} mm',
        'Enerji kablosu {brand} {cableType} {cores}×{section} mm², Ø {outerDiameter} mm',
      ),
      description: t(
        'Copper cable {cableType} {cores}×{section} mm² with a protective conductor for fixed installation. Outer diameter about {outerDiameter} mm; cut to length or supplied on a drum, with metre marks on the sheath.',
        'Медный кабель {cableType} {cores}×{section} мм² с жилой заземления для стационарной прокладки. Наружный диаметр около {outerDiameter} мм; отпускается отрезками или на барабане, на оболочке нанесены метровые метки.',
        'Bakarni kabl {cableType} {cores}×{section} mm² sa zaštitnom žilom za fiksno polaganje. Spoljni prečnik je oko {outerDiameter} mm; isporučuje se sečen na meru ili na dobošu, sa metražom na plaštu.',
        'Kupferkabel {cableType} {cores}×{section} mm² mit Schutzleiter für feste Verlegung. Außendurchmesser etwa {outerDiameter} mm; als Zuschnitt oder auf Trommel, mit Metermarkierung auf dem Mantel.',
        'Cavo in rame {cableType} {cores}×{section} mm² con conduttore di protezione per posa fissa. Diametro esterno circa {outerDiameter} mm; a taglio o su bobina, con metratura progressiva sulla guaina.',
        'Sabit tesisat için topraklama damarlı bakır kablo {cableType} {cores}×{section} mm². Dış çapı yaklaşık {outerDiameter} mm’dir; kesilerek veya makarada sevk edilir, kılıf üzerinde metre işareti vardır.',
      ),
      price: (values) => 0.15 + num(values, 'cores') * num(values, 'section') * 0.12 * (str(values, 'cableType').startsWith('n2x') ? 1.3 : 1),
      minimum: [50, 100, 200], step: [10, 50], code: 'PC',
      drawing: (values) => ({
        kind: 'cable', variant: 'round', count: num(values, 'cores'), labels: [`Ø${num(values, 'outerDiameter')}`, `${num(values, 'section')}`],
      }),
    },
    {
      key: 'control-cables',
      name: t('Control cables', 'Контрольные кабели', 'Signalni i upravljački kablovi', 'Steuerleitungen', 'Cavi di comando e segnale', 'Kumanda kabloları'),
      about: t(
        'Types with a C (YSLYCY, LiYCY) have a braided screen: take them next to inverters and for measuring signals. Number-coded JZ cores with an earth core suit machine building, colour-coded LiYY suits electronics.',
        'Марки с буквой C (YSLYCY, LiYCY) имеют экран из оплётки — берите их рядом с преобразователями частоты и для измерительных сигналов. Нумерованные жилы JZ с заземлением удобны в станках, цветные LiYY — в электронике.',
        'Tipovi sa slovom C (YSLYCY, LiYCY) imaju širm od pletiva: uzmite ih pored frekventnih regulatora i za merne signale. Numerisane žile JZ sa uzemljenjem pogodne su za mašine, a obojene LiYY za elektroniku.',
        'Typen mit C (YSLYCY, LiYCY) haben ein Schirmgeflecht: richtig neben Frequenzumrichtern und für Messsignale. Nummerierte JZ-Adern mit Schutzleiter sind für den Maschinenbau, farbige LiYY für Elektronik gedacht.',
        'Le sigle con la C (YSLYCY, LiYCY) hanno lo schermo a treccia: sceglierle vicino agli inverter e per i segnali di misura. I conduttori numerati JZ con terra sono per le macchine, quelli colorati LiYY per l’elettronica.',
        'C harfli tiplerde (YSLYCY, LiYCY) örgü ekran bulunur: hız kontrol cihazlarının yanında ve ölçüm sinyallerinde bunları seçin. Numaralı ve topraklı JZ damarlar makine imalatı, renkli LiYY ise elektronik içindir.',
      ),
      view: 'list', unit: 'metre', brands,
      characteristics: [
        [controlType, all(controlType)],
        [cores, [3, 4, 5, 7, 12, 18, 25]],
        [section, [0.5, 0.75, 1, 1.5, 2.5]],
        [outerDiameter, (values) => rounded(3.4 + Math.sqrt(num(values, 'cores') * num(values, 'section')) * 1.8 + (str(values, 'controlType').includes('cy') ? 1.4 : 0), 1)],
        [oilResistant, (values) => str(values, 'controlType').startsWith('ysly')],
        [laying, oneOf(['indoors', 'conduit'], ['indoors'])],
      ],
      isReal: (values) => !(str(values, 'controlType').startsWith('li') && num(values, 'section') > 1.5),
      title: t(
        'Control cable {controlType} {cores}×{section} mm², Ø {outerDiameter} mm',
        'Кабель контрольный {controlType} {cores}×{section} мм², Ø {outerDiameter} мм',
        'Upravljački kabl {controlType} {cores}×{section} mm², Ø {outerDiameter} mm',
        'Steuerleitung {controlType} {cores}×{section} mm², Ø {outerDiameter} mm',
        'Cavo di comando {controlType} {cores}×{section} mm², Ø {outerDiameter} mm',
        'Kumanda kablosu {controlType} {cores}×{section} mm², Ø {outerDiameter} mm',
      ),
      description: t(
        'Flexible PVC control cable {controlType} for machines, conveyors and control cabinets in dry and damp rooms. Fine-wire copper cores of {section} mm², outer diameter about {outerDiameter} mm.',
        'Гибкий контрольный кабель {controlType} в оболочке из ПВХ для станков, конвейеров и шкафов управления в сухих и влажных помещениях. Многопроволочные медные жилы {section} мм², наружный диаметр около {outerDiameter} мм.',
        'Savitljivi PVC upravljački kabl {controlType} za mašine, transportere i komandne ormane u suvim i vlažnim prostorijama. Finožične bakarne žile od {section} mm², spoljni prečnik oko {outerDiameter} mm.',
        'Flexible PVC-Steuerleitung {controlType} für Maschinen, Förderanlagen und Schaltschränke in trockenen und feuchten Räumen. Feindrähtige Kupferadern mit {section} mm², Außendurchmesser etwa {outerDiameter} mm.',
        'Cavo di comando flessibile in PVC {controlType} per macchine, nastri trasportatori e quadri in ambienti asciutti e umidi. Conduttori in rame flessibile da {section} mm², diametro esterno circa {outerDiameter} mm.',
        'Kuru ve nemli mekânlardaki makine, konveyör ve kumanda panoları için bükülgen PVC kablo {controlType}. {section} mm² ince telli bakır damarlar, dış çap yaklaşık {outerDiameter} mm.',
      ),
      price: (values) => 0.12 + num(values, 'cores') * (0.05 + num(values, 'section') * 0.1) * (str(values, 'controlType').includes('cy') ? 1.5 : 1),
      minimum: [50, 100], step: [10, 25, 50], code: 'CC',
      drawing: (values) => ({
        kind: 'cable', variant: str(values, 'controlType').includes('cy') ? 'armoured' : 'round', count: num(values, 'cores'),
        labels: [`Ø${num(values, 'outerDiameter')}`, `${num(values, 'section')}`],
      }),
    },
  ],
}
