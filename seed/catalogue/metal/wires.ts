import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { several } from '../declare.ts'
import {
  brands, cell, certificate, coilWeight, diameter, grade, processing, rollLength, ropeConstruction, sheetLength, surface, width,
} from './characteristics.ts'

const surfaceFactor: Record<string, number> = { annealed: 1, 'cold-formed': 1, galvanized: 1.35, pvc: 1.7 }

export const wires: GroupSeed = {
  key: 'wires',
  name: t('Wire and mesh', 'Проволока и сетка', 'Žica i mreže', 'Draht und Gitter', 'Fili e reti', 'Tel ve hasırlar'),
  about: t(
    'Wire, ropes and meshes for tying, fencing, reinforcing and lifting. Coating decides how long they last outdoors, diameter how much they carry.',
    'Проволока, канаты и сетки для вязки, ограждений, армирования и подъёма. Срок службы на улице определяет покрытие, нагрузку — диаметр.',
    'Žica, užad i mreže za vezivanje, ograde, armiranje i dizanje. Zaštita određuje vek napolju, prečnik nosivost.',
    'Draht, Seile und Gitter zum Binden, Einzäunen, Bewehren und Heben. Die Beschichtung bestimmt die Haltbarkeit im Freien, der Durchmesser die Last.',
    'Fili, funi e reti per legare, recintare, armare e sollevare. Il rivestimento decide la durata all’esterno, il diametro il carico.',
    'Bağlama, çit, donatı ve kaldırma için tel, halat ve hasırlar. Dışarıdaki ömrü kaplama, taşınacak yükü çap belirler.',
  ),
  categories: [
    {
      key: 'tying-wire',
      name: t('Steel wire', 'Проволока стальная', 'Čelična žica', 'Stahldraht', 'Fili d’acciaio', 'Çelik teller'),
      about: t(
        'Annealed wire is soft and knots by hand: for rebar and bales. Galvanised wire suits vineyards and fences, polymer coated lasts longest near the sea.',
        'Отожжённая проволока мягкая и вяжется руками: для арматуры и тюков. Оцинкованная — для виноградников и оград, с полимером дольше служит у моря.',
        'Žarena žica je meka i vezuje se rukom: za armaturu i bale. Pocinkovana je za vinograde i ograde, plastificirana najduže traje uz more.',
        'Geglühter Draht ist weich und lässt sich von Hand knoten: für Bewehrung und Ballen. Verzinkter eignet sich für Weinberge und Zäune, ummantelter hält am Meer am längsten.',
        'Il filo cotto è tenero e si annoda a mano: per armature e balle. Lo zincato va per vigneti e recinzioni, il plastificato dura di più vicino al mare.',
        'Tavlı tel yumuşaktır, elle düğümlenir: donatı ve balya içindir. Galvanizli bağ ve çitlere uygundur, polimer kaplı deniz kenarında en uzun dayanır.',
      ),
      view: 'list', unit: 'kilogram', brands: brands.slice(0, 4), code: 'WR',
      characteristics: [
        [diameter, [0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.5, 3, 3.5, 4, 5, 6]],
        [surface, ['annealed', 'cold-formed', 'galvanized', 'pvc']],
        [coilWeight, [5, 10, 25, 50, 100, 500]],
        [certificate, [true, false]],
      ],
      isReal: (values) => num(values, 'diameter') >= 1.2 || num(values, 'coilWeight') <= 100,
      title: t(
        'Steel wire {diameter} mm, {surface}, coil {coilWeight} kg', 'Проволока {diameter} мм, {surface}, моток {coilWeight} кг',
        'Čelična žica {diameter} mm, {surface:f}, kotur {coilWeight} kg',
        'Stahldraht {diameter} mm, {surface}, Ring {coilWeight} kg',
        'Filo d’acciaio {diameter} mm, {surface}, rotolo {coilWeight} kg',
        'Çelik tel {diameter} mm, {surface}, kangal {coilWeight} kg',
      ),
      description: t(
        'Low-carbon steel wire {diameter} mm for tying, fencing, nets and packing. Surface: {surface}. Wound in coils of {coilWeight} kg, price per kilogram.',
        'Низкоуглеродистая проволока {diameter} мм для вязки, оград, сеток и упаковки. Поверхность: {surface}. Мотки по {coilWeight} кг, цена за килограмм.',
        'Niskougljenična čelična žica {diameter} mm za vezivanje, ograde, mreže i pakovanje. Površina: {surface:f}. Koturi od {coilWeight} kg, cena po kilogramu.',
        'Kohlenstoffarmer Stahldraht {diameter} mm zum Binden, für Zäune, Geflechte und Verpackung. Oberfläche: {surface}. Ringe zu {coilWeight} kg, Preis je Kilogramm.',
        'Filo in acciaio a basso carbonio {diameter} mm per legature, recinzioni, reti e imballaggi. Superficie: {surface}. Rotoli da {coilWeight} kg, prezzo al chilogrammo.',
        'Bağlama, çit, örgü ve ambalaj için düşük karbonlu {diameter} mm çelik tel. Yüzey: {surface}. {coilWeight} kg kangallarda, fiyat kilogram içindir.',
      ),
      price: (values) =>
        (0.82 + 0.35 / num(values, 'diameter')) * (surfaceFactor[str(values, 'surface')] ?? 1) + 0.6 / num(values, 'coilWeight'),
      minimum: [500, 1000], step: [100, 500],
      drawing: (values) => ({
        kind: 'wire', variant: 'coil',
        labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'coilWeight')}kg`],
      }),
    },
    {
      key: 'welded-mesh',
      name: t('Welded mesh', 'Сетка сварная', 'Zavarene mreže', 'Schweißgitter', 'Reti elettrosaldate', 'Kaynaklı hasırlar'),
      about: t(
        'Fine cells of thin wire hold plaster and screed, 150–200 mm cells reinforce slabs. Panels must overlap by at least one cell, count it into the quantity.',
        'Мелкая ячейка из тонкой проволоки — для штукатурки и стяжки, 150–200 мм — для плит. Карты укладывают с нахлёстом не меньше ячейки, учтите это в количестве.',
        'Sitno okce od tanke žice drži malter i košuljicu, okca 150–200 mm armiraju ploče. Table se preklapaju bar za jedno okce, uračunajte to u količinu.',
        'Feine Maschen aus dünnem Draht halten Putz und Estrich, 150–200 mm bewehren Platten. Die Matten überlappen um mindestens eine Masche, bei der Menge einrechnen.',
        'Le maglie fini in filo sottile reggono intonaco e massetto, quelle da 150–200 mm armano le solette. I pannelli si sovrappongono di almeno una maglia: calcolarlo nella quantità.',
        'İnce telden küçük gözler sıva ve şap, 150–200 mm gözler döşeme içindir. Hasırlar en az bir göz bindirilir, miktara ekleyin.',
      ),
      view: 'list', unit: 'sheet', brands: brands.slice(0, 5), code: 'WM',
      characteristics: [
        [cell, [50, 100, 150, 200]],
        [diameter, [3, 4, 5, 6, 8, 10]],
        [sheetLength, [2000, 3000, 4000, 6000]],
        [width, [1000, 2000, 2150, 2400]],
        [surface, ['cold-formed', 'galvanized']],
        [grade, ['b500a', 'b500b']],
        [processing, several(['cutting'], ['bending'])],
      ],
      isReal: (values) =>
        num(values, 'cell') >= 12 * num(values, 'diameter') && num(values, 'sheetLength') >= 2 * num(values, 'width') &&
        (num(values, 'diameter') < 8 || num(values, 'width') > 1000),
      title: t(
        'Welded mesh {cell}×{cell}×{diameter} mm, {width}×{sheetLength} mm, {grade}, {surface}',
        'Сетка сварная {cell}×{cell}×{diameter} мм, {width}×{sheetLength} мм, {grade}, {surface}',
        'Zavarena mreža {cell}×{cell}×{diameter} mm, {width}×{sheetLength} mm, {grade}, {surface:f}',
        'Schweißgitter {cell}×{cell}×{diameter} mm, {width}×{sheetLength} mm, {grade}, {surface}',
        'Rete elettrosaldata {cell}×{cell}×{diameter} mm, {width}×{sheetLength} mm, {grade}, {surface}',
        'Çelik hasır {cell}×{cell}×{diameter} mm, {width}×{sheetLength} mm, {grade}, {surface}',
      ),
      description: t(
        'Mesh panel {width}×{sheetLength} mm of wire {diameter} mm welded at every crossing, cell {cell}×{cell} mm. Steel {grade}, for slabs, screeds, masonry and fences. Surface: {surface}.',
        'Карта сетки {width}×{sheetLength} мм из проволоки {diameter} мм, сваренной в каждом пересечении, ячейка {cell}×{cell} мм. Сталь {grade}, для плит, стяжек, кладки и оград. Поверхность: {surface}.',
        'Tabla mreže {width}×{sheetLength} mm od žice {diameter} mm zavarene na svakom ukrštanju, okce {cell}×{cell} mm. Čelik {grade}, za ploče, košuljice, zidanje i ograde. Površina: {surface:f}.',
        'Gittermatte {width}×{sheetLength} mm aus {diameter}-mm-Draht, an jedem Kreuzpunkt verschweißt, Masche {cell}×{cell} mm. Stahl {grade}, für Platten, Estrich, Mauerwerk und Zäune. Oberfläche: {surface}.',
        'Pannello {width}×{sheetLength} mm in filo da {diameter} mm saldato a ogni incrocio, maglia {cell}×{cell} mm. Acciaio {grade}, per solette, massetti, murature e recinti. Superficie: {surface}.',
        'Her kesişimde kaynaklı {diameter} mm telden {width}×{sheetLength} mm hasır, göz {cell}×{cell} mm. Çelik {grade}; döşeme, şap, duvar ve çit içindir. Yüzey: {surface}.',
      ),
      price: (values) =>
        0.5 + 2 * num(values, 'width') * num(values, 'sheetLength') / num(values, 'cell') * num(values, 'diameter') ** 2 *
          6.165e-6 * 0.88 *
        (surfaceFactor[str(values, 'surface')] ?? 1),
      minimum: [20, 50, 100], step: [5, 10],
      drawing: (values) => ({
        kind: 'sheetMetal', variant: 'mesh',
        labels: [`${num(values, 'sheetLength')}`, `${num(values, 'width')}`, `Ø${num(values, 'diameter')}`],
      }),
    },
    {
      key: 'wire-ropes',
      name: t('Wire ropes', 'Канаты стальные', 'Čelična užad', 'Drahtseile', 'Funi d’acciaio', 'Çelik halatlar'),
      about: t(
        'The first figure counts strands, the second wires in a strand: more wires bend easier over pulleys, fewer resist wear. For lifting take a safety factor of five on the breaking load.',
        'Первая цифра — число прядей, вторая — проволок в пряди: чем их больше, тем канат гибче на блоках, чем меньше — тем он износостойче. Для подъёма берут пятикратный запас к разрывной нагрузке.',
        'Prva cifra je broj strukova, druga broj žica u struku: više žica se lakše savija preko kotura, manje bolje podnosi habanje. Za dizanje se računa sigurnost pet prema sili kidanja.',
        'Die erste Zahl nennt die Litzen, die zweite die Drähte je Litze: Viele Drähte biegen sich leichter über Rollen, wenige verschleißen weniger. Zum Heben fünffache Sicherheit zur Bruchkraft rechnen.',
        'La prima cifra indica i trefoli, la seconda i fili per trefolo: più fili si piegano meglio sulle pulegge, meno fili resistono all’usura. Per sollevare usare coefficiente cinque sul carico di rottura.',
        'İlk rakam kordon, ikincisi kordondaki tel sayısıdır: çok tel makarada kolay bükülür, az tel aşınmaya dayanır. Kaldırmada kopma yüküne göre beş kat emniyet alın.',
      ),
      view: 'list', unit: 'metre', brands: brands.slice(1, 5), code: 'RP',
      characteristics: [
        [diameter, [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24]],
        [ropeConstruction, ['6-7', '6-19', '6-36', '7-7', '7-19', '1-19']],
        [surface, ['galvanized', 'cold-formed', 'pvc']],
        [rollLength, [50, 100, 200, 250, 500, 1000]],
        [processing, several(['cutting'], ['ends'])],
        [certificate, [true, false]],
      ],
      isReal: (values) =>
        (values.ropeConstruction !== '6-36' || num(values, 'diameter') >= 8) &&
          (values.surface !== 'pvc' || num(values, 'diameter') <= 8),
      title: t(
        'Wire rope {diameter} mm, {ropeConstruction}, {surface}, reel {rollLength} m',
        'Канат стальной {diameter} мм, {ropeConstruction}, {surface}, барабан {rollLength} м',
        'Čelično uže {diameter} mm, {ropeConstruction}, {surface}, kalem {rollLength} m',
        'Drahtseil {diameter} mm, {ropeConstruction}, {surface}, Spule {rollLength} m',
        'Fune d’acciaio {diameter} mm, {ropeConstruction}, {surface}, bobina {rollLength} m',
        'Çelik halat {diameter} mm, {ropeConstruction}, {surface}, makara {rollLength} m',
      ),
      description: t(
        'Steel wire rope {diameter} mm, construction {ropeConstruction}, wire strength 1770 MPa. For winches, bracing, railings and slings. Surface: {surface}; reels of {rollLength} m.',
        'Стальной канат {diameter} мм, конструкция {ropeConstruction}, прочность проволоки 1770 МПа. Для лебёдок, растяжек, ограждений и стропов. Поверхность: {surface}; барабаны по {rollLength} м.',
        'Čelično uže {diameter} mm, konstrukcija {ropeConstruction}, čvrstoća žice 1770 MPa. Za vitla, zatege, ograde i privezice. Površina: {surface:f}; kalemovi od {rollLength} m.',
        'Drahtseil {diameter} mm, Machart {ropeConstruction}, Drahtfestigkeit 1770 MPa. Für Winden, Abspannungen, Geländer und Schlingen. Oberfläche: {surface}; Spulen zu {rollLength} m.',
        'Fune d’acciaio {diameter} mm, formazione {ropeConstruction}, resistenza dei fili 1770 MPa. Per argani, tiranti, ringhiere e brache. Superficie: {surface}; bobine da {rollLength} m.',
        'Vinç, gergi, korkuluk ve sapanlar için {diameter} mm çelik halat, yapı {ropeConstruction}, tel dayanımı 1770 MPa. Yüzey: {surface}; {rollLength} m makaralarda.',
      ),
      price: (values) =>
        0.06 + num(values, 'diameter') ** 2 * 0.0125 * (surfaceFactor[str(values, 'surface')] ?? 1) +
          3 / num(values, 'rollLength'),
      minimum: [500, 1000], step: [50, 100, 250],
      drawing: (values) => ({
        kind: 'wire', variant: 'rope',
        labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'rollLength')}m`],
      }),
    },
    {
      key: 'barbed-wire',
      name: t('Barbed wire', 'Проволока колючая', 'Bodljikava žica', 'Stacheldraht', 'Fili spinati', 'Dikenli teller'),
      about: t(
        'Two twisted wires with four-point barbs for pastures and sites. A barb every 100 mm is usual; closer ones deter people, wider ones are enough for cattle. Rules on use beside footpaths differ, check them locally.',
        'Две скрученные проволоки с четырёхконечными шипами для пастбищ и площадок. Обычный шаг шипов — 100 мм; чаще — против людей, реже — достаточно для скота. Правила установки у дорожек проверьте на месте.',
        'Dve upredene žice sa bodljama od četiri vrha za pašnjake i gradilišta. Uobičajen razmak je 100 mm; gušći odvraća ljude, ređi je dovoljan za stoku. Propise uz staze proverite u mestu.',
        'Zwei verdrillte Drähte mit vierspitzigen Stacheln für Weiden und Gelände. Üblich sind 100 mm Abstand; engere halten Menschen ab, weitere genügen für Vieh. Vorschriften an Wegen örtlich prüfen.',
        'Due fili ritorti con punte a quattro spine per pascoli e cantieri. Di solito una spina ogni 100 mm; più fitte dissuadono le persone, più rade bastano per il bestiame. Verificare le norme locali lungo i sentieri.',
        'Mera ve sahalar için dört uçlu dikenli, iki burgulu tel. Alışılmış aralık 100 mm’dir; sık olanı insanları caydırır, seyrek olanı hayvana yeter. Yol kenarı kurallarını yerinde öğrenin.',
      ),
      view: 'grid', unit: 'roll', brands: brands.slice(0, 4), code: 'BW',
      characteristics: [
        [diameter, [1.6, 1.7, 1.8, 2, 2.2, 2.5]],
        [cell, [75, 100, 125, 150]],
        [rollLength, [50, 100, 200, 250, 400, 500]],
        [surface, ['galvanized', 'pvc']],
      ],
      title: t(
        'Barbed wire {diameter} mm, barbs every {cell} mm, {surface}, {rollLength} m',
        'Проволока колючая {diameter} мм, шаг {cell} мм, {surface}, {rollLength} м',
        'Bodljikava žica {diameter} mm, razmak {cell} mm, {surface:f}, {rollLength} m',
        'Stacheldraht {diameter} mm, Abstand {cell} mm, {surface}, {rollLength} m',
        'Filo spinato {diameter} mm, passo {cell} mm, {surface}, {rollLength} m',
        'Dikenli tel {diameter} mm, aralık {cell} mm, {surface}, {rollLength} m',
      ),
      description: t(
        'Two-strand barbed wire {diameter} mm with barbs every {cell} mm for pastures, vineyards and sites. Surface: {surface}. Roll of {rollLength} m with a wire handle.',
        'Двухосновная колючая проволока {diameter} мм с шагом шипов {cell} мм для пастбищ, виноградников и площадок. Поверхность: {surface}. Бухта {rollLength} м с ручкой из проволоки.',
        'Dvostruka bodljikava žica {diameter} mm sa bodljama na {cell} mm za pašnjake, vinograde i gradilišta. Površina: {surface:f}. Kotur od {rollLength} m sa žičanom ručkom.',
        'Zweidrähtiger Stacheldraht {diameter} mm mit Stacheln alle {cell} mm für Weiden, Weinberge und Gelände. Oberfläche: {surface}. Rolle zu {rollLength} m mit Drahtgriff.',
        'Filo spinato a due fili {diameter} mm con spine ogni {cell} mm per pascoli, vigneti e cantieri. Superficie: {surface}. Rotolo da {rollLength} m con maniglia in filo.',
        'Mera, bağ ve sahalar için iki telli {diameter} mm dikenli tel, diken aralığı {cell} mm. Yüzey: {surface}. Tel kulplu {rollLength} m rulo.',
      ),
      price: (values) => 1.5 + num(values, 'rollLength') * num(values, 'diameter') ** 2 * 0.019 * (1 + 20 / num(values, 'cell')) *
        (surfaceFactor[str(values, 'surface')] ?? 1),
      minimum: [10, 20, 40], step: [5, 10],
      drawing: (values) => ({
        kind: 'wire', variant: 'barbed',
        labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'cell')}`],
      }),
    },
  ],
}
