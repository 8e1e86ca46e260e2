import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, oneOf, yesOrNo } from '../declare.ts'
import {
  approvals, auxiliary, bodyMaterial, breakingCapacity, coilVoltage, current, curve, depth, height, motorPower, mountingPlate,
  poles, protection, residualType, selective, sensitivity, supplied, width,
} from './characteristics.ts'

const brands = ['Elvantor', 'Torvenik', 'Ohmstad', 'Zekkra'] as const
const poleCount: Record<string, number> = { '1p': 1, '1p-n': 2, '2p': 2, '3p': 3, '4p': 4 }
const polesOf = (key: string): number => poleCount[key] ?? 1
const marks = oneOf(['ce', 'vde'], ['ce', 'eac'], ['ce', 'tse'], ['ce', 'imq'], ['ce', 'ukca'])

export const switchgear: GroupSeed = {
  key: 'switchgear',
  name: t('Switchgear and enclosures', 'Аппараты защиты и щиты', 'Sklopna oprema i ormani', 'Schaltgeräte und Gehäuse', 'Apparecchi modulari e quadri', 'Şalt malzemeleri ve panolar'),
  about: t(
    'Protection and control devices for DIN rail, and the enclosures to mount them in. Choose by rated current, number of poles and tripping characteristic.',
    'Аппараты защиты и управления на DIN-рейку и щиты для их установки. Подбирайте по номинальному току, числу полюсов и характеристике срабатывания.',
    'Zaštitni i upravljački uređaji za DIN šinu i ormani za njihovu ugradnju. Birajte prema nazivnoj struji, broju polova i karakteristici okidanja.',
    'Schutz- und Steuergeräte für die Hutschiene und passende Gehäuse. Auswahl nach Bemessungsstrom, Polzahl und Auslösecharakteristik.',
    'Apparecchi di protezione e comando per guida DIN e relativi quadri. La scelta si fa per corrente nominale, numero di poli e curva di intervento.',
    'DIN raya takılan koruma ve kumanda cihazları ile bunların panoları. Anma akımı, kutup sayısı ve açma eğrisine göre seçilir.',
  ),
  categories: [
    {
      key: 'miniature-circuit-breakers',
      name: t('Miniature circuit breakers', 'Автоматические выключатели', 'Automatski osigurači', 'Leitungsschutzschalter', 'Interruttori magnetotermici', 'Otomatik sigortalar'),
      about: t(
        'Curve B suits lighting and long lines, C mixed loads and small motors, D transformers and heavy starting. The breaking capacity must not be lower than the short-circuit current at the place of installation.',
        'Характеристика B подходит для освещения и длинных линий, C — для смешанной нагрузки и небольших двигателей, D — для трансформаторов и тяжёлого пуска. Отключающая способность должна быть не ниже тока короткого замыкания в точке установки.',
        'Karakteristika B je za rasvetu i duge vodove, C za mešovita opterećenja i male motore, D za transformatore i težak start. Prekidna moć ne sme biti manja od struje kratkog spoja na mestu ugradnje.',
        'Charakteristik B passt für Licht und lange Leitungen, C für gemischte Lasten und kleine Motoren, D für Transformatoren und Schweranlauf. Das Schaltvermögen darf nicht unter dem Kurzschlussstrom am Einbauort liegen.',
        'La curva B è per illuminazione e linee lunghe, la C per carichi misti e piccoli motori, la D per trasformatori e avviamenti gravosi. Il potere di interruzione non deve essere inferiore alla corrente di cortocircuito nel punto di installazione.',
        'B eğrisi aydınlatma ve uzun hatlar, C karma yükler ve küçük motorlar, D ise trafolar ve ağır yol alma içindir. Kesme kapasitesi montaj noktasındaki kısa devre akımından düşük olmamalıdır.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [current, [6, 10, 13, 16, 20, 25, 32, 40, 50, 63]],
        [poles, all(poles)],
        [curve, all(curve)],
        [breakingCapacity, [4.5, 6, 10]],
        [width, (values) => polesOf(str(values, 'poles')) * 18],
        [approvals, marks],
      ],
      isReal: (values) => !(num(values, 'breakingCapacity') === 4.5 && num(values, 'current') > 40),
      title: t(
        'Circuit breaker {poles} {curve}{current}, {breakingCapacity} kA',
        'Автоматический выключатель {poles} {curve}{current}, {breakingCapacity} кА',
        'Automatski osigurač {poles} {curve}{current}, {breakingCapacity} kA',
        'Leitungsschutzschalter {poles} {curve}{current}, {breakingCapacity} kA',
        'Interruttore magnetotermico {poles} {curve}{current}, {breakingCapacity} kA',
        'Otomatik sigorta {poles} {curve}{current}, {breakingCapacity} kA',
      ),
      description: t(
        'Modular {poles} circuit breaker for {current} A, curve {curve}, protecting lines from overload and short circuit. Width {width} mm on a 35 mm DIN rail; terminals take wire and comb busbars.',
        'Модульный автоматический выключатель {poles} на {current} А с характеристикой {curve} защищает линии от перегрузки и короткого замыкания. Ширина {width} мм на DIN-рейке 35 мм; зажимы под провод и гребёнчатую шину.',
        'Modularni automatski osigurač {poles} za {current} A, karakteristike {curve}, štiti vodove od preopterećenja i kratkog spoja. Širina {width} mm na DIN šini 35 mm; stezaljke za provodnik i češljastu sabirnicu.',
        'Leitungsschutzschalter {poles} für {current} A, Charakteristik {curve}, zum Schutz von Leitungen gegen Überlast und Kurzschluss. Breite {width} mm auf der 35-mm-Hutschiene; Klemmen für Leiter und Kammschiene.',
        'Interruttore modulare {poles} da {current} A, curva {curve}, per la protezione delle linee da sovraccarico e cortocircuito. Larghezza {width} mm su guida DIN da 35 mm; morsetti per cavo e pettine di collegamento.',
        'Hatları aşırı yük ve kısa devreye karşı koruyan {current} A, {curve} eğrili, {poles} modüler sigorta. 35 mm DIN rayda genişliği {width} mm’dir; klemensler iletken ve tarak bara içindir.',
      ),
      price: (values) => polesOf(str(values, 'poles')) * (1.3 + num(values, 'current') * 0.015) * (0.8 + num(values, 'breakingCapacity') * 0.05) * (str(values, 'curve') === 'd' ? 1.3 : 1),
      minimum: [12, 24, 60], step: [6, 12], code: 'MCB',
      drawing: (values) => ({
        kind: 'breaker', variant: 'modular', count: polesOf(str(values, 'poles')),
        labels: [`${str(values, 'curve').toUpperCase()}${num(values, 'current')}`, `${num(values, 'width')}`],
      }),
    },
    {
      key: 'residual-current-devices',
      name: t('Residual current devices', 'Устройства защитного отключения', 'Zaštitni uređaji diferencijalne struje', 'Fehlerstromschutzschalter', 'Interruttori differenziali', 'Kaçak akım röleleri'),
      about: t(
        '30 mA protects people on socket circuits, 100 and 300 mA protect against fire at the head of the installation. Type A is the usual choice where electronics are connected, B is needed for chargers and three-phase inverters.',
        '30 мА защищают человека в розеточных группах, 100 и 300 мА ставят на вводе от пожара. Тип A нужен для нагрузки с электроникой, тип B — для зарядных станций и трёхфазных преобразователей.',
        '30 mA štiti ljude na utičnicama, 100 i 300 mA štite od požara na ulazu instalacije. Tip A je uobičajen izbor za potrošače sa elektronikom, tip B je potreban za punjače vozila i trofazne frekventne regulatore.',
        '30 mA schützen Personen an Steckdosenkreisen, 100 und 300 mA dienen dem Brandschutz am Anfang der Anlage. Typ A ist bei elektronischen Verbrauchern üblich, Typ B nötig bei Ladestationen und dreiphasigen Umrichtern.',
        '30 mA proteggono le persone sui circuiti prese, 100 e 300 mA proteggono dall’incendio a monte dell’impianto. Il tipo A è la scelta comune con carichi elettronici, il tipo B serve per stazioni di ricarica e inverter trifase.',
        '30 mA priz devrelerinde hayat koruması, 100 ve 300 mA tesisat girişinde yangın koruması sağlar. Elektronik yüklerde genellikle A tipi, araç şarj cihazları ve üç fazlı sürücülerde B tipi gerekir.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [current, [16, 25, 40, 63, 80, 100]],
        [poles, ['2p', '4p']],
        [sensitivity, [10, 30, 100, 300]],
        [residualType, all(residualType)],
        [selective, yesOrNo],
        [approvals, marks],
      ],
      isReal: (values) => !(values['selective'] === true && num(values, 'sensitivity') < 100)
        && !(num(values, 'sensitivity') === 10 && num(values, 'current') > 25)
        && !(num(values, 'current') === 16 && str(values, 'poles') === '4p'),
      title: t(
        'Residual current device {brand} {poles} {current} A, {sensitivity} mA, type {residualType}',
        'УЗО {brand} {poles} {current} А, {sensitivity} мА, тип {residualType}',
        'FID sklopka {brand} {poles} {current} A, {sensitivity} mA, tip {residualType}',
        'FI-Schutzschalter {brand} {poles} {current} A, {sensitivity} mA, Typ {residualType}',
        'Interruttore differenziale {brand} {poles} {current} A, {sensitivity} mA, tipo {residualType}',
        'Kaçak akım rölesi {brand} {poles} {current} A, {sensitivity} mA, {residualType} tipi',
      ),
      description: t(
        'Residual current device without overcurrent protection: it disconnects at an earth leakage of {sensitivity} mA and must be backed up by a circuit breaker. Rated current {current} A, for a 35 mm DIN rail, with a test button.',
        'Выключатель дифференциального тока без защиты от сверхтоков: отключает сеть при утечке {sensitivity} мА, ставится вместе с автоматическим выключателем. Номинальный ток {current} А, монтаж на DIN-рейку 35 мм, кнопка «Тест».',
        'Uređaj bez prekostrujne zaštite: isključuje pri diferencijalnoj struji od {sensitivity} mA i ugrađuje se uz automatski osigurač. Nazivna struja {current} A, montaža na DIN šinu 35 mm, sa taster-probom.',
        'Schutzschalter ohne Überstromauslöser: Er trennt bei {sensitivity} mA Fehlerstrom und braucht einen vorgeschalteten Leitungsschutz. Bemessungsstrom {current} A, für 35-mm-Hutschiene, mit Prüftaste.',
        'Interruttore differenziale puro: interviene con una dispersione di {sensitivity} mA e va abbinato a un magnetotermico. Corrente nominale {current} A, per guida DIN da 35 mm, con tasto di prova.',
        'Aşırı akım koruması olmayan cihaz {sensitivity} mA kaçakta devreyi açar ve otomatik sigorta ile birlikte kullanılır. Anma akımı {current} A, 35 mm DIN raya montaj, test butonlu.',
      ),
      price: (values) => (8 + num(values, 'current') * 0.22) * (str(values, 'poles') === '4p' ? 1.7 : 1)
        * ({ ac: 1, a: 1.3, f: 2.2, b: 6 }[str(values, 'residualType')] ?? 1) * (values['selective'] === true ? 1.4 : 1),
      minimum: [6, 12, 24], step: [1, 6], code: 'RCD',
      drawing: (values) => ({
        kind: 'breaker', variant: 'modular', count: polesOf(str(values, 'poles')),
        labels: [`${num(values, 'current')}A`, `${polesOf(str(values, 'poles')) * 18}`],
      }),
    },
    {
      key: 'contactors',
      name: t('Contactors', 'Контакторы', 'Kontaktori', 'Schütze', 'Contattori', 'Kontaktörler'),
      about: t(
        'The current is given for AC-3 duty, that is switching squirrel-cage motors; resistive loads may be higher. Match the coil voltage to the control circuit and check how many auxiliary contacts the circuit needs.',
        'Ток указан для категории AC-3, то есть для пуска асинхронных двигателей; активная нагрузка может быть больше. Напряжение катушки должно совпадать с цепью управления, заранее посчитайте вспомогательные контакты.',
        'Struja je data za režim AC-3, odnosno za uključivanje kaveznih motora; omsko opterećenje može biti veće. Napon špulne mora odgovarati komandnom kolu, a broj pomoćnih kontakata proverite prema šemi.',
        'Der Strom gilt für AC-3, also das Schalten von Käfigläufermotoren; ohmsche Lasten dürfen höher sein. Die Spulenspannung muss zum Steuerkreis passen, die Zahl der Hilfskontakte zur Schaltung.',
        'La corrente è riferita alla categoria AC-3, cioè alla manovra di motori a gabbia; i carichi resistivi possono essere superiori. La tensione della bobina deve corrispondere al circuito di comando, i contatti ausiliari allo schema.',
        'Akım, sincap kafesli motorların anahtarlandığı AC-3 sınıfı içindir; omik yükler daha yüksek olabilir. Bobin gerilimi kumanda devresine, yardımcı kontak sayısı şemaya uymalıdır.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [current, [9, 12, 18, 25, 32, 40, 50, 65, 80, 95]],
        [coilVoltage, all(coilVoltage)],
        [auxiliary, all(auxiliary)],
        [motorPower, (values) => ({ 9: 4, 12: 5.5, 18: 7.5, 25: 11, 32: 15, 40: 18.5, 50: 22, 65: 30, 80: 37, 95: 45 }[num(values, 'current')] ?? 4)],
        [width, (values) => (num(values, 'current') <= 18 ? 45 : num(values, 'current') <= 32 ? 56 : num(values, 'current') <= 65 ? 75 : 85)],
        [approvals, marks],
      ],
      isReal: (values) => str(values, 'auxiliary') === '1no-1nc' || num(values, 'current') <= 65,
      title: t(
        'Contactor {brand} 3P {current} A ({motorPower} kW), coil {coilVoltage}, {auxiliary}',
        'Контактор {brand} 3P {current} А ({motorPower} кВт), катушка {coilVoltage}, {auxiliary}',
        'Kontaktor {brand} 3P {current} A ({motorPower} kW), špulna {coilVoltage}, {auxiliary}',
        'Schütz {brand} 3P {current} A ({motorPower} kW), Spule {coilVoltage}, {auxiliary}',
        'Contattore {brand} 3P {current} A ({motorPower} kW), bobina {coilVoltage}, {auxiliary}',
        'Kontaktör {brand} 3P {current} A ({motorPower} kW), bobin {coilVoltage}, {auxiliary}',
      ),
      description: t(
        'Three-pole contactor for starting and stopping motors up to {motorPower} kW at 400 V. Auxiliary contacts {auxiliary}, width {width} mm, fixing by screws or on a 35 mm DIN rail.',
        'Трёхполюсный контактор для пуска и остановки двигателей до {motorPower} кВт при 400 В. Вспомогательные контакты {auxiliary}, ширина {width} мм, крепление винтами или на DIN-рейку 35 мм.',
        'Tropolni kontaktor za pokretanje i zaustavljanje motora do {motorPower} kW na 400 V. Pomoćni kontakti {auxiliary}, širina {width} mm, pričvršćivanje vijcima ili na DIN šinu 35 mm.',
        'Dreipoliges Schütz zum Ein- und Ausschalten von Motoren bis {motorPower} kW bei 400 V. Hilfskontakte {auxiliary}, Breite {width} mm, Befestigung mit Schrauben oder auf 35-mm-Hutschiene.',
        'Contattore tripolare per avviamento e arresto di motori fino a {motorPower} kW a 400 V. Contatti ausiliari {auxiliary}, larghezza {width} mm, fissaggio a vite o su guida DIN da 35 mm.',
        '400 V’ta {motorPower} kW’a kadar motorları çalıştırıp durdurmak için üç kutuplu kontaktör. Yardımcı kontaklar {auxiliary}, genişlik {width} mm; vidayla veya 35 mm DIN raya bağlanır.',
      ),
      price: (values) => 5 + num(values, 'current') * 0.75 + (str(values, 'coilVoltage') === '24-dc' ? 6 : 0),
      minimum: [5, 10, 20], step: [1, 5], code: 'CTR',
      drawing: (values) => ({
        kind: 'breaker', variant: 'contactor', count: 3, labels: [`${num(values, 'current')}A`, `${num(values, 'width')}`],
      }),
    },
    {
      key: 'wall-enclosures',
      name: t('Wall enclosures', 'Навесные щиты', 'Zidni ormani', 'Wandschaltschränke', 'Quadri da parete', 'Duvar tipi panolar'),
      about: t(
        'Painted sheet steel is enough indoors; stainless steel resists washing and food acids, polyester suits the coast and chemical plants. Leave about a third of the mounting area free for later additions.',
        'В помещении достаточно окрашенной стали; нержавеющая выдерживает мойку и пищевые кислоты, полиэстер подходит для побережья и химических производств. Оставьте около трети площади под будущее расширение.',
        'U zatvorenom prostoru dovoljan je farbani čelični lim; nerđajući čelik podnosi pranje i prehrambene kiseline, a poliester je za primorje i hemijske pogone. Ostavite oko trećine površine slobodno za proširenja.',
        'In Innenräumen genügt lackiertes Stahlblech; Edelstahl verträgt Reinigung und Lebensmittelsäuren, Polyester eignet sich für Küste und Chemie. Etwa ein Drittel der Montagefläche für Erweiterungen frei lassen.',
        'All’interno basta la lamiera verniciata; l’acciaio inox resiste a lavaggi e acidi alimentari, il poliestere è adatto a zone costiere e impianti chimici. Lasciare libero circa un terzo della superficie per ampliamenti.',
        'Bina içinde boyalı sac yeterlidir; paslanmaz çelik yıkamaya ve gıda asitlerine dayanır, polyester kıyı bölgeleri ve kimya tesisleri içindir. Montaj alanının yaklaşık üçte birini ileriki eklemelere bırakın.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [width, [300, 400, 500, 600, 800]],
        [height, [300, 400, 500, 600, 800, 1000, 1200]],
        [depth, [150, 200, 250, 300]],
        [bodyMaterial, ['sheet-steel', 'stainless', 'polyester']],
        [protection, ['ip54', 'ip65', 'ip66']],
        [mountingPlate, yesOrNo],
        [supplied, () => t('Enclosure, 2 keys, gland plate, plugs for fixing holes', 'Щит, 2 ключа, фланец кабельного ввода, заглушки отверстий', 'Orman, 2 ključa, ploča za uvodnice, čepovi za otvore', 'Gehäuse, 2 Schlüssel, Flanschplatte, Stopfen für Befestigungslöcher', 'Quadro, 2 chiavi, piastra passacavi, tappi per i fori di fissaggio', 'Pano, 2 anahtar, rakor plakası, delik tapaları')],
      ],
      isReal: (values) => num(values, 'height') >= num(values, 'width') && num(values, 'height') <= num(values, 'width') * 2
        && !(str(values, 'bodyMaterial') === 'polyester' && num(values, 'height') > 800),
      title: t(
        'Wall enclosure {height}×{width}×{depth} mm, {bodyMaterial}, {protection}',
        'Щит навесной {height}×{width}×{depth} мм, {bodyMaterial}, {protection}',
        'Zidni orman {height}×{width}×{depth} mm, {bodyMaterial}, {protection}',
        'Wandschaltschrank {height}×{width}×{depth} mm, {bodyMaterial}, {protection}',
        'Quadro da parete {height}×{width}×{depth} mm, {bodyMaterial}, {protection}',
        'Duvar panosu {height}×{width}×{depth} mm, {bodyMaterial}, {protection}',
      ),
      description: t(
        'Single-door wall enclosure {height}×{width}×{depth} mm for control gear and distribution. Foamed-in door seal, protection {protection}; the hinges can be moved to the other side.',
        'Навесной щит с одной дверью {height}×{width}×{depth} мм для аппаратуры управления и распределения. Вспененное уплотнение двери, степень защиты {protection}; петли переставляются на другую сторону.',
        'Zidni orman sa jednim vratima {height}×{width}×{depth} mm za komandnu i razvodnu opremu. Penasta zaptivka vrata, zaštita {protection}; šarke se mogu premestiti na drugu stranu.',
        'Eintüriger Wandschrank {height}×{width}×{depth} mm für Steuerung und Verteilung. Eingeschäumte Türdichtung, Schutzart {protection}; der Türanschlag ist wechselbar.',
        'Quadro a una porta {height}×{width}×{depth} mm per apparecchi di comando e distribuzione. Guarnizione della porta in schiuma, grado di protezione {protection}; cerniere reversibili.',
        'Kumanda ve dağıtım cihazları için tek kapılı duvar panosu, {height}×{width}×{depth} mm. Kapı contası köpük dökümdür, koruma sınıfı {protection}; menteşe yönü değiştirilebilir.',
      ),
      price: (values) => (12 + num(values, 'height') * num(values, 'width') * (0.8 + num(values, 'depth') / 500) / 6500)
        * ({ 'sheet-steel': 1, stainless: 3.2, polyester: 1.9 }[str(values, 'bodyMaterial')] ?? 1) + (values['mountingPlate'] === true ? 6 : 0),
      minimum: [1, 2, 5], step: [1], code: 'WE',
      drawing: (values) => ({
        kind: 'cabinetBox', variant: 'wall', ratio: num(values, 'height') / num(values, 'width'),
        labels: [`${num(values, 'width')}`, `${num(values, 'height')}`, `${num(values, 'depth')}`],
      }),
    },
  ],
}
