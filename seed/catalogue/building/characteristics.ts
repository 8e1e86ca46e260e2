// Characteristics shared by the categories of building materials.
import { type CharacteristicSeed, same, t } from '../../types.ts'
import { adjective, check, code, interval, named, noun } from '../declare.ts'

const millimetres = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const kilograms = t('kg', 'кг', 'kg', 'kg', 'kg', 'kg')
const millilitres = t('ml', 'мл', 'ml', 'ml', 'ml', 'ml')

// sizes and general
export const length = interval('length', t('Length', 'Длина', 'Dužina', 'Länge', 'Lunghezza', 'Uzunluk'), millimetres)
export const width = interval('width', t('Width', 'Ширина', 'Širina', 'Breite', 'Larghezza', 'Genişlik'), millimetres)
export const height = interval('height', t('Height', 'Высота', 'Visina', 'Höhe', 'Altezza', 'Yükseklik'), millimetres)
export const thickness = interval('thickness', t('Thickness', 'Толщина', 'Debljina', 'Dicke', 'Spessore', 'Kalınlık'), millimetres)
export const bagWeight = interval('bagWeight', t('Bag weight', 'Масса мешка', 'Masa džaka', 'Sackgewicht', 'Peso del sacco', 'Torba ağırlığı'), kilograms)
export const volumeMl = interval('volumeMl', t('Contents', 'Объём', 'Sadržaj', 'Inhalt', 'Contenuto', 'Hacim'), millilitres)
export const palletCount = interval('palletCount', t('Pieces per pallet', 'Штук на поддоне', 'Komada na paleti', 'Stück pro Palette', 'Pezzi per bancale', 'Paletteki adet'), t('pcs', 'шт.', 'kom.', 'Stück', 'pz.', 'adet'))
export const application: CharacteristicSeed = {
  key: 'application', type: 'TextList', name: t('Where used', 'Область применения', 'Oblast primene', 'Einsatzbereich', 'Campo d’impiego', 'Kullanım alanı'),
  options: [
    noun('walls', 'Walls', 'Стены', 'Zidovi', 'Wände', 'Pareti', 'Duvar'), noun('floors', 'Floors', 'Полы', 'Podovi', 'Böden', 'Pavimenti', 'Zemin'),
    noun('ceilings', 'Ceilings', 'Потолки', 'Plafoni', 'Decken', 'Soffitti', 'Tavan'), noun('roofs', 'Roofs', 'Кровля', 'Krovovi', 'Dächer', 'Tetti', 'Çatı'),
    noun('facades', 'Facades', 'Фасады', 'Fasade', 'Fassaden', 'Facciate', 'Cephe'), noun('wet-rooms', 'Wet rooms', 'Влажные помещения', 'Vlažne prostorije', 'Feuchträume', 'Ambienti umidi', 'Islak hacim'),
    noun('partitions', 'Partitions', 'Перегородки', 'Pregradni zidovi', 'Trennwände', 'Tramezzi', 'Bölme duvar'),
  ],
}
export const colour: CharacteristicSeed = {
  key: 'colour', type: 'Select', name: t('Colour', 'Цвет', 'Boja', 'Farbe', 'Colore', 'Renk'),
  options: [
    adjective('white', 'White', 'Белый', 'Bela', 'Weiß', 'Bianco', 'Beyaz'), adjective('black', 'Black', 'Чёрный', 'Crna', 'Schwarz', 'Nero', 'Siyah'),
    adjective('grey', 'Grey', 'Серый', 'Siva', 'Grau', 'Grigio', 'Gri'), adjective('anthracite', 'Anthracite', 'Антрацит', 'Antracit', 'Anthrazit', 'Antracite', 'Antrasit'),
    adjective('beige', 'Beige', 'Бежевый', 'Bež', 'Beige', 'Beige', 'Bej'), adjective('red', 'Red', 'Красный', 'Crvena', 'Rot', 'Rosso', 'Kırmızı'),
    adjective('brown', 'Brown', 'Коричневый', 'Braon', 'Braun', 'Marrone', 'Kahverengi'), adjective('yellow', 'Yellow', 'Жёлтый', 'Žuta', 'Gelb', 'Giallo', 'Sarı'),
    adjective('transparent', 'Transparent', 'Прозрачный', 'Providna', 'Transparent', 'Trasparente', 'Şeffaf'),
    noun('chrome', 'Chrome', 'Хром', 'Hrom', 'Chrom', 'Cromo', 'Krom'), noun('brass', 'Brass', 'Латунь', 'Mesing', 'Messing', 'Ottone', 'Pirinç'),
    noun('oak', 'Oak', 'Дуб', 'Hrast', 'Eiche', 'Rovere', 'Meşe'), noun('walnut', 'Walnut', 'Орех', 'Orah', 'Nussbaum', 'Noce', 'Ceviz'),
    noun('ash', 'Ash', 'Ясень', 'Jasen', 'Esche', 'Frassino', 'Dişbudak'),
  ],
}

