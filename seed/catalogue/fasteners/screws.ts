import { pick } from '../../stores/random.ts'
import { num, str, t } from '../../types.ts'
import type { GroupSeed, Values } from '../../types.ts'
import { rodKilograms, several } from '../declare.ts'
import {
  brands, coating, coatingFactor, diameter, drillCapacity, drive, head, length, material, materialFactor, packQuantity,
  screwPitch, suitableFor, threadCoverage, washerIncluded,
} from './characteristics.ts'

const hundredScrews = (values: Values): number =>
  0.35 + 100 * rodKilograms(num(values, 'diameter') * 0.8, num(values, 'length') + 5) * 4.2 *
  (materialFactor[str(values, 'material')] ?? 1) * (coatingFactor[str(values, 'coating')] ?? 1)

const ratioOf = (values: Values): number => num(values, 'length') / num(values, 'diameter')

const labels = (values: Values): readonly string[] => [`${num(values, 'length')}`, `Ø${num(values, 'diameter')}`]

export const screws: GroupSeed = {
  key: 'screws',
  name: t('Screws', 'Саморезы и шурупы', 'Vijci za drvo i lim', 'Holz- und Blechschrauben', 'Viti per legno e lamiera',
    'Vidalar'),
  about: t(
    'Screws that cut their own thread in timber, board, sheet metal and masonry. Length, head and drive matter first; the finish must suit the humidity of the place.',
    'Крепёж, который сам нарезает резьбу в дереве, плитах, листовом металле и кладке. Сначала выбирают длину, головку и шлиц, а покрытие — по влажности места установки.',
    'Vijci koji sami urezuju navoj u drvo, ploče, lim i zid. Najpre se biraju dužina, glava i prihvat, a zaštita prema vlažnosti mesta ugradnje.',
    'Schrauben, die ihr Gewinde in Holz, Platten, Blech und Mauerwerk selbst schneiden. Entscheidend sind Länge, Kopf und Antrieb; die Oberfläche richtet sich nach der Feuchte am Einbauort.',
    'Viti che si formano da sole il filetto in legno, pannelli, lamiera e muratura. Contano prima lunghezza, testa e impronta; la finitura va scelta in base all’umidità del luogo.',
    'Ahşap, levha, sac ve duvarda dişini kendi açan vidalar. Önce boy, baş ve yuva seçilir; kaplama ise kullanım yerinin nemine uygun olmalıdır.',
  ),
  categories: [
    {
      key: 'wood-screws',
      name: t('Wood screws', 'Саморезы по дереву', 'Vijci za drvo', 'Holzschrauben', 'Viti per legno', 'Ahşap vidaları'),
      about: t(
        'Two thirds of the length should stand in the bearing part. Partial thread pulls two boards together, full thread holds better in chipboard; in oak and larch stainless steel avoids dark stains.',
        'Две трети длины должны сидеть в несущей детали. Неполная резьба стягивает две доски, полная лучше держит в ДСП; в дубе и лиственнице нержавеющая сталь не даёт тёмных пятен.',
        'Dve trećine dužine treba da budu u nosećem delu. Delimičan navoj priteže dve daske, pun bolje drži u iverici; u hrastu i arišu nerđajući čelik ne ostavlja tamne mrlje.',
        'Zwei Drittel der Länge sollen im tragenden Teil sitzen. Teilgewinde zieht zwei Bretter zusammen, Vollgewinde hält in Spanplatte besser; in Eiche und Lärche verhindert Edelstahl dunkle Flecken.',
        'Due terzi della lunghezza devono stare nel pezzo portante. Il filetto parziale serra due tavole, quello totale tiene meglio nel truciolare; in rovere e larice l’inox evita macchie scure.',
        'Boyun üçte ikisi taşıyıcı parçada kalmalıdır. Yarım diş iki tahtayı birbirine çeker, tam diş suntada daha iyi tutar; meşe ve karaçamda paslanmaz çelik koyu leke yapmaz.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(0, 5), code: 'WS',
      characteristics: [
        [diameter, [3, 3.5, 4, 4.5, 5, 6, 8]],
        [length, [16, 20, 30, 40, 50, 60, 80, 100, 120, 160, 200]],
        [head, ['countersunk', 'pan', 'washer']],
        [material, ['steel', 'steel', 'a2']],
        [coating, (values, random) => values.material === 'a2' ? 'plain' : pick(['zinc', 'yellow', 'ruspert'], random)],
        [drive, (values) => num(values, 'diameter') < 4 ? 'tx15' : num(values, 'diameter') < 5 ? 'tx20' : num(values,
        'diameter') < 6 ? 'tx25'
          : num(values, 'diameter') < 8 ? 'tx30' : 'tx40'],
        [threadCoverage, ['full', 'partial']],
      ],
      isReal: (values) =>
        ratioOf(values) >= 5 && ratioOf(values) <= 26 && (values.head !== 'washer' || num(values, 'diameter') >= 6),
      title: t(
        'Wood screw {diameter}×{length} {drive}, {head}, {coating}',
        'Саморез по дереву {diameter}×{length} {drive}, {head}, {coating}',
        'Vijak za drvo {diameter}×{length} {drive}, {head}, {coating:m}',
        'Holzschraube {diameter}×{length} {drive}, {head}, {coating}',
        'Vite per legno {diameter}×{length} {drive}, {head}, {coating}',
        'Ahşap vidası {diameter}×{length} {drive}, {head}, {coating}',
      ),
      description: t(
        'Screw for timber, chipboard and joinery with a sharp point and a lubricated thread, {diameter}×{length} mm. Drive {drive}, {threadCoverage}. Material: {material}.',
        'Саморез для древесины, ДСП и столярных работ, с острым наконечником и скользящим слоем на резьбе, {diameter}×{length} мм. Шлиц {drive}, {threadCoverage}. Материал: {material}.',
        'Vijak za drvo, ivericu i stolariju, oštrog vrha i podmazanog navoja, {diameter}×{length} mm. Prihvat {drive}, {threadCoverage}. Materijal: {material}.',
        'Schraube für Holz, Spanplatte und Tischlerarbeiten mit scharfer Spitze und Gleitbeschichtung, {diameter}×{length} mm. Antrieb {drive}, {threadCoverage}. Werkstoff: {material}.',
        'Vite per legno, truciolare e falegnameria con punta affilata e filetto lubrificato, {diameter}×{length} mm. Impronta {drive}, {threadCoverage}. Materiale: {material}.',
        'Ahşap, sunta ve doğrama işleri için sivri uçlu, kaygan dişli vida, {diameter}×{length} mm. Yuva {drive}, {threadCoverage}. Malzeme: {material}.',
      ),
      price: hundredScrews, minimum: [2, 4, 10], step: [1, 2],
      drawing: (values) => ({
        kind: 'screw', variant: values.threadCoverage === 'full' ? 'woodFullThread' : 'wood', ratio: ratioOf(values),
        labels: labels(values),
      }),
    },
    {
      key: 'drywall-screws',
      name: t('Drywall screws', 'Саморезы для гипсокартона', 'Vijci za gips-karton', 'Schnellbauschrauben',
        'Viti per cartongesso',
        'Alçıpan vidaları'),
      about: t(
        'Fine twin thread suits metal studs, coarse thread suits timber battens. Allow 10 mm beyond the board for metal and 20 mm for wood; strip-fed screws are not in this section.',
        'Мелкая двухзаходная резьба — для металлического профиля, крупная — для деревянной обрешётки. Запас сверх толщины плиты: 10 мм для металла и 20 мм для дерева; саморезов в ленте здесь нет.',
        'Sitan dvohodni navoj je za metalne profile, krupan za drvene letve. Preko debljine ploče računajte 10 mm za metal i 20 mm za drvo; vijci u traci nisu u ovom odeljku.',
        'Feines Doppelgewinde für Metallständer, Grobgewinde für Holzlatten. Über die Plattendicke hinaus 10 mm bei Metall und 20 mm bei Holz rechnen; gegurtete Schrauben gibt es hier nicht.',
        'Filetto fine a due principi per profili metallici, filetto grosso per listelli in legno. Oltre lo spessore della lastra servono 10 mm nel metallo e 20 mm nel legno; non comprende viti nastrate.',
        'İnce çift ağızlı diş metal profile, kaba diş ahşap çıtaya uygundur. Levha kalınlığının üzerine metalde 10 mm, ahşapta 20 mm pay bırakın; şeritli vidalar bu bölümde yoktur.',
      ),
      view: 'list', unit: 'thousandPieces', brands: brands.slice(0, 4), code: 'DW',
      characteristics: [
        [diameter, [3.5, 3.8, 4.2, 4.8]],
        [length, [25, 32, 35, 41, 45, 51, 55, 65, 75, 90]],
        [screwPitch, ['metal', 'timber']],
        [coating, ['phosphate', 'zinc', 'ruspert']],
        [packQuantity, [1000, 2000, 5000]],
        [suitableFor, several(['plasterboard'], ['gypsum-fibre', 'chipboard', 'softwood'])],
      ],
      isReal: (values) => ratioOf(values) >= 6 && ratioOf(values) <= 20,
      title: t(
        'Drywall screw {diameter}×{length}, {screwPitch}, {coating}, {packQuantity} pcs',
        'Саморез для ГКЛ {diameter}×{length}, {screwPitch}, {coating}, {packQuantity} шт.',
        'Vijak za gips-karton {diameter}×{length}, {screwPitch}, {coating:m}, {packQuantity} kom.',
        'Schnellbauschraube {diameter}×{length}, {screwPitch}, {coating}, {packQuantity} Stk.',
        'Vite per cartongesso {diameter}×{length}, {screwPitch}, {coating}, {packQuantity} pz',
        'Alçıpan vidası {diameter}×{length}, {screwPitch}, {coating}, {packQuantity} adet',
      ),
      description: t(
        'Bugle head screw with PH2 drive for fixing plasterboard, {diameter}×{length} mm. The head sinks without tearing the paper. Sold by the thousand, packed in boxes of {packQuantity}.',
        'Саморез с рожковой головкой и шлицем PH2 для крепления гипсокартона, {diameter}×{length} мм. Головка утапливается, не разрывая картон. Цена за тысячу, фасовка по {packQuantity} шт.',
        'Vijak sa trubastom glavom i prihvatom PH2 za gips-kartonske ploče, {diameter}×{length} mm. Glava ulazi bez cepanja kartona. Cena je za hiljadu, pakovanje {packQuantity} kom.',
        'Schraube mit Trompetenkopf und PH2 für Gipskartonplatten, {diameter}×{length} mm. Der Kopf versenkt sich, ohne den Karton zu reißen. Preis je Tausend, verpackt zu {packQuantity} Stück.',
        'Vite a testa svasata a tromba, impronta PH2, per lastre di cartongesso, {diameter}×{length} mm. La testa affonda senza strappare il cartone. Prezzo al mille, confezioni da {packQuantity} pezzi.',
        'Alçı levha montajı için PH2 yuvalı, trompet başlı vida, {diameter}×{length} mm. Baş, kartonu yırtmadan gömülür. Fiyat bin adet içindir, ambalaj {packQuantity} adet.',
      ),
      price: (values) => 2 + 1000 * rodKilograms(num(values, 'diameter') * 0.75, num(values, 'length')) * 2.5 *
        (coatingFactor[str(values, 'coating')] ?? 1) + 150 / num(values, 'packQuantity'),
      minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({ kind: 'screw', variant: 'drywall', ratio: ratioOf(values), labels: labels(values) }),
    },
    {
      key: 'self-drilling-screws',
      name: t('Self-drilling screws', 'Саморезы со сверлом', 'Samobušeći vijci', 'Bohrschrauben', 'Viti autoforanti',
        'Matkap uçlu vidalar'),
      about: t(
        'The drilling capacity must cover all sheets together, otherwise the point burns before the thread bites. For roofing choose hex heads with an EPDM washer.',
        'Толщина сверления должна покрывать все листы вместе, иначе сверло сгорит раньше, чем резьба зацепится. Для кровли берите шестигранную головку с шайбой EPDM.',
        'Kapacitet bušenja mora da pokrije sve limove zajedno, inače vrh izgori pre nego što navoj zahvati. Za krov birajte šestougaonu glavu sa EPDM podloškom.',
        'Die Bohrleistung muss alle Bleche zusammen abdecken, sonst verglüht die Spitze, bevor das Gewinde greift. Für Dächer Sechskantkopf mit EPDM-Scheibe wählen.',
        'La capacità di foratura deve coprire tutte le lamiere insieme, altrimenti la punta brucia prima che il filetto faccia presa. Per le coperture scegliere testa esagonale con rondella EPDM.',
        'Delme kapasitesi tüm sacların toplamını karşılamalıdır; yoksa uç, diş tutmadan yanar. Çatı için EPDM pullu altıköşe baş seçin.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(1, 5), code: 'SD',
      characteristics: [
        [diameter, [4.2, 4.8, 5.5, 6.3]],
        [length, [13, 16, 19, 25, 32, 38, 50, 70, 100]],
        [head, ['hex', 'pan', 'countersunk']],
        [coating, ['zinc', 'ruspert', 'painted']],
        [drillCapacity, [2.5, 3.5, 5, 6]],
        [washerIncluded, (values, random) => values.head === 'hex' && random() < 0.6],
        [suitableFor, several(['sheet-steel'], ['aluminium', 'plastic', 'softwood'])],
      ],
      isReal: (values) => ratioOf(values) >= 3 && ratioOf(values) <= 18 && num(values, 'drillCapacity') < num(values, 'diameter'),
      title: t(
        'Self-drilling screw {diameter}×{length}, {head}, {coating}, to {drillCapacity} mm',
        'Саморез со сверлом {diameter}×{length}, {head}, {coating}, до {drillCapacity} мм',
        'Samobušeći vijak {diameter}×{length}, {head}, {coating:m}, do {drillCapacity} mm',
        'Bohrschraube {diameter}×{length}, {head}, {coating}, bis {drillCapacity} mm',
        'Vite autoforante {diameter}×{length}, {head}, {coating}, max {drillCapacity} mm',
        'Matkap uçlu vida {diameter}×{length}, {head}, {coating}, {drillCapacity} mm’ye kadar',
      ),
      description: t(
        'Screw with a drill point that drills, taps and fastens steel in one pass, up to {drillCapacity} mm thick. Size {diameter}×{length} mm, {head}. Drive it at 1500–2500 rpm without impact.',
        'Саморез со сверлом: за один проход сверлит, нарезает резьбу и крепит сталь толщиной до {drillCapacity} мм. Размер {diameter}×{length} мм, {head}. Закручивать без удара при 1500–2500 об/мин.',
        'Vijak sa burgijom na vrhu: u jednom prolazu buši, urezuje navoj i steže čelik debljine do {drillCapacity} mm. Mera {diameter}×{length} mm, {head}. Zavrtati bez udara, 1500–2500 o/min.',
        'Schraube mit Bohrspitze: bohrt, furcht und befestigt Stahl bis {drillCapacity} mm in einem Arbeitsgang. Größe {diameter}×{length} mm, {head}. Ohne Schlag bei 1500–2500 U/min eindrehen.',
        'Vite con punta a trapano: fora, maschia e fissa acciaio fino a {drillCapacity} mm in un solo passaggio. Misura {diameter}×{length} mm, {head}. Avvitare senza percussione a 1500–2500 giri/min.',
        'Matkap uçlu vida; {drillCapacity} mm kalınlığa kadar çeliği tek seferde deler, diş açar ve bağlar. Ölçü {diameter}×{length} mm, {head}. Darbesiz, 1500–2500 dev/dk ile sıkın.',
      ),
      price: (values) => 0.6 + 100 * rodKilograms(num(values, 'diameter'), num(values, 'length') + 6) * 4 *
        (coatingFactor[str(values, 'coating')] ?? 1) + (values.washerIncluded ? 1.4 : 0) + num(values, 'drillCapacity') * 0.08,
      minimum: [5, 10, 20], step: [5],
      drawing: (values) => ({ kind: 'screw', variant: 'selfdrilling', ratio: ratioOf(values), labels: labels(values) }),
    },
    {
      key: 'concrete-screws',
      name: t('Concrete screws', 'Шурупы по бетону', 'Vijci za beton', 'Betonschrauben', 'Viti per calcestruzzo',
        'Beton vidaları'),
      about: t(
        'Driven straight into a drilled hole, without a plug, and can be taken out again. Blow the dust out of the hole. Nothing expands, so screws may stand closer to an edge than wedge anchors.',
        'Ввинчиваются прямо в отверстие без дюбеля и легко снимаются. Продувайте отверстие; распора нет, поэтому шуруп можно ставить ближе к краю, чем клиновой анкер.',
        'Zavrću se direktno u rupu, bez tiple, i mogu da se izvade. Izduvajte prašinu iz rupe; nema širenja, pa vijak može bliže ivici nego klinasti anker.',
        'Sie werden ohne Dübel direkt ins Bohrloch gedreht und sind wieder lösbar. Bohrmehl ausblasen; da nichts spreizt, sind kleinere Randabstände als beim Bolzenanker möglich.',
        'Si avvitano direttamente nel foro, senza tassello, e si possono rimuovere. Soffiare la polvere dal foro; non c’è espansione, perciò si può stare più vicino al bordo che con un ancorante passante.',
        'Dübelsiz olarak doğrudan deliğe vidalanır ve sökülebilir. Deliğin tozunu üfleyin; genleşme olmadığı için kenara klipsli dübelden daha yakın takılabilir.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(2, 6), code: 'CS',
      characteristics: [
        [diameter, [5, 6, 7.5, 8, 10, 12]],
        [length, [40, 50, 60, 72, 80, 92, 100, 112, 120, 152]],
        [head, ['countersunk', 'hex', 'washer', 'pan']],
        [coating, ['zinc', 'flake', 'ruspert']],
        [drive, ['tx30', 'tx40']],
        [suitableFor, several(['concrete', 'solid-brick'], ['stone', 'aerated'])],
      ],
      isReal: (values) =>
        ratioOf(values) >= 6 && ratioOf(values) <= 22 && (values.drive === 'tx40') === (num(values, 'diameter') >= 8),
      title: t(
        'Concrete screw {diameter}×{length} {drive}, {head}, {coating}',
        'Шуруп по бетону {diameter}×{length} {drive}, {head}, {coating}',
        'Vijak za beton {diameter}×{length} {drive}, {head}, {coating:m}',
        'Betonschraube {diameter}×{length} {drive}, {head}, {coating}',
        'Vite per calcestruzzo {diameter}×{length} {drive}, {head}, {coating}',
        'Beton vidası {diameter}×{length} {drive}, {head}, {coating}',
      ),
      description: t(
        'Hardened screw that cuts its thread in concrete and solid masonry, {diameter}×{length} mm. For window frames, rails, handrails and pipe supports. Finish: {coating}.',
        'Закалённый шуруп, нарезающий резьбу в бетоне и полнотелой кладке, {diameter}×{length} мм. Для оконных рам, направляющих, поручней и опор труб. Покрытие: {coating}.',
        'Kaljeni vijak koji urezuje navoj u beton i pun zid, {diameter}×{length} mm. Za prozorske okvire, šine, rukohvate i nosače cevi. Površina: {coating:f}.',
        'Gehärtete Schraube, die ihr Gewinde in Beton und Vollmauerwerk schneidet, {diameter}×{length} mm. Für Fensterrahmen, Schienen, Handläufe und Rohrhalter. Oberfläche: {coating}.',
        'Vite temprata che si filetta nel calcestruzzo e nella muratura piena, {diameter}×{length} mm. Per telai di finestre, guide, corrimano e staffe per tubi. Finitura: {coating}.',
        'Betonda ve dolu duvarda kendi dişini açan sertleştirilmiş vida, {diameter}×{length} mm. Pencere kasası, ray, küpeşte ve boru konsolu içindir. Yüzey: {coating}.',
      ),
      price: (values) => 2 + 100 * rodKilograms(num(values, 'diameter') * 0.9, num(values, 'length') + 8) * 7.5 *
        (coatingFactor[str(values, 'coating')] ?? 1),
      minimum: [1, 2, 4], step: [1],
      drawing: (values) => ({ kind: 'screw', variant: 'concrete', ratio: ratioOf(values), labels: labels(values) }),
    },
  ],
}
