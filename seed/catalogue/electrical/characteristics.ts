// Characteristics of electrical goods and light, shared by the categories of the class.
import { same, t } from '../../types.ts'
import type { CharacteristicSeed } from '../../types.ts'
import { check, codes, interval, option } from '../declare.ts'

const millimetre = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const kilowatt = t('kW', 'кВт', 'kW', 'kW', 'kW', 'kW')
const watt = t('W', 'Вт', 'W', 'W', 'W', 'W')
const volt = t('V', 'В', 'V', 'V', 'V', 'V')

// cable and wire
export const wireType: CharacteristicSeed = {
  key: 'wireType', name: t('Wire type', 'Марка провода', 'Tip provodnika', 'Leitungstyp', 'Sigla del cavo', 'İletken tipi'), type: 'Select',
  options: codes('H05V-K', 'H05V-U', 'H07V-K', 'H07V-U', 'H07Z-K'),
}
export const cableType: CharacteristicSeed = {
  key: 'cableType', name: t('Cable type', 'Марка кабеля', 'Tip kabla', 'Kabeltyp', 'Sigla del cavo', 'Kablo tipi'), type: 'Select',
  options: codes('NYM-J', 'NYY-J', 'NYCY', 'N2XH-J', 'N2XCH', 'NHXMH-J'),
}
export const controlType: CharacteristicSeed = {
  key: 'controlType', name: t('Control cable type', 'Марка контрольного кабеля', 'Tip signalnog kabla', 'Steuerleitungstyp', 'Sigla del cavo di comando', 'Kumanda kablosu tipi'), type: 'Select',
  options: codes('YSLY-JZ', 'YSLYCY-JZ', 'LiYY', 'LiYCY'),
}
export const cores = interval('cores', t('Number of cores', 'Число жил', 'Broj žila', 'Aderzahl', 'Numero di conduttori', 'Damar sayısı'))
export const section = interval('section', t('Conductor cross-section', 'Сечение жилы', 'Presek žile', 'Leiterquerschnitt', 'Sezione del conduttore', 'İletken kesiti'), t('mm²', 'мм²', 'mm²', 'mm²', 'mm²', 'mm²'))
export const outerDiameter = interval('outerDiameter', t('Outer diameter', 'Наружный диаметр', 'Spoljni prečnik', 'Außendurchmesser', 'Diametro esterno', 'Dış çap'), millimetre)
export const rollLength = interval('rollLength', t('Length on the roll', 'Длина в бухте', 'Dužina u koturu', 'Ringlänge', 'Lunghezza della matassa', 'Kangal uzunluğu'), t('m', 'м', 'm', 'm', 'm', 'm'))
export const conductorClass: CharacteristicSeed = {
  key: 'conductorClass', name: t('Conductor', 'Жила', 'Vrsta žile', 'Leiteraufbau', 'Tipo di conduttore', 'İletken yapısı'), type: 'Radio',
  options: [
    option('solid', 'solid, class 1', 'однопроволочная, класс 1', 'puna žica, klasa 1', 'eindrähtig, Klasse 1', 'rigido, classe 1', 'tek telli, sınıf 1'),
    option('stranded', 'stranded, class 2', 'многопроволочная, класс 2', 'višežična, klasa 2', 'mehrdrähtig, Klasse 2', 'cordato, classe 2', 'çok telli, sınıf 2'),
    option('flexible', 'flexible, class 5', 'гибкая, класс 5', 'finožična, klasa 5', 'feindrähtig, Klasse 5', 'flessibile, classe 5', 'ince çok telli, sınıf 5'),
  ],
}
export const laying: CharacteristicSeed = {
  key: 'laying', name: t('Where it may be laid', 'Способ прокладки', 'Način polaganja', 'Verlegeart', 'Posa ammessa', 'Döşeme yeri'), type: 'TextList',
  options: [
    option('indoors', 'indoors', 'в помещениях', 'u zatvorenom prostoru', 'in Innenräumen', 'all’interno', 'bina içi'),
    option('conduit', 'in conduit', 'в трубах и коробах', 'u instalacionim cevima', 'im Installationsrohr', 'in tubo o canalina', 'boru ve kanal içi'),
    option('masonry', 'in plaster and masonry', 'под штукатуркой и в кладке', 'u malteru i zidu', 'im Putz und Mauerwerk', 'sotto intonaco e in muratura', 'sıva altı'),
    option('outdoors', 'outdoors', 'на открытом воздухе', 'na otvorenom', 'im Freien', 'all’esterno', 'açık hava'),
    option('underground', 'underground', 'в земле', 'u zemlji', 'in Erde', 'interrata', 'toprak altı'),
  ],
}
export const fireClass: CharacteristicSeed = {
  key: 'fireClass', name: t('Reaction to fire', 'Класс пожарной опасности', 'Reakcija na požar', 'Brandverhalten', 'Reazione al fuoco', 'Yangına tepki sınıfı'), type: 'Select',
  options: codes('Eca', 'Dca', 'Cca', 'B2ca'),
}
export const oilResistant = check('oilResistant', t('Oil resistant', 'Маслостойкая оболочка', 'Otporan na ulje', 'Ölbeständig', 'Resistente agli oli', 'Yağa dayanıklı'))