// masonry
export const brickType: CharacteristicSeed = {
  key: 'brickType', type: 'Radio', name: t('Brick type', 'Пустотность', 'Tip opeke', 'Ziegelart', 'Tipo di mattone', 'Tuğla tipi'),
  options: [noun('solid', 'Solid', 'Полнотелый', 'Puna', 'Vollziegel', 'Pieno', 'Dolu'), noun('hollow', 'Hollow', 'Пустотелый', 'Šuplja', 'Lochziegel', 'Forato', 'Delikli')],
}
export const brickFormat: CharacteristicSeed = {
  key: 'brickFormat', type: 'Select', name: t('Format', 'Формат', 'Format', 'Format', 'Formato', 'Ebat'),
  options: [code('b250-120-65', '250×120×65'), code('b250-120-88', '250×120×88'), code('b240-115-71', '240×115×71'), code('b250-85-65', '250×85×65'), code('b190-90-50', '190×90×50')],
}
export const strengthClass: CharacteristicSeed = {
  key: 'strengthClass', type: 'Select', name: t('Compressive strength', 'Марка прочности', 'Pritisna čvrstoća', 'Druckfestigkeit', 'Resistenza a compressione', 'Basınç dayanımı'),
  options: [code('m100', 'M100'), code('m125', 'M125'), code('m150', 'M150'), code('m200', 'M200'), code('m300', 'M300')],
}
export const blockStrength: CharacteristicSeed = {
  key: 'blockStrength', type: 'Radio', name: t('Strength class', 'Класс прочности', 'Klasa čvrstoće', 'Festigkeitsklasse', 'Classe di resistenza', 'Dayanım sınıfı'),
  options: [named('b2.5', { ...same('B2,5'), en: 'B2.5' }), named('b3.5', { ...same('B3,5'), en: 'B3.5' }), code('b5', 'B5')],
}
export const density: CharacteristicSeed = {
  key: 'density', type: 'Select', name: t('Density', 'Плотность', 'Gustina', 'Rohdichte', 'Densità', 'Yoğunluk'),
  options: [code('d300', 'D300'), code('d400', 'D400'), code('d500', 'D500'), code('d600', 'D600')],
}
export const frostResistance: CharacteristicSeed = {
  key: 'frostResistance', type: 'Radio', name: t('Frost resistance', 'Морозостойкость', 'Otpornost na mraz', 'Frostbeständigkeit', 'Resistenza al gelo', 'Don dayanımı'),
  options: [code('f50', 'F50'), code('f100', 'F100'), code('f200', 'F200')],
}
export const paverShape: CharacteristicSeed = {
  key: 'paverShape', type: 'Select', name: t('Shape', 'Форма', 'Oblik', 'Form', 'Forma', 'Biçim'),
  options: [
    noun('rectangle', 'Rectangle', 'Прямоугольник', 'Pravougaonik', 'Rechteck', 'Rettangolo', 'Dikdörtgen'), noun('square', 'Square', 'Квадрат', 'Kvadrat', 'Quadrat', 'Quadrato', 'Kare'),
    noun('wave', 'Wave', 'Волна', 'Talas', 'Welle', 'Onda', 'Dalga'), noun('hexagon', 'Hexagon', 'Шестигранник', 'Šestougaonik', 'Sechseck', 'Esagono', 'Altıgen'),
  ],
}
export const mixType: CharacteristicSeed = {
  key: 'mixType', type: 'Select', name: t('Kind of mix', 'Вид смеси', 'Vrsta smese', 'Mörtelart', 'Tipo di malta', 'Harç türü'),
  options: [
    noun('tile-adhesive', 'Tile adhesive', 'Клей плиточный', 'Lepak za pločice', 'Fliesenkleber', 'Adesivo per piastrelle', 'Seramik yapıştırıcısı'),
    noun('gypsum-plaster', 'Gypsum plaster', 'Штукатурка гипсовая', 'Gipsani malter', 'Gipsputz', 'Intonaco a gesso', 'Alçı sıva'),
    noun('cement-plaster', 'Cement plaster', 'Штукатурка цементная', 'Cementni malter', 'Zementputz', 'Intonaco cementizio', 'Çimento sıva'),
    noun('levelling', 'Floor levelling compound', 'Наливной пол', 'Masa za izravnanje', 'Bodenausgleichsmasse', 'Autolivellante', 'Zemin tesviye şapı'),
    noun('masonry-mortar', 'Masonry mortar', 'Кладочный раствор', 'Malter za zidanje', 'Mauermörtel', 'Malta da muratura', 'Duvar örgü harcı'),
  ],
}
export const layerThickness = interval('layerThickness', t('Maximum layer', 'Максимальный слой', 'Najveći sloj', 'Maximale Schichtdicke', 'Spessore massimo', 'En büyük katman'), millimetres)
export const forFrost = check('forFrost', t('Can be applied in frost', 'Можно применять на морозе', 'Primena na mrazu', 'Frostverarbeitung möglich', 'Applicabile a basse temperature', 'Soğukta uygulanabilir'))

