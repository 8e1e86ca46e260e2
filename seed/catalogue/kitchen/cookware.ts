import { num, str, t, type GroupSeed, type Values } from '../../types.ts'
import { factor, several } from '../declare.ts'
import * as of from './characteristics.ts'

export const cookware: GroupSeed = {
  key: 'cookware',
  name: t('Cookware', 'Кухонная посуда', 'Posuđe za kuvanje', 'Kochgeschirr', 'Pentolame', 'Pişirme kapları'),
  about: t('Pots, pans and gastronorm containers for daily work. Check the heat source first: induction needs a magnetic base. Thick bases spread heat and do not warp.',
    'Кастрюли, сковороды и гастроёмкости для ежедневной работы. Сначала проверьте тип плиты: индукции нужно магнитное дно. Толстое дно равномерно греется и не коробится.',
    'Šerpe, tiganji i gastronorm posude za svakodnevni rad. Najpre proverite izvor toplote: indukcija traži magnetno dno. Debelo dno ravnomerno greje i ne krivi se.',
    'Töpfe, Pfannen und Gastronorm-Behälter für den täglichen Einsatz. Zuerst die Herdart prüfen: Induktion braucht einen magnetischen Boden. Dicke Böden verteilen die Hitze und verziehen sich nicht.',
    'Pentole, padelle e bacinelle gastronorm per il lavoro quotidiano. Verificare prima il piano cottura: l’induzione richiede un fondo magnetico. I fondi spessi diffondono il calore e non si deformano.',
    'Günlük iş için tencere, tava ve gastronom küvetler. Önce ocak tipine bakın: indüksiyon manyetik taban ister. Kalın taban ısıyı yayar, eğilmez.'),
  categories: [
    {
      key: 'pots', view: 'grid', unit: 'piece', brands: of.brands.cookware, code: 'CP', minimum: [2, 4, 6], step: [1, 2],
      name: t('Pots and casseroles', 'Кастрюли', 'Šerpe i lonci', 'Töpfe', 'Pentole e casseruole', 'Tencereler'),
      about: t('Tall pots lose little steam and suit stocks and pasta; low casseroles suit braising. A sandwich base of 6 mm and more is right for gas and induction. One portion of soup takes about 0.3 l.',
        'Высокие кастрюли мало теряют пара и хороши для бульонов и пасты, низкие — для тушения. Трёхслойное дно от 6 мм подходит для газа и индукции. На порцию супа считайте около 0,3 л.',
        'Duboke šerpe gube malo pare i odgovaraju za supe i testeninu, plitke za dinstanje. Sendvič dno od 6 mm i više pravo je za plin i indukciju. Za porciju supe računajte oko 0,3 l.',
        'Hohe Töpfe verlieren wenig Dampf und eignen sich für Fonds und Pasta, flache zum Schmoren. Ein Sandwichboden ab 6 mm passt für Gas und Induktion. Je Portion Suppe rechnet man etwa 0,3 l.',
        'Le pentole alte perdono poco vapore e vanno bene per brodi e pasta, le casseruole basse per brasare. Un fondo a sandwich da 6 mm in su è adatto a gas e induzione. Per una porzione di zuppa servono circa 0,3 l.',
        'Derin tencere az buhar kaybeder, et suyu ve makarnaya uygundur; yayvan olan kısık ateşte pişirmek içindir. 6 mm ve üzeri sandviç taban gaz ve indüksiyona uyar. Bir porsiyon çorba yaklaşık 0,3 l’dir.'),
      characteristics: [[of.diameter, [16, 18, 20, 24, 28, 32, 36, 40, 45, 50]], [of.potForm, ['stock', 'casserole', 'saucepan']],
        [of.volume, (v) => potVolume(v)], [of.material, ['stainless', 'aluminium', 'enamel']],
        [of.bottom, [3, 5, 6, 7]], [of.induction, (v) => str(v, 'material') !== 'aluminium'], [of.withLid, [true, false]]],
      isReal: (v) => (str(v, 'pot-form') !== 'saucepan' || num(v, 'diameter') <= 28)
        && (str(v, 'material') !== 'enamel' || num(v, 'bottom') === 3) && num(v, 'bottom') <= num(v, 'diameter') / 3.3 + 2,
      title: t('{pot-form} Ø {diameter} cm, {volume} l, {material}, base {bottom} mm',
        '{pot-form} Ø {diameter} см, {volume} л, {material}, дно {bottom} мм',
        '{pot-form} Ø {diameter} cm, {volume} l, {material}, dno {bottom} mm',
        '{pot-form} Ø {diameter} cm, {volume} l, {material}, Boden {bottom} mm',
        '{pot-form} Ø {diameter} cm, {volume} l, {material}, fondo {bottom} mm',
        '{pot-form} Ø {diameter} cm, {volume} l, {material}, taban {bottom} mm'),
      description: t('{pot-form} {diameter} cm across, {volume} l, with a base {bottom} mm thick. Material: {material}; riveted or welded handles stay clear of the flame. The rim is shaped for pouring without drips.',
        '{pot-form} диаметром {diameter} см и объёмом {volume} л, дно {bottom} мм. Материал: {material}; ручки приклёпаны или приварены и отведены от пламени. Край не даёт каплям стекать при переливании.',
        '{pot-form} prečnika {diameter} cm i zapremine {volume} l, dno {bottom} mm. Materijal: {material}; drške su nitovane ili zavarene i udaljene od plamena. Rub je oblikovan za sipanje bez kapanja.',
        '{pot-form} mit {diameter} cm Durchmesser, {volume} l, Boden {bottom} mm. Material: {material}; Griffe genietet oder geschweißt und abseits der Flamme. Der Schüttrand gießt tropffrei.',
        '{pot-form} da {diameter} cm, {volume} l, fondo {bottom} mm. Materiale: {material}; manici rivettati o saldati, lontani dalla fiamma. Il bordo versa senza gocciolare.',
        '{pot-form}; çap {diameter} cm, {volume} l, taban {bottom} mm. Malzeme: {material}; kulplar perçinli veya kaynaklıdır, alevden uzaktır. Ağız kenarı damlatmadan döker.'),
      price: (v) => (4 + num(v, 'diameter') ** 2 * 0.013 + num(v, 'volume') * 0.7 + num(v, 'bottom') * 0.8)
        * factor(v, 'material', { aluminium: 0.75, enamel: 0.6 }) + (v['with-lid'] ? 1.5 + num(v, 'diameter') * 0.12 : 0),
      drawing: (v) => ({ kind: 'cookware', variant: 'pot', ratio: factor(v, 'pot-form', potHeights),
        labels: [`Ø ${num(v, 'diameter') * 10}`, `${num(v, 'volume')} l`] }),
    },
    {
      key: 'pans', view: 'grid', unit: 'piece', brands: of.brands.cookware, code: 'FP', minimum: [4, 6, 12], step: [1, 2],
      name: t('Frying pans', 'Сковороды', 'Tiganji', 'Pfannen', 'Padelle', 'Tavalar'),
      about: t('Non-stick pans are for eggs and fish and last one to two years in daily use. Carbon steel and cast iron sear meat and improve with seasoning. Never heat a coated pan empty.',
        'Сковороды с антипригарным покрытием — для яиц и рыбы, при ежедневной работе служат год-два. Углеродистая сталь и чугун дают корочку на мясе и со временем становятся только лучше. Пустую сковороду с покрытием не перегревайте.',
        'Tiganji sa premazom su za jaja i ribu i u svakodnevnom radu traju godinu do dve. Ugljenični čelik i liveno gvožđe daju koricu mesu i vremenom su sve bolji. Tiganj sa premazom ne grejte prazan.',
        'Beschichtete Pfannen sind für Eier und Fisch und halten im täglichen Einsatz ein bis zwei Jahre. Eisen und Gusseisen braten Fleisch scharf an und gewinnen durch Einbrennen. Beschichtete Pfannen nie leer erhitzen.',
        'Le antiaderenti sono per uova e pesce e durano uno o due anni d’uso quotidiano. Ferro e ghisa rosolano la carne e migliorano col tempo. Non scaldare mai a vuoto una padella rivestita.',
        'Yapışmaz tavalar yumurta ve balık içindir, günlük kullanımda bir iki yıl dayanır. Karbon çelik ve döküm eti mühürler, kullandıkça iyileşir. Kaplamalı tavayı boş ısıtmayın.'),
      characteristics: [[of.diameter, [18, 20, 22, 24, 26, 28, 30, 32, 36, 40]],
        [of.material, ['aluminium', 'stainless', 'carbon-steel', 'cast-iron']],
        [of.coating, ['none', 'ptfe', 'ceramic', 'granite']], [of.bottom, [2.5, 4, 5, 6]],
        [of.heat, several(['gas'], ['electric', 'ceramic', 'oven'])],
        [of.induction, (v, random) => str(v, 'material') !== 'aluminium' || random() < 0.4]],
      isReal: (v) => ['carbon-steel', 'cast-iron'].includes(str(v, 'material')) ? str(v, 'coating') === 'none'
        : str(v, 'coating') !== 'none' || str(v, 'material') === 'stainless',
      title: t('Frying pan Ø {diameter} cm, {material}, {coating}, base {bottom} mm',
        'Сковорода Ø {diameter} см, {material}, {coating}, дно {bottom} мм',
        'Tiganj Ø {diameter} cm, {material}, {coating}, dno {bottom} mm',
        'Pfanne Ø {diameter} cm, {material}, {coating}, Boden {bottom} mm',
        'Padella Ø {diameter} cm, {material}, {coating}, fondo {bottom} mm',
        'Tava Ø {diameter} cm, {material}, {coating}, taban {bottom} mm'),
      description: t('Pan for professional kitchens, {diameter} cm across at the rim, base {bottom} mm thick. Material: {material}; coating: {coating}. The long handle has an eye for hanging.',
        'Сковорода для профессиональной кухни, диаметр по верху {diameter} см, дно {bottom} мм. Материал: {material}; покрытие: {coating}. На длинной ручке есть отверстие для подвешивания.',
        'Tiganj za profesionalne kuhinje, prečnik na vrhu {diameter} cm, dno {bottom} mm. Materijal: {material}; premaz: {coating}. Duga drška ima otvor za kačenje.',
        'Pfanne für die Profiküche, oberer Durchmesser {diameter} cm, Boden {bottom} mm. Material: {material}; Beschichtung: {coating}. Der lange Stiel hat eine Öse zum Aufhängen.',
        'Padella per cucina professionale, diametro superiore {diameter} cm, fondo {bottom} mm. Materiale: {material}; rivestimento: {coating}. Il manico lungo ha il foro per appenderla.',
        'Profesyonel mutfak tavası; ağız çapı {diameter} cm, taban {bottom} mm. Malzeme: {material}; kaplama: {coating}. Uzun sapında askı deliği vardır.'),
      price: (v) => (2.2 + num(v, 'diameter') ** 2 * 0.011 + num(v, 'bottom') * 0.7)
        * factor(v, 'material', { stainless: 1.6, 'carbon-steel': 1.1, 'cast-iron': 1.35 })
        * factor(v, 'coating', { ptfe: 1.2, ceramic: 1.3, granite: 1.3 }),
      drawing: (v) => ({ kind: 'cookware', variant: 'pan', ratio: 0.2, labels: [`Ø ${num(v, 'diameter') * 10}`] }),
    },
    {
      key: 'gastronorm-containers', view: 'list', unit: 'piece', brands: of.brands.cookware, code: 'GN', minimum: [10, 20, 40],
        step: [2, 5, 10],
      name: t('Gastronorm containers', 'Гастроёмкости', 'Gastronorm posude', 'GN-Behälter', 'Bacinelle gastronorm',
        'Gastronom küvetler'),
      about: t('GN 1/1 is 530×325 mm; all other sizes divide it. Stainless goes from freezer to oven, polycarbonate shows the contents to 100 °C, polypropylene is the cheapest for storage. Perforated ones drain and steam.',
        'GN 1/1 — это 530×325 мм, остальные размеры ему кратны. Сталь переносит и морозильник, и печь, поликарбонат прозрачен и держит до 100 °C, полипропилен дешевле всего для хранения. Перфорированные нужны для пара и стекания.',
        'GN 1/1 je 530×325 mm, a ostale veličine ga dele. Čelik ide iz zamrzivača u pećnicu, polikarbonat pokazuje sadržaj i podnosi do 100 °C, polipropilen je najpovoljniji za čuvanje. Perforirane su za paru i ceđenje.',
        'GN 1/1 misst 530×325 mm, alle anderen Größen teilen dieses Maß. Edelstahl geht vom Froster in den Ofen, Polycarbonat zeigt den Inhalt bis 100 °C, Polypropylen ist am günstigsten zum Lagern. Gelochte dienen zum Dämpfen und Abtropfen.',
        'GN 1/1 misura 530×325 mm e gli altri formati ne sono frazioni. L’inox passa dal freezer al forno, il policarbonato è trasparente fino a 100 °C, il polipropilene è il più economico per conservare. Le forate servono per vapore e scolo.',
        'GN 1/1 530×325 mm’dir, diğer ölçüler bunun bölümleridir. Paslanmaz dondurucudan fırına girer, polikarbonat 100 °C’ye kadar içeriği gösterir, polipropilen saklama için en ekonomik olanıdır. Delikliler buhar ve süzme içindir.'),
      characteristics: [[of.gnSize, ['2/1', '1/1', '2/3', '1/2', '1/3', '1/4', '1/6', '1/9']],
        [of.gnDepth, [20, 40, 65, 100, 150, 200]], [of.material, ['stainless', 'polycarbonate', 'polypropylene']],
        [of.gnWalls, ['solid', 'perforated']], [of.volume,
        (v) => Math.round(gnArea[str(v, 'gn-size')]! * num(v, 'gn-depth') * 1.4) / 10],
        [of.ovenProof, (v) => str(v, 'material') === 'stainless'], [of.withLid, [true, false]]],
      isReal: (v) => (str(v, 'material') === 'stainless'
        || (num(v, 'gn-depth') >= 65 && str(v, 'gn-size') !== '2/1' && str(v, 'gn-walls') === 'solid'))
        && (num(v, 'gn-depth') >= 65 || gnArea[str(v, 'gn-size')]! >= 0.5)
        && (num(v, 'gn-depth') <= 100 || str(v, 'gn-size') !== '1/9'),
      title: t('Container {brand} {gn-size}, {gn-depth} mm, {volume} l, {material}, {gn-walls}',
        'Ёмкость {brand} {gn-size}, {gn-depth} мм, {volume} л, {material}, {gn-walls}',
        'Posuda {brand} {gn-size}, {gn-depth} mm, {volume} l, {material}, {gn-walls}',
        'Behälter {brand} {gn-size}, {gn-depth} mm, {volume} l, {material}, {gn-walls}',
        'Bacinella {brand} {gn-size}, {gn-depth} mm, {volume} l, {material}, {gn-walls}',
        'Küvet {brand} {gn-size}, {gn-depth} mm, {volume} l, {material}, {gn-walls}'),
      description: t('Container {gn-size} to EN 631, {gn-depth} mm deep, nominal volume {volume} l. Material: {material}. Stacking shoulders keep containers from jamming, and corners are rounded for cleaning.',
        'Гастроёмкость {gn-size} по EN 631 глубиной {gn-depth} мм, номинальный объём {volume} л. Материал: {material}. Выступы не дают ёмкостям слипаться в стопке, углы скруглены для мытья.',
        'Posuda {gn-size} po EN 631, dubine {gn-depth} mm, nazivne zapremine {volume} l. Materijal: {material}. Ramena sprečavaju zaglavljivanje u slogu, a uglovi su zaobljeni radi pranja.',
        'Behälter {gn-size} nach EN 631, {gn-depth} mm tief, Nennvolumen {volume} l. Material: {material}. Stapelschultern verhindern das Verklemmen, gerundete Ecken erleichtern die Reinigung.',
        'Bacinella {gn-size} secondo EN 631, profonda {gn-depth} mm, volume nominale {volume} l. Materiale: {material}. Le spalle evitano l’incastro in pila, gli angoli raggiati facilitano la pulizia.',
        'EN 631’e uygun {gn-size} küvet; derinlik {gn-depth} mm, anma hacmi {volume} l. Malzeme: {material}. İstif omuzları sıkışmayı önler, yuvarlak köşeler temizliği kolaylaştırır.'),
      price: (v) => (1.1 + gnArea[str(v, 'gn-size')]! * (3 + num(v, 'gn-depth') * 0.055))
        * factor(v, 'material', { polycarbonate: 1.1, polypropylene: 0.6 }) * (str(v, 'gn-walls') === 'perforated' ? 1.35 : 1)
        + (v['with-lid'] ? 1 + gnArea[str(v, 'gn-size')]! * 4 : 0),
      drawing: (v) => ({ kind: 'cookware', variant: 'gastronorm', ratio: num(v, 'gn-depth') / 300,
        labels: [`GN ${str(v, 'gn-size')}`, `${num(v, 'volume')} l`] }),
    },
  ],
}

const potHeights: Record<string, number> = { stock: 0.95, casserole: 0.5, saucepan: 0.55 }

const potVolume = (values: Values) => {
  const litres = Math.PI * (num(values, 'diameter') / 2) ** 2 * num(values, 'diameter')
    * factor(values, 'pot-form', potHeights) / 1000
  return litres < 10 ? Math.round(litres * 10) / 10 : Math.round(litres)
}

/** The share of the 530×325 mm base. */
const gnArea: Record<string, number> = { '2/1': 2, '1/1': 1, '2/3': 0.667, '1/2': 0.5, '1/3': 0.333, '1/4': 0.25, '1/6': 0.167,
  '1/9': 0.111 }