// shared by switchgear, accessories and enclosures
export const colour: CharacteristicSeed = {
  key: 'colour', name: t('Colour', 'Цвет', 'Boja', 'Farbe', 'Colore', 'Renk'), type: 'Select',
  options: [
    option('white', 'white', 'белый', 'bela', 'weiß', 'bianco', 'beyaz'),
    option('ivory', 'ivory', 'слоновая кость', 'slonova kost', 'cremeweiß', 'avorio', 'krem'),
    option('black', 'black', 'чёрный', 'crna', 'schwarz', 'nero', 'siyah'),
    option('grey', 'grey', 'серый', 'siva', 'grau', 'grigio', 'gri'),
    option('anthracite', 'anthracite', 'антрацит', 'antracit', 'anthrazit', 'antracite', 'antrasit'),
    option('silver', 'silver', 'серебристый', 'srebrna', 'silber', 'argento', 'gümüş'),
    option('blue', 'blue', 'синий', 'plava', 'blau', 'blu', 'mavi'),
    option('brown', 'brown', 'коричневый', 'braon', 'braun', 'marrone', 'kahverengi'),
    option('red', 'red', 'красный', 'crvena', 'rot', 'rosso', 'kırmızı'),
    option('green-yellow', 'green-yellow', 'жёлто-зелёный', 'žuto-zelena', 'grün-gelb', 'giallo-verde', 'sarı-yeşil'),
  ],
}
export const protection: CharacteristicSeed = {
  key: 'protection', name: t('Degree of protection', 'Степень защиты', 'Stepen zaštite', 'Schutzart', 'Grado di protezione', 'Koruma sınıfı'), type: 'Select',
  options: codes('IP20', 'IP40', 'IP44', 'IP54', 'IP55', 'IP65', 'IP66', 'IP67'),
}
export const approvals: CharacteristicSeed = {
  key: 'approvals', name: t('Marks of conformity', 'Знаки соответствия', 'Znaci usaglašenosti', 'Prüfzeichen', 'Marchi di conformità', 'Uygunluk işaretleri'), type: 'TextList',
  options: codes('CE', 'EAC', 'VDE', 'IMQ', 'TSE', 'UKCA'),
}
export const mounting: CharacteristicSeed = {
  key: 'mounting', name: t('Mounting', 'Монтаж', 'Montaža', 'Montageart', 'Montaggio', 'Montaj'), type: 'Radio',
  options: [
    option('surface', 'surface', 'открытый', 'nadžbukna', 'Aufputz', 'a parete', 'sıva üstü'),
    option('recessed', 'recessed', 'скрытый', 'ugradna', 'Unterputz', 'da incasso', 'sıva altı'),
  ],
}
export const width = interval('width', t('Width', 'Ширина', 'Širina', 'Breite', 'Larghezza', 'Genişlik'), millimetre)
export const height = interval('height', t('Height', 'Высота', 'Visina', 'Höhe', 'Altezza', 'Yükseklik'), millimetre)
export const depth = interval('depth', t('Depth', 'Глубина', 'Dubina', 'Tiefe', 'Profondità', 'Derinlik'), millimetre)
export const supplied: CharacteristicSeed = {
  key: 'supplied', name: t('Supplied with', 'Комплект поставки', 'Obim isporuke', 'Lieferumfang', 'Dotazione', 'Teslimat kapsamı'), type: 'Text',
}