// boards and insulation
export const plasterboardType: CharacteristicSeed = {
  key: 'plasterboardType', type: 'Radio', name: t('Board type', 'Тип листа', 'Tip ploče', 'Plattentyp', 'Tipo di lastra', 'Levha tipi'),
  options: [
    adjective('standard', 'Standard', 'Обычный', 'Standardna', 'Standard', 'Standard', 'Standart'), adjective('moisture', 'Moisture-resistant', 'Влагостойкий', 'Vlagootporna', 'Imprägniert', 'Idrofugo', 'Neme dayanıklı'),
    adjective('fire', 'Fire-resistant', 'Огнестойкий', 'Vatrootporna', 'Feuerhemmend', 'Resistente al fuoco', 'Yangına dayanıklı'), adjective('acoustic', 'Acoustic', 'Звукоизоляционный', 'Akustična', 'Schalldämmend', 'Acustico', 'Ses yalıtımlı'),
  ],
}
export const edge: CharacteristicSeed = {
  key: 'edge', type: 'Select', name: t('Edge', 'Кромка', 'Ivica', 'Kante', 'Bordo', 'Kenar'),
  options: [
    adjective('tapered', 'Tapered', 'Утонённая', 'Istanjena', 'Abgeflacht', 'Assottigliato', 'İnceltilmiş'), adjective('straight', 'Straight', 'Прямая', 'Ravna', 'Gerade', 'Diritto', 'Düz'),
    adjective('round', 'Half-round', 'Полукруглая', 'Poluokrugla', 'Halbrund', 'Semitondo', 'Yarım yuvarlak'),
    noun('tongue-groove', 'Tongue and groove', 'Шип-паз', 'Pero i žljeb', 'Nut und Feder', 'Maschio e femmina', 'Lamba zıvana'),
  ],
}
export const woodBoard: CharacteristicSeed = {
  key: 'woodBoard', type: 'Select', name: t('Board material', 'Вид плиты', 'Vrsta ploče', 'Plattenwerkstoff', 'Tipo di pannello', 'Plaka türü'),
  options: [
    code('osb3', 'OSB-3'),
    noun('birch-plywood', 'Birch plywood', 'Фанера берёзовая', 'Šperploča od breze', 'Birkensperrholz', 'Compensato di betulla', 'Huş kontrplak'),
    noun('pine-plywood', 'Softwood plywood', 'Фанера хвойная', 'Šperploča od četinara', 'Nadelsperrholz', 'Compensato di conifera', 'İğne yapraklı kontrplak'),
    noun('film-plywood', 'Film-faced plywood', 'Фанера ламинированная', 'Blažujka sa filmom', 'Siebdruckplatte', 'Compensato filmato', 'Filmli kontrplak'),
  ],
}
export const sheetFormat: CharacteristicSeed = {
  key: 'sheetFormat', type: 'Select', name: t('Sheet format', 'Формат листа', 'Format ploče', 'Plattenformat', 'Formato', 'Plaka ebadı'),
  options: [code('s1250-2500', '2500×1250'), code('s1220-2440', '2440×1220'), code('s1500-3000', '3000×1500'), code('s1525-1525', '1525×1525'), code('s600-2500', '2500×600')],
}
export const emissionClass: CharacteristicSeed = {
  key: 'emissionClass', type: 'Radio', name: t('Emission class', 'Класс эмиссии', 'Klasa emisije', 'Emissionsklasse', 'Classe di emissione', 'Emisyon sınıfı'), options: [named('e05', { ...same('E0,5'), en: 'E0.5' }), code('e1', 'E1')],
}
export const sanded = check('sanded', t('Sanded', 'Шлифованная поверхность', 'Brušena površina', 'Geschliffen', 'Levigato', 'Zımparalı yüzey'))
export const insulationMaterial: CharacteristicSeed = {
  key: 'insulationMaterial', type: 'Select', name: t('Insulation material', 'Вид утеплителя', 'Vrsta izolacije', 'Dämmstoff', 'Materiale isolante', 'Yalıtım malzemesi'),
  options: [
    noun('stone-wool', 'Stone wool', 'Каменная вата', 'Kamena vuna', 'Steinwolle', 'Lana di roccia', 'Taş yünü'), noun('glass-wool', 'Glass wool', 'Стекловата', 'Staklena vuna', 'Glaswolle', 'Lana di vetro', 'Cam yünü'),
    code('xps', 'XPS'), code('eps', 'EPS'), code('pir', 'PIR'),
  ],
}
export const insulationThickness = interval('insulationThickness', t('Insulation thickness', 'Толщина утеплителя', 'Debljina izolacije', 'Dämmstoffdicke', 'Spessore dell’isolante', 'Yalıtım kalınlığı'), millimetres)
export const conductivity = interval('conductivity', t('Thermal conductivity', 'Теплопроводность', 'Toplotna provodljivost', 'Wärmeleitfähigkeit', 'Conducibilità termica', 'Isı iletkenliği'), t('W/(m·K)', 'Вт/(м·К)', 'W/(m·K)', 'W/(m·K)', 'W/(m·K)', 'W/(m·K)'))

