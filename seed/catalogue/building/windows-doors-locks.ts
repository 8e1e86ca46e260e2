import { type GroupSeed, num, str, t } from '../../types.ts'
import { factor } from '../declare.ts'
import {
  chambers, colour, doorFinish, doorLeaf, glazing, height, innerSide, keyCount, leafHeight, opening, outerSide, standard, thickness, turnKnob, width,
} from './characteristics.ts'

const brands = ['Oknovar', 'Portalis', 'Ferrolock', 'Kermaro'] as const

export const windowsDoorsLocks: GroupSeed = {
  key: 'windows-doors-locks',
  name: t('Windows, doors and locks', 'Окна, двери и замки', 'Prozori, vrata i brave', 'Fenster, Türen und Schlösser', 'Finestre, porte e serrature', 'Pencere, kapı ve kilitler'),
  about: t(
    'Stock-size windows and doors with the cylinders that secure them. Measure the opening in three places and order 20–30 mm less for the joint.',
    'Окна и двери складских размеров и цилиндры к ним. Измерьте проём в трёх местах и заказывайте на 20–30 мм меньше под монтажный шов.',
    'Prozori i vrata standardnih dimenzija i cilindri za njih. Izmerite otvor na tri mesta i naručite 20–30 mm manje zbog fuge.',
    'Fenster und Türen in Lagermaßen samt Schließzylindern. Öffnung an drei Stellen messen und 20–30 mm kleiner bestellen.',
    'Finestre e porte in misure standard con i relativi cilindri. Misuri il vano in tre punti e ordini 20–30 mm in meno per il giunto.',
    'Stok ölçülerde pencere ve kapılar ile silindirleri. Boşluğu üç noktadan ölçün ve derz payı için 20–30 mm küçük sipariş edin.',
  ),
  categories: [
    {
      key: 'pvc-windows',
      name: t('PVC windows', 'Окна ПВХ', 'PVC prozori', 'Kunststofffenster', 'Finestre in PVC', 'PVC pencereler'),
      about: t(
        'More chambers and triple glazing keep more warmth but weigh more. Every living room needs at least one sash that opens for cleaning and airing.',
        'Больше камер и двухкамерный стеклопакет лучше держат тепло, но тяжелее. В жилой комнате нужна хотя бы одна открывающаяся створка для мытья и проветривания.',
        'Više komora i troslojno staklo bolje čuvaju toplotu, ali su teži. Svaka soba treba bar jedno krilo koje se otvara radi pranja i provetravanja.',
        'Mehr Kammern und Dreifachverglasung halten mehr Wärme, wiegen aber mehr. Jeder Wohnraum braucht mindestens einen öffenbaren Flügel zum Putzen und Lüften.',
        'Più camere e triplo vetro trattengono meglio il calore ma pesano di più. Ogni stanza richiede almeno un’anta apribile per pulizia e ricambio d’aria.',
        'Daha çok odacık ve üçlü cam ısıyı daha iyi tutar ama ağırdır. Her odada temizlik ve havalandırma için en az bir açılır kanat gerekir.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [width, [600, 900, 1200, 1500]], [height, [600, 900, 1200, 1400]], [glazing, ['double', 'triple']], [chambers, [3, 5, 6, 7]], [opening, ['tilt-turn', 'turn', 'fixed']], [colour, ['white', 'anthracite', 'oak', 'walnut']],
      ],
      title: t(
        'PVC window {width}×{height} mm, {glazing}, {opening}, {colour}', 'Окно ПВХ {width}×{height} мм, стеклопакет {glazing}, {opening}, цвет: {colour}', 'PVC prozor {width}×{height} mm, {glazing}, {opening}, boja: {colour}',
        'Kunststofffenster {width}×{height} mm, {glazing}, {opening}, {colour}', 'Finestra PVC {width}×{height} mm, {glazing}, {opening}, colore {colour}', 'PVC pencere {width}×{height} mm, {glazing}, {opening}, {colour}',
      ),
      description: t(
        'Window of PVC profile with steel reinforcement, chambers: {chambers}. Outer frame {width} × {height} mm; delivered glazed, with protective film and drainage caps.',
        'Окно из профиля ПВХ со стальным армированием, камер в профиле: {chambers}. Размер по раме {width} × {height} мм; поставляется со стеклом, защитной плёнкой и водоотливными заглушками.',
        'Prozor od PVC profila sa čeličnim ojačanjem, broj komora: {chambers}. Spoljna mera rama {width} × {height} mm; isporučuje se zastakljen, sa zaštitnom folijom i kapicama za odvod vode.',
        'Fenster aus PVC-Profil mit Stahlverstärkung, Kammern: {chambers}. Rahmenaußenmaß {width} × {height} mm; verglast geliefert, mit Schutzfolie und Entwässerungskappen.',
        'Finestra in profilo PVC con rinforzo in acciaio, camere: {chambers}. Telaio esterno {width} × {height} mm; fornita vetrata, con pellicola protettiva e tappi di drenaggio.',
        'Çelik takviyeli PVC profil pencere, odacık sayısı: {chambers}. Kasa dış ölçüsü {width} × {height} mm; camlı, koruyucu film ve tahliye kapaklarıyla gelir.',
      ),
      price: (values) => 18 + num(values, 'width') * num(values, 'height') * 1e-6 * (55 + num(values, 'chambers') * 5) * (values.glazing === 'triple' ? 1.25 : 1) * factor(values, 'opening', { 'tilt-turn': 1.3, turn: 1.15 }) * (values.colour === 'white' ? 1 : 1.3),
      minimum: [1, 2, 5], step: [1], code: 'WIN',
      drawing: (values) => ({ kind: 'window', variant: 'window', count: num(values, 'width') >= 1200 ? 2 : 1, ratio: num(values, 'height') / num(values, 'width'), labels: [`${num(values, 'width')}`, `${num(values, 'height')}`] }),
    },
    {
      key: 'interior-doors',
      name: t('Interior doors', 'Межкомнатные двери', 'Sobna vrata', 'Innentüren', 'Porte interne', 'İç kapılar'),
      about: t(
        'Leaves of 600–700 mm suit bathrooms, 800–900 mm rooms and offices. Enamel and laminate resist wiping, veneer can be renewed with oil.',
        'Полотна 600–700 мм — для санузлов, 800–900 мм — для комнат и кабинетов. Эмаль и экошпон легко протирать, шпон можно обновить маслом.',
        'Krila od 600–700 mm su za kupatila, 800–900 mm za sobe i kancelarije. Lak i laminat se lako brišu, a furnir se može obnoviti uljem.',
        'Türblätter mit 600–700 mm passen für Bäder, 800–900 mm für Zimmer und Büros. Lack und CPL sind abwischbar, Furnier lässt sich mit Öl auffrischen.',
        'Ante da 600–700 mm per i bagni, da 800–900 mm per stanze e uffici. Laccato e laminato si puliscono facilmente, l’impiallacciato si rinnova con olio.',
        '600–700 mm kanat banyo, 800–900 mm oda ve ofis içindir. Lake ve laminat kolay silinir, ahşap kaplama yağla yenilenir.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [width, [600, 700, 800, 900]], [leafHeight, [2000, 2100]], [thickness, [36, 40, 44]], [doorFinish, ['laminate', 'veneer', 'enamel']], [doorLeaf, ['blind-leaf', 'glazed-leaf']], [colour, ['white', 'oak', 'walnut', 'ash', 'grey']],
      ],
      isReal: (values) => values.doorFinish === 'laminate' || ['oak', 'walnut', 'ash'].includes(str(values, 'colour')) === (values.doorFinish === 'veneer'),
      title: t(
        'Interior door {leafHeight}×{width}×{thickness} mm, {doorLeaf}, {doorFinish}, {colour}', 'Дверь межкомнатная {leafHeight}×{width}×{thickness} мм, {doorLeaf}, {doorFinish}, цвет: {colour}', 'Sobna vrata {leafHeight}×{width}×{thickness} mm, {doorLeaf}, {doorFinish}, boja: {colour}',
        'Innentür {leafHeight}×{width}×{thickness} mm, {doorFinish}, {colour}, {doorLeaf}', 'Porta interna {leafHeight}×{width}×{thickness} mm, {doorLeaf}, {doorFinish}, colore {colour}', 'İç kapı {leafHeight}×{width}×{thickness} mm, {doorLeaf}, {doorFinish}, {colour}',
      ),
      description: t(
        'Door leaf {width} mm wide and {thickness} mm thick with a softwood frame, finish: {doorFinish}. Sold without frame and furniture; packed in carton with edge protection.',
        'Дверное полотно шириной {width} мм и толщиной {thickness} мм на хвойном каркасе, покрытие: {doorFinish}. Продаётся без коробки и фурнитуры; упаковано в картон с защитой кромок.',
        'Krilo širine {width} mm i debljine {thickness} mm na ramu od četinara, obrada: {doorFinish}. Prodaje se bez štoka i okova; pakovano u karton sa zaštitom ivica.',
        'Türblatt, {width} mm breit und {thickness} mm dick, mit Nadelholzrahmen, Oberfläche: {doorFinish}. Ohne Zarge und Beschläge; im Karton mit Kantenschutz.',
        'Anta larga {width} mm e spessa {thickness} mm con telaio in conifera, finitura: {doorFinish}. Venduta senza telaio fisso e ferramenta; in cartone con protezione dei bordi.',
        '{width} mm genişlik, {thickness} mm kalınlıkta, çam karkaslı kapı kanadı, yüzey: {doorFinish}. Kasa ve aksesuar hariç; kenar korumalı kartonda gelir.',
      ),
      price: (values) => 22 + num(values, 'width') * 0.03 + num(values, 'thickness') * 0.4 + factor(values, 'doorFinish', { laminate: 0, veneer: 45, enamel: 30 }) + (values.doorLeaf === 'glazed-leaf' ? 14 : 0) + (num(values, 'leafHeight') > 2000 ? 6 : 0),
      minimum: [2, 5, 10], step: [1], code: 'DOR',
      drawing: (values) => ({ kind: 'window', variant: 'door', count: 1, ratio: num(values, 'leafHeight') / num(values, 'width'), labels: [`${num(values, 'width')}`, `${num(values, 'leafHeight')}`] }),
    },
    {
      key: 'door-cylinders',
      name: t('Door cylinders', 'Цилиндры для замков', 'Cilindri za brave', 'Schließzylinder', 'Cilindri per serrature', 'Kilit silindirleri'),
      about: t(
        'Measure both sides from the fixing screw to the edge; the cylinder may project at most 2 mm. Escape doors need a thumb turn inside.',
        'Измерьте обе стороны от крепёжного винта до края; цилиндр может выступать не более 2 мм. На путях эвакуации нужна вертушка изнутри.',
        'Izmerite obe strane od pričvrsnog zavrtnja do ivice; cilindar sme da viri najviše 2 mm. Vrata za evakuaciju traže dugme iznutra.',
        'Beide Seiten von der Stulpschraube bis zur Kante messen; der Zylinder darf höchstens 2 mm überstehen. Fluchttüren brauchen innen einen Knauf.',
        'Misuri i due lati dalla vite di fissaggio al bordo; il cilindro può sporgere al massimo 2 mm. Le porte di fuga richiedono il pomolo interno.',
        'Tespit vidasından kenara kadar iki tarafı da ölçün; silindir en çok 2 mm çıkmalıdır. Kaçış kapısı içten mandal ister.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [outerSide, [30, 35, 40, 45, 50]], [innerSide, [30, 35, 40, 45, 50]], [colour, ['chrome', 'brass', 'black']], [turnKnob, [true, false]], [keyCount, [3, 5]], [standard, ['EN 1303']],
      ],
      title: t(
        'Door cylinder {outerSide}/{innerSide} mm, {colour}, {keyCount} keys', 'Цилиндр для замка {outerSide}/{innerSide} мм, цвет: {colour}, ключей: {keyCount}', 'Cilindar za bravu {outerSide}/{innerSide} mm, boja: {colour}, ključeva: {keyCount}',
        'Schließzylinder {outerSide}/{innerSide} mm, {colour}, {keyCount} Schlüssel', 'Cilindro europeo {outerSide}/{innerSide} mm, colore {colour}, chiavi: {keyCount}', 'Kilit silindiri {outerSide}/{innerSide} mm, {colour}, {keyCount} anahtar',
      ),
      description: t(
        'Euro-profile cylinder to {standard} with pins of hardened steel against drilling. Sides {outerSide} and {innerSide} mm; fixing screw and a sealed bag of keys included.',
        'Цилиндр европрофиля по {standard} с калёными штифтами против высверливания. Стороны {outerSide} и {innerSide} мм; крепёжный винт и запечатанный пакет с ключами в комплекте.',
        'Cilindar evro profila prema {standard}, sa kaljenim čivijama protiv bušenja. Strane {outerSide} i {innerSide} mm; zavrtanj i zapečaćena kesica sa ključevima u kompletu.',
        'Profilzylinder nach {standard} mit gehärteten Stiften als Aufbohrschutz. Maße {outerSide} und {innerSide} mm; mit Stulpschraube und versiegeltem Schlüsselbeutel.',
        'Cilindro europeo secondo {standard} con perni temprati antitrapano. Lati {outerSide} e {innerSide} mm; vite di fissaggio e busta sigillata delle chiavi incluse.',
        '{standard} uyumlu, delmeye karşı sertleştirilmiş pimli euro profil silindir. Kenarlar {outerSide} ve {innerSide} mm; tespit vidası ve mühürlü anahtar poşeti dahildir.',
      ),
      price: (values) => 3.5 + (num(values, 'outerSide') + num(values, 'innerSide')) * 0.06 + num(values, 'keyCount') * 0.4 + (values.turnKnob === true ? 1.8 : 0) + (values.colour === 'black' ? 0.8 : 0),
      minimum: [10, 20, 50], step: [5, 10], code: 'CYL',
      drawing: (values) => ({ kind: 'lock', variant: 'cylinder', labels: [`${num(values, 'outerSide') + num(values, 'innerSide')}`, `${num(values, 'outerSide')}/${num(values, 'innerSide')}`] }),
    },
  ],
}
