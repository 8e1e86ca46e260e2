import { type GroupSeed, num, str, t } from '../../types.ts'
import { factor } from '../declare.ts'
import {
  cartridgeSize, centres, colour, heatOutput, outlet, radiatorMaterial, rimless, sections, softClose, spoutReach, standard, tapPurpose, toiletType, width, workingPressure,
} from './characteristics.ts'

const brands = ['Aquelmo', 'Sanivento', 'Kaldoro', 'Termavel'] as const

export const sanitaryAndHeating: GroupSeed = {
  key: 'sanitary-and-heating',
  name: t('Sanitary ware and heating', 'Сантехника и отопление', 'Sanitarije i grejanje', 'Sanitär und Heizung', 'Sanitari e riscaldamento', 'Vitrifiye ve ısıtma'),
  about: t(
    'Mixers, toilets and radiators for housing and public buildings. Check the connections on site before ordering: outlet, thread and centre distance.',
    'Смесители, унитазы и радиаторы для жилья и общественных зданий. Перед заказом проверьте подключения на месте: выпуск, резьбу и межосевое расстояние.',
    'Slavine, WC šolje i radijatori za stanove i javne objekte. Pre naručivanja proverite priključke na licu mesta: odvod, navoj i osno rastojanje.',
    'Armaturen, WCs und Heizkörper für Wohn- und öffentliche Bauten. Vor der Bestellung Anschlüsse prüfen: Abgang, Gewinde und Nabenabstand.',
    'Rubinetteria, WC e radiatori per edilizia residenziale e pubblica. Prima di ordinare verifichi gli attacchi: scarico, filettatura e interasse.',
    'Konut ve kamu yapıları için batarya, klozet ve radyatörler. Siparişten önce yerinde bağlantıları denetleyin: gider, diş ve eksen aralığı.',
  ),
  categories: [
    {
      key: 'mixer-taps',
      name: t('Mixer taps', 'Смесители', 'Slavine', 'Mischbatterien', 'Miscelatori', 'Bataryalar'),
      about: t(
        'A 35 mm cartridge is easiest to replace, as it is sold everywhere. The spout of a kitchen mixer should reach the middle of the bowl.',
        'Картридж 35 мм проще всего заменить: он продаётся везде. Излив кухонного смесителя должен доставать до середины чаши.',
        'Kartuša od 35 mm se najlakše menja jer se svuda prodaje. Izliv kuhinjske slavine treba da dopire do sredine korita.',
        'Eine 35-mm-Kartusche lässt sich am leichtesten ersetzen, da sie überall erhältlich ist. Der Küchenauslauf sollte bis zur Beckenmitte reichen.',
        'La cartuccia da 35 mm è la più facile da sostituire perché reperibile ovunque. La bocca del lavello deve arrivare al centro della vasca.',
        '35 mm kartuş her yerde bulunduğundan en kolay değişir. Eviye bataryasının ağzı haznenin ortasına ulaşmalıdır.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [tapPurpose, ['for-basin', 'for-kitchen', 'for-bath', 'for-shower']], [colour, ['chrome', 'black', 'white', 'brass', 'anthracite']], [cartridgeSize, [25, 35, 40]], [spoutReach, (values, random) => values.tapPurpose === 'for-shower' ? 0 : ((values.tapPurpose === 'for-basin' ? [110, 130, 150] : [180, 200, 220])[Math.floor(random() * 3)] ?? 150)],
        [workingPressure, [6, 10]], [standard, ['EN 817']],
      ],
      title: t(
        'Mixer tap {tapPurpose}, cartridge {cartridgeSize} mm, {workingPressure} bar, {colour}', 'Смеситель {tapPurpose}, картридж {cartridgeSize} мм, {workingPressure} бар, цвет: {colour}', 'Slavina {tapPurpose}, kartuša {cartridgeSize} mm, {workingPressure} bar, boja: {colour}',
        'Mischbatterie {tapPurpose}, Kartusche {cartridgeSize} mm, {workingPressure} bar, {colour}', 'Miscelatore {tapPurpose}, cartuccia {cartridgeSize} mm, {workingPressure} bar, colore {colour}', 'Batarya, {tapPurpose}, kartuş {cartridgeSize} mm, {workingPressure} bar, {colour}',
      ),
      description: t(
        'Single-lever brass mixer to {standard} with a ceramic cartridge of {cartridgeSize} mm. For pressures up to {workingPressure} bar; packed in a box with fixings.',
        'Однорычажный латунный смеситель по {standard} с керамическим картриджем {cartridgeSize} мм. Для давления до {workingPressure} бар; в коробке с крепежом.',
        'Jednoručna mesingana slavina prema {standard} sa keramičkom kartušom {cartridgeSize} mm. Za pritisak do {workingPressure} bar; u kutiji sa priborom.',
        'Einhebelmischer aus Messing nach {standard} mit {cartridgeSize}-mm-Keramikkartusche. Für Drücke bis {workingPressure} bar; im Karton mit Befestigung.',
        'Miscelatore monocomando in ottone secondo {standard} con cartuccia ceramica da {cartridgeSize} mm. Pressione fino a {workingPressure} bar; in scatola con fissaggi.',
        '{standard} uyumlu, {cartridgeSize} mm seramik kartuşlu, tek kumandalı pirinç batarya. {workingPressure} bar basınca kadar; bağlantı parçalarıyla kutuda.',
      ),
      price: (values) => 14 + num(values, 'cartridgeSize') * 0.2 + num(values, 'spoutReach') * 0.04 + (values.colour === 'chrome' ? 0 : 9) + factor(values, 'tapPurpose', { 'for-basin': 0, 'for-kitchen': 4, 'for-bath': 12, 'for-shower': 8 }),
      minimum: [2, 5, 10], step: [1], code: 'MIXT',
      drawing: (values) => ({ kind: 'tap', variant: ['for-basin', 'for-kitchen'].includes(str(values, 'tapPurpose')) ? 'basin' : 'shower', labels: [`${num(values, 'spoutReach') || 150}`, values.tapPurpose === 'for-kitchen' ? '320' : values.tapPurpose === 'for-basin' ? '165' : '110'] }),
    },
    {
      key: 'toilets',
      name: t('Toilets', 'Унитазы', 'WC šolje', 'WCs', 'Vasi WC', 'Klozetler'),
      about: t(
        'A wall-hung toilet needs a frame in the wall and leaves the floor free. Match the outlet to the pipe: a horizontal one goes into the wall, a vertical one into the floor.',
        'Подвесному унитазу нужна инсталляция в стене, зато пол свободен. Выпуск должен подходить к трубе: горизонтальный — в стену, вертикальный — в пол.',
        'Konzolna šolja traži ram u zidu, ali pod ostaje slobodan. Odvod mora odgovarati cevi: horizontalni ide u zid, vertikalni u pod.',
        'Ein wandhängendes WC braucht ein Vorwandelement, der Boden bleibt frei. Der Abgang muss zum Rohr passen: waagerecht in die Wand, senkrecht in den Boden.',
        'Il vaso sospeso richiede un telaio a parete e lascia libero il pavimento. Lo scarico deve corrispondere al tubo: a parete o a pavimento.',
        'Asma klozet duvarda gömme rezervuar ister ve zemini boş bırakır. Gider boruya uymalıdır: yatay çıkış duvara, dikey çıkış zemine gider.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [toiletType, ['close-coupled', 'wall-hung', 'back-to-wall']], [outlet, ['horizontal', 'vertical', 'oblique']], [width, [350, 355, 360, 365, 370, 380]], [rimless, [true, false]], [softClose, [true, false]], [colour, ['white', 'white', 'black', 'grey']],
      ],
      isReal: (values) => values.toiletType !== 'wall-hung' || values.outlet === 'horizontal',
      title: t(
        'Toilet {brand}, {toiletType}, outlet: {outlet}, width {width} mm, {colour}', 'Унитаз {brand} {toiletType}, выпуск {outlet}, {width} мм, цвет: {colour}', 'WC šolja {brand}, {toiletType}, odvod {outlet}, širina {width} mm, boja: {colour}',
        'WC {brand}, {toiletType}, Abgang {outlet}, Breite {width} mm, {colour}', 'Vaso WC {brand} {toiletType}, scarico {outlet}, {width} mm, colore {colour}', 'Klozet {brand}, {toiletType}, gider: {outlet}, genişlik {width} mm, {colour}',
      ),
      description: t(
        'Vitreous china toilet {width} mm wide for a flush of 3 and 6 litres, outlet: {outlet}. Supplied with a seat and fixings; packed in a double carton.',
        'Фарфоровый унитаз шириной {width} мм под смыв 3 и 6 литров, выпуск: {outlet}. В комплекте сиденье и крепёж; двойная картонная упаковка.',
        'Keramička WC šolja širine {width} mm za ispiranje sa 3 i 6 litara, odvod: {outlet}. Isporučuje se sa daskom i priborom; dvostruki karton.',
        'WC aus Sanitärporzellan, {width} mm breit, für 3 und 6 Liter Spülmenge, Abgang: {outlet}. Mit Sitz und Befestigung; im Doppelkarton.',
        'Vaso in porcellana largo {width} mm per risciacquo da 3 e 6 litri, scarico: {outlet}. Con sedile e fissaggi; in doppio cartone.',
        '3 ve 6 litre yıkama için {width} mm genişlikte vitrifiye klozet, gider: {outlet}. Kapak ve bağlantı parçalarıyla; çift kartonda.',
      ),
      price: (values) => 48 + (num(values, 'width') - 350) * 0.5 + factor(values, 'toiletType', { 'close-coupled': 30, 'wall-hung': 12, 'back-to-wall': 18 }) + (values.rimless === true ? 16 : 0) + (values.softClose === true ? 14 : 0) + (values.colour === 'white' ? 0 : 70),
      minimum: [2, 4, 10], step: [1, 2], code: 'WC',
      drawing: (values) => ({ kind: 'tap', variant: 'toilet', labels: [`${num(values, 'width')}`, values.toiletType === 'close-coupled' ? '790' : '400'] }),
    },
    {
      key: 'sectional-radiators',
      name: t('Radiators', 'Радиаторы отопления', 'Radijatori', 'Heizkörper', 'Radiatori', 'Radyatörler'),
      about: t(
        'Count about 100 W per square metre with an outer wall and one window. In high buildings with central heating take bimetallic radiators: they bear the higher pressure.',
        'Считайте около 100 Вт на квадратный метр при одной наружной стене и одном окне. В высотных домах с центральным отоплением берите биметалл: он держит более высокое давление.',
        'Računajte oko 100 W po kvadratnom metru sa jednim spoljnim zidom i prozorom. U visokim zgradama sa centralnim grejanjem uzmite bimetal: podnosi veći pritisak.',
        'Rund 100 W je Quadratmeter bei einer Außenwand und einem Fenster rechnen. In Hochhäusern mit Zentralheizung Bimetall wählen: Es hält höheren Druck aus.',
        'Calcoli circa 100 W al metro quadrato con una parete esterna e una finestra. In edifici alti con impianto centralizzato scelga il bimetallico: regge pressioni maggiori.',
        'Bir dış duvar ve bir pencere için metrekareye yaklaşık 100 W hesaplayın. Merkezi ısıtmalı yüksek binada bimetal seçin: daha yüksek basınca dayanır.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [radiatorMaterial, ['aluminium', 'bimetal', 'cast-iron']], [centres, [200, 350, 500]], [sections, [4, 5, 6, 7, 8, 9, 10, 12]],
        [heatOutput, (values) => num(values, 'sections') * Math.round(num(values, 'centres') * 0.32 * (values.radiatorMaterial === 'cast-iron' ? 0.85 : 1) + 20)],
        [workingPressure, (values) => ({ aluminium: 16, bimetal: 30 }[str(values, 'radiatorMaterial')] ?? 10)], [colour, ['white', 'anthracite', 'grey', 'black', 'beige']], [standard, ['EN 442-1']],
      ],
      title: t(
        'Radiator, {radiatorMaterial}, {centres} mm, {sections} sections, {heatOutput} W, {colour}', 'Радиатор {radiatorMaterial} {centres} мм, секций: {sections}, {heatOutput} Вт, цвет: {colour}', 'Radijator {radiatorMaterial} {centres} mm, članaka: {sections}, {heatOutput} W, boja: {colour}',
        'Heizkörper, {radiatorMaterial}, {centres} mm, {sections} Glieder, {heatOutput} W, {colour}', 'Radiatore {radiatorMaterial} {centres} mm, {sections} elementi, {heatOutput} W, colore {colour}', 'Radyatör, {radiatorMaterial}, {centres} mm, {sections} dilim, {heatOutput} W, {colour}',
      ),
      description: t(
        'Sectional radiator with a centre distance of {centres} mm, heat output {heatOutput} W to {standard}. Working pressure {workingPressure} bar; film and corner protectors, brackets sold separately.',
        'Секционный радиатор с межосевым расстоянием {centres} мм, теплоотдача {heatOutput} Вт по {standard}. Рабочее давление {workingPressure} бар; упакован в плёнку с уголками, кронштейны отдельно.',
        'Člankasti radijator osnog rastojanja {centres} mm, snage {heatOutput} W prema {standard}. Radni pritisak {workingPressure} bar; folija i zaštita uglova, nosači se kupuju posebno.',
        'Gliederheizkörper mit {centres} mm Nabenabstand, Wärmeleistung {heatOutput} W nach {standard}. Betriebsdruck {workingPressure} bar; mit Folie und Eckenschutz, Konsolen separat.',
        'Radiatore a elementi con interasse {centres} mm, potenza {heatOutput} W secondo {standard}. Pressione d’esercizio {workingPressure} bar; film e paraspigoli, mensole a parte.',
        '{centres} mm eksen aralıklı dilimli radyatör, {standard} uyarınca {heatOutput} W. Çalışma basıncı {workingPressure} bar; film ve köşe korumalı, konsollar ayrı satılır.',
      ),
      price: (values) => num(values, 'sections') * (2.2 + num(values, 'centres') * 0.011) * factor(values, 'radiatorMaterial', { bimetal: 1.35, 'cast-iron': 1.7 }) * (values.colour === 'white' ? 1 : 1.2),
      minimum: [2, 5, 10], step: [1], code: 'RAD',
      drawing: (values) => ({ kind: 'tap', variant: 'radiator', count: num(values, 'sections'), labels: [`${num(values, 'sections') * 80}`, `${num(values, 'centres')}`] }),
    },
  ],
}