// tiles and floors
export const tileSize: CharacteristicSeed = {
  key: 'tileSize', type: 'Select', name: t('Tile size', 'Размер плитки', 'Dimenzije pločice', 'Fliesenformat', 'Formato piastrella', 'Karo ebadı'),
  options: [code('t200-200', '200×200'), code('t250-400', '250×400'), code('t300-600', '300×600'), code('t450-450', '450×450'), code('t600-600', '600×600'), code('t600-1200', '600×1200')],
}
export const tileSurface: CharacteristicSeed = {
  key: 'tileSurface', type: 'Radio', name: t('Surface', 'Поверхность', 'Površina', 'Oberfläche', 'Superficie', 'Yüzey'),
  options: [
    adjective('matt', 'Matt', 'Матовая', 'Mat', 'Matt', 'Opaca', 'Mat'), adjective('glossy', 'Glossy', 'Глянцевая', 'Sjajna', 'Glänzend', 'Lucida', 'Parlak'),
    adjective('structured', 'Structured', 'Рельефная', 'Reljefna', 'Strukturiert', 'Strutturata', 'Rölyefli'),
  ],
}
export const slipResistance: CharacteristicSeed = {
  key: 'slipResistance', type: 'Select', name: t('Slip resistance', 'Противоскольжение', 'Otpornost na klizanje', 'Rutschhemmung', 'Antiscivolo', 'Kaymazlık'), options: [code('r9', 'R9'), code('r10', 'R10'), code('r11', 'R11')],
}
export const wearClass: CharacteristicSeed = {
  key: 'wearClass', type: 'Radio', name: t('Wear class', 'Класс износостойкости', 'Klasa habanja', 'Nutzungsklasse', 'Classe d’uso', 'Aşınma sınıfı'), options: [code('w31', '31'), code('w32', '32'), code('w33', '33'), code('w34', '34')],
}
export const plankSize: CharacteristicSeed = {
  key: 'plankSize', type: 'Select', name: t('Plank size', 'Размер планки', 'Dimenzije daske', 'Dielenformat', 'Formato doga', 'Parke ebadı'),
  options: [code('p1220-180', '1220×180'), code('p1285-192', '1285×192'), code('p1380-193', '1380×193'), code('p1845-188', '1845×188')],
}
export const bevel = check('bevel', t('Bevelled edge', 'Фаска', 'Oborena ivica', 'Gefaste Kante', 'Bordo bisellato', 'Pahlı kenar'))
export const installation: CharacteristicSeed = {
  key: 'installation', type: 'Radio', name: t('Laying', 'Укладка', 'Polaganje', 'Verlegung', 'Posa', 'Döşeme'),
  options: [noun('click', 'Click', 'Замковая', 'Klik', 'Klick', 'A incastro', 'Kilitli'), adjective('glue', 'Glue-down', 'Клеевая', 'Lepljenje', 'Zum Verkleben', 'Da incollare', 'Yapıştırmalı')],
}
export const boxArea = interval('boxArea', t('Area in a box', 'Площадь в упаковке', 'Površina u pakovanju', 'Fläche pro Paket', 'Superficie per scatola', 'Kutudaki alan'), t('m²', 'м²', 'm²', 'm²', 'm²', 'm²'))
export const wearLayer = interval('wearLayer', t('Wear layer', 'Защитный слой', 'Habajući sloj', 'Nutzschicht', 'Strato d’usura', 'Aşınma tabakası'), millimetres)

