import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, lookUp, oneOf, yesOrNo } from '../declare.ts'
import {
  approvals, bodyMaterial, chargingPorts, colour, contacts, current, depth, entries, gangs, height, industrialForm, mounting,
  protection, socketStandard, terminals, voltage, width,
} from './characteristics.ts'

const brands = ['Torvenik', 'Zekkra', 'Plugmar', 'Nordlumen'] as const
/** Schuko is drawn as the plain 'socket'. */
const faces = { schuko: 'socket', 'type-e': 'typeE', 'type-l': 'typeL', 'type-g': 'typeG' }
const marks = oneOf(['ce', 'vde'], ['ce', 'eac'], ['ce', 'tse'], ['ce', 'imq'])

export const wiringAccessories: GroupSeed = {
  key: 'wiring-accessories',
  name: t('Wiring accessories', 'Электроустановочные изделия', 'Instalacioni pribor', 'Installationsmaterial', 'Materiale da installazione', 'Elektrik tesisat malzemeleri'),
  about: t(
    'Socket outlets, industrial plugs and junction boxes for homes, offices and workshops. Check the national socket standard and the degree of protection of the room first.',
    'Розетки, силовые разъёмы и распределительные коробки для жилья, офисов и цехов. Сначала проверьте стандарт розетки в стране и требуемую степень защиты помещения.',
    'Utičnice, industrijski utikači i razvodne kutije za stanove, kancelarije i radionice. Najpre proverite važeći standard utičnice i potreban stepen zaštite prostorije.',
    'Steckdosen, CEE-Stecker und Abzweigkästen für Wohnung, Büro und Werkstatt. Zuerst die Landesnorm der Steckdose und die Schutzart des Raums prüfen.',
    'Prese, spine industriali e scatole di derivazione per abitazioni, uffici e officine. Verificare prima lo standard nazionale della presa e il grado di protezione del locale.',
    'Konut, ofis ve atölyeler için prizler, endüstriyel fişler ve buatlar. Önce ülkenin priz standardını ve mekânın koruma sınıfını kontrol edin.',
  ),
  categories: [
    {
      key: 'socket-outlets',
      name: t('Socket outlets', 'Розетки', 'Utičnice', 'Steckdosen', 'Prese di corrente', 'Prizler'),
      about: t(
        'Recessed outlets need a flush box, surface ones go straight on the wall. In bathrooms, garages and outdoors take IP44; check that the frame fits the switches of the same series.',
        'Розеткам скрытого монтажа нужна монтажная коробка, накладные крепят прямо на стену. Для ванных, гаражей и улицы берите IP44; проверьте, чтобы рамка подходила к выключателям той же серии.',
        'Ugradne utičnice traže montažnu kutiju, nadžbukne idu direktno na zid. Za kupatila, garaže i spoljni prostor uzmite IP44; proverite da okvir odgovara prekidačima iste serije.',
        'Unterputzsteckdosen brauchen eine Gerätedose, Aufputzmodelle sitzen direkt auf der Wand. Für Bad, Garage und außen IP44 wählen; der Rahmen muss zu den Schaltern der Serie passen.',
        'Le prese da incasso richiedono la scatola portafrutto, quelle a parete si fissano direttamente. In bagni, autorimesse ed esterni scegliere IP44; verificare che la placca sia della stessa serie degli interruttori.',
        'Sıva altı prizler için kasa gerekir, sıva üstü olanlar doğrudan duvara takılır. Banyo, garaj ve dış mekânda IP44 seçin; çerçevenin aynı serinin anahtarlarına uyduğunu kontrol edin.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [socketStandard, all(socketStandard)],
        [gangs, [1, 2, 3]],
        [colour, ['white', 'ivory', 'black', 'anthracite', 'silver']],
        [mounting, all(mounting)],
        [protection, ['ip20', 'ip44']],
        [chargingPorts, yesOrNo],
        [approvals, marks],
      ],
      isReal: (values) => !(values['chargingPorts'] === true && str(values, 'protection') === 'ip44')
        && !(str(values, 'mounting') === 'surface' && values['chargingPorts'] === true),
      title: t(
        'Socket outlet {socketStandard} ×{gangs}, {mounting}, {colour}, {protection}',
        'Розетка {socketStandard} ×{gangs}, {mounting} монтаж, цвет: {colour}, {protection}',
        'Utičnica {socketStandard} ×{gangs}, {mounting}, boja: {colour}, {protection}',
        'Steckdose {socketStandard} ×{gangs}, {mounting}, {colour}, {protection}',
        'Presa {socketStandard} ×{gangs}, {mounting}, colore {colour}, {protection}',
        '{socketStandard} priz ×{gangs}, {mounting}, {colour}, {protection}',
      ),
      description: t(
        'Socket outlet {socketStandard} for 230 V, with child-safe shutters; outlets in one frame: {gangs}. Impact-resistant thermoplastic, degree of protection {protection}, frame included.',
        'Розетка {socketStandard} на 230 В с защитными шторками; розеток в одной рамке: {gangs}. Ударопрочный термопластик, степень защиты {protection}, рамка в комплекте.',
        'Utičnica {socketStandard} za 230 V sa zaštitnim zatvaračima; priključnica u jednom okviru: {gangs}. Termoplastika otporna na udar, stepen zaštite {protection}, okvir u kompletu.',
        'Steckdose {socketStandard} für 230 V mit erhöhtem Berührungsschutz; Steckdosen im Rahmen: {gangs}. Schlagfester Thermoplast, Schutzart {protection}, Rahmen im Lieferumfang.',
        'Presa {socketStandard} per 230 V con alveoli schermati; prese nella placca: {gangs}. Termoplastico antiurto, grado di protezione {protection}, placca inclusa.',
        'Çocuk korumalı 230 V priz, {socketStandard}; çerçevedeki priz sayısı: {gangs}. Darbeye dayanıklı termoplastik, koruma sınıfı {protection}, çerçeve dahildir.',
      ),
      price: (values) => (1.4 + num(values, 'gangs') * 1.3) * (str(values, 'protection') === 'ip44' ? 1.6 : 1)
        * (['white', 'ivory'].includes(str(values, 'colour')) ? 1 : 1.3) + (values['chargingPorts'] === true ? 7 : 0),
      minimum: [20, 40, 100], step: [10, 20], code: 'SO',
      drawing: (values) => ({
        kind: 'socketOutlet', variant: lookUp(values, 'socketStandard', faces), count: num(values, 'gangs'), labels: [`${10 + num(values, 'gangs') * 71}`, '81'],
      }),
    },
    {
      key: 'industrial-connectors',
      name: t('Industrial plugs and sockets', 'Силовые разъёмы', 'Industrijski utikači i utičnice', 'CEE-Steckvorrichtungen', 'Spine e prese industriali', 'Endüstriyel fiş ve prizler'),
      about: t(
        'Plug and socket must agree in current, contacts and voltage: the earth contact’s position prevents mixing. IP44 is splash-proof, IP67 withstands jets and short immersion and closes with a bayonet ring.',
        'Вилка и розетка должны совпадать по току, числу контактов и напряжению — положение заземляющего контакта не даст перепутать. IP44 защищает от брызг, IP67 — от струй и кратковременного погружения.',
        'Utikač i utičnica moraju se slagati po struji, broju kontakata i naponu: položaj zaštitnog kontakta sprečava zamenu. IP44 štiti od prskanja, a IP67 od mlaza i kratkotrajnog potapanja.',
        'Stecker und Kupplung müssen in Strom, Polzahl und Spannung übereinstimmen; die Lage des Schutzkontakts verhindert Verwechslung. IP44 ist spritzwassergeschützt, IP67 hält Strahlwasser und kurzem Untertauchen stand.',
        'Spina e presa devono coincidere per corrente, poli e tensione: la posizione del contatto di terra evita errori. IP44 protegge dagli spruzzi, IP67 dai getti e dall’immersione temporanea.',
        'Fiş ve priz; akım, kontak sayısı ve gerilimde aynı olmalıdır, toprak kontağının konumu karışmayı önler. IP44 sıçrayan suya, IP67 su jetine ve kısa süreli daldırmaya dayanır.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [industrialForm, all(industrialForm)],
        [current, [16, 32, 63, 125]],
        [contacts, all(contacts)],
        [protection, ['ip44', 'ip67']],
        [voltage, (values) => (str(values, 'contacts') === '2p-e' ? 230 : 400)],
        [terminals, all(terminals)],
        [colour, (values) => (str(values, 'contacts') === '2p-e' ? 'blue' : 'red')],
      ],
      isReal: (values) => (num(values, 'current') < 63 || (str(values, 'protection') === 'ip67' && str(values, 'terminals') === 'screw')),
      title: t(
        '{industrialForm} CEE {current} A, {contacts}, {voltage} V, {protection}, {terminals}',
        '{industrialForm} CEE {current} А, {contacts}, {voltage} В, {protection}, {terminals}',
        '{industrialForm} CEE {current} A, {contacts}, {voltage} V, {protection}, {terminals}',
        '{industrialForm} CEE {current} A, {contacts}, {voltage} V, {protection}, {terminals}',
        '{industrialForm} CEE {current} A, {contacts}, {voltage} V, {protection}, {terminals}',
        '{industrialForm} CEE {current} A, {contacts}, {voltage} V, {protection}, {terminals}',
      ),
      description: t(
        'Industrial connector to EN 60309 for {current} A and {voltage} V, used on building sites, in workshops and at events. Polyamide housing, nickel-plated contacts {contacts}, degree of protection {protection}.',
        'Промышленный разъём по EN 60309 на {current} А и {voltage} В для стройплощадок, цехов и мероприятий. Полиамидный корпус, никелированные контакты {contacts}, степень защиты {protection}.',
        'Industrijski priključak prema EN 60309 za {current} A i {voltage} V, za gradilišta, radionice i manifestacije. Kućište od poliamida, niklovani kontakti {contacts}, stepen zaštite {protection}.',
        'Steckvorrichtung nach EN 60309 für {current} A und {voltage} V, für Baustelle, Werkstatt und Veranstaltung. Gehäuse aus Polyamid, vernickelte Kontakte {contacts}, Schutzart {protection}.',
        'Connettore industriale secondo EN 60309 per {current} A e {voltage} V, per cantieri, officine ed eventi. Corpo in poliammide, contatti nichelati {contacts}, grado di protezione {protection}.',
        'Şantiye, atölye ve etkinlikler için EN 60309’a uygun {current} A, {voltage} V bağlantı elemanı. Poliamid gövde, nikel kaplı {contacts} kontaklar, koruma sınıfı {protection}.',
      ),
      price: (values) => (1 + num(values, 'current') * 0.12) * ({ '2p-e': 1, '3p-e': 1.2, '3p-n-e': 1.4 }[str(values, 'contacts')] ?? 1)
        * (str(values, 'protection') === 'ip67' ? 2 : 1) * (str(values, 'industrialForm').includes('socket') ? 1.4 : 1),
      minimum: [10, 20, 40], step: [5, 10], code: 'CEE',
      drawing: (values) => ({
        kind: 'socketOutlet', variant: 'industrial', count: 1,
        labels: [`${50 + Math.round(num(values, 'current') * 0.6)}`, `${90 + num(values, 'current')}`],
      }),
    },
    {
      key: 'junction-boxes',
      name: t('Junction boxes', 'Распределительные коробки', 'Razvodne kutije', 'Abzweigkästen', 'Scatole di derivazione', 'Buatlar'),
      about: t(
        'Choose the size by the number of connections, not only of cables: terminals need room. Polycarbonate withstands sun and impact better than ABS; IP65 and above are for outdoors and washed rooms.',
        'Размер выбирайте по числу соединений, а не только кабелей: клеммам нужно место. Поликарбонат лучше АБС переносит солнце и удары; IP65 и выше нужны на улице и в моечных помещениях.',
        'Veličinu birajte prema broju spojeva, a ne samo kablova: stezaljkama treba prostora. Polikarbonat bolje od ABS-a podnosi sunce i udarce; IP65 i više potrebni su napolju i u prostorijama koje se peru.',
        'Die Größe nach Zahl der Verbindungen wählen, nicht nur der Kabel: Klemmen brauchen Platz. Polycarbonat verträgt Sonne und Schläge besser als ABS; ab IP65 für außen und Nassbereiche.',
        'Scegliere la misura in base al numero di giunzioni e non solo dei cavi: i morsetti occupano spazio. Il policarbonato resiste a sole e urti meglio dell’ABS; da IP65 in su per esterni e locali lavati.',
        'Boyutu yalnızca kabloya göre değil bağlantı sayısına göre seçin: klemensler yer kaplar. Polikarbonat güneşe ve darbeye ABS’den dayanıklıdır; dış mekân ve yıkanan alanlarda IP65 ve üzeri gerekir.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [width, [80, 100, 120, 150, 190, 240, 300]],
        [height, [80, 100, 120, 140, 190, 220]],
        [depth, [40, 50, 70, 90, 110]],
        [bodyMaterial, ['abs', 'polycarbonate']],
        [protection, ['ip44', 'ip55', 'ip65', 'ip66']],
        [entries, (values) => (num(values, 'width') < 120 ? 4 : num(values, 'width') < 190 ? 8 : 12)],
        [colour, ['grey', 'white', 'black']],
      ],
      isReal: (values) => num(values, 'width') >= num(values, 'height') && num(values, 'width') <= num(values, 'height') * 1.6
        && num(values, 'depth') < num(values, 'height') * 0.7 && num(values, 'depth') > num(values, 'height') * 0.35,
      title: t(
        'Junction box {width}×{height}×{depth} mm, {protection}, {bodyMaterial}, {colour}',
        'Распаечная коробка {width}×{height}×{depth} мм, {protection}, {bodyMaterial}, цвет: {colour}',
        'Razvodna kutija {width}×{height}×{depth} mm, {protection}, {bodyMaterial}, boja: {colour}',
        'Abzweigkasten {width}×{height}×{depth} mm, {protection}, {bodyMaterial}, {colour}',
        'Scatola di derivazione {width}×{height}×{depth} mm, {protection}, {bodyMaterial}, colore {colour}',
        'Buat {width}×{height}×{depth} mm, {protection}, {bodyMaterial}, {colour}',
      ),
      description: t(
        'Surface-mounted junction box {width}×{height}×{depth} mm for joining cables; cable entries: {entries}. Self-extinguishing {bodyMaterial}, protection {protection}, the lid is closed with screws.',
        'Накладная коробка {width}×{height}×{depth} мм для соединения кабелей; кабельных вводов: {entries}. Материал — самозатухающий {bodyMaterial}, степень защиты {protection}, крышка на винтах.',
        'Nadžbukna kutija {width}×{height}×{depth} mm za spajanje kablova; kablovskih uvoda: {entries}. Samogasivi materijal: {bodyMaterial}, zaštita {protection}, poklopac na vijke.',
        'Aufputzkasten {width}×{height}×{depth} mm zum Verbinden von Leitungen; Einführungen: {entries}. Material {bodyMaterial}, selbstverlöschend, Schutzart {protection}, Deckel verschraubt.',
        'Scatola a parete {width}×{height}×{depth} mm per la giunzione di cavi; ingressi: {entries}. Materiale autoestinguente: {bodyMaterial}, grado di protezione {protection}, coperchio a vite.',
        'Kabloların birleştirilmesi için sıva üstü buat, {width}×{height}×{depth} mm; kablo girişi: {entries}. Kendiliğinden sönen {bodyMaterial}, koruma sınıfı {protection}, vidalı kapak.',
      ),
      price: (values) => 0.4 + num(values, 'width') * num(values, 'height') * num(values, 'depth') / 480000
        * (str(values, 'bodyMaterial') === 'polycarbonate' ? 1.6 : 1) * (str(values, 'protection') === 'ip44' ? 0.8 : 1.1),
      minimum: [20, 40, 80], step: [10, 20], code: 'JB',
      drawing: (values) => ({
        kind: 'cabinetBox', variant: 'junction', ratio: num(values, 'height') / num(values, 'width'),
        labels: [`${num(values, 'width')}`, `${num(values, 'height')}`, `${num(values, 'depth')}`],
      }),
    },
  ],
}
