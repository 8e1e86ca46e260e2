import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, oneOf, yesOrNo } from '../declare.ts'
import {
  approvals, brake, capacitor, efficiency, frame, gearType, mountingForm, outputSpeed, protection, shaftPower, speed, torque,
} from './characteristics.ts'

const brands = ['Drevolt', 'Motarek', 'Ohmstad', 'Virhandt'] as const
const marks = oneOf(['ce', 'eac'], ['ce', 'ukca'], ['ce'])
const frames = [56, 63, 71, 80, 90, 100, 112, 132, 160, 180, 200, 225] as const
const powers = [0.06, 0.18, 0.37, 0.75, 1.5, 2.2, 4, 7.5, 15, 22, 30, 45] as const

/** The shaft height usual for a power at a speed: slower motors are a size larger. */
function frameOf(kilowatts: number, rpm: number): number {
  const size = powers.findIndex((power) => power >= kilowatts)
  return frames[Math.min(frames.length - 1, size + (rpm <= 750 ? 2 : rpm <= 1000 ? 1 : 0))] ?? 225
}

export const motors: GroupSeed = {
  key: 'motors',
  name: t('Electric motors', 'Электродвигатели', 'Elektromotori', 'Elektromotoren', 'Motori elettrici', 'Elektrik motorları'),
  about: t(
    'Asynchronous and geared motors in IEC dimensions. Power, speed and mounting form decide whether a motor can replace another.',
    'Асинхронные двигатели и мотор-редукторы с размерами по IEC. Взаимозаменяемость определяют мощность, частота вращения и монтажное исполнение.',
    'Asinhroni motori i motor-reduktori u IEC dimenzijama. Zamenljivost zavisi od snage, brzine i oblika ugradnje.',
    'Asynchron- und Getriebemotoren mit IEC-Maßen. Leistung, Drehzahl und Bauform entscheiden über die Austauschbarkeit.',
    'Motori asincroni e motoriduttori con dimensioni IEC. Potenza, velocità e forma costruttiva decidono l’intercambiabilità.',
    'IEC ölçülerinde asenkron ve redüktörlü motorlar. Bir motorun diğerinin yerine geçmesini güç, devir ve yapı biçimi belirler.',
  ),
  categories: [
    {
      key: 'three-phase-motors',
      name: t('Three-phase motors', 'Трёхфазные двигатели', 'Trofazni motori', 'Drehstrommotoren', 'Motori trifase', 'Üç fazlı motorlar'),
      about: t(
        'B3 stands on feet, B5 and B14 are flanged, B35 has both. From 0.75 kW at mains frequency IE3 is compulsory in the EU; IE2 remains for export and small powers.',
        'B3 — на лапах, B5 и B14 — с фланцем, B35 — с лапами и фланцем. В ЕС с 0,75 кВт обязателен класс IE3; IE2 остаётся для экспорта и малых мощностей.',
        'B3 stoji na nogama, B5 i B14 imaju prirubnicu, B35 i noge i prirubnicu. U EU je od 0,75 kW obavezan IE3; IE2 ostaje za izvoz i male snage.',
        'B3 steht auf Füßen, B5 und B14 haben einen Flansch, B35 beides. Ab 0,75 kW ist in der EU IE3 Pflicht; IE2 bleibt für Export und kleine Leistungen.',
        'B3 ha i piedi, B5 e B14 la flangia, B35 entrambi. Nell’UE da 0,75 kW è obbligatorio l’IE3; l’IE2 resta per l’esportazione e le piccole potenze.',
        'B3 ayaklı, B5 ve B14 flanşlı, B35 ise hem ayaklı hem flanşlıdır. AB’de 0,75 kW’tan itibaren IE3 zorunludur; IE2 ihracat ve küçük güçler içindir.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [shaftPower, [0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30]],
        [speed, [750, 1000, 1500, 3000]],
        [mountingForm, all(mountingForm)],
        [efficiency, all(efficiency)],
        [frame, (values) => frameOf(num(values, 'shaftPower'), num(values, 'speed'))],
        [protection, () => 'ip55'],
        [brake, yesOrNo],
        [approvals, marks],
      ],
      isReal: (values) => (str(values, 'efficiency') === 'ie2' ? num(values, 'shaftPower') < 0.75 : num(values, 'shaftPower') >= 0.75)
        && !(str(values, 'mountingForm') === 'b14' && num(values, 'shaftPower') > 4) && !(num(values, 'speed') === 750 && num(values, 'shaftPower') < 0.37),
      title: t(
        'Three-phase motor {shaftPower} kW, {speed} rpm, {mountingForm}, {efficiency}',
        'Электродвигатель трёхфазный {shaftPower} кВт, {speed} об/мин, {mountingForm}, {efficiency}',
        'Trofazni motor {shaftPower} kW, {speed} o/min, {mountingForm}, {efficiency}',
        'Drehstrommotor {shaftPower} kW, {speed} U/min, {mountingForm}, {efficiency}',
        'Motore trifase {shaftPower} kW, {speed} giri/min, {mountingForm}, {efficiency}',
        'Üç fazlı motor {shaftPower} kW, {speed} d/dk, {mountingForm}, {efficiency}',
      ),
      description: t(
        'Squirrel-cage motor for pumps, fans, conveyors and machine tools, shaft height {frame} mm, mounting form {mountingForm}. Continuous duty S1, insulation class F, protection {protection}, suitable for frequency converters.',
        'Асинхронный двигатель для насосов, вентиляторов, конвейеров и станков, высота оси {frame} мм, исполнение {mountingForm}. Режим S1, изоляция класса F, степень защиты {protection}, допускает работу от преобразователя частоты.',
        'Kavezni motor za pumpe, ventilatore, transportere i mašine, visina vratila {frame} mm, oblik {mountingForm}. Trajni rad S1, klasa izolacije F, zaštita {protection}, pogodan za frekventni regulator.',
        'Käfigläufermotor für Pumpen, Ventilatoren, Förderer und Maschinen, Achshöhe {frame} mm, Bauform {mountingForm}. Dauerbetrieb S1, Isolierstoffklasse F, Schutzart {protection}, für Umrichterbetrieb geeignet.',
        'Motore a gabbia per pompe, ventilatori, nastri e macchine utensili, altezza d’asse {frame} mm, forma {mountingForm}. Servizio S1, isolamento classe F, protezione {protection}, adatto all’inverter.',
        'Pompa, fan, konveyör ve tezgâhlar için sincap kafesli motor; mil yüksekliği {frame} mm, yapı biçimi {mountingForm}. S1 sürekli çalışma, F sınıfı yalıtım, koruma sınıfı {protection}, sürücüyle kullanılabilir.',
      ),
      price: (values) => (55 + num(values, 'shaftPower') * 42) * ({ 750: 1.9, 1000: 1.4, 1500: 1, 3000: 0.95 }[num(values, 'speed')] ?? 1)
        * (str(values, 'efficiency') === 'ie4' ? 1.25 : 1) * (values['brake'] === true ? 1.35 : 1) * (str(values, 'mountingForm') === 'b35' ? 1.08 : 1),
      minimum: [1, 2], step: [1], code: 'TM',
      drawing: (values) => ({
        kind: 'motor', variant: ['b5', 'b14'].includes(str(values, 'mountingForm')) ? 'flange' : 'foot', ratio: 1.3 + num(values, 'shaftPower') / 60,
        labels: [`${num(values, 'shaftPower')}kW`, `Ø${num(values, 'frame') < 80 ? 14 : num(values, 'frame') < 112 ? 24 : num(values, 'frame') < 160 ? 38 : 48}`],
      }),
    },
    {
      key: 'single-phase-motors',
      name: t('Single-phase motors', 'Однофазные двигатели', 'Monofazni motori', 'Einphasenmotoren', 'Motori monofase', 'Tek fazlı motorlar'),
      about: t(
        'A run capacitor suits fans and pumps with light starting; compressors and mixers need an additional start capacitor. Allow for a higher starting current than with a three-phase motor.',
        'Рабочего конденсатора достаточно для вентиляторов и насосов с лёгким пуском; компрессорам и мешалкам нужен ещё и пусковой. Учтите, что пусковой ток выше, чем у трёхфазного двигателя.',
        'Radni kondenzator je dovoljan za ventilatore i pumpe sa lakim startom; kompresorima i mešalicama treba i startni. Računajte na veću polaznu struju nego kod trofaznog motora.',
        'Ein Betriebskondensator genügt für Ventilatoren und Pumpen mit leichtem Anlauf; Kompressoren und Mischer brauchen zusätzlich einen Anlaufkondensator. Der Anlaufstrom ist höher als beim Drehstrommotor.',
        'Il condensatore di marcia basta per ventilatori e pompe con avviamento leggero; compressori e betoniere richiedono anche quello di avviamento. La corrente di spunto è maggiore rispetto al trifase.',
        'Hafif yol alan fan ve pompalarda daimi kondansatör yeterlidir; kompresör ve karıştırıcılar kalkış kondansatörü de ister. Kalkış akımı üç fazlı motora göre yüksektir.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [shaftPower, [0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2]],
        [speed, [1500, 3000]],
        [mountingForm, ['b3', 'b5', 'b14', 'b35']],
        [capacitor, all(capacitor)],
        [frame, (values) => frameOf(num(values, 'shaftPower'), num(values, 'speed'))],
        [protection, ['ip54', 'ip55']],
      ],
      isReal: (values) => !(num(values, 'shaftPower') < 0.25 && str(values, 'capacitor') === 'start-run'),
      title: t(
        'Single-phase motor {shaftPower} kW, {speed} rpm, {mountingForm}, {protection}',
        'Двигатель однофазный {shaftPower} кВт, {speed} об/мин, {mountingForm}, {protection}',
        'Monofazni motor {shaftPower} kW, {speed} o/min, {mountingForm}, {protection}',
        'Einphasenmotor {shaftPower} kW, {speed} U/min, {mountingForm}, {protection}',
        'Motore monofase {shaftPower} kW, {speed} giri/min, {mountingForm}, {protection}',
        'Tek fazlı motor {shaftPower} kW, {speed} d/dk, {mountingForm}, {protection}',
      ),
      description: t(
        'Motor for 230 V, 50 Hz with {capacitor}, shaft height {frame} mm, mounting form {mountingForm}. Built-in thermal protection, aluminium housing, direction of rotation can be changed in the terminal box.',
        'Двигатель на 230 В, 50 Гц, комплектация: {capacitor}; высота оси {frame} мм, исполнение {mountingForm}. Встроенная тепловая защита, алюминиевый корпус, направление вращения меняется в клеммной коробке.',
        'Motor za 230 V, 50 Hz, oprema: {capacitor}; visina vratila {frame} mm, oblik {mountingForm}. Ugrađena termička zaštita, aluminijumsko kućište, smer obrtanja se menja u priključnoj kutiji.',
        'Motor für 230 V, 50 Hz mit {capacitor}, Achshöhe {frame} mm, Bauform {mountingForm}. Eingebauter Thermoschutz, Aluminiumgehäuse, Drehrichtung im Klemmenkasten umschaltbar.',
        'Motore 230 V, 50 Hz con {capacitor}, altezza d’asse {frame} mm, forma {mountingForm}. Protezione termica incorporata, carcassa in alluminio, senso di rotazione invertibile in morsettiera.',
        '230 V, 50 Hz, {capacitor} motor; mil yüksekliği {frame} mm, yapı biçimi {mountingForm}. Dahili termik koruma, alüminyum gövde, dönüş yönü klemens kutusundan değiştirilir.',
      ),
      price: (values) => (48 + num(values, 'shaftPower') * 75) * (str(values, 'capacitor') === 'start-run' ? 1.18 : 1) * (num(values, 'speed') === 1500 ? 1.05 : 1),
      minimum: [1, 2, 4], step: [1], code: 'SM',
      drawing: (values) => ({
        kind: 'motor', variant: ['b5', 'b14'].includes(str(values, 'mountingForm')) ? 'flange' : 'foot', ratio: 1.2 + num(values, 'shaftPower') / 5,
        labels: [`${num(values, 'shaftPower')}kW`, `Ø${num(values, 'frame') < 71 ? 11 : num(values, 'frame') < 90 ? 19 : 24}`],
      }),
    },
    {
      key: 'geared-motors',
      name: t('Geared motors', 'Мотор-редукторы', 'Motor-reduktori', 'Getriebemotoren', 'Motoriduttori', 'Redüktörlü motorlar'),
      about: t(
        'Worm gears are quiet and inexpensive for short duty, helical ones save energy in continuous running, bevel units save space beside a conveyor. Choose by output speed and torque with a reserve for shock loads.',
        'Червячные редукторы тихие и недорогие для кратковременной работы, соосные экономят энергию при постоянной нагрузке, конические экономят место у конвейера. Выбирайте по частоте и моменту на выходе с запасом на удары.',
        'Pužni reduktori su tihi i povoljni za kratkotrajan rad, cilindrični štede energiju u trajnom radu, konusni štede prostor pored transportera. Birajte prema izlaznoj brzini i momentu, sa rezervom za udarna opterećenja.',
        'Schneckengetriebe sind leise und günstig für Kurzzeitbetrieb, Stirnradgetriebe sparen Energie im Dauerlauf, Kegelradgetriebe sparen Platz am Förderband. Nach Abtriebsdrehzahl und Drehmoment mit Stoßreserve wählen.',
        'I riduttori a vite sono silenziosi ed economici per servizio breve, i coassiali risparmiano energia in servizio continuo, gli ortogonali occupano poco spazio accanto al nastro. Scegliere per velocità e coppia in uscita con un margine per gli urti.',
        'Sonsuz vidalı redüktörler kısa süreli işlerde sessiz ve ekonomiktir, helisel olanlar sürekli çalışmada enerji tasarrufu, konik olanlar konveyör yanında yer tasarrufu sağlar. Çıkış devri ve torka göre, darbe payı bırakarak seçin.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [gearType, all(gearType)],
        [shaftPower, [0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4]],
        [outputSpeed, [14, 18, 23, 28, 35, 47, 56, 70, 93, 140]],
        [torque, (values) => Math.round(9550 * num(values, 'shaftPower') / num(values, 'outputSpeed') * (str(values, 'gearType') === 'worm' ? 0.72 : 0.94))],
        [mountingForm, ['b3', 'b5']],
        [brake, yesOrNo],
        [protection, () => 'ip55'],
      ],
      isReal: (values) => num(values, 'torque') <= 900 && !(str(values, 'gearType') === 'bevel' && num(values, 'shaftPower') < 0.37)
        && !(str(values, 'gearType') === 'worm' && num(values, 'shaftPower') > 2.2),
      title: t(
        '{gearType} {shaftPower} kW, {outputSpeed} rpm, {torque} Nm, {mountingForm}',
        '{gearType} {shaftPower} кВт, {outputSpeed} об/мин, {torque} Н·м, {mountingForm}',
        '{gearType} {shaftPower} kW, {outputSpeed} o/min, {torque} Nm, {mountingForm}',
        '{gearType} {shaftPower} kW, {outputSpeed} U/min, {torque} Nm, {mountingForm}',
        '{gearType} {shaftPower} kW, {outputSpeed} giri/min, {torque} Nm, {mountingForm}',
        '{gearType} {shaftPower} kW, {outputSpeed} d/dk, {torque} Nm, {mountingForm}',
      ),
      description: t(
        'Three-phase geared motor delivering {torque} Nm at {outputSpeed} rpm for conveyors, mixers and lifting gates. Filled with oil for life, protection {protection}, mounting form {mountingForm}.',
        'Трёхфазный мотор-редуктор с моментом {torque} Н·м при {outputSpeed} об/мин для конвейеров, мешалок и подъёмных ворот. Масло залито на весь срок службы, степень защиты {protection}, исполнение {mountingForm}.',
        'Trofazni motor-reduktor sa momentom {torque} Nm pri {outputSpeed} o/min za transportere, mešalice i podizna vrata. Ulje za ceo radni vek, zaštita {protection}, oblik ugradnje {mountingForm}.',
        'Drehstrom-Getriebemotor mit {torque} Nm bei {outputSpeed} U/min für Förderer, Rührwerke und Hubtore. Lebensdauerschmierung, Schutzart {protection}, Bauform {mountingForm}.',
        'Motoriduttore trifase con coppia di {torque} Nm a {outputSpeed} giri/min per nastri, agitatori e portoni. Lubrificazione a vita, protezione {protection}, forma {mountingForm}.',
        'Konveyör, karıştırıcı ve kepenkler için {outputSpeed} d/dk devirde {torque} Nm veren üç fazlı redüktörlü motor. Ömür boyu yağlı, koruma sınıfı {protection}, yapı biçimi {mountingForm}.',
      ),
      price: (values) => (70 + num(values, 'shaftPower') * 60 + num(values, 'torque') * 0.35) * ({ worm: 1, helical: 1.7, bevel: 2.2 }[str(values, 'gearType')] ?? 1)
        * (values['brake'] === true ? 1.3 : 1),
      minimum: [1, 2], step: [1], code: 'GM',
      drawing: (values) => ({
        kind: 'motor', variant: 'gear', ratio: 1.5 + num(values, 'shaftPower') / 8,
        labels: [`${num(values, 'shaftPower')}kW`, `Ø${num(values, 'torque') < 60 ? 20 : num(values, 'torque') < 200 ? 28 : 40}`],
      }),
    },
  ],
}
