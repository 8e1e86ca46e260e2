import type { GroupSeed } from '../../types.ts'
import { num, t } from '../../types.ts'
import { keys, lookUp, rounded } from '../declare.ts'
import * as the from './characteristics.ts'

const ratio: Record<string, number> = { 'sdr-6': 6, 'sdr-7-4': 7.4, 'sdr-11': 11, 'sdr-13-6': 13.6, 'sdr-17': 17 }

/** Kilograms in a metre of pipe, with the density in grams per cubic centimetre. */
function massPerMetre(outer: number, wall: number, density: number) {
  return (Math.PI * (outer - wall) * wall * density) / 1000
}

const diameterLabel = (outer: number) => `Ø ${outer}`

export const pipes: GroupSeed = {
  key: 'pipes',
  name: t('Pipes', 'Трубы', 'Cevi', 'Rohre', 'Tubi', 'Borular'),
  about: t(
    'Plastic, composite and steel pipes, priced by the metre. Outside diameter and wall thickness decide which fittings and which pressure they allow.',
    'Пластиковые, металлопластиковые и стальные трубы, цена за метр. Наружный диаметр и толщина стенки определяют подходящие фитинги и допустимое давление.',
    'Plastične, višeslojne i čelične cevi, cena po metru. Spoljašnji prečnik i debljina zida određuju odgovarajuće fitinge i dozvoljeni pritisak.',
    'Kunststoff-, Verbund- und Stahlrohre mit Preis je Meter. Außendurchmesser und Wanddicke bestimmen passende Verbinder und zulässigen Druck.',
    'Tubi in plastica, multistrato e acciaio, con prezzo al metro. Diametro esterno e spessore determinano i raccordi adatti e la pressione ammessa.',
    'Plastik, kompozit ve çelik borular; fiyatlar metre başınadır. Dış çap ve et kalınlığı, uygun bağlantı parçalarını ve izin verilen basıncı belirler.',
  ),
  categories: [
    {
      key: 'ppr-pipes',
      name: t('PP-R pipes', 'Трубы PP-R', 'PP-R cevi', 'PP-R-Rohre', 'Tubi in PP-R', 'PP-R borular'),
      about: t(
        'Plain pipe is made for cold water. For hot water and heating take a reinforced one: it lengthens three to five times less with temperature. Aluminium also keeps oxygen out of the heating circuit.',
        'Труба без армирования предназначена для холодной воды. Для горячей воды и отопления берите армированную: она удлиняется от нагрева в 3–5 раз меньше. Алюминий к тому же не пропускает кислород в контур отопления.',
        'Cev bez ojačanja namenjena je hladnoj vodi. Za toplu vodu i grejanje uzmite ojačanu: ona se od toplote izdužuje tri do pet puta manje. Aluminijum uz to sprečava prodor kiseonika u grejni krug.',
        'Unverstärktes Rohr ist für Kaltwasser gedacht. Für Warmwasser und Heizung verstärktes Rohr nehmen: Es dehnt sich drei- bis fünfmal weniger aus. Aluminium hält außerdem Sauerstoff vom Heizkreis fern.',
        'Il tubo non rinforzato è destinato all’acqua fredda. Per acqua calda e riscaldamento serve quello rinforzato, che si dilata da tre a cinque volte meno. L’alluminio inoltre impedisce l’ingresso di ossigeno nel circuito.',
        'Takviyesiz boru soğuk su içindir. Sıcak su ve ısıtmada takviyeli boru kullanın: ısıyla üç ila beş kat daha az uzar. Alüminyum katman ayrıca ısıtma devresine oksijen girişini engeller.',
      ),
      view: 'list', unit: 'metre', brands: ['Tubexa', 'Akvelin', 'Valdenor'], code: 'PPR',
      characteristics: [
        [the.outer, [20, 25, 32, 40, 50, 63, 75, 90, 110]],
        [the.sdr, keys('SDR 6', 'SDR 7.4', 'SDR 11')],
        [the.wall, (values) => rounded(num(values, 'outer') / lookUp(values, 'sdr', ratio), 1)],
        [the.reinforcement, ['none', 'glass-fibre', 'aluminium']],
        [the.colour, ['white', 'grey', 'green']],
        [the.barLength, [4]],
      ],
      title: t(
        'PP-R pipe {outer}×{wall} mm, {sdr}, {reinforcement}, {colour}',
        'Труба PP-R {outer}×{wall} мм, {sdr}, {reinforcement}, {colour}',
        'PP-R cev {outer}×{wall} mm, {sdr}, {reinforcement}, {colour}',
        'PP-R-Rohr {outer}×{wall} mm, {sdr}, {reinforcement}, {colour}',
        'Tubo PP-R {outer}×{wall} mm, {sdr}, {reinforcement}, {colour}',
        'PP-R boru {outer}×{wall} mm, {sdr}, {reinforcement}, {colour}',
      ),
      description: t(
        'Polypropylene random copolymer pipe for socket welding, outside diameter {outer} mm, wall {wall} mm. Made to EN ISO 15874, supplied in lengths of {barLength} m. Reinforcement: {reinforcement}.',
        'Труба из статистического сополимера полипропилена для раструбной сварки, наружный диаметр {outer} мм, стенка {wall} мм. Изготовлена по EN ISO 15874, поставляется отрезками по {barLength} м. Исполнение: {reinforcement}.',
        'Cev od polipropilena random kopolimera za polifuziono zavarivanje, spoljašnji prečnik {outer} mm, zid {wall} mm. Izrađena prema EN ISO 15874, isporučuje se u šipkama od {barLength} m. Izvedba: {reinforcement}.',
        'Rohr aus Polypropylen-Random-Copolymer für die Muffenschweißung, Außendurchmesser {outer} mm, Wand {wall} mm. Gefertigt nach EN ISO 15874, in Stangen zu {barLength} m. Verstärkung: {reinforcement}.',
        'Tubo in polipropilene copolimero random per polifusione, diametro esterno {outer} mm, spessore {wall} mm. Prodotto secondo EN ISO 15874, fornito in barre da {barLength} m. Versione: {reinforcement}.',
        'Soket kaynağı için polipropilen random kopolimer boru, dış çap {outer} mm, et kalınlığı {wall} mm. EN ISO 15874 normuna göre üretilir, {barLength} m boylarda sevk edilir. Tip: {reinforcement}.',
      ),
      price: (values) => 0.1 + massPerMetre(num(values, 'outer'), num(values, 'wall'), 0.9)
        * lookUp(values, 'reinforcement', { none: 2.6, 'glass-fibre': 3.1, aluminium: 4.4 })
          * (values.colour === 'green' ? 1.04 : 1),
      minimum: [40, 80, 200], step: [4, 20, 40],
      drawing: (values) => ({ kind: 'pipe', variant: values.reinforcement === 'aluminium' ? 'socket' : 'plain',
        ratio: 400 / num(values, 'outer'),
        labels: [diameterLabel(num(values, 'outer')), `${num(values, 'wall')}`] }),
    },
    {
      key: 'pe-pipes',
      name: t('PE pressure pipes', 'Напорные трубы ПЭ', 'PE cevi pod pritiskom', 'PE-Druckrohre', 'Tubi in PE a pressione',
        'PE basınçlı borular'),
      about: t(
        'The lower the SDR, the thicker the wall: with PE 100, SDR 11 carries water at 16 bar and SDR 17 at 10 bar. PE 100-RC withstands point loads and may be laid without a sand bed. Coils save joints in long trenches.',
        'Чем меньше SDR, тем толще стенка: для PE 100 SDR 11 соответствует 16 бар по воде, SDR 17 соответствует 10 бар. PE 100-RC выдерживает точечные нагрузки и допускает укладку без песчаной подушки. Бухты сокращают число стыков на длинных трассах.',
        'Što je SDR manji, zid je deblji: kod PE 100, SDR 11 podnosi 16 bar za vodu, a SDR 17 10 bar. PE 100-RC podnosi tačkasta opterećenja i može se polagati bez peščane posteljice. Koturovi smanjuju broj spojeva na dugim trasama.',
        'Je kleiner der SDR-Wert, desto dicker die Wand: Bei PE 100 steht SDR 11 für 16 bar und SDR 17 für 10 bar mit Wasser. PE 100-RC verträgt Punktlasten und darf ohne Sandbett verlegt werden. Ringbunde sparen auf langen Strecken Verbindungen.',
        'Minore è l’SDR, maggiore è lo spessore: con PE 100, SDR 11 regge 16 bar con acqua e SDR 17 10 bar. Il PE 100-RC sopporta carichi puntuali e si posa senza letto di sabbia. I rotoli riducono le giunzioni sui tratti lunghi.',
        'SDR küçüldükçe et kalınlığı artar: PE 100 boruda SDR 11 suda 16 bar, SDR 17 ise 10 bar içindir. PE 100-RC noktasal yüklere dayanır ve kum yatağı olmadan döşenebilir. Kangallar uzun hatlarda ek sayısını azaltır.',
      ),
      view: 'list', unit: 'metre', brands: ['Tubexa', 'Hydronar', 'Ferrolin'], code: 'PEP',
      characteristics: [
        [the.outer, [25, 32, 40, 50, 63, 75, 90, 110, 125, 160, 200]],
        [the.sdr, keys('SDR 11', 'SDR 13.6', 'SDR 17')],
        [the.wall, (values) => rounded(num(values, 'outer') / lookUp(values, 'sdr', ratio), 1)],
        [the.peGrade, keys('PE 80', 'PE 100', 'PE 100-RC')],
        [the.purpose, ['water', 'gas', 'sewer']],
        [the.form, ['coil', 'bar']],
      ],
      isReal: (values) => (values.form === 'bar' ? num(values, 'outer') >= 75 : num(values, 'outer') <= 110)
        && (values.purpose !== 'gas' || values.sdr !== 'sdr-13-6') && (values['sdr'] === 'sdr-11' || num(values, 'outer') >= 40),
      title: t(
        '{peGrade} pipe {outer}×{wall} mm, {sdr}, {purpose}, {form}',
        'Труба {peGrade} {outer}×{wall} мм, {sdr}, {purpose}, {form}',
        'Cev {peGrade} {outer}×{wall} mm, {sdr}, {purpose}, {form}', 'Rohr {peGrade} {outer}×{wall} mm, {sdr}, {purpose}, {form}',
        'Tubo {peGrade} {outer}×{wall} mm, {sdr}, {purpose}, {form}',
        '{peGrade} boru {outer}×{wall} mm, {sdr}, {purpose}, {form}',
      ),
      description: t(
        'Black polyethylene pressure pipe with coloured stripes, {sdr}, wall {wall} mm. Purpose: {purpose}; joined by butt welding, electrofusion or compression fittings. Supplied as: {form}.',
        'Чёрная напорная труба из полиэтилена с цветными полосами, {sdr}, стенка {wall} мм. Назначение: {purpose}; соединяется сваркой встык, электромуфтами или компрессионными фитингами. Форма поставки: {form}.',
        'Crna polietilenska cev pod pritiskom sa obojenim linijama, {sdr}, zid {wall} mm. Namena: {purpose}; spaja se čeonim zavarivanjem, elektrofuzijom ili kompresionim spojnicama. Oblik isporuke: {form}.',
        'Schwarzes Polyethylen-Druckrohr mit farbigen Streifen, {sdr}, Wand {wall} mm. Verwendung: {purpose}; Verbindung durch Stumpfschweißen, Heizwendelschweißen oder Klemmverbinder. Lieferform: {form}.',
        'Tubo in polietilene nero a pressione con righe colorate, {sdr}, spessore {wall} mm. Impiego: {purpose}; giunzione con saldatura testa a testa, elettrofusione o raccordi a compressione. Fornitura: {form}.',
        'Renkli çizgili siyah polietilen basınçlı boru, {sdr}, et kalınlığı {wall} mm. Kullanım: {purpose}; alın kaynağı, elektrofüzyon veya kaplin bağlantı ile birleştirilir. Teslim şekli: {form}.',
      ),
      price: (values) => 0.08 + massPerMetre(num(values, 'outer'), num(values, 'wall'), 0.95)
        * lookUp(values, 'peGrade', { 'pe-80': 1.75, 'pe-100': 1.9, 'pe-100-rc': 2.4 }) * (values.purpose === 'gas' ? 1.1 : 1),
      minimum: [100, 200, 600], step: [50, 100],
      drawing: (values) => ({ kind: 'pipe', variant: values.form === 'coil' ? 'coil' : 'plain', ratio: 600 / num(values, 'outer'),
        labels: [diameterLabel(num(values, 'outer')), `${num(values, 'wall')}`] }),
    },
    {
      key: 'steel-pipes',
      name: t('Steel pipes', 'Стальные трубы', 'Čelične cevi', 'Stahlrohre', 'Tubi in acciaio', 'Çelik borular'),
      about: t(
        'Seamless pipe is the choice for pressure and heat, welded pipe for water, heating and structures. Galvanised pipe is threaded, not welded, because heat burns the zinc. P grades carry pressure certificates, S grades are structural.',
        'Бесшовные трубы выбирают для давления и высокой температуры, сварные для воды, отопления и конструкций. Оцинкованные соединяют на резьбе: сварка выжигает цинк. Марки P рассчитаны на давление, марки S конструкционные.',
        'Bešavne cevi biraju se za pritisak i visoku temperaturu, šavne za vodu, grejanje i konstrukcije. Pocinkovane se spajaju navojem jer zavarivanje uništava cink. Oznake P su za pritisak, oznake S za konstrukcije.',
        'Nahtlose Rohre nimmt man für Druck und Hitze, geschweißte für Wasser, Heizung und Konstruktionen. Verzinkte Rohre werden verschraubt, da Schweißen den Zink zerstört. P-Sorten sind Druckrohrstähle, S-Sorten Baustähle.',
        'Il tubo senza saldatura si sceglie per pressione e calore, quello saldato per acqua, riscaldamento e strutture. Lo zincato va filettato, perché la saldatura brucia lo zinco. Le sigle P indicano acciai per pressione, le S acciai strutturali.',
        'Dikişsiz boru basınç ve yüksek sıcaklık için, dikişli boru su, ısıtma ve konstrüksiyon için seçilir. Galvanizli borular dişli bağlanır, çünkü kaynak çinkoyu yakar. P kaliteleri basınç, S kaliteleri yapı çeliğidir.',
      ),
      view: 'list', unit: 'metre', brands: ['Ferrolin', 'Tubexa', 'Valdenor'], code: 'STP',
      characteristics: [
        [the.outer, [21.3, 26.9, 33.7, 42.4, 48.3, 60.3, 76.1, 88.9, 114.3, 139.7, 168.3]],
        [the.wall, [2, 2.6, 3.2, 4, 5, 6.3]],
        [the.make, ['seamless', 'welded']],
        [the.surface, ['black', 'galvanised', 'primed']],
        [the.steelGrade, keys('P235TR1', 'P235GH', 'S235JR', 'S355J2')],
        [the.barLength, [6]],
      ],
      isReal: (values) => num(values, 'outer') / num(values, 'wall') >= 8 && num(values, 'outer') / num(values, 'wall') <= 36
        && (values.make === 'welded' ? values.steelGrade !== 'p235gh' : values.steelGrade !== 's235jr'),
      title: t(
        'Steel pipe {outer}×{wall} mm, {make}, {steelGrade}, {surface}',
        'Труба стальная {outer}×{wall} мм, {make}, {steelGrade}, {surface}',
        'Čelična cev {outer}×{wall} mm, {make}, {steelGrade}, {surface}',
        'Stahlrohr {outer}×{wall} mm, {make}, {steelGrade}, {surface}',
        'Tubo in acciaio {outer}×{wall} mm, {make}, {steelGrade}, {surface}',
        'Çelik boru {outer}×{wall} mm, {make}, {steelGrade}, {surface}',
      ),
      description: t(
        'Round steel pipe, outside diameter {outer} mm, wall {wall} mm, grade {steelGrade}. Manufacture: {make}; surface: {surface}. Lengths of {barLength} m, bundled, with inspection certificate 3.1.',
        'Круглая стальная труба, наружный диаметр {outer} мм, стенка {wall} мм, марка {steelGrade}. Изготовление: {make}; поверхность: {surface}. Отрезки по {barLength} м в пачках, с сертификатом 3.1.',
        'Okrugla čelična cev, spoljašnji prečnik {outer} mm, zid {wall} mm, kvalitet {steelGrade}. Izrada: {make}; površina: {surface}. Šipke od {barLength} m u snopovima, sa atestom 3.1.',
        'Rundes Stahlrohr, Außendurchmesser {outer} mm, Wand {wall} mm, Sorte {steelGrade}. Herstellung: {make}; Oberfläche: {surface}. Stangen zu {barLength} m, gebündelt, mit Abnahmeprüfzeugnis 3.1.',
        'Tubo tondo in acciaio, diametro esterno {outer} mm, spessore {wall} mm, qualità {steelGrade}. Fabbricazione: {make}; superficie: {surface}. Barre da {barLength} m in fasci, con certificato 3.1.',
        'Yuvarlak çelik boru, dış çap {outer} mm, et kalınlığı {wall} mm, kalite {steelGrade}. Üretim: {make}; yüzey: {surface}. Boy {barLength} m, demet hâlinde, 3.1 sertifikalı.',
      ),
      price: (values) => massPerMetre(num(values, 'outer'), num(values, 'wall'), 7.85)
        * (values.make === 'seamless' ? 1.45 : 0.95)
        * lookUp(values, 'surface', { black: 1, galvanised: 1.35, primed: 1.08 }) * (values.steelGrade === 's355j2' ? 1.08 : 1),
      minimum: [60, 120, 240], step: [6, 12, 60],
      drawing: (values) => ({ kind: 'pipe', variant: 'plain', ratio: 600 / num(values, 'outer'),
        labels: [diameterLabel(num(values, 'outer')), `${num(values, 'wall')}`] }),
    },
    {
      key: 'multilayer-pipes',
      name: t('Multilayer pipes', 'Металлопластиковые трубы', 'Višeslojne cevi', 'Mehrschichtverbundrohre', 'Tubi multistrato',
        'Çok katmanlı borular'),
      about: t(
        'Multilayer pipe keeps the shape it is bent to and lets no oxygen through. Sizes 16 and 20 serve radiators and taps, 26 and above risers. Insulated pipe saves time in floors and where condensation is a risk.',
        'Металлопластиковая труба держит приданную форму и не пропускает кислород. Диаметры 16 и 20 идут на радиаторы и водоразбор, от 26 на стояки. Труба в изоляции экономит время при прокладке в полу и там, где возможен конденсат.',
        'Višeslojna cev zadržava oblik u koji je savijena i ne propušta kiseonik. Dimenzije 16 i 20 služe za radijatore i slavine, od 26 naviše za vertikale. Izolovana cev štedi vreme u podu i tamo gde preti kondenzat.',
        'Verbundrohr behält die gebogene Form und lässt keinen Sauerstoff durch. 16 und 20 mm dienen für Heizkörper und Zapfstellen, ab 26 mm für Steigleitungen. Gedämmtes Rohr spart Zeit im Fußboden und bei Gefahr von Tauwasser.',
        'Il tubo multistrato mantiene la piega e non lascia passare ossigeno. I diametri 16 e 20 servono radiatori e rubinetti, da 26 in su le colonne. Il tubo isolato fa risparmiare tempo sotto pavimento e dove si teme la condensa.',
        'Çok katmanlı boru verilen büküm şeklini korur ve oksijen geçirmez. 16 ve 20 mm radyatör ve musluklar için, 26 mm ve üzeri kolon hatları içindir. Yalıtımlı boru, döşeme altında ve yoğuşma riski olan yerlerde zaman kazandırır.',
      ),
      view: 'list', unit: 'metre', brands: ['Tubexa', 'Akvelin', 'Hydronar'], code: 'MLP',
      characteristics: [
        [the.outer, [16, 20, 26, 32, 40, 50]],
        [the.wall, (values) => ({ 16: 2, 20: 2, 26: 3, 32: 3, 40: 3.5, 50: 4 })[num(values, 'outer')] ?? 2],
        [the.layers, keys('PE-X/Al/PE-X', 'PE-RT/Al/PE-RT')],
        [the.coil, [25, 50, 100, 200]],
        [the.aluminium, [0.2, 0.3, 0.4]],
        [the.insulation, ['none', '6', '9', '13']],
      ],
      isReal: (values) => num(values, 'coil') <= 3200 / num(values, 'outer')
        && (values.insulation === 'none' || num(values, 'outer') <= 32),
      title: t(
        'Pipe {layers} {outer}×{wall} mm, coil {coil} m, {insulation}',
        'Труба {layers} {outer}×{wall} мм, бухта {coil} м, {insulation}',
        'Cev {layers} {outer}×{wall} mm, kotur {coil} m, {insulation}',
        'Verbundrohr {layers} {outer}×{wall} mm, Ring {coil} m, {insulation}',
        'Tubo {layers} {outer}×{wall} mm, rotolo {coil} m, {insulation}',
        'Boru {layers} {outer}×{wall} mm, kangal {coil} m, {insulation}',
      ),
      description: t(
        'Composite pipe {layers} for water, radiator and floor heating, up to 10 bar and 95 °C. Aluminium layer {aluminium} mm, butt or overlap welded. Sold by the metre in whole coils of {coil} m.',
        'Многослойная труба {layers} для водоснабжения, радиаторного и напольного отопления, до 10 бар и 95 °C. Слой алюминия {aluminium} мм, сварен встык или внахлёст. Цена за метр, отпуск целыми бухтами по {coil} м.',
        'Višeslojna cev {layers} za vodovod, radijatorsko i podno grejanje, do 10 bar i 95 °C. Sloj aluminijuma {aluminium} mm, zavaren čeono ili preklopno. Cena po metru, isporuka u celim koturovima od {coil} m.',
        'Verbundrohr {layers} für Trinkwasser, Heizkörper und Fußbodenheizung, bis 10 bar und 95 °C. Aluminiumschicht {aluminium} mm, stumpf oder überlappend geschweißt. Preis je Meter, Abgabe in ganzen Ringen zu {coil} m.',
        'Tubo composito {layers} per acqua, radiatori e riscaldamento a pavimento, fino a 10 bar e 95 °C. Strato di alluminio {aluminium} mm, saldato di testa o a sovrapposizione. Prezzo al metro, fornitura in rotoli interi da {coil} m.',
        'Su, radyatör ve yerden ısıtma için {layers} kompozit boru, en fazla 10 bar ve 95 °C. Alüminyum katman {aluminium} mm, alın veya bindirme kaynaklı. Fiyat metre başınadır, {coil} m tam kangal olarak satılır.',
      ),
      price: (values) => 0.2 + num(values, 'outer') * num(values, 'wall') * 0.0125 * (0.9 + num(values, 'aluminium') / 2)
        * (values.layers === 'pe-x-al-pe-x' ? 1.1 : 1) + lookUp(values, 'insulation', { none: 0, 6: 0.32, 9: 0.44, 13: 0.62 }),
      minimum: [200, 400, 1000], step: [200],
      drawing: (values) => ({ kind: 'pipe', variant: 'coil',
        labels: [diameterLabel(num(values, 'outer')), `${num(values, 'wall')}`] }),
    },
  ],
}