// paints and sealants
export const paintBase: CharacteristicSeed = {
  key: 'paintBase', type: 'Select', name: t('Base', 'Основа', 'Osnova', 'Bindemittel', 'Legante', 'Bağlayıcı'),
  options: [
    noun('acrylic', 'Acrylic', 'Акриловая', 'Akrilna', 'Acryl', 'Acrilica', 'Akrilik'), noun('latex', 'Latex', 'Латексная', 'Lateks', 'Latex', 'Al lattice', 'Lateks'),
    noun('silicate', 'Silicate', 'Силикатная', 'Silikatna', 'Silikat', 'Ai silicati', 'Silikat'), noun('silicone', 'Silicone', 'Силиконовая', 'Silikonska', 'Silikon', 'Siliconica', 'Silikon'),
    noun('alkyd', 'Alkyd', 'Алкидная', 'Alkidna', 'Alkyd', 'Alchidica', 'Alkid'),
  ],
}
export const gloss: CharacteristicSeed = {
  key: 'gloss', type: 'Radio', name: t('Gloss', 'Степень блеска', 'Stepen sjaja', 'Glanzgrad', 'Brillantezza', 'Parlaklık'),
  options: [
    adjective('matt-paint', 'Matt', 'Матовая', 'Mat', 'Matt', 'Opaca', 'Mat'), adjective('semi-matt', 'Semi-matt', 'Полуматовая', 'Polumat', 'Seidenmatt', 'Satinata', 'İpek mat'),
    adjective('gloss-paint', 'Glossy', 'Глянцевая', 'Sjajna', 'Glänzend', 'Lucida', 'Parlak'),
  ],
}
export const canVolume = interval('canVolume', t('Can volume', 'Объём тары', 'Zapremina ambalaže', 'Gebindegröße', 'Volume confezione', 'Ambalaj hacmi'), t('l', 'л', 'l', 'l', 'l', 'l'))
export const spreadingRate = interval('spreadingRate', t('Spreading rate', 'Укрывистость', 'Izdašnost', 'Ergiebigkeit', 'Resa', 'Örtücülük'), t('m²/l', 'м²/л', 'm²/l', 'm²/l', 'm²/l', 'm²/l'))
export const tintable = check('tintable', t('Can be tinted', 'Колеруется', 'Može se tonirati', 'Abtönbar', 'Colorabile', 'Renklendirilebilir'))
export const sealantType: CharacteristicSeed = {
  key: 'sealantType', type: 'Select', name: t('Sealant type', 'Вид герметика', 'Vrsta zaptivne mase', 'Dichtstoffart', 'Tipo di sigillante', 'Mastik türü'),
  options: [
    noun('silicone-neutral', 'Neutral silicone', 'Силиконовый нейтральный', 'Neutralni silikon', 'Silikondichtstoff neutral', 'Silicone neutro', 'Nötr silikon'),
    noun('silicone-acetic', 'Acetic silicone', 'Силиконовый уксусный', 'Kiseli silikon', 'Silikondichtstoff sauer', 'Silicone acetico', 'Asidik silikon'),
    noun('sanitary', 'Sanitary silicone', 'Силиконовый санитарный', 'Sanitarni silikon', 'Sanitärsilikon', 'Silicone sanitario', 'Sıhhi silikon'),
    noun('acrylic-sealant', 'Acrylic', 'Акриловый', 'Akril', 'Acryldichtstoff', 'Acrilico', 'Akrilik'),
    named('ms-polymer', t('MS polymer', 'МС-полимерный', 'MS polimer', 'MS-Polymer-Dichtstoff', 'MS polimero', 'MS polimer')), noun('polyurethane', 'Polyurethane', 'Полиуретановый', 'Poliuretan', 'Polyurethandichtstoff', 'Poliuretanico', 'Poliüretan'),
  ],
}
export const movement = interval('movement', t('Joint movement', 'Деформация шва', 'Pokretljivost spoja', 'Bewegungsaufnahme', 'Movimento del giunto', 'Derz hareketi'), same('%'))
export const mouldResistant = check('mouldResistant', t('Mould-resistant', 'Защита от плесени', 'Zaštita od buđi', 'Schimmelhemmend', 'Antimuffa', 'Küf önleyici'))
export const foamUse: CharacteristicSeed = {
  key: 'foamUse', type: 'Radio', name: t('Application', 'Способ нанесения', 'Način nanošenja', 'Anwendung', 'Applicazione', 'Uygulama'),
  options: [
    { key: 'gun', label: t('Gun', 'Пистолетная', 'Za pištolj', 'Pistolenschaum', 'Per pistola', 'Tabancalı'), inName: t('gun-grade', 'пистолетная', 'za pištolj', 'Pistolenschaum', 'per pistola', 'tabancalı') },
    { key: 'straw', label: t('Straw', 'С трубкой', 'Sa cevčicom', 'Adapterschaum', 'Manuale', 'Pipetli'), inName: t('straw-grade', 'с трубкой', 'sa cevčicom', 'Adapterschaum', 'manuale', 'pipetli') },
  ],
}
export const season: CharacteristicSeed = {
  key: 'season', type: 'Select', name: t('Season', 'Сезон', 'Sezona', 'Jahreszeit', 'Stagione', 'Mevsim'),
  options: [
    noun('summer', 'Summer', 'Летняя', 'Letnja', 'Sommerqualität', 'Estiva', 'Yazlık'), noun('winter', 'Winter', 'Зимняя', 'Zimska', 'Winterqualität', 'Invernale', 'Kışlık'),
    noun('all-year', 'All-season', 'Всесезонная', 'Celogodišnja', 'Ganzjahresqualität', 'Quattro stagioni', 'Dört mevsim'),
  ],
}
export const foamYield = interval('foamYield', t('Foam yield', 'Выход пены', 'Izdašnost pene', 'Schaumausbeute', 'Resa della schiuma', 'Köpük verimi'), t('l', 'л', 'l', 'l', 'l', 'l'))
export const fireClass: CharacteristicSeed = {
  key: 'fireClass', type: 'Radio', name: t('Fire class', 'Класс горючести', 'Klasa zapaljivosti', 'Baustoffklasse', 'Classe di reazione al fuoco', 'Yanıcılık sınıfı'), options: [code('b1', 'B1'), code('b2', 'B2'), code('b3', 'B3')],
}

