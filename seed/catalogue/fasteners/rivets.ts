import { pick } from '../../stores/random.ts'
import { num, str, t } from '../../types.ts'
import type { GroupSeed, Values } from '../../types.ts'
import { several } from '../declare.ts'
import {
  brands, coating, coatingFactor, diameter, head, length, material, materialFactor, packQuantity, rivetMaterial, standard,
  suitableFor, thread, threadLabel, threadMillimetres,
} from './characteristics.ts'

const rivetFactor: Record<string, number> = { 'aluminium-steel': 1, 'steel-steel': 1.15, stainless: 3.2, 'copper-steel': 4 }

const ratioOf = (values: Values): number => num(values, 'length') / num(values, 'diameter')

const zincOrPlain = (values: Values, random: () => number): string =>
  values.material === 'steel' ? pick(['zinc', 'plain', 'hot-dip'], random) : 'plain'

export const rivets: GroupSeed = {
  key: 'rivets',
  name: t('Rivets and nails', 'Заклёпки и гвозди', 'Nitne i ekseri', 'Niete und Nägel', 'Rivetti e chiodi', 'Perçin ve çiviler'),
  about: t(
    'Permanent and quick fixings for sheet metal, timber, roofing and packaging. The length must match the parts to be joined, so check it before ordering large lots.',
    'Неразъёмный и быстрый крепёж для листового металла, дерева, кровли и тары. Длина должна соответствовать соединяемым деталям — проверьте её до заказа большой партии.',
    'Trajni i brzi spojevi za lim, drvo, krovove i ambalažu. Dužina mora da odgovara delovima koji se spajaju, pa je proverite pre većih porudžbina.',
    'Dauerhafte und schnelle Verbindungen für Blech, Holz, Dach und Verpackung. Die Länge muss zu den Bauteilen passen, also vor großen Bestellungen prüfen.',
    'Fissaggi permanenti e rapidi per lamiera, legno, tetti e imballaggi. La lunghezza deve corrispondere ai pezzi da unire: verificarla prima di ordini grandi.',
    'Sac, ahşap, çatı ve ambalaj için kalıcı ve hızlı bağlantılar. Boy, birleştirilecek parçalara uymalıdır; büyük siparişten önce kontrol edin.',
  ),
  categories: [
    {
      key: 'blind-rivets',
      name: t('Blind rivets', 'Заклёпки вытяжные', 'Pop nitne', 'Blindniete', 'Rivetti a strappo', 'Pop perçinler'),
      about: t(
        'Set from one side with a riveting tool. Take the total thickness of sheets plus one and a half diameters as the length; the large flange is for plastic and thin board. Do not put aluminium rivets into stainless sheet outdoors.',
        'Ставятся с одной стороны заклёпочником. Длина — суммарная толщина листов плюс полтора диаметра; широкий бортик нужен для пластика и тонких панелей. На улице алюминиевые заклёпки в нержавеющий лист не ставят.',
        'Postavljaju se sa jedne strane kleštima za nitne. Dužina je ukupna debljina limova plus jedan i po prečnik; široka glava je za plastiku i tanke ploče. Napolju ne stavljajte aluminijumske nitne u nerđajući lim.',
        'Sie werden einseitig mit der Nietzange gesetzt. Länge: Blechdicke gesamt plus anderthalb Durchmesser; der Großkopf ist für Kunststoff und dünne Platten. Im Freien keine Aluniete in Edelstahlblech setzen.',
        'Si posano da un solo lato con la rivettatrice. Lunghezza: spessore totale più un diametro e mezzo; la testa larga serve per plastica e pannelli sottili. All’aperto non usare rivetti in alluminio su lamiera inox.',
        'Perçin tabancasıyla tek taraftan çakılır. Boy, toplam sac kalınlığı artı bir buçuk çaptır; geniş baş plastik ve ince paneller içindir. Dış ortamda paslanmaz sacda alüminyum perçin kullanmayın.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(1, 5), code: 'BR',
      characteristics: [
        [diameter, [2.4, 3.2, 4, 4.8, 6.4]],
        [length, [6, 8, 10, 12, 14, 16, 18, 20, 25, 30]],
        [rivetMaterial, ['aluminium-steel', 'steel-steel', 'stainless', 'copper-steel']],
        [head, ['dome', 'wide', 'countersunk']],
        [standard, ['din-7337', 'iso-15977']],
        [packQuantity, [100, 200, 500]],
        [suitableFor, several(['sheet-steel'], ['aluminium', 'plastic'])],
      ],
      isReal: (values) => ratioOf(values) >= 1.8 && ratioOf(values) <= 6,
      title: t(
        'Blind rivet {diameter}×{length}, {rivetMaterial}, {head}',
        'Заклёпка вытяжная {diameter}×{length}, {rivetMaterial}, {head}',
        'Pop nitna {diameter}×{length}, {rivetMaterial}, {head}', 'Blindniet {diameter}×{length}, {rivetMaterial}, {head}',
        'Rivetto a strappo {diameter}×{length}, {rivetMaterial}, {head}',
        'Pop perçin {diameter}×{length}, {rivetMaterial}, {head}',
      ),
      description: t(
        'Open blind rivet to {standard} for sheet metal, ducts and bodies where only one side is accessible. Diameter {diameter} mm, length {length} mm. Body and mandrel: {rivetMaterial}; {packQuantity} pieces in a box.',
        'Вытяжная заклёпка по {standard} для листового металла, воздуховодов и кузовов с доступом с одной стороны. Диаметр {diameter} мм, длина {length} мм. Гильза и стержень: {rivetMaterial}; в коробке {packQuantity} шт.',
        'Otvorena pop nitna prema {standard} za lim, kanale i karoserije dostupne samo sa jedne strane. Prečnik {diameter} mm, dužina {length} mm. Telo i trn: {rivetMaterial}; u kutiji {packQuantity} kom.',
        'Offener Blindniet nach {standard} für Blech, Kanäle und Karosserien mit einseitigem Zugang. Durchmesser {diameter} mm, Länge {length} mm. Hülse und Dorn: {rivetMaterial}; {packQuantity} Stück je Karton.',
        'Rivetto aperto secondo {standard} per lamiere, canali e carrozzerie accessibili da un solo lato. Diametro {diameter} mm, lunghezza {length} mm. Corpo e chiodo: {rivetMaterial}; {packQuantity} pezzi per scatola.',
        '{standard} normunda açık pop perçin; tek taraftan ulaşılan sac, kanal ve karoserler içindir. Çap {diameter} mm, boy {length} mm. Gövde ve çivi: {rivetMaterial}; kutuda {packQuantity} adet.',
      ),
      price: (values) =>
        0.6 + num(values, 'diameter') ** 2 * (num(values, 'length') +
          8) * 0.0042 * (rivetFactor[str(values, 'rivetMaterial')] ?? 1) +
        (values.head === 'wide' ? 0.5 : 0),
      minimum: [5, 10, 20], step: [1, 5],
      drawing: (values) => ({
        kind: 'rivet', variant: 'blind', ratio: ratioOf(values), labels: [`Ø${num(values, 'diameter')}`, `${num(values,
        'length')}`],
      }),
    },
    {
      key: 'rivet-nuts',
      name: t('Rivet nuts', 'Заклёпки резьбовые', 'Navrtke za nitovanje', 'Blindnietmuttern', 'Inserti filettati a rivetto',
        'Perçin somunlar'),
      about: t(
        'They give a load-bearing thread in sheet too thin to tap. Steel holds more torque, aluminium weighs less, stainless stays clean outdoors; the flat head needs no countersinking.',
        'Дают несущую резьбу в листе, где её не нарезать. Сталь держит больший момент, алюминий легче, нержавеющая сталь не ржавеет на улице; под плоскую головку зенковка не нужна.',
        'Daju nosivi navoj u limu pretankom za urezivanje. Čelik drži veći moment, aluminijum je lakši, nerđajući ostaje čist napolju; za pljosnatu glavu nije potrebno upuštanje.',
        'Sie schaffen ein tragfähiges Gewinde in Blech, das zum Schneiden zu dünn ist. Stahl hält mehr Drehmoment, Aluminium ist leichter, Edelstahl bleibt draußen sauber; der Flachkopf braucht keine Senkung.',
        'Creano una filettatura portante in lamiere troppo sottili da maschiare. L’acciaio regge più coppia, l’alluminio pesa meno, l’inox resta pulito all’esterno; la testa piana non richiede svasatura.',
        'Diş açılamayacak kadar ince sacda taşıyıcı diş oluşturur. Çelik daha çok tork taşır, alüminyum hafiftir, paslanmaz dışarıda temiz kalır; düz baş havşa istemez.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(1, 5), code: 'RN',
      characteristics: [
        [thread, ['m3', 'm4', 'm5', 'm6', 'm8', 'm10', 'm12']],
        [material, ['steel', 'steel', 'aluminium', 'a2']],
        [length, (values, random) => threadMillimetres(values) * 1.5 + pick([5, 6.5, 8], random)],
        [head, ['flat', 'countersunk']],
        [coating, (values, random) => values.material === 'steel' ? pick(['zinc', 'yellow'], random) : 'plain'],
        [packQuantity, [100, 200, 300, 500]],
      ],
      title: t(
        'Rivet nut {thread}×{length}, {head}, {material}, {coating}', 'Гайка-заклёпка {thread}×{length}, {head}, {material}, {coating}',
        'Navrtka za nitovanje {thread}×{length}, {head}, {material}, {coating:f}', 'Blindnietmutter {thread}×{length}, {head}, {material}, {coating}',
        'Inserto a rivetto {thread}×{length}, {head}, {material}, {coating}', 'Perçin somun {thread}×{length}, {head}, {material}, {coating}',
      ),
      description: t(
        'Blind rivet nut with thread {thread} for cabinets, vehicle bodies and furniture of thin sheet or tube. Length before setting {length} mm. Material: {material}; boxes of {packQuantity}.',
        'Резьбовая заклёпка {thread} для шкафов, кузовов и мебели из тонкого листа или трубы. Длина до установки {length} мм. Материал: {material}; в коробке {packQuantity} шт.',
        'Navrtka za nitovanje sa navojem {thread} za ormane, karoserije i nameštaj od tankog lima ili cevi. Dužina pre postavljanja {length} mm. Materijal: {material}; kutija od {packQuantity} kom.',
        'Blindnietmutter mit Gewinde {thread} für Schränke, Karosserien und Möbel aus dünnem Blech oder Rohr. Länge vor dem Setzen {length} mm. Werkstoff: {material}; Karton zu {packQuantity} Stück.',
        'Inserto filettato {thread} per quadri, carrozzerie e mobili in lamiera sottile o tubo. Lunghezza prima della posa {length} mm. Materiale: {material}; scatole da {packQuantity} pezzi.',
        'İnce sac veya borudan dolap, karoser ve mobilya için {thread} dişli perçin somun. Takmadan önceki boy {length} mm. Malzeme: {material}; {packQuantity} adetlik kutularda.',
      ),
      price: (values) =>
        1.8 + threadMillimetres(values) ** 2 * num(values, 'length') * 0.0075 * (materialFactor[str(values, 'material')] ?? 1),
      minimum: [2, 4, 10], step: [1, 2],
      drawing: (values) => ({
        kind: 'rivet', variant: 'nut', ratio: num(values, 'length') / threadMillimetres(values), labels: [threadLabel(values),
        `${num(values, 'length')}`],
      }),
    },
    {
      key: 'construction-nails',
      name: t('Construction nails', 'Гвозди строительные', 'Građevinski ekseri', 'Baunägel', 'Chiodi da carpenteria',
        'İnşaat çivileri'),
      about: t(
        'Sold by weight. The nail should be two and a half to three times longer than the board it holds; lost heads disappear in cladding, galvanised nails are needed outdoors.',
        'Продаются на вес. Гвоздь должен быть в 2,5–3 раза длиннее толщины прибиваемой доски; гвозди без шляпки незаметны в обшивке, для улицы нужны оцинкованные.',
        'Prodaju se na kilogram. Ekser treba da bude dva i po do tri puta duži od debljine daske; ekseri bez glave se ne vide u oblozi, a napolju su potrebni pocinkovani.',
        'Verkauf nach Gewicht. Der Nagel soll zweieinhalb- bis dreimal so lang sein wie das Brett dick; Stauchköpfe verschwinden in der Verkleidung, im Freien braucht man verzinkte Nägel.',
        'Venduti a peso. Il chiodo deve essere da due volte e mezzo a tre volte lo spessore della tavola; la testa di gruppino sparisce nei rivestimenti, all’aperto servono chiodi zincati.',
        'Ağırlıkla satılır. Çivi, tutacağı tahtanın kalınlığının iki buçuk ile üç katı olmalıdır; başsız çivi kaplamada görünmez, dış mekânda galvanizli gerekir.',
      ),
      view: 'list', unit: 'kilogram', brands: brands.slice(0, 4), code: 'NL',
      characteristics: [
        [diameter, [1.8, 2.2, 2.8, 3.1, 3.8, 4.2, 5, 6]],
        [length, [30, 40, 50, 60, 70, 80, 100, 120, 150, 200]],
        [material, ['steel', 'steel', 'steel', 'a2']],
        [coating, zincOrPlain],
        [head, ['flat', 'countersunk', 'headless']],
        [suitableFor, several(['softwood'], ['chipboard', 'hardwood'])],
      ],
      isReal: (values) => ratioOf(values) >= 14 && ratioOf(values) <= 34,
      title: t(
        'Nail {diameter}×{length}, {head}, {material}, {coating}', 'Гвоздь {diameter}×{length}, {head}, {material}, {coating}',
        'Ekser {diameter}×{length}, {head}, {material}, {coating:m}', 'Nagel {diameter}×{length}, {head}, {material}, {coating}',
        'Chiodo {diameter}×{length}, {head}, {material}, {coating}', 'Çivi {diameter}×{length}, {head}, {material}, {coating}',
      ),
      description: t(
        'Wire nail {diameter}×{length} mm with a diamond point for formwork, roof battens and carpentry. Finish: {coating}. Packed in cartons of 5 kg, price per kilogram.',
        'Гвоздь {diameter}×{length} мм с четырёхгранным остриём для опалубки, обрешётки и плотницких работ. Поверхность: {coating}. Фасовка по 5 кг, цена за килограмм.',
        'Ekser {diameter}×{length} mm sa četvorobridnim vrhom za oplatu, letvisanje i tesarske radove. Zaštita: {coating}. Pakovanje 5 kg, cena po kilogramu.',
        'Drahtstift {diameter}×{length} mm mit Vierkantspitze für Schalung, Dachlatten und Zimmerarbeiten. Oberfläche: {coating}. Karton zu 5 kg, Preis je Kilogramm.',
        'Chiodo {diameter}×{length} mm con punta a diamante per casseforme, listelli e carpenteria. Superficie: {coating}. Scatole da 5 kg, prezzo al chilogrammo.',
        'Kalıp, çatı çıtası ve marangozluk işleri için elmas uçlu {diameter}×{length} mm çivi. Yüzey: {coating}. 5 kg’lık kutularda, fiyat kilogram içindir.',
      ),
      price: (values) =>
        (1.05 + 1.2 / num(values, 'diameter')) * (materialFactor[str(values, 'material')] ?? 1) *
          (coatingFactor[str(values, 'coating')] ?? 1),
      minimum: [25, 50, 100], step: [5, 25],
      drawing: (values) => ({
        kind: 'nail', variant: 'common', ratio: ratioOf(values), labels: [`${num(values, 'length')}`, `Ø${num(values,
        'diameter')}`],
      }),
    },
    {
      key: 'ring-nails',
      name: t('Ring shank nails', 'Гвозди ершёные', 'Nazubljeni ekseri', 'Rillennägel', 'Chiodi ad aderenza migliorata',
        'Halkalı çiviler'),
      about: t(
        'Rings on the shank multiply the pull-out strength: choose them for joist hangers, perforated plates, pallets and floors. They are hard to remove, so use smooth nails for temporary work.',
        'Кольца на стержне многократно повышают сопротивление выдёргиванию: берите их для опор балок, перфорированных пластин, поддонов и полов. Вытащить их трудно, для временных работ нужны гладкие.',
        'Prstenovi na stablu višestruko povećavaju otpor čupanju: birajte ih za nosače greda, perforirane ploče, palete i podove. Teško se vade, pa su za privremene radove bolji glatki.',
        'Rillen am Schaft vervielfachen den Ausziehwiderstand: für Balkenschuhe, Lochbleche, Paletten und Böden. Sie lassen sich schwer ziehen, für Provisorien also glatte Nägel nehmen.',
        'Gli anelli sul gambo moltiplicano la resistenza allo sfilamento: per scarpe di travi, piastre forate, pallet e pavimenti. Si tolgono a fatica: per lavori provvisori usare chiodi lisci.',
        'Gövdedeki halkalar çekme direncini katlar: kiriş pabucu, delikli plaka, palet ve döşeme için seçin. Sökülmesi zordur; geçici işlerde düz çivi kullanın.',
      ),
      view: 'list', unit: 'kilogram', brands: brands.slice(0, 4), code: 'RG',
      characteristics: [
        [diameter, [2.5, 2.8, 3.1, 3.4, 4, 6]],
        [length, [35, 40, 50, 60, 65, 75, 90, 100]],
        [material, ['steel', 'steel', 'a2']],
        [coating, zincOrPlain],
        [packQuantity, [250, 500, 1000, 2000]],
      ],
      isReal: (values) => ratioOf(values) >= 9 && ratioOf(values) <= 30,
      title: t(
        'Ring shank nail {diameter}×{length}, {material}, {coating}, {packQuantity} pcs',
        'Гвоздь ершёный {diameter}×{length}, {material}, {coating}, {packQuantity} шт.',
        'Nazubljeni ekser {diameter}×{length}, {material}, {coating:m}, {packQuantity} kom.',
        'Rillennagel {diameter}×{length}, {material}, {coating}, {packQuantity} Stk.',
        'Chiodo ad anelli {diameter}×{length}, {material}, {coating}, {packQuantity} pz',
        'Halkalı çivi {diameter}×{length}, {material}, {coating}, {packQuantity} adet',
      ),
      description: t(
        'Nail with a ringed shank {diameter}×{length} mm for timber connectors, pallets and subfloors. Material: {material}. About {packQuantity} pieces in a box, sold by weight.',
        'Гвоздь с кольцевой накаткой {diameter}×{length} мм для крепёжных пластин, поддонов и чернового пола. Материал: {material}. В коробке около {packQuantity} шт., продажа на вес.',
        'Ekser sa nazubljenim stablom {diameter}×{length} mm za spojnice u drvu, palete i podkonstrukcije. Materijal: {material}. U kutiji oko {packQuantity} kom., prodaja na kilogram.',
        'Nagel mit gerilltem Schaft {diameter}×{length} mm für Holzverbinder, Paletten und Unterböden. Werkstoff: {material}. Etwa {packQuantity} Stück je Karton, Verkauf nach Gewicht.',
        'Chiodo con gambo ad anelli {diameter}×{length} mm per connettori, pallet e sottofondi. Materiale: {material}. Circa {packQuantity} pezzi per scatola, vendita a peso.',
        'Ahşap bağlantı elemanı, palet ve alt döşeme için halkalı gövdeli {diameter}×{length} mm çivi. Malzeme: {material}. Kutuda yaklaşık {packQuantity} adet, ağırlıkla satılır.',
      ),
      price: (values) =>
        (1.5 + 1.6 / num(values, 'diameter')) * (materialFactor[str(values, 'material')] ?? 1) *
          (coatingFactor[str(values, 'coating')] ?? 1),
      minimum: [20, 40, 100], step: [5, 10],
      drawing: (values) => ({
        kind: 'nail', variant: 'ring', ratio: ratioOf(values), labels: [`${num(values, 'length')}`, `Ø${num(values,
        'diameter')}`],
      }),
    },
  ],
}