// switchgear
export const current = interval('current', t('Rated current', 'Номинальный ток', 'Nazivna struja', 'Bemessungsstrom', 'Corrente nominale', 'Anma akımı'), t('A', 'А', 'A', 'A', 'A', 'A'))
export const poles: CharacteristicSeed = {
  key: 'poles', name: t('Poles', 'Число полюсов', 'Broj polova', 'Polzahl', 'Poli', 'Kutup sayısı'), type: 'Select',
  options: codes('1P', '1P+N', '2P', '3P', '4P'),
}
export const curve: CharacteristicSeed = {
  key: 'curve', name: t('Tripping curve', 'Характеристика срабатывания', 'Karakteristika okidanja', 'Auslösecharakteristik', 'Curva di intervento', 'Açma eğrisi'), type: 'Radio',
  options: codes('B', 'C', 'D'),
}
export const breakingCapacity = interval('breakingCapacity', t('Breaking capacity', 'Отключающая способность', 'Prekidna moć', 'Schaltvermögen', 'Potere di interruzione', 'Kesme kapasitesi'), t('kA', 'кА', 'kA', 'kA', 'kA', 'kA'))
export const sensitivity = interval('sensitivity', t('Residual current', 'Ток утечки', 'Diferencijalna struja', 'Bemessungsfehlerstrom', 'Corrente differenziale', 'Kaçak akım'), t('mA', 'мА', 'mA', 'mA', 'mA', 'mA'))
export const residualType: CharacteristicSeed = {
  key: 'residualType', name: t('RCD type', 'Тип УЗО', 'Tip FID sklopke', 'FI-Typ', 'Tipo di differenziale', 'Kaçak akım tipi'), type: 'Radio',
  options: codes('AC', 'A', 'F', 'B'),
}
export const selective = check('selective', t('Selective (S)', 'Селективное (S)', 'Selektivna (S)', 'Selektiv (S)', 'Selettivo (S)', 'Seçici (S)'))
export const coilVoltage: CharacteristicSeed = {
  key: 'coilVoltage', name: t('Coil voltage', 'Напряжение катушки', 'Napon špulne', 'Spulenspannung', 'Tensione della bobina', 'Bobin gerilimi'), type: 'Select',
  options: [
    { key: '24-dc', label: t('24 V DC', '24 В DC', '24 V DC', '24 V DC', '24 V c.c.', '24 V DC') },
    { key: '24-ac', label: t('24 V AC', '24 В AC', '24 V AC', '24 V AC', '24 V c.a.', '24 V AC') },
    { key: '110-ac', label: t('110 V AC', '110 В AC', '110 V AC', '110 V AC', '110 V c.a.', '110 V AC') },
    { key: '230-ac', label: t('230 V AC', '230 В AC', '230 V AC', '230 V AC', '230 V c.a.', '230 V AC') },
    { key: '400-ac', label: t('400 V AC', '400 В AC', '400 V AC', '400 V AC', '400 V c.a.', '400 V AC') },
  ],
}
export const auxiliary: CharacteristicSeed = {
  key: 'auxiliary', name: t('Auxiliary contacts', 'Вспомогательные контакты', 'Pomoćni kontakti', 'Hilfskontakte', 'Contatti ausiliari', 'Yardımcı kontaklar'), type: 'Radio',
  options: [
    { key: '1no', label: t('1NO', '1НО', '1NO', '1S', '1NA', '1NA') },
    { key: '1nc', label: t('1NC', '1НЗ', '1NC', '1Ö', '1NC', '1NK') },
    { key: '1no-1nc', label: t('1NO+1NC', '1НО+1НЗ', '1NO+1NC', '1S+1Ö', '1NA+1NC', '1NA+1NK') },
  ],
}
export const motorPower = interval('motorPower', t('Motor power at 400 V', 'Мощность двигателя при 400 В', 'Snaga motora na 400 V', 'Motorleistung bei 400 V', 'Potenza motore a 400 V', '400 V motor gücü'), kilowatt)
export const bodyMaterial: CharacteristicSeed = {
  key: 'bodyMaterial', name: t('Body material', 'Материал корпуса', 'Materijal kućišta', 'Gehäusematerial', 'Materiale dell’involucro', 'Gövde malzemesi'), type: 'Select',
  options: [
    option('sheet-steel', 'sheet steel', 'листовая сталь', 'čelični lim', 'Stahlblech', 'lamiera d’acciaio', 'sac'),
    option('stainless', 'stainless steel', 'нержавеющая сталь', 'nerđajući čelik', 'Edelstahl', 'acciaio inox', 'paslanmaz çelik'),
    option('polyester', 'glass-fibre polyester', 'стеклополиэстер', 'stakloplastika', 'GFK-Polyester', 'poliestere rinforzato', 'CTP polyester'),
    option('abs', 'ABS plastic', 'АБС-пластик', 'ABS plastika', 'ABS-Kunststoff', 'plastica ABS', 'ABS plastik'),
    option('polycarbonate', 'polycarbonate', 'поликарбонат', 'polikarbonat', 'Polycarbonat', 'policarbonato', 'polikarbonat'),
  ],
}
export const mountingPlate = check('mountingPlate', t('With mounting plate', 'С монтажной панелью', 'Sa montažnom pločom', 'Mit Montageplatte', 'Con piastra di fondo', 'Montaj plakalı'))