// windows, doors and locks
export const chambers = interval('chambers', t('Profile chambers', 'Камер в профиле', 'Komora u profilu', 'Profilkammern', 'Camere del profilo', 'Profil odacığı'))
export const glazing: CharacteristicSeed = {
  key: 'glazing', type: 'Radio', name: t('Glazing', 'Стеклопакет', 'Zastakljenje', 'Verglasung', 'Vetrocamera', 'Cam ünitesi'),
  options: [
    noun('double', 'Double glazing', '1-камерный', 'Dvoslojno staklo', '2-fach-Glas', 'Doppio vetro', 'Çift cam'),
    noun('triple', 'Triple glazing', '2-камерный', 'Troslojno staklo', '3-fach-Glas', 'Triplo vetro', 'Üçlü cam'),
  ],
}
export const opening: CharacteristicSeed = {
  key: 'opening', type: 'Select', name: t('Opening', 'Открывание', 'Otvaranje', 'Öffnungsart', 'Apertura', 'Açılım'),
  options: [
    noun('tilt-turn', 'Tilt and turn', 'Поворотно-откидное', 'Okretno-nagibni', 'Dreh-Kipp', 'Anta-ribalta', 'Çift açılım'), noun('turn', 'Side-hung', 'Поворотное', 'Okretni', 'Drehflügel', 'A battente', 'Tek açılım'),
    noun('fixed', 'Fixed', 'Глухое', 'Fiksni', 'Festverglast', 'Fisso', 'Sabit'),
  ],
}
export const doorFinish: CharacteristicSeed = {
  key: 'doorFinish', type: 'Select', name: t('Finish', 'Покрытие', 'Završna obrada', 'Oberfläche', 'Finitura', 'Kaplama'),
  options: [
    noun('laminate', 'Laminate', 'Экошпон', 'Laminat', 'CPL', 'Laminato', 'Laminat'), noun('veneer', 'Veneer', 'Шпон', 'Furnir', 'Furnier', 'Impiallacciatura', 'Ahşap kaplama'),
    noun('enamel', 'Enamel', 'Эмаль', 'Lak', 'Lack', 'Laccatura', 'Lake'),
  ],
}
export const doorLeaf: CharacteristicSeed = {
  key: 'doorLeaf', type: 'Radio', name: t('Door leaf', 'Полотно', 'Krilo', 'Türblatt', 'Anta', 'Kanat'),
  options: [
    adjective('blind-leaf', 'Plain', 'Глухая', 'Puna', 'Ohne Lichtausschnitt', 'Cieca', 'Dolu'), adjective('glazed-leaf', 'Glazed', 'Остеклённая', 'Sa staklom', 'Mit Lichtausschnitt', 'Vetrata', 'Camlı'),
  ],
}
export const leafHeight = interval('leafHeight', t('Leaf height', 'Высота полотна', 'Visina krila', 'Türblatthöhe', 'Altezza anta', 'Kanat yüksekliği'), millimetres)
export const outerSide = interval('outerSide', t('Outer side', 'Наружная сторона', 'Spoljna strana', 'Außenmaß', 'Lato esterno', 'Dış taraf'), millimetres)
export const innerSide = interval('innerSide', t('Inner side', 'Внутренняя сторона', 'Unutrašnja strana', 'Innenmaß', 'Lato interno', 'İç taraf'), millimetres)
export const keyCount = interval('keyCount', t('Number of keys', 'Количество ключей', 'Broj ključeva', 'Anzahl Schlüssel', 'Numero di chiavi', 'Anahtar sayısı'))
export const turnKnob = check('turnKnob', t('Thumb turn inside', 'Вертушка изнутри', 'Dugme sa unutrašnje strane', 'Knauf innen', 'Pomolo interno', 'İçten mandallı'))

