import { pick } from '../../stores/random.ts'
import { num, str, t } from '../../types.ts'
import type { GroupSeed, Text, Values } from '../../types.ts'
import { rodKilograms, several } from '../declare.ts'
import {
  approval, brands, coating, coatingFactor, diameter, fixtureThickness, head, length, material, materialFactor, mounting,
  packQuantity, resin, suitableFor, temperature, thread, threadLabel, threadMillimetres, volume, washerIncluded,
} from './characteristics.ts'

const finishOf = (...finishes: readonly string[]) => (values: Values, random: () => number): string =>
  values.material === 'steel' ? pick(finishes, random) : 'plain'

const hammered: Text = t(
  'Drill, clean the hole, hammer in, tighten to torque', 'Просверлить, прочистить, забить, затянуть с моментом',
  'Izbušiti, očistiti, ukucati, pritegnuti momentom', 'Bohren, reinigen, einschlagen, mit Drehmoment anziehen',
  'Forare, pulire, inserire a martello, serrare a coppia', 'Del, temizle, çakarak yerleştir, torkla sık',
)

const injected: Text = t(
  'Drill, brush and blow out, inject from the bottom, insert the rod, wait for curing',
  'Просверлить, прочистить щёткой и продуть, заполнить со дна, вставить шпильку, дождаться отверждения',
  'Izbušiti, očetkati i izduvati, puniti od dna, ubaciti šipku, sačekati očvršćavanje',
  'Bohren, bürsten und ausblasen, vom Grund her füllen, Stange eindrehen, aushärten lassen',
  'Forare, spazzolare e soffiare, iniettare dal fondo, inserire la barra, attendere l’indurimento',
  'Del, fırçala ve üfle, dipten doldur, çubuğu yerleştir, kürlenmeyi bekle',
)