// wiring accessories
export const gangs = interval('gangs', t('Outlets in the frame', 'Число розеток в рамке', 'Broj priključnica u okviru', 'Anzahl der Steckdosen', 'Prese nella placca', 'Çerçevedeki priz sayısı'))
export const socketStandard: CharacteristicSeed = {
  key: 'socketStandard', name: t('Socket standard', 'Стандарт розетки', 'Standard utičnice', 'Steckdosennorm', 'Standard della presa', 'Priz standardı'), type: 'Select',
  options: [
    { key: 'schuko', label: t('Schuko (type F)', 'Schuko (тип F)', 'Schuko (tip F)', 'Schuko (Typ F)', 'Schuko (tipo F)', 'Schuko (F tipi)'), inName: same('Schuko') },
    { key: 'type-e', label: t('Type E', 'Тип E', 'Tip E', 'Typ E', 'Tipo E', 'E tipi'), inName: t('type E', 'типа E', 'tipa E', 'Typ E', 'tipo E', 'E tipi') },
    { key: 'type-l', label: t('Type L', 'Тип L', 'Tip L', 'Typ L', 'Tipo L', 'L tipi'), inName: t('type L', 'типа L', 'tipa L', 'Typ L', 'tipo L', 'L tipi') },
    { key: 'type-g', label: t('Type G', 'Тип G', 'Tip G', 'Typ G', 'Tipo G', 'G tipi'), inName: t('type G', 'типа G', 'tipa G', 'Typ G', 'tipo G', 'G tipi') },
  ],
}
export const chargingPorts = check('chargingPorts', t('USB charging ports', 'USB-порты для зарядки', 'USB priključci za punjenje', 'USB-Ladeanschlüsse', 'Porte di ricarica USB', 'USB şarj girişi'))
export const industrialForm: CharacteristicSeed = {
  key: 'industrialForm', name: t('Form', 'Исполнение', 'Izvedba', 'Bauform', 'Esecuzione', 'Tip'), type: 'Select',
  options: [
    { key: 'plug', label: t('Plug', 'Вилка переносная', 'Utikač', 'Stecker', 'Spina mobile', 'Uzatma fişi') },
    { key: 'connector', label: t('Connector', 'Розетка переносная', 'Prenosna utičnica', 'Kupplung', 'Presa mobile', 'Uzatma prizi') },
    { key: 'wall-socket', label: t('Wall socket', 'Розетка настенная', 'Zidna utičnica', 'Wandsteckdose', 'Presa da parete', 'Duvar prizi') },
    { key: 'panel-socket', label: t('Panel socket', 'Розетка встраиваемая', 'Ugradna utičnica', 'Anbausteckdose', 'Presa da quadro', 'Makine prizi') },
    { key: 'inlet', label: t('Appliance inlet', 'Вилка встраиваемая', 'Ugradni utikač', 'Anbaustecker', 'Spina da quadro', 'Makine fişi') },
  ],
}
export const contacts: CharacteristicSeed = {
  key: 'contacts', name: t('Contacts', 'Контакты', 'Kontakti', 'Kontakte', 'Contatti', 'Kontaklar'), type: 'Radio', options: codes('2P+E', '3P+E', '3P+N+E'),
}
export const terminals: CharacteristicSeed = {
  key: 'terminals', name: t('Terminals', 'Зажимы', 'Priključne stezaljke', 'Anschlussart', 'Morsetti', 'Bağlantı tipi'), type: 'Radio',
  options: [
    option('screw', 'screw terminals', 'винтовые зажимы', 'vijčane stezaljke', 'Schraubklemmen', 'morsetti a vite', 'vidalı klemens'),
    option('spring', 'spring terminals', 'пружинные зажимы', 'opružne stezaljke', 'Federklemmen', 'morsetti a molla', 'yaylı klemens'),
  ],
}
export const voltage = interval('voltage', t('Rated voltage', 'Номинальное напряжение', 'Nazivni napon', 'Bemessungsspannung', 'Tensione nominale', 'Anma gerilimi'), volt)
export const entries = interval('entries', t('Cable entries', 'Кабельные вводы', 'Kablovski uvodi', 'Kabeleinführungen', 'Ingressi cavo', 'Kablo girişi sayısı'))

