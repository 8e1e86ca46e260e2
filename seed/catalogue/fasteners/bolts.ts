import { pick } from '../../stores/random.ts'
import { num, str, t } from '../../types.ts'
import type { GroupSeed, Values } from '../../types.ts'
import { follows, rodKilograms } from '../declare.ts'
import {
  boxOf, brands, coating, coatingFactor, equivalents, isStainless, length, lotTraceable, packQuantity, standard, strength,
  strengthFactor, thread, threadCoverage, threadLabel, threadMillimetres,
} from './characteristics.ts'

const hundredBolts = (values: Values): number =>
  1.1 + 100 * rodKilograms(threadMillimetres(values), num(values, 'length') + 3 * threadMillimetres(values)) *
  3.1 * (strengthFactor[str(values, 'strength')] ?? 1) * (coatingFactor[str(values, 'coating')] ?? 1)

const isProportionate = (values: Values): boolean => {
  const ratio = num(values, 'length') / threadMillimetres(values)
  return ratio >= 1.2 && ratio <= 16
}

const finish = (...finishes: readonly string[]) => (values: Values, random: () => number): string =>
  isStainless(values) ? 'plain' : pick(finishes, random)

export const bolts: GroupSeed = {
  key: 'bolts',
  name: t('Bolts and studs', 'Болты и шпильки', 'Vijci i navojne šipke', 'Metrische Schrauben und Gewindestangen', 'Bulloneria',
    'Cıvata ve gijon'),
  about: t(
    'Metric bolts, machine screws and threaded rods for steelwork, machinery and timber structures. Choose by standard, thread and property class; the finish decides where the joint may stand.',
    'Метрические болты, винты и шпильки для металлоконструкций, машин и деревянных сооружений. Выбирайте по стандарту, резьбе и классу прочности; от покрытия зависит, где может работать соединение.',
    'Metrički vijci i navojne šipke za čelične konstrukcije, mašine i drvene objekte. Birajte prema standardu, navoju i klasi čvrstoće; od površinske zaštite zavisi gde spoj može da stoji.',
    'Metrische Schrauben und Gewindestangen für Stahlbau, Maschinenbau und Holzbau. Gewählt wird nach Norm, Gewinde und Festigkeitsklasse; die Oberfläche bestimmt den Einsatzort.',
    'Viti metriche e barre filettate per carpenteria, macchine e strutture in legno. Si scelgono per norma, filettatura e classe; la finitura decide dove il giunto può essere impiegato.',
    'Çelik konstrüksiyon, makine ve ahşap yapılar için metrik cıvatalar ve gijonlar. Standart, diş ve mukavemet sınıfına göre seçin; bağlantının nerede kullanılabileceğini kaplama belirler.',
  ),
  categories: [
    {
      key: 'hex-bolts',
      name: t('Hex bolts', 'Болты с шестигранной головкой', 'Vijci sa šestougaonom glavom', 'Sechskantschrauben',
        'Viti a testa esagonale', 'Altıköşe başlı cıvatalar'),
      about: t(
        'DIN 933 and ISO 4017 are threaded up to the head; DIN 931 and ISO 4014 have a plain shank that takes shear better. Note that ISO heads of M10, M12 and M14 need a different spanner than DIN ones.',
        'У DIN 933 и ISO 4017 резьба идёт до головки, у DIN 931 и ISO 4014 есть гладкая часть стержня, которая лучше работает на срез. Учтите: у болтов ISO размеров M10, M12 и M14 размер под ключ другой, чем у DIN.',
        'DIN 933 i ISO 4017 imaju navoj do glave, a DIN 931 i ISO 4014 glatko stablo koje bolje podnosi smicanje. Obratite pažnju: glave ISO vijaka M10, M12 i M14 traže drugačiji ključ nego DIN.',
        'DIN 933 und ISO 4017 haben Gewinde bis zum Kopf, DIN 931 und ISO 4014 einen glatten Schaft, der Scherkräfte besser aufnimmt. Bei M10, M12 und M14 weicht die Schlüsselweite nach ISO von der nach DIN ab.',
        'DIN 933 e ISO 4017 sono filettate fino alla testa; DIN 931 e ISO 4014 hanno un gambo liscio che lavora meglio a taglio. Attenzione: le teste ISO M10, M12 e M14 richiedono una chiave diversa da quelle DIN.',
        'DIN 933 ve ISO 4017 başa kadar dişlidir; DIN 931 ve ISO 4014 ise kesmeye daha iyi çalışan düz gövdeye sahiptir. M10, M12 ve M14 ölçülerinde ISO ve DIN anahtar ağızlarının farklı olduğunu unutmayın.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(0, 5), code: 'HB',
      characteristics: [
        [thread, ['m6', 'm8', 'm10', 'm12', 'm16', 'm20', 'm24']],
        [length, [16, 20, 25, 30, 40, 50, 60, 80, 100, 120]],
        [strength, ['5-8', '8-8', '10-9', 'a2-70']],
        [coating, finish('plain', 'zinc', 'hot-dip', 'flake')],
        [standard, ['din-933', 'din-931', 'iso-4017', 'iso-4014']],
        [threadCoverage, follows('standard', { 'din-933': 'full', 'iso-4017': 'full', 'din-931': 'partial',
          'iso-4014': 'partial' })],
        [equivalents, follows('standard', { 'din-933': 'ISO 4017', 'iso-4017': 'DIN 933', 'din-931': 'ISO 4014',
          'iso-4014': 'DIN 931' })],
      ],
      isReal: (values) =>
        isProportionate(values) && (values.threadCoverage === 'full' || num(values, 'length') >= 3 * threadMillimetres(values)),
      title: t(
        'Hex bolt {standard} {thread}×{length}, class {strength}, {coating}',
        'Болт шестигранный {standard} {thread}×{length}, {strength}, {coating}',
        'Vijak šestougaoni {standard} {thread}×{length}, {strength}, {coating:m}',
        'Sechskantschraube {standard} {thread}×{length}, {strength}, {coating}',
        'Vite testa esagonale {standard} {thread}×{length}, {strength}, {coating}',
        'Altıköşe başlı cıvata {standard} {thread}×{length}, {strength}, {coating}',
      ),
      description: t(
        'Hex head bolt to {standard} for bolted joints in steel structures, machines and vehicles. Thread {thread}, length {length} mm under the head, property class {strength}. The class and the maker’s mark are stamped on the head.',
        'Болт с шестигранной головкой по {standard} для соединений в металлоконструкциях, машинах и технике. Резьба {thread}, длина под головкой {length} мм, класс прочности {strength}. Класс и клеймо изготовителя выбиты на головке.',
        'Vijak sa šestougaonom glavom prema {standard} za spojeve u čeličnim konstrukcijama, mašinama i vozilima. Navoj {thread}, dužina ispod glave {length} mm, klasa čvrstoće {strength}. Klasa i oznaka proizvođača utisnute su na glavi.',
        'Sechskantschraube nach {standard} für Verbindungen in Stahlbau, Maschinen- und Fahrzeugbau. Gewinde {thread}, Länge {length} mm ohne Kopf, Festigkeitsklasse {strength}. Klasse und Herstellerzeichen sind in den Kopf geprägt.',
        'Vite a testa esagonale secondo {standard} per giunti in carpenteria, macchine e veicoli. Filettatura {thread}, lunghezza sotto testa {length} mm, classe {strength}. Classe e marchio del produttore sono impressi sulla testa.',
        '{standard} normunda altıköşe başlı cıvata; çelik yapı, makine ve taşıt bağlantıları içindir. Diş {thread}, baş altı boy {length} mm, mukavemet sınıfı {strength}. Sınıf ve üretici işareti başa basılmıştır.',
      ),
      price: hundredBolts, minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({
        kind: 'bolt', variant: values.threadCoverage === 'full' ? 'hexFullThread' : 'hex', ratio: num(values, 'length') / threadMillimetres(values),
        labels: [`${num(values, 'length')}`, threadLabel(values)],
      }),
    },
    {
      key: 'socket-head-screws',
      name: t('Socket head cap screws', 'Винты с внутренним шестигранником', 'Imbus vijci',
        'Zylinderschrauben mit Innensechskant',
        'Viti a brugola', 'İmbus cıvatalar'),
      about: t(
        'The cylindrical head fits into a counterbore, so the joint stays flush. Class 12.9 is meant for tools and fixtures, A2-70 for food and outdoor equipment; DIN 7984 has a low head for thin parts.',
        'Цилиндрическая головка утапливается в цековку, и деталь остаётся гладкой. Класс 12.9 нужен для штампов и оснастки, A2-70 — для пищевого и наружного оборудования; у DIN 7984 низкая головка для тонких деталей.',
        'Cilindrična glava ulazi u upust pa površina ostaje ravna. Klasa 12.9 namenjena je alatima i steznim napravama, A2-70 prehrambenoj i spoljnoj opremi; DIN 7984 ima nisku glavu za tanke delove.',
        'Der zylindrische Kopf verschwindet in der Senkung, die Fläche bleibt bündig. 12.9 ist für Werkzeuge und Vorrichtungen gedacht, A2-70 für Lebensmittel- und Außenanlagen; DIN 7984 hat einen niedrigen Kopf für dünne Bauteile.',
        'La testa cilindrica entra nella lamatura e la superficie resta a filo. La classe 12.9 serve per stampi e attrezzature, A2-70 per impianti alimentari ed esterni; DIN 7984 ha testa ribassata per particolari sottili.',
        'Silindirik baş havşaya oturur ve yüzey düz kalır. 12.9 sınıfı kalıp ve aparatlar, A2-70 gıda ve dış ortam ekipmanları içindir; DIN 7984 ince parçalar için alçak başlıdır.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(0, 4), code: 'SC',
      characteristics: [
        [thread, ['m3', 'm4', 'm5', 'm6', 'm8', 'm10', 'm12', 'm16']],
        [length, [8, 10, 12, 16, 20, 25, 30, 40, 50, 60, 80]],
        [strength, ['8-8', '10-9', '12-9', 'a2-70', 'a4-70']],
        [coating, finish('black', 'zinc', 'flake')],
        [standard, ['din-912', 'iso-4762', 'din-7984']],
        [packQuantity, boxOf],
      ],
      isReal: isProportionate,
      title: t(
        'Socket head screw {standard} {thread}×{length}, class {strength}, {coating}',
        'Винт-имбус {standard} {thread}×{length}, {strength}, {coating}',
        'Imbus vijak {standard} {thread}×{length}, {strength}, {coating:m}',
        'Zylinderschraube {standard} {thread}×{length}, {strength}, {coating}',
        'Vite a brugola {standard} {thread}×{length}, {strength}, {coating}',
        'İmbus cıvata {standard} {thread}×{length}, {strength}, {coating}',
      ),
      description: t(
        'Cap screw with cylindrical head and hexagon socket for machine building, moulds and fixtures. Size {thread}×{length} mm, property class {strength}. A box holds {packQuantity} pieces.',
        'Винт с цилиндрической головкой и внутренним шестигранником для станков, пресс-форм и оснастки. Размер {thread}×{length} мм, класс прочности {strength}. Количество в коробке: {packQuantity} шт.',
        'Vijak sa cilindričnom glavom i unutrašnjim šestouglom za mašine, kalupe i pribore. Mera {thread}×{length} mm, klasa čvrstoće {strength}. U kutiji: {packQuantity} kom.',
        'Schraube mit zylindrischem Kopf und Innensechskant für Maschinen, Formen und Vorrichtungen. Größe {thread}×{length} mm, Festigkeitsklasse {strength}. Ein Karton enthält {packQuantity} Stück.',
        'Vite a testa cilindrica con esagono incassato per macchine, stampi e attrezzature. Misura {thread}×{length} mm, classe {strength}. La scatola contiene {packQuantity} pezzi.',
        'Makine, kalıp ve aparatlar için silindir başlı, iç altıgen yuvalı cıvata. Ölçü {thread}×{length} mm, mukavemet sınıfı {strength}. Bir kutuda {packQuantity} adet bulunur.',
      ),
      price: (values) => hundredBolts(values) * 1.25 + 0.6, minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({
        kind: 'bolt', variant: 'socket', ratio: num(values, 'length') / threadMillimetres(values),
        labels: [`${num(values, 'length')}`, threadLabel(values)],
      }),
    },
    {
      key: 'carriage-bolts',
      name: t('Carriage bolts', 'Болты мебельные', 'Torban vijci', 'Schlossschrauben', 'Bulloni a testa tonda con quadro',
        'Mantar başlı cıvatalar'),
      about: t(
        'The square neck bites into timber and keeps the bolt from turning while the nut is tightened; the smooth head cannot be unscrewed from outside. Outdoors and in preserved timber take hot-dip galvanised or stainless.',
        'Квадратный подголовок врезается в дерево и не даёт болту провернуться при затяжке гайки; гладкую головку не открутить снаружи. Для улицы и пропитанной древесины берите горячий цинк или нержавеющую сталь.',
        'Četvrtasti vrat urezuje se u drvo i ne da vijku da se okreće pri pritezanju; glatka glava se spolja ne može odviti. Napolju i u impregniranom drvetu koristite toplo cinkovane ili nerđajuće.',
        'Der Vierkantansatz hält sich im Holz und verhindert das Mitdrehen beim Anziehen; der glatte Kopf lässt sich von außen nicht lösen. Im Freien und in imprägniertem Holz feuerverzinkt oder in Edelstahl wählen.',
        'Il quadro sotto testa si pianta nel legno ed evita la rotazione durante il serraggio; la testa liscia non si svita dall’esterno. All’aperto e nel legno impregnato scegliere zincatura a caldo o acciaio inox.',
        'Kare boyun ahşaba gömülür ve somun sıkılırken cıvatanın dönmesini önler; düz baş dışarıdan sökülemez. Dış ortamda ve emprenye ahşapta sıcak daldırma galvaniz veya paslanmaz seçin.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(1, 5), code: 'CB',
      characteristics: [
        [thread, ['m5', 'm6', 'm8', 'm10', 'm12', 'm16']],
        [length, [20, 30, 40, 50, 60, 80, 100, 120, 150, 180]],
        [coating, finish('zinc', 'hot-dip', 'yellow')],
        [strength, (values, random) => values.coating === 'plain' ? 'a2-70' : pick(['4-6', '4-8', '8-8'], random)],
        [standard, ['din-603', 'iso-8677']],
        [packQuantity, boxOf],
      ],
      isReal: (values) =>
        num(values, 'length') / threadMillimetres(values) >= 2.5 && num(values, 'length') / threadMillimetres(values) <= 22,
      title: t(
        'Carriage bolt {standard} {thread}×{length}, class {strength}, {coating}',
        'Болт мебельный {standard} {thread}×{length}, {strength}, {coating}',
        'Torban vijak {standard} {thread}×{length}, {strength}, {coating:m}',
        'Schlossschraube {standard} {thread}×{length}, {strength}, {coating}',
        'Bullone tondo con quadro {standard} {thread}×{length}, {strength}, {coating}',
        'Mantar başlı cıvata {standard} {thread}×{length}, {strength}, {coating}',
      ),
      description: t(
        'Round head bolt with a square neck for timber structures, playgrounds, gates and vehicle bodies. Thread {thread}, length {length} mm, class {strength}. Nuts are ordered separately; {packQuantity} bolts in a box.',
        'Болт с полукруглой головкой и квадратным подголовком для деревянных конструкций, площадок, ворот и кузовов. Резьба {thread}, длина {length} мм, класс прочности {strength}. Гайки заказываются отдельно; в коробке {packQuantity} шт.',
        'Vijak sa poluokruglom glavom i četvrtastim vratom za drvene konstrukcije, igrališta, kapije i karoserije. Navoj {thread}, dužina {length} mm, klasa {strength}. Navrtke se naručuju posebno; u kutiji {packQuantity} kom.',
        'Flachrundschraube mit Vierkantansatz für Holzbau, Spielgeräte, Tore und Aufbauten. Gewinde {thread}, Länge {length} mm, Klasse {strength}. Muttern werden getrennt bestellt; {packQuantity} Stück je Karton.',
        'Bullone a testa tonda con quadro sottotesta per strutture in legno, parchi gioco, cancelli e carrozzerie. Filettatura {thread}, lunghezza {length} mm, classe {strength}. I dadi si ordinano a parte; {packQuantity} pezzi per scatola.',
        'Ahşap yapı, oyun alanı, kapı ve kasa imalatı için kare boyunlu mantar başlı cıvata. Diş {thread}, boy {length} mm, sınıf {strength}. Somunlar ayrıca sipariş edilir; kutuda {packQuantity} adet.',
      ),
      price: (values) => hundredBolts(values) * 1.1, minimum: [1, 2, 4], step: [1],
      drawing: (values) => ({
        kind: 'bolt', variant: 'carriage', ratio: num(values, 'length') / threadMillimetres(values),
        labels: [`${num(values, 'length')}`, threadLabel(values)],
      }),
    },
    {
      key: 'threaded-rods',
      name: t('Threaded rods', 'Шпильки резьбовые', 'Navojne šipke', 'Gewindestangen', 'Barre filettate', 'Gijonlar'),
      about: t(
        'Rods are cut to length on site for hangers, formwork and chemical anchors. Check that the property class of nuts matches that of the rod: the weaker part sets the load.',
        'Шпильки режут по месту для подвесов, опалубки и химических анкеров. Следите, чтобы класс прочности гаек соответствовал классу шпильки: нагрузку определяет слабейшая деталь.',
        'Šipke se seku na meri na gradilištu za vešanje instalacija, oplatu i hemijske ankere. Klasa navrtki treba da odgovara klasi šipke: nosivost određuje slabiji deo.',
        'Gewindestangen werden vor Ort für Abhängungen, Schalung und Verbundanker abgelängt. Die Festigkeitsklasse der Muttern muss passen: Der schwächere Teil bestimmt die Last.',
        'Si tagliano a misura in cantiere per pendinature, casseforme e ancoranti chimici. La classe dei dadi deve corrispondere a quella della barra: il carico è deciso dal componente più debole.',
        'Askı, kalıp ve kimyasal ankraj işleri için şantiyede boya kesilir. Somun sınıfı gijonunkine uymalıdır: yükü zayıf olan parça belirler.',
      ),
      view: 'list', unit: 'piece', brands: brands.slice(0, 4), code: 'TR',
      characteristics: [
        [thread, ['m6', 'm8', 'm10', 'm12', 'm16', 'm20', 'm24', 'm30']],
        [length, [1000, 2000, 3000]],
        [strength, ['4-8', '8-8', '10-9', 'a2-70', 'a4-70']],
        [coating, finish('plain', 'zinc', 'hot-dip')],
        [standard, ['din-975', 'din-976-1']],
        [lotTraceable, [true, false]],
      ],
      title: t(
        'Threaded rod {standard} {thread}×{length} mm, class {strength}, {coating}',
        'Шпилька {standard} {thread}×{length} мм, {strength}, {coating}',
        'Navojna šipka {standard} {thread}×{length} mm, {strength}, {coating:f}',
        'Gewindestange {standard} {thread}×{length} mm, {strength}, {coating}',
        'Barra filettata {standard} {thread}×{length} mm, {strength}, {coating}',
        'Gijon {standard} {thread}×{length} mm, {strength}, {coating}',
      ),
      description: t(
        'Fully threaded rod {thread} with rolled thread, {length} mm long, for suspending ducts and pipes, formwork ties and anchoring. Property class {strength}. Ends are chamfered so that nuts start easily.',
        'Шпилька {thread} с накатанной резьбой по всей длине, {length} мм, для подвеса воздуховодов и труб, стяжки опалубки и анкерного крепления. Класс прочности {strength}. На торцах сняты фаски, гайка идёт легко.',
        'Šipka {thread} sa valjanim navojem po celoj dužini, {length} mm, za vešanje kanala i cevi, stezanje oplate i ankerisanje. Klasa čvrstoće {strength}. Krajevi su oboreni pa navrtka lako kreće.',
        'Stange {thread} mit gerolltem Gewinde über die ganze Länge von {length} mm, für Kanal- und Rohrabhängungen, Schalungsanker und Verankerungen. Festigkeitsklasse {strength}. Die Enden sind angefast, die Mutter läuft leicht an.',
        'Barra {thread} con filetto rullato su tutta la lunghezza di {length} mm, per sospendere canali e tubi, legare casseforme e ancorare. Classe {strength}. Le estremità smussate facilitano l’imbocco del dado.',
        'Boydan boya ovalama dişli, {length} mm uzunluğunda {thread} gijon; kanal ve boru askısı, kalıp bağlama ve ankraj içindir. Mukavemet sınıfı {strength}. Uçlar pahlıdır, somun kolay başlar.',
      ),
      price: (values) => 0.2 + rodKilograms(threadMillimetres(values) * 0.9, num(values, 'length')) * 2.1 *
        (strengthFactor[str(values, 'strength')] ?? 1) * (coatingFactor[str(values, 'coating')] ?? 1),
      minimum: [10, 20, 50], step: [5, 10],
      drawing: (values) => ({
        kind: 'bolt', variant: 'stud', ratio: num(values, 'length') / threadMillimetres(values) / 8,
        labels: [`${num(values, 'length')}`, threadLabel(values)],
      }),
    },
  ],
}