// sanitary ware and heating
export const tapPurpose: CharacteristicSeed = {
  key: 'tapPurpose', type: 'Select', name: t('For', 'Назначение', 'Namena', 'Verwendung', 'Destinazione', 'Kullanım yeri'),
  options: [
    { key: 'for-basin', label: t('Washbasin', 'Умывальник', 'Umivaonik', 'Waschtisch', 'Lavabo', 'Lavabo'), inName: t('for washbasin', 'для умывальника', 'za umivaonik', 'für Waschtisch', 'per lavabo', 'lavabo için') },
    { key: 'for-kitchen', label: t('Kitchen sink', 'Кухонная мойка', 'Sudopera', 'Küchenspüle', 'Lavello', 'Eviye'), inName: t('for kitchen sink', 'для мойки', 'za sudoperu', 'für Küchenspüle', 'per lavello', 'eviye için') },
    { key: 'for-bath', label: t('Bathtub', 'Ванна', 'Kada', 'Badewanne', 'Vasca', 'Küvet'), inName: t('for bathtub', 'для ванны', 'za kadu', 'für Badewanne', 'per vasca', 'küvet için') },
    { key: 'for-shower', label: t('Shower', 'Душ', 'Tuš', 'Dusche', 'Doccia', 'Duş'), inName: t('for shower', 'для душа', 'za tuš', 'für Dusche', 'per doccia', 'duş için') },
  ],
}
export const cartridgeSize = interval('cartridgeSize', t('Cartridge', 'Картридж', 'Kartuša', 'Kartusche', 'Cartuccia', 'Kartuş'), millimetres)
export const spoutReach = interval('spoutReach', t('Spout reach', 'Вылет излива', 'Dužina izliva', 'Ausladung', 'Sporgenza bocca', 'Ağız uzunluğu'), millimetres)
export const toiletType: CharacteristicSeed = {
  key: 'toiletType', type: 'Radio', name: t('Type', 'Конструкция', 'Tip', 'Bauart', 'Tipo', 'Tip'),
  options: [
    adjective('close-coupled', 'Close-coupled', 'Напольный с бачком', 'Monoblok', 'Mit Spülkasten', 'A terra con cassetta', 'Rezervuarlı'),
    adjective('wall-hung', 'Wall-hung', 'Подвесной', 'Konzolna', 'Wandhängend', 'Sospeso', 'Asma'), adjective('back-to-wall', 'Back-to-wall', 'Приставной', 'Uz zid', 'Bodenstehend wandbündig', 'Filo muro', 'Duvara dayalı'),
  ],
}
export const outlet: CharacteristicSeed = {
  key: 'outlet', type: 'Select', name: t('Outlet', 'Выпуск', 'Odvod', 'Abgang', 'Scarico', 'Gider çıkışı'),
  options: [
    adjective('horizontal', 'Horizontal', 'Горизонтальный', 'Horizontalni', 'Waagerecht', 'A parete', 'Yatay'), adjective('vertical', 'Vertical', 'Вертикальный', 'Vertikalni', 'Senkrecht', 'A pavimento', 'Dikey'),
    adjective('oblique', 'Oblique', 'Косой', 'Kosi', 'Schräg', 'Obliquo', 'Eğik'),
  ],
}
export const softClose = check('softClose', t('Soft-close seat', 'Сиденье с микролифтом', 'Daska sa sporim spuštanjem', 'Sitz mit Absenkautomatik', 'Sedile a chiusura rallentata', 'Yavaş kapanan kapak'))
export const rimless = check('rimless', t('Rimless', 'Безободковый', 'Bez ruba', 'Spülrandlos', 'Senza brida', 'Kanalsız'))
export const radiatorMaterial: CharacteristicSeed = {
  key: 'radiatorMaterial', type: 'Radio', name: t('Material', 'Материал', 'Materijal', 'Material', 'Materiale', 'Malzeme'),
  options: [
    noun('aluminium', 'Aluminium', 'Алюминиевый', 'Aluminijumski', 'Aluminium', 'In alluminio', 'Alüminyum'), noun('bimetal', 'Bimetallic', 'Биметаллический', 'Bimetalni', 'Bimetall', 'Bimetallico', 'Bimetal'),
    noun('cast-iron', 'Cast iron', 'Чугунный', 'Liveni', 'Gusseisen', 'In ghisa', 'Döküm'),
  ],
}
export const centres = interval('centres', t('Centre distance', 'Межосевое расстояние', 'Osno rastojanje', 'Nabenabstand', 'Interasse', 'Eksen aralığı'), millimetres)
export const sections = interval('sections', t('Sections', 'Секций', 'Članaka', 'Glieder', 'Elementi', 'Dilim'))
export const heatOutput = interval('heatOutput', t('Heat output', 'Теплоотдача', 'Toplotna snaga', 'Wärmeleistung', 'Potenza termica', 'Isıl güç'), t('W', 'Вт', 'W', 'W', 'W', 'W'))
export const workingPressure = interval('workingPressure', t('Working pressure', 'Рабочее давление', 'Radni pritisak', 'Betriebsdruck', 'Pressione d’esercizio', 'Çalışma basıncı'), t('bar', 'бар', 'bar', 'bar', 'bar', 'bar'))
export const standard: CharacteristicSeed = { key: 'standard', name: t('Standard', 'Стандарт', 'Standard', 'Norm', 'Norma', 'Standart'), type: 'Text' }