// light
export const power = interval('power', t('Power', 'Мощность', 'Snaga', 'Leistung', 'Potenza', 'Güç'), watt)
export const flux = interval('flux', t('Luminous flux', 'Световой поток', 'Svetlosni fluks', 'Lichtstrom', 'Flusso luminoso', 'Işık akısı'), t('lm', 'лм', 'lm', 'lm', 'lm', 'lm'))
export const colourTemperature = interval('colourTemperature', t('Colour temperature', 'Цветовая температура', 'Temperatura boje', 'Farbtemperatur', 'Temperatura di colore', 'Renk sıcaklığı'), t('K', 'К', 'K', 'K', 'K', 'K'))
export const beam = interval('beam', t('Beam angle', 'Угол рассеивания', 'Ugao snopa', 'Abstrahlwinkel', 'Angolo del fascio', 'Işık açısı'), same('°'))
export const dimmable = check('dimmable', t('Dimmable', 'Диммируемый', 'Dimabilno', 'Dimmbar', 'Dimmerabile', 'Dimlenebilir'))
export const motionSensor = check('motionSensor', t('Motion sensor', 'Датчик движения', 'Senzor pokreta', 'Bewegungsmelder', 'Sensore di movimento', 'Hareket sensörü'))
export const panelSize: CharacteristicSeed = {
  key: 'panelSize', name: t('Panel size', 'Размер панели', 'Dimenzije panela', 'Panelmaß', 'Formato del pannello', 'Panel ölçüsü'), type: 'Select',
  options: codes('295×295', '595×595', '620×620', '295×1195', '595×1195'),
}
export const glare: CharacteristicSeed = {
  key: 'glare', name: t('Glare rating', 'Показатель ослеплённости', 'Faktor bleštanja', 'Blendwert', 'Indice di abbagliamento', 'Kamaşma değeri'), type: 'Radio',
  options: [{ key: 'ugr19', label: same('UGR<19') }, { key: 'ugr22', label: same('UGR<22') }],
}
export const control: CharacteristicSeed = {
  key: 'control', name: t('Control', 'Управление', 'Upravljanje', 'Steuerung', 'Comando', 'Kontrol'), type: 'Select',
  options: [
    option('switch', 'on/off', 'вкл/выкл', 'uklj/isklj', 'Ein/Aus', 'on/off', 'aç/kapa'),
    ...codes('DALI'),
    { key: '1-10-v', label: t('1–10 V', '1–10 В', '1–10 V', '1–10 V', '1–10 V', '1–10 V') },
  ],
}
export const base: CharacteristicSeed = {
  key: 'base', name: t('Base', 'Цоколь', 'Grlo', 'Sockel', 'Attacco', 'Duy'), type: 'Select',
  options: codes('E27', 'E14', 'B22d', 'G13', 'G5', 'GU10', 'GU5.3', 'G53'),
}
export const bulbShape: CharacteristicSeed = {
  key: 'bulbShape', name: t('Bulb shape', 'Форма колбы', 'Oblik sijalice', 'Kolbenform', 'Forma del bulbo', 'Ampul formu'), type: 'Select',
  options: codes('A60', 'A67', 'C37', 'G45', 'G95', 'ST64'),
}
export const glass: CharacteristicSeed = {
  key: 'glass', name: t('Glass', 'Колба', 'Površina balona', 'Glas', 'Vetro', 'Cam'), type: 'Radio',
  options: [
    option('frosted', 'frosted', 'матовая', 'mat', 'matt', 'opale', 'mat'),
    option('clear', 'clear', 'прозрачная', 'prozirna', 'klar', 'trasparente', 'şeffaf'),
  ],
}
export const tubeSupply: CharacteristicSeed = {
  key: 'tubeSupply', name: t('Operation', 'Подключение', 'Napajanje', 'Betrieb', 'Alimentazione', 'Besleme'), type: 'Select',
  options: [
    option('mains', 'mains', 'от сети', 'mreža', 'Netzspannung', 'rete', 'şebeke'),
    option('magnetic', 'magnetic ballast', 'с ЭмПРА', 'magnetna prigušnica', 'KVG', 'reattore magnetico', 'manyetik balast'),
    option('electronic', 'electronic ballast', 'с ЭПРА', 'elektronska prigušnica', 'EVG', 'reattore elettronico', 'elektronik balast'),
  ],
}
export const tubeLength = interval('tubeLength', t('Tube length', 'Длина трубки', 'Dužina cevi', 'Röhrenlänge', 'Lunghezza del tubo', 'Tüp uzunluğu'), millimetre)