export const anchors: GroupSeed = {
  key: 'anchors',
  name: t('Anchors and plugs', 'Анкеры и дюбели', 'Ankeri i tiple', 'Dübel und Anker', 'Ancoranti e tasselli',
    'Dübel ve ankrajlar'),
  about: t(
    'Fixings for concrete, brick and board. The base decides the type: expansion in sound concrete, nylon in brick, resin near edges and in hollow walls.',
    'Крепёж для бетона, кирпича и плит. Тип определяет основание: распорный анкер — для прочного бетона, нейлон — для кирпича, химический — у края и в пустотелой кладке.',
    'Pričvršćivanje u beton, opeku i ploče. Tip određuje podloga: klinasti za zdrav beton, najlon za opeku, smola uz ivicu i u šuplje zidove.',
    'Befestigungen für Beton, Ziegel und Platten. Der Untergrund entscheidet: Spreizanker in festem Beton, Nylon in Ziegel, Mörtel am Rand und in Lochsteinen.',
    'Fissaggi per calcestruzzo, mattone e lastre. Decide il supporto: espansione nel calcestruzzo sano, nylon nel mattone, resina vicino ai bordi e nei forati.',
    'Beton, tuğla ve levha için bağlantılar. Tipi zemin belirler: sağlam betonda genleşmeli, tuğlada naylon, kenara yakın ve delikli duvarda reçineli.',
  ),
  categories: [
    {
      key: 'wedge-anchors',
      name: t('Wedge anchors', 'Анкеры клиновые', 'Klinasti ankeri', 'Bolzenanker', 'Ancoranti passanti',
        'Klipsli çelik dübeller'),
      about: t(
        'For heavy loads in solid concrete: the hole is drilled through the fixture with the same diameter. For structural work look for the European assessment and keep edge distances of about ten diameters.',
        'Для больших нагрузок в плотном бетоне: отверстие сверлят сквозь деталь тем же диаметром. Для несущих узлов нужна европейская оценка ETA, отступ от края — около десяти диаметров.',
        'Za velika opterećenja u punom betonu: rupa se buši kroz element istim prečnikom. Za noseće veze tražite evropsku ocenu, a od ivice držite oko deset prečnika.',
        'Für schwere Lasten in massivem Beton: Durch das Anbauteil wird im gleichen Durchmesser gebohrt. Für tragende Bauteile auf die ETA achten und etwa zehn Durchmesser Randabstand halten.',
        'Per carichi pesanti in calcestruzzo pieno: si fora attraverso il pezzo con lo stesso diametro. Per impieghi strutturali serve la valutazione ETA e circa dieci diametri dal bordo.',
        'Dolu betonda ağır yükler içindir: delik, parçanın içinden aynı çapta delinir. Taşıyıcı işlerde Avrupa onayı arayın, kenardan yaklaşık on çap uzak durun.',
      ),
      view: 'list', unit: 'piece', brands: brands.slice(2, 6), code: 'WA',
      characteristics: [
        [thread, ['m6', 'm8', 'm10', 'm12', 'm16', 'm20']],
        [length, [50, 60, 65, 75, 80, 90, 95, 105, 110, 120, 125, 145, 160, 170, 200, 220]],
        [material, ['steel', 'steel', 'a2', 'a4']],
        [coating, finishOf('zinc', 'hot-dip')],
        [approval, [true, false]],
        [suitableFor, several(['concrete'], ['stone'])],
        [mounting, () => hammered],
      ],
      isReal: (values) =>
        num(values, 'length') >= 6 * threadMillimetres(values) && num(values, 'length') <= 14 * threadMillimetres(values),
      title: t(
        'Wedge anchor {thread}×{length}, {material}, {coating}', 'Анкер клиновой {thread}×{length}, {material}, {coating}',
        'Klinasti anker {thread}×{length}, {material}, {coating:m}', 'Bolzenanker {thread}×{length}, {material}, {coating}',
        'Ancorante passante {thread}×{length}, {material}, {coating}',
        'Klipsli dübel {thread}×{length}, {material}, {coating}',
      ),
      description: t(
        'Torque-controlled expansion anchor for columns, racking, brackets and machines on concrete. Thread {thread}, overall length {length} mm; nut and washer are fitted. Material: {material}.',
        'Распорный анкер с контролем момента затяжки для стоек, стеллажей, кронштейнов и станков на бетоне. Резьба {thread}, общая длина {length} мм; гайка и шайба в комплекте. Материал: {material}.',
        'Anker sa kontrolisanim momentom pritezanja za stubove, regale, konzole i mašine na betonu. Navoj {thread}, ukupna dužina {length} mm; navrtka i podloška su postavljene. Materijal: {material}.',
        'Kraftkontrolliert spreizender Anker für Stützen, Regale, Konsolen und Maschinen auf Beton. Gewinde {thread}, Gesamtlänge {length} mm; Mutter und Scheibe sind montiert. Werkstoff: {material}.',
        'Ancorante a espansione a controllo di coppia per pilastri, scaffalature, mensole e macchine su calcestruzzo. Filettatura {thread}, lunghezza totale {length} mm; dado e rondella montati. Materiale: {material}.',
        'Betona kolon, raf, konsol ve makine bağlamak için tork kontrollü genleşmeli dübel. Diş {thread}, toplam boy {length} mm; somun ve pul takılıdır. Malzeme: {material}.',
      ),
      price: (values) => 0.08 + rodKilograms(threadMillimetres(values), num(values, 'length') * 1.2) * 4.5 *
        (materialFactor[str(values, 'material')] ?? 1) * (coatingFactor[str(values, 'coating')] ?? 1) * (values.approval
          ? 1.35 : 1),
      minimum: [50, 100, 200], step: [25, 50],
      drawing: (values) => ({
        kind: 'anchor', variant: 'wedge', ratio: num(values, 'length') / threadMillimetres(values),
        labels: [`${num(values, 'length')}`, threadLabel(values)],
      }),
    },
    {
      key: 'sleeve-anchors',
      name: t('Sleeve anchors', 'Анкеры с гильзой', 'Ankeri sa čaurom', 'Hülsenanker', 'Ancoranti a bussola',
        'Gömlekli dübeller'),
      about: t(
        'The long sleeve expands over its whole length and grips in softer concrete and solid brick where a wedge anchor would slip. The hole equals the sleeve, two or three millimetres more than the thread.',
        'Длинная гильза распирается по всей длине и держит в слабом бетоне и полнотелом кирпиче, где клиновой анкер проскальзывает. Отверстие — по гильзе, на 2–3 мм больше резьбы.',
        'Duga čaura se širi po celoj dužini i drži u mekšem betonu i punoj opeci gde bi klinasti anker proklizao. Rupa se buši prema čauri, dva-tri milimetra veća od navoja.',
        'Die lange Hülse spreizt über die ganze Länge und hält auch in weicherem Beton und Vollziegel, wo ein Bolzenanker rutscht. Das Bohrloch entspricht der Hülse, zwei bis drei Millimeter über dem Gewinde.',
        'La bussola lunga si espande per intero e tiene anche in calcestruzzo tenero e mattone pieno, dove un passante scivolerebbe. Il foro è pari alla bussola, due o tre millimetri oltre il filetto.',
        'Uzun gömlek boydan boya genleşir; klipsli dübelin kayacağı zayıf beton ve dolu tuğlada tutar. Delik gömlek çapında, dişten iki üç milimetre büyüktür.',
      ),
      view: 'list', unit: 'piece', brands: brands.slice(2, 6), code: 'SA',
      characteristics: [
        [diameter, [6.5, 8, 10, 12, 16, 20]],
        [length, [40, 56, 65, 77, 97, 111, 129, 147, 180]],
        [head, ['hex', 'countersunk', 'pan']],
        [coating, ['zinc', 'yellow', 'hot-dip']],
        [fixtureThickness, (values) => Math.max(2, Math.round((num(values, 'length') - 4 * num(values, 'diameter')) / 5) * 5)],
        [suitableFor, several(['concrete', 'solid-brick'], ['stone', 'hollow-brick'])],
        [washerIncluded, (values) => values.head === 'hex'],
      ],
      isReal: (values) =>
        num(values, 'length') >= 5 * num(values, 'diameter') && num(values, 'length') <= 15 * num(values, 'diameter'),
      title: t(
        'Sleeve anchor {diameter}×{length}, {head}, {coating}', 'Анкер с гильзой {diameter}×{length}, {head}, {coating}',
        'Anker sa čaurom {diameter}×{length}, {head}, {coating:m}', 'Hülsenanker {diameter}×{length}, {head}, {coating}',
        'Ancorante a bussola {diameter}×{length}, {head}, {coating}', 'Gömlekli dübel {diameter}×{length}, {head}, {coating}',
      ),
      description: t(
        'Anchor with an expansion sleeve for frames, railings, brackets and cable trays. Sleeve {diameter} mm, length {length} mm, fixes parts up to {fixtureThickness} mm thick. Finish: {coating}.',
        'Анкер с распорной гильзой для рам, перил, кронштейнов и кабельных лотков. Гильза {diameter} мм, длина {length} мм, толщина детали до {fixtureThickness} мм. Покрытие: {coating}.',
        'Anker sa ekspanzionom čaurom za okvire, ograde, konzole i kablovske kanale. Čaura {diameter} mm, dužina {length} mm, element do {fixtureThickness} mm. Zaštita: {coating}.',
        'Anker mit Spreizhülse für Rahmen, Geländer, Konsolen und Kabeltrassen. Hülse {diameter} mm, Länge {length} mm, Klemmdicke bis {fixtureThickness} mm. Oberfläche: {coating}.',
        'Ancorante con bussola espandente per telai, ringhiere, mensole e passerelle portacavi. Bussola {diameter} mm, lunghezza {length} mm, spessore fissabile fino a {fixtureThickness} mm. Finitura: {coating}.',
        'Çerçeve, korkuluk, konsol ve kablo tavaları için genleşen gömlekli dübel. Gömlek {diameter} mm, boy {length} mm, {fixtureThickness} mm’ye kadar parça bağlar. Kaplama: {coating}.',
      ),
      price: (values) =>
        0.06 + rodKilograms(num(values, 'diameter'), num(values, 'length')) * 4.2 * (coatingFactor[str(values, 'coating')] ?? 1),
      minimum: [50, 100, 200], step: [25, 50],
      drawing: (values) => ({
        kind: 'anchor', variant: 'sleeve', ratio: num(values, 'length') / num(values, 'diameter'),
        labels: [`${num(values, 'length')}`, `Ø${num(values, 'diameter')}`],
      }),
    },
    {
      key: 'plastic-plugs',
      name: t('Plastic wall plugs', 'Дюбели пластиковые', 'Plastične tiple', 'Kunststoffdübel', 'Tasselli in plastica',
        'Plastik dübeller'),
      about: t(
        'Nylon keeps its grip from −40 to +80 °C and does not age in the wall; polypropylene is for light indoor loads. In hollow brick take the longer plug: it spreads over two webs.',
        'Нейлон держит от −40 до +80 °C и не стареет в стене; полипропилен — для лёгких нагрузок в помещении. В пустотелый кирпич берите дюбель длиннее: он распирается в двух перегородках.',
        'Najlon drži od −40 do +80 °C i ne stari u zidu; polipropilen je za laka opterećenja u prostoriji. U šuplju opeku ide duža tipla jer zahvata dva rebra.',
        'Nylon hält von −40 bis +80 °C und altert nicht in der Wand; Polypropylen genügt für leichte Lasten innen. Im Lochziegel den längeren Dübel nehmen: Er spreizt in zwei Stegen.',
        'Il nylon tiene da −40 a +80 °C e non invecchia nel muro; il polipropilene è per carichi leggeri all’interno. Nel forato scegliere il tassello lungo: lavora su due setti.',
        'Naylon −40 ile +80 °C arasında tutuşunu korur ve duvarda yaşlanmaz; polipropilen iç mekânda hafif yük içindir. Delikli tuğlada uzun dübel alın: iki bölmeye tutunur.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(2, 6), code: 'PP',
      characteristics: [
        [diameter, [5, 6, 8, 10, 12, 14]],
        [length, [25, 30, 40, 50, 60, 80, 100, 120, 140]],
        [material, ['nylon', 'polypropylene']],
        [packQuantity, [100, 200, 300, 500]],
        [suitableFor, several(['solid-brick', 'concrete'], ['hollow-brick', 'aerated', 'plasterboard'])],
      ],
      isReal: (values) =>
        num(values, 'length') >= 4 * num(values, 'diameter') && num(values, 'length') <= 14 * num(values, 'diameter'),
      title: t(
        'Wall plug {diameter}×{length}, {material}, {packQuantity} pcs',
        'Дюбель {diameter}×{length}, {material}, {packQuantity} шт.',
        'Tipla {diameter}×{length}, {material}, {packQuantity} kom.',
        'Dübel {diameter}×{length}, {material}, {packQuantity} Stk.',
        'Tassello {diameter}×{length}, {material}, {packQuantity} pz',
        'Dübel {diameter}×{length}, {material}, {packQuantity} adet',
      ),
      description: t(
        'Expansion plug for wood and chipboard screws, drill diameter {diameter} mm, length {length} mm. Fins stop it from turning in the hole. Boxes of {packQuantity} pieces, price per hundred.',
        'Распорный дюбель под шурупы, диаметр сверления {diameter} мм, длина {length} мм. Усы не дают провернуться в отверстии. Фасовка {packQuantity} шт., цена за сотню.',
        'Ekspanziona tipla za vijke za drvo i ivericu, prečnik bušenja {diameter} mm, dužina {length} mm. Krilca sprečavaju okretanje u rupi. Pakovanje {packQuantity} kom., cena za sto.',
        'Spreizdübel für Holz- und Spanplattenschrauben, Bohrer {diameter} mm, Länge {length} mm. Sperrzungen verhindern das Mitdrehen. Karton zu {packQuantity} Stück, Preis je Hundert.',
        'Tassello a espansione per viti da legno e truciolare, foro {diameter} mm, lunghezza {length} mm. Le alette ne impediscono la rotazione. Scatole da {packQuantity} pezzi, prezzo al cento.',
        'Ahşap ve sunta vidaları için genleşen dübel; matkap çapı {diameter} mm, boy {length} mm. Kanatçıklar delikte dönmeyi önler. Ambalaj {packQuantity} adet, fiyat yüz adet içindir.',
      ),
      price: (values) =>
        0.5 + num(values, 'diameter') ** 2 * num(values, 'length') * 0.0011 * (materialFactor[str(values, 'material')] ?? 1) +
        20 / num(values, 'packQuantity'),
      minimum: [5, 10, 20], step: [1, 5],
      drawing: (values) => ({
        kind: 'anchor', variant: 'plug', ratio: num(values, 'length') / num(values, 'diameter'),
        labels: [`${num(values, 'length')}`, `Ø${num(values, 'diameter')}`],
      }),
    },
    {
      key: 'chemical-anchors',
      name: t('Chemical anchors', 'Анкеры химические', 'Hemijski ankeri', 'Verbundmörtel', 'Ancoranti chimici',
        'Kimyasal dübeller'),
      about: t(
        'Resin gives no expansion pressure, so rods may stand near an edge and close together. Vinylester suits wet holes and cracked concrete, epoxy large rods and rebar; below the lowest temperature the mortar does not cure.',
        'Смола не распирает основание, поэтому шпильки можно ставить у края и близко друг к другу. Винилэстер — для влажных отверстий и бетона с трещинами, эпоксид — для крупных шпилек и арматуры; ниже указанной температуры состав не твердеет.',
        'Smola ne širi podlogu, pa šipke mogu blizu ivice i jedna drugoj. Vinilester je za vlažne rupe i naprsli beton, epoksid za deblje šipke i armaturu; ispod navedene temperature masa ne očvršćava.',
        'Der Mörtel spreizt nicht, daher sind kleine Rand- und Achsabstände möglich. Vinylester eignet sich für feuchte Löcher und gerissenen Beton, Epoxid für dicke Stangen und Bewehrung; unter der Mindesttemperatur härtet er nicht aus.',
        'La resina non genera spinta: le barre possono stare vicine tra loro e al bordo. Il vinilestere va in fori umidi e calcestruzzo fessurato, l’epossidica per barre grosse e ferri; sotto la temperatura minima non indurisce.',
        'Reçine genleşme baskısı yapmaz; çubuklar kenara ve birbirine yakın durabilir. Vinilester nemli delik ve çatlak betona, epoksi kalın çubuk ve donatıya uygundur; en düşük sıcaklığın altında sertleşmez.',
      ),
      view: 'grid', unit: 'piece', brands: brands.slice(2, 6), code: 'CA',
      characteristics: [
        [resin, ['polyester', 'vinylester', 'epoxy', 'hybrid']],
        [volume, [150, 280, 300, 345, 410, 440, 585]],
        [temperature, [-18, -10, -5, 0, 5]],
        [packQuantity, [6, 10, 12]],
        [approval, [true, false]],
        [suitableFor, several(['concrete', 'solid-brick'], ['hollow-brick', 'aerated', 'stone'])],
        [mounting, () => injected],
      ],
      isReal: (values) => values.resin !== 'epoxy' || num(values, 'temperature') >= 0,
      title: t(
        'Chemical anchor {brand}, {resin}, {volume} ml, from {temperature} °C',
        'Химический анкер {brand}, {resin}, {volume} мл, от {temperature} °C',
        'Hemijski anker {brand}, {resin}, {volume} ml, od {temperature} °C',
        'Verbundmörtel {brand}, {resin}, {volume} ml, ab {temperature} °C',
        'Ancorante chimico {brand}, resina {resin}, {volume} ml, da {temperature} °C',
        'Kimyasal dübel {brand}, {resin}, {volume} ml, en az {temperature} °C',
      ),
      description: t(
        'Two-component injection mortar in a {volume} ml cartridge with a static mixer, for threaded rods and starter bars. Base: {resin}. Can be applied from {temperature} °C; {packQuantity} cartridges in a box.',
        'Двухкомпонентный состав в картридже {volume} мл со смесителем, для шпилек и арматурных выпусков. Основа: {resin}. Температура применения от {temperature} °C; картриджей в коробке: {packQuantity}.',
        'Dvokomponentna masa u kartušu od {volume} ml sa mešačem, za navojne šipke i armaturne ankere. Osnova: {resin}. Primena od {temperature} °C; kartuša u kutiji: {packQuantity}.',
        'Zweikomponenten-Injektionsmörtel in der {volume}-ml-Kartusche mit Statikmischer, für Gewindestangen und Anschlussbewehrung. Basis: {resin}. Verarbeitung ab {temperature} °C; {packQuantity} Kartuschen je Karton.',
        'Resina bicomponente in cartuccia da {volume} ml con miscelatore, per barre filettate e ferri di ripresa. Base: resina {resin}. Posa a partire da {temperature} °C; {packQuantity} cartucce per scatola.',
        'Dişli çubuk ve donatı filizi için mikserli {volume} ml kartuşta iki bileşenli enjeksiyon harcı. Esas: {resin}. {temperature} °C’den itibaren uygulanır; kutuda {packQuantity} kartuş.',
      ),
      price: (values) =>
        1.2 + num(values, 'volume') * 0.013 * ({ polyester: 1, hybrid: 1.4, vinylester: 1.5, epoxy: 2.6 }[str(values,
          'resin')] ?? 1) *
        (values.approval ? 1.2 : 1) - num(values, 'temperature') * 0.03,
      minimum: [12, 24, 60], step: [6, 12],
      drawing: (values) => ({
        kind: 'paintCan', variant: 'tube', ratio: 2 + num(values, 'volume') / 150,
        labels: [`${num(values, 'volume')}`],
      }),
    },
  ],
}
