import type { GroupSeed, Values } from '../../types.ts'
import { num, t } from '../../types.ts'
import { keys, labelOf, lookUp, sizeIn } from '../declare.ts'
import * as the from './characteristics.ts'

const threads = keys('G 1/4', 'G 3/8', 'G 1/2', 'G 3/4', 'G 1', 'G 1 1/4', 'G 1 1/2', 'G 2')
const shapeFactor: Record<string, number> = { 'elbow-90': 1.15, 'elbow-45': 1.2, tee: 1.6, coupling: 1, nipple: 0.8, union: 2.2,
  cap: 0.6,
  'male-adaptor': 0.95, 'female-adaptor': 1.05 }
const shapeDrawing: Record<string, string> = { 'elbow-90': 'elbow', 'elbow-45': 'elbow', tee: 'tee', cap: 'cap',
  'male-adaptor': 'reducer',
  'female-adaptor': 'reducer' }

const drawingOf = (values: Values) => shapeDrawing[String(values.shape)] ?? 'coupling'
const holesOf = (size: number) => size <= 65 ? 4 : size <= 150 ? 8 : 12

export const pipeFittings: GroupSeed = {
  key: 'pipe-fittings',
  name: t('Pipe fittings', 'Фитинги и фланцы', 'Fitinzi i prirubnice', 'Rohrverbinder', 'Raccordi', 'Boru bağlantı parçaları'),
  about: t(
    'Parts that turn, branch, join and close pipes. First decide the joining method, then the shape and the size.',
    'Детали для поворота, ответвления, соединения и заглушения труб. Сначала выберите способ соединения, затем форму и размер.',
    'Delovi za skretanje, račvanje, spajanje i zatvaranje cevi. Najpre izaberite način spajanja, zatim oblik i dimenziju.',
    'Teile zum Umlenken, Abzweigen, Verbinden und Verschließen von Rohren. Zuerst die Verbindungsart, dann Bauform und Größe festlegen.',
    'Elementi per deviare, derivare, unire e chiudere le tubazioni. Si sceglie prima il sistema di giunzione, poi forma e misura.',
    'Boruları döndüren, ayıran, birleştiren ve kapatan parçalar. Önce bağlantı yöntemini, sonra biçimi ve ölçüyü belirleyin.',
  ),
  categories: [
    {
      key: 'threaded-fittings',
      name: t('Threaded fittings', 'Резьбовые фитинги', 'Navojni fitinzi', 'Gewindefittings', 'Raccordi filettati',
        'Dişli fittingsler'),
      about: t(
        'Brass is the usual choice for water and heating, galvanised malleable iron and steel for fire and air lines, stainless steel for food and chemicals. Do not screw galvanised parts downstream of copper: the zinc corrodes. Seal with flax and paste, PTFE tape or thread sealant.',
        'Латунь обычна для воды и отопления, оцинкованная сталь для пожарных и воздушных линий, нержавеющая для пищевых и химических. Не ставьте оцинкованные детали после медных по ходу воды: цинк корродирует. Уплотняйте льном с пастой, лентой ФУМ или герметиком.',
        'Mesing je uobičajen za vodu i grejanje, pocinkovani čelik za protivpožarne i vazdušne vodove, nerđajući za hranu i hemikalije. Pocinkovane delove ne postavljajte iza bakarnih u smeru toka: cink korodira. Zaptivajte kučinom i pastom, teflon trakom ili zaptivačem.',
        'Messing ist üblich für Wasser und Heizung, verzinkter Stahl für Lösch- und Druckluftleitungen, Edelstahl für Lebensmittel und Chemie. Verzinkte Teile in Fließrichtung nicht hinter Kupfer einbauen: Der Zink korrodiert. Dichten mit Hanf und Paste, PTFE-Band oder Gewindedichtmittel.',
        'L’ottone è la scelta abituale per acqua e riscaldamento, l’acciaio zincato per antincendio e aria, l’inox per alimenti e chimica. Non montare pezzi zincati a valle del rame: lo zinco si corrode. Tenuta con canapa e pasta, nastro PTFE o sigillante.',
        'Su ve ısıtmada genellikle pirinç, yangın ve hava hatlarında galvanizli çelik, gıda ve kimyada paslanmaz çelik kullanılır. Akış yönünde bakırdan sonra galvanizli parça takmayın: çinko korozyona uğrar. Keten ve macun, PTFE bant veya diş sızdırmazlık ürünü kullanın.',
      ),
      view: 'list', unit: 'piece', brands: ['Valdenor', 'Ferrolin', 'Akvelin', 'Hydronar'], code: 'THF',
      characteristics: [
        [the.shape, ['elbow-90', 'elbow-45', 'tee', 'coupling', 'nipple', 'union', 'cap']],
        [the.thread, threads],
        [the.material, ['brass', 'galvanised-steel', 'stainless-steel']],
        [the.pressure, keys('PN 16', 'PN 25')],
        [the.nickelPlated, (values, random) => values.material === 'brass' && random() < 0.4],
      ],
      title: t(
        'Threaded fitting {thread}, {shape}, {material}, {pressure}',
        'Фитинг резьбовой {thread}, {shape}, {material}, {pressure}',
        'Navojni fiting {thread}, {shape}, {material}, {pressure}', 'Gewindefitting {thread}, {shape}, {material}, {pressure}',
        'Raccordo filettato {thread}, {shape}, {material}, {pressure}',
        'Dişli fittings {thread}, {shape}, {material}, {pressure}',
      ),
      description: t(
        'Threaded fitting for water, heating and air lines, thread {thread}, pressure rating {pressure}. Shape: {shape}; material: {material}. Packed in bags.',
        'Резьбовой фитинг для систем водоснабжения, отопления и сжатого воздуха, резьба {thread}, номинальное давление {pressure}. Форма: {shape}; материал: {material}. Упаковка в пакетах.',
        'Navojni fiting za vodovod, grejanje i komprimovani vazduh, navoj {thread}, nazivni pritisak {pressure}. Oblik: {shape}; materijal: {material}. Pakovanje u kesama.',
        'Gewindefitting für Wasser-, Heizungs- und Druckluftleitungen, Gewinde {thread}, Druckstufe {pressure}. Bauform: {shape}; Werkstoff: {material}. In Beuteln verpackt.',
        'Raccordo filettato per acqua, riscaldamento e aria compressa, filettatura {thread}, pressione nominale {pressure}. Forma: {shape}; materiale: {material}. Confezione in sacchetti.',
        'Su, ısıtma ve basınçlı hava hatları için dişli fittings, diş {thread}, basınç sınıfı {pressure}. Biçim: {shape}; malzeme: {material}. Poşetlerde paketlenir.',
      ),
      price: (values) => [0.55, 0.6, 0.75, 1.15, 1.9, 3.2, 4.4, 6.9][threads.indexOf(String(values.thread))]!
        * lookUp(values, 'shape', shapeFactor) * lookUp(values, 'material', { brass: 1, 'galvanised-steel': 0.75, 'stainless-steel': 1.7 })
        * (values.pressure === 'pn-25' ? 1.12 : 1) * (values.nickelPlated ? 1.08 : 1),
      minimum: [50, 100, 200], step: [10, 25, 50],
      drawing: (values) => ({ kind: 'fitting', variant: drawingOf(values),
        labels: [labelOf(values, the.thread)] }),
    },
    {
      key: 'compression-fittings',
      name: t('PE compression fittings', 'Компрессионные фитинги ПЭ', 'Kompresioni fitinzi za PE', 'PE-Klemmverbinder',
        'Raccordi a compressione PE',
        'PE kaplin bağlantılar'),
      about: t(
        'Compression fittings need no welding machine: cut the pipe square, chamfer it, push it home and tighten the nut. They can be undone and used again. Adaptors lead from PE pipe to threaded valves and pumps.',
        'Компрессионные фитинги не требуют сварочного аппарата: отрежьте трубу ровно, снимите фаску, вставьте до упора и затяните гайку. Их можно разобрать и использовать снова. Переходы соединяют трубу ПЭ с резьбовой арматурой и насосами.',
        'Kompresioni fitinzi ne traže aparat za zavarivanje: cev ravno odsecite, oborite ivicu, gurnite do kraja i pritegnite navrtku. Mogu se rastaviti i ponovo upotrebiti. Prelazi povezuju PE cev sa navojnim ventilima i pumpama.',
        'Klemmverbinder brauchen kein Schweißgerät: Rohr gerade ablängen, anfasen, bis zum Anschlag einschieben, Mutter anziehen. Sie sind lösbar und wiederverwendbar. Übergänge führen vom PE-Rohr auf Armaturen und Pumpen mit Gewinde.',
        'I raccordi a compressione non richiedono saldatrice: tagliare il tubo in squadra, smussarlo, inserirlo a fondo e serrare la ghiera. Si possono smontare e riutilizzare. Gli attacchi filettati collegano il tubo PE a valvole e pompe.',
        'Kaplin bağlantılar kaynak makinesi gerektirmez: boruyu düz kesin, pah kırın, sonuna kadar itin ve somunu sıkın. Sökülüp yeniden kullanılabilir. Adaptörler PE boruyu dişli vana ve pompalara bağlar.',
      ),
      view: 'list', unit: 'piece', brands: ['Tubexa', 'Akvelin', 'Hydronar'], code: 'CMF',
      characteristics: [
        [the.shape, ['elbow-90', 'tee', 'coupling', 'cap', 'male-adaptor', 'female-adaptor']],
        [the.outer, [20, 25, 32, 40, 50, 63, 75, 90, 110]],
        [the.pressure, keys('PN 10', 'PN 16')],
        [the.sealing, keys('NBR', 'EPDM')],
      ],
      isReal: (values) => values.pressure === 'pn-10' || num(values, 'outer') <= 75,
      title: t(
        'PE compression fitting {outer} mm, {shape}, {pressure}, {sealing}',
        'Фитинг компрессионный ПЭ {outer} мм, {shape}, {pressure}, {sealing}',
        'Kompresioni fiting PE {outer} mm, {shape}, {pressure}, {sealing}',
        'PE-Klemmverbinder {outer} mm, {shape}, {pressure}, {sealing}',
        'Raccordo a compressione PE {outer} mm, {shape}, {pressure}, {sealing}',
        'PE kaplin bağlantı {outer} mm, {shape}, {pressure}, {sealing}',
      ),
      description: t(
        'Polypropylene compression fitting for PE pipes of {outer} mm outside diameter, water up to 40 °C. Shape: {shape}; pressure rating {pressure}. O-ring of {sealing}, clamp ring of POM.',
        'Компрессионный фитинг из полипропилена для труб ПЭ наружным диаметром {outer} мм, вода до 40 °C. Форма: {shape}; номинальное давление {pressure}. Кольцо уплотнения {sealing}, зажимное кольцо POM.',
        'Kompresioni fiting od polipropilena za PE cevi spoljašnjeg prečnika {outer} mm, voda do 40 °C. Oblik: {shape}; nazivni pritisak {pressure}. O-prsten {sealing}, stezni prsten POM.',
        'Klemmverbinder aus Polypropylen für PE-Rohre mit {outer} mm Außendurchmesser, Wasser bis 40 °C. Bauform: {shape}; Druckstufe {pressure}. O-Ring aus {sealing}, Klemmring aus POM.',
        'Raccordo in polipropilene per tubi PE con diametro esterno {outer} mm, acqua fino a 40 °C. Forma: {shape}; pressione nominale {pressure}. O-ring in {sealing}, anello di serraggio in POM.',
        'Dış çapı {outer} mm olan PE borular için polipropilen kaplin bağlantı, su için 40 °C’ye kadar. Biçim: {shape}; basınç sınıfı {pressure}. O-ring {sealing}, sıkma halkası POM.',
      ),
      price: (values) => (0.35 + num(values, 'outer') * 0.028 + (num(values, 'outer') / 34) ** 2.4)
        * lookUp(values, 'shape', shapeFactor)
        * (values.pressure === 'pn-16' ? 1.12 : 1) * (values.sealing === 'epdm' ? 1.05 : 1),
      minimum: [20, 40, 100], step: [10, 20],
      drawing: (values) => ({ kind: 'fitting', variant: drawingOf(values),
        labels: [`Ø ${num(values, 'outer')}`] }),
    },
    {
      key: 'press-fittings',
      name: t('Press fittings', 'Пресс-фитинги', 'Pres fitinzi', 'Pressfittings', 'Raccordi a pressare', 'Pres bağlantılar'),
      about: t(
        'The contour of the press jaws must match the fitting: M or V. EPDM rings are for water, FKM for solar and steam-cleaned lines, NBR for gas and oil. Carbon steel is meant for closed heating circuits only.',
        'Профиль пресс-клещей должен совпадать с профилем фитинга: M или V. Кольца EPDM для воды, FKM для солнечных и пропариваемых систем, NBR для газа и масла. Углеродистая сталь предназначена только для закрытых контуров отопления.',
        'Profil čeljusti mora odgovarati fitingu: M ili V. EPDM prstenovi su za vodu, FKM za solarne i parom čišćene vodove, NBR za gas i ulje. Ugljenični čelik je namenjen samo zatvorenim grejnim krugovima.',
        'Die Kontur der Pressbacken muss zum Fitting passen: M oder V. EPDM-Ringe sind für Wasser, FKM für Solar und dampfgereinigte Leitungen, NBR für Gas und Öl. C-Stahl ist nur für geschlossene Heizkreise bestimmt.',
        'Il profilo delle ganasce deve corrispondere al raccordo: M o V. Anelli EPDM per acqua, FKM per solare e linee lavate a vapore, NBR per gas e olio. L’acciaio al carbonio è destinato solo ai circuiti di riscaldamento chiusi.',
        'Pres çenesinin profili bağlantıyla aynı olmalıdır: M veya V. EPDM conta su, FKM güneş enerjisi ve buharla temizlenen hatlar, NBR gaz ve yağ içindir. Karbon çelik yalnızca kapalı ısıtma devreleri içindir.',
      ),
      view: 'list', unit: 'piece', brands: ['Valdenor', 'Ferrolin', 'Tubexa', 'Akvelin'], code: 'PRF',
      characteristics: [
        [the.shape, ['elbow-90', 'elbow-45', 'tee', 'coupling', 'cap', 'male-adaptor', 'female-adaptor']],
        [the.outer, [15, 18, 22, 28, 35, 42, 54]],
        [the.material, ['carbon-steel', 'stainless-steel', 'copper']],
        [the.sealing, keys('EPDM', 'FKM', 'NBR')],
        [the.contour, keys('M', 'V')],
      ],
      isReal: (values) => values.material !== 'carbon-steel' || values.sealing !== 'nbr',
      title: t(
        'Press fitting {outer} mm, {shape}, {material}, {sealing}, {contour}',
        'Пресс-фитинг {outer} мм, {shape}, {material}, {sealing}, {contour}',
        'Pres fiting {outer} mm, {shape}, {material}, {sealing}, {contour}',
        'Pressfitting {outer} mm, {shape}, {material}, {sealing}, {contour}',
        'Raccordo a pressare {outer} mm, {shape}, {material}, {sealing}, {contour}',
        'Pres bağlantı {outer} mm, {shape}, {material}, {sealing}, {contour}',
      ),
      description: t(
        'Press fitting for thin-walled metal pipes of {outer} mm, contour {contour}, up to 16 bar. Material: {material}; sealing ring: {sealing}. Leaks visibly at the pressure test if left unpressed.',
        'Пресс-фитинг для тонкостенных металлических труб {outer} мм, профиль {contour}, до 16 бар. Материал: {material}; кольцо: {sealing}. Неопрессованное соединение видно при испытании по течи.',
        'Pres fiting za tankozidne metalne cevi {outer} mm, profil {contour}, do 16 bar. Materijal: {material}; prsten: {sealing}. Neupresovan spoj se pri probi pod pritiskom otkriva po curenju.',
        'Pressfitting für dünnwandige Metallrohre {outer} mm, Kontur {contour}, bis 16 bar. Werkstoff: {material}; Dichtring: {sealing}. Unverpresst bei der Druckprüfung sichtbar undicht.',
        'Raccordo a pressare per tubi metallici a parete sottile da {outer} mm, profilo {contour}, fino a 16 bar. Materiale: {material}; anello: {sealing}. Se non pressato, perde visibilmente in collaudo.',
        'İnce etli {outer} mm metal borular için pres bağlantı, profil {contour}, en fazla 16 bar. Malzeme: {material}; conta: {sealing}. Preslenmeyen bağlantı basınç testinde sızıntıyla anlaşılır.',
      ),
      price: (values) => (0.5 + num(values, 'outer') * 0.055 + (num(values, 'outer') / 24) ** 2)
        * lookUp(values, 'shape', shapeFactor)
        * lookUp(values, 'material', { 'carbon-steel': 1, 'stainless-steel': 2.3, copper: 1.7 })
        * lookUp(values, 'sealing', { epdm: 1, nbr: 1.1, fkm: 1.35 }) * (values.contour === 'v' ? 1.02 : 1),
      minimum: [20, 40, 60], step: [10, 20],
      drawing: (values) => ({ kind: 'fitting', variant: drawingOf(values),
        labels: [`Ø ${num(values, 'outer')}`] }),
    },
    {
      key: 'flanges',
      name: t('Flanges', 'Фланцы', 'Prirubnice', 'Flansche', 'Flange', 'Flanşlar'),
      about: t(
        'Both flanges of a joint must share nominal size and pressure rating, otherwise the bolt holes do not meet. Neck flanges carry the load best under pressure and heat; plate flanges are cheaper and quicker to align. Facing B1 is the usual raised face, B2 the smoother one, A is flat.',
        'У обоих фланцев соединения должны совпадать диаметр и номинальное давление, иначе отверстия не сойдутся. Воротниковые лучше держат нагрузку при давлении и нагреве, плоские дешевле и проще в монтаже. B1 — обычный соединительный выступ, B2 — более гладкий, A — без выступа.',
        'Obe prirubnice spoja moraju imati isti nazivni prečnik i pritisak, inače se otvori ne poklapaju. Prirubnice sa grlom najbolje nose opterećenje pri pritisku i toploti, ravne su jeftinije i lakše za montažu. B1 je uobičajena uzdignuta površina, B2 glađa, a A ravna.',
        'Beide Flansche einer Verbindung brauchen gleiche Nennweite und Druckstufe, sonst passt das Lochbild nicht. Vorschweißflansche tragen bei Druck und Hitze am besten, glatte Flansche sind günstiger und schneller ausgerichtet. B1 ist die übliche Dichtleiste, B2 die feinere, A ist eben.',
        'Le due flange devono avere lo stesso diametro e la stessa pressione nominale, altrimenti i fori non coincidono. Quelle a collarino reggono meglio pressione e calore; le piane costano meno e si allineano presto. B1 è il gradino consueto, B2 quello più liscio, A è piana.',
        'Bağlantının iki flanşı aynı çap ve basınç sınıfında olmalıdır, yoksa cıvata delikleri tutmaz. Boyunlu flanşlar basınç ve sıcaklıkta yükü en iyi taşır; düz flanşlar daha ucuzdur ve kolay hizalanır. B1 standart çıkıntılı yüzey, B2 daha pürüzsüz olanı, A ise düz yüzeydir.',
      ),
      view: 'list', unit: 'piece', brands: ['Ferrolin', 'Valdenor', 'Tubexa'], code: 'FLN',
      characteristics: [
        [the.flangeType, ['plate', 'blind', 'neck', 'threaded']],
        [the.nominal, keys('DN 15', 'DN 20', 'DN 25', 'DN 32', 'DN 40', 'DN 50', 'DN 65', 'DN 80', 'DN 100', 'DN 125', 'DN 150',
          'DN 200')],
        [the.pressure, keys('PN 6', 'PN 10', 'PN 16', 'PN 25', 'PN 40')],
        [the.material, ['carbon-steel', 'stainless-steel']],
        [the.facing, keys('A', 'B1', 'B2')],
        [the.holes, (values) => values.pressure === 'pn-6' ? Math.max(4, holesOf(sizeIn(values, 'nominal') - 35))
          : holesOf(sizeIn(values, 'nominal'))],
      ],
      isReal: (values) => (values.flangeType !== 'threaded' || sizeIn(values, 'nominal') <= 100),
      title: t(
        'Flange {nominal} {pressure}, {flangeType}, {material}, {facing}',
        'Фланец {nominal} {pressure}, {flangeType}, {material}, {facing}',
        'Prirubnica {nominal} {pressure}, {flangeType}, {material}, {facing}',
        'Flansch {nominal} {pressure}, {flangeType}, {material}, {facing}',
        'Flangia {nominal} {pressure}, {flangeType}, {material}, {facing}',
        'Flanş {nominal} {pressure}, {flangeType}, {material}, {facing}',
      ),
      description: t(
        'Steel flange to EN 1092-1, {nominal}, {pressure}, bolt holes: {holes}. Material: {material}; sealing face {facing}. Marked with heat number, certificate 3.1 on request.',
        'Стальной фланец по EN 1092-1, {nominal}, {pressure}, отверстий под болты: {holes}. Материал: {material}; уплотнительная поверхность {facing}. Маркируется номером плавки, сертификат 3.1 по запросу.',
        'Čelična prirubnica prema EN 1092-1, {nominal}, {pressure}, broj otvora: {holes}. Materijal: {material}; zaptivna površina {facing}. Označena brojem šarže, atest 3.1 na zahtev.',
        'Stahlflansch nach EN 1092-1, {nominal}, {pressure}, Schraubenlöcher: {holes}. Werkstoff: {material}; Dichtfläche {facing}. Mit Schmelzennummer gestempelt, Zeugnis 3.1 auf Anfrage.',
        'Flangia in acciaio secondo EN 1092-1, {nominal}, {pressure}, fori: {holes}. Materiale: {material}; faccia di tenuta {facing}. Marcata con numero di colata, certificato 3.1 su richiesta.',
        'EN 1092-1 normuna uygun çelik flanş, {nominal}, {pressure}, cıvata deliği: {holes}. Malzeme: {material}; sızdırmazlık yüzeyi {facing}. Döküm numarasıyla işaretlidir, istenirse 3.1 sertifikası verilir.',
      ),
      price: (values) => {
        const size = sizeIn(values, 'nominal')
        return (1.9 + size * 0.085 + (size / 38) ** 2) * (0.85 + sizeIn(values, 'pressure') / 80)
          * lookUp(values, 'flangeType', { plate: 1, blind: 1.1, neck: 1.35, threaded: 1.25 })
            * (values.material === 'stainless-steel' ? 3.1 : 1)
      },
      minimum: [10, 20, 40], step: [2, 5, 10],
      drawing: (values) => ({ kind: 'flange', variant: lookUp(values, 'flangeType', { plate: 'welding', neck: 'welding', blind: 'blind',
        threaded: 'threaded' }),
        count: num(values, 'holes'), labels: ['', labelOf(values, the.nominal)] }),
    },
  ],
}