// motors
export const shaftPower = interval('shaftPower', t('Rated power', 'Номинальная мощность', 'Nazivna snaga', 'Bemessungsleistung', 'Potenza nominale', 'Anma gücü'), kilowatt)
export const speed = interval('speed', t('Synchronous speed', 'Синхронная частота вращения', 'Sinhrona brzina', 'Synchrondrehzahl', 'Velocità sincrona', 'Senkron devir'), t('rpm', 'об/мин', 'o/min', 'U/min', 'giri/min', 'd/dk'))
export const outputSpeed = interval('outputSpeed', t('Output speed', 'Частота вращения на выходе', 'Izlazna brzina', 'Abtriebsdrehzahl', 'Velocità in uscita', 'Çıkış devri'), t('rpm', 'об/мин', 'o/min', 'U/min', 'giri/min', 'd/dk'))
export const torque = interval('torque', t('Output torque', 'Крутящий момент на выходе', 'Izlazni moment', 'Abtriebsdrehmoment', 'Coppia in uscita', 'Çıkış torku'), t('Nm', 'Н·м', 'Nm', 'Nm', 'Nm', 'Nm'))
export const efficiency: CharacteristicSeed = {
  key: 'efficiency', name: t('Efficiency class', 'Класс энергоэффективности', 'Klasa efikasnosti', 'Effizienzklasse', 'Classe di efficienza', 'Verim sınıfı'), type: 'Radio',
  options: codes('IE2', 'IE3', 'IE4'),
}
export const mountingForm: CharacteristicSeed = {
  key: 'mountingForm', name: t('Mounting form (IEC 60034-7)', 'Монтажное исполнение (IEC 60034-7)', 'Oblik ugradnje (IEC 60034-7)', 'Bauform (IEC 60034-7)', 'Forma costruttiva (IEC 60034-7)', 'Yapı biçimi (IEC 60034-7)'), type: 'Select',
  options: codes('B3', 'B5', 'B14', 'B35'),
}
export const frame = interval('frame', t('Shaft height', 'Высота оси вращения', 'Visina vratila', 'Achshöhe', 'Altezza d’asse', 'Mil yüksekliği'), millimetre)
export const gearType: CharacteristicSeed = {
  key: 'gearType', name: t('Gear type', 'Тип редуктора', 'Tip reduktora', 'Getriebeart', 'Tipo di riduttore', 'Redüktör tipi'), type: 'Select',
  options: [
    { key: 'worm', label: t('Worm', 'Червячный', 'Pužni', 'Schnecke', 'A vite senza fine', 'Sonsuz vidalı'), inName: t('Worm geared motor', 'Червячный мотор-редуктор', 'Pužni motor-reduktor', 'Schneckengetriebemotor', 'Motoriduttore a vite senza fine', 'Sonsuz vidalı redüktörlü motor') },
    { key: 'helical', label: t('Helical', 'Соосный цилиндрический', 'Cilindrični', 'Stirnrad', 'Coassiale', 'Helisel dişli'), inName: t('Helical geared motor', 'Соосный мотор-редуктор', 'Cilindrični motor-reduktor', 'Stirnradgetriebemotor', 'Motoriduttore coassiale', 'Helisel redüktörlü motor') },
    { key: 'bevel', label: t('Bevel-helical', 'Коническо-цилиндрический', 'Konusno-cilindrični', 'Kegelrad', 'Ad assi ortogonali', 'Konik dişli'), inName: t('Bevel geared motor', 'Конический мотор-редуктор', 'Konusni motor-reduktor', 'Kegelradgetriebemotor', 'Motoriduttore ortogonale', 'Konik redüktörlü motor') },
  ],
}
export const brake = check('brake', t('Built-in brake', 'Встроенный тормоз', 'Ugrađena kočnica', 'Eingebaute Bremse', 'Freno incorporato', 'Dahili fren'))
export const capacitor: CharacteristicSeed = {
  key: 'capacitor', name: t('Capacitors', 'Конденсаторы', 'Kondenzatori', 'Kondensatoren', 'Condensatori', 'Kondansatörler'), type: 'Radio',
  options: [
    option('run', 'run capacitor', 'рабочий конденсатор', 'radni kondenzator', 'Betriebskondensator', 'condensatore di marcia', 'daimi kondansatörlü'),
    option('start-run', 'start and run capacitors', 'пусковой и рабочий конденсаторы', 'startni i radni kondenzator', 'Anlauf- und Betriebskondensator', 'condensatori di avviamento e marcia', 'kalkış ve daimi kondansatörlü'),
  ],
}
