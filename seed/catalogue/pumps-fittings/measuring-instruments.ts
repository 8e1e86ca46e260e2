import type { GroupSeed } from '../../types.ts'
import { num, str, t } from '../../types.ts'
import { keys, labelOf, lookUp, sizeIn } from '../declare.ts'
import * as the from './characteristics.ts'

const caseThread: Record<number, string> = { 50: 'g-1-4', 63: 'g-1-4', 100: 'g-1-2', 160: 'g-1-2' }

export const measuringInstruments: GroupSeed = {
  key: 'measuring-instruments',
  name: t('Measuring instruments', 'Измерительные приборы', 'Merni instrumenti', 'Messgeräte', 'Strumenti di misura',
    'Ölçü aletleri'),
  about: t(
    'Instruments that show pressure, temperature and consumption in a pipeline. The working value should lie in the middle third of the scale.',
    'Приборы, показывающие давление, температуру и расход в трубопроводе. Рабочее значение должно лежать в средней трети шкалы.',
    'Instrumenti koji pokazuju pritisak, temperaturu i potrošnju u cevovodu. Radna vrednost treba da bude u srednjoj trećini skale.',
    'Geräte zur Anzeige von Druck, Temperatur und Verbrauch in Rohrleitungen. Der Arbeitswert soll im mittleren Drittel der Skala liegen.',
    'Strumenti che indicano pressione, temperatura e consumo nelle tubazioni. Il valore di lavoro deve stare nel terzo centrale della scala.',
    'Boru hattında basıncı, sıcaklığı ve tüketimi gösteren aletler. Çalışma değeri skalanın orta üçte birinde olmalıdır.',
  ),
  categories: [
    {
      key: 'pressure-gauges',
      name: t('Pressure gauges', 'Манометры', 'Manometri', 'Manometer', 'Manometri', 'Manometreler'),
      about: t(
        'Take a range about one and a half times the working pressure. A bottom connection suits pipework, a back connection panels and boilers. Glycerine steadies the pointer where pumps and compressors vibrate.',
        'Берите диапазон примерно в полтора раза больше рабочего давления. Штуцер снизу удобен на трубопроводе, сзади — на щитах и котлах. Глицерин успокаивает стрелку там, где вибрируют насосы и компрессоры.',
        'Uzmite opseg oko jedan i po put veći od radnog pritiska. Priključak odozdo odgovara cevovodu, a pozadi pločama i kotlovima. Glicerin smiruje kazaljku kod vibracija pumpi i kompresora.',
        'Den Bereich etwa anderthalbmal so groß wie den Betriebsdruck wählen. Anschluss unten passt zu Rohrleitungen, hinten zu Tafeln und Kesseln. Glyzerin beruhigt den Zeiger bei Schwingungen von Pumpen und Verdichtern.',
        'Scegliere un campo pari a circa una volta e mezza la pressione di lavoro. L’attacco radiale è adatto alle tubazioni, quello posteriore a quadri e caldaie. La glicerina smorza l’indice dove pompe e compressori vibrano.',
        'Çalışma basıncının yaklaşık bir buçuk katı aralık seçin. Alttan bağlantı boru hatlarına, arkadan bağlantı pano ve kazanlara uygundur. Gliserin, pompa ve kompresör titreşiminde ibreyi sabit tutar.',
      ),
      view: 'grid', unit: 'piece', brands: ['Manodex', 'Hydronar', 'Valdenor'], code: 'PRG',
      characteristics: [
        [the.range, ['0-1', '0-1-6', '0-2-5', '0-4', '0-6', '0-10', '0-16', '0-25', '0-40']],
        [the.caseSize, [50, 63, 100, 160]],
        [the.accuracy, (values, random) => num(values, 'caseSize') >= 100 ? (random() < 0.5 ? '1-0' : '1-6')
          : (random() < 0.4 ? '1-6' : '2-5')],
        [the.position, ['bottom', 'back']],
        [the.thread, (values) => caseThread[num(values, 'caseSize')] ?? 'g-1-2'],
        [the.glycerine, [true, false]],
        [the.material, ['carbon-steel', 'stainless-steel']],
      ],
      title: t(
        'Pressure gauge {brand} {range}, Ø {caseSize} mm, {thread}, {position}',
        'Манометр {brand} {range}, Ø {caseSize} мм, {thread}, {position}',
        'Manometar {brand} {range}, Ø {caseSize} mm, {thread}, {position}',
        'Manometer {brand} {range}, Ø {caseSize} mm, {thread}, {position}',
        'Manometro {brand} {range}, Ø {caseSize} mm, {thread}, {position}',
        'Manometre {brand} {range}, Ø {caseSize} mm, {thread}, {position}',
      ),
      description: t(
        'Bourdon tube pressure gauge to EN 837-1, scale {range}, accuracy class {accuracy}. Case: {material}, {caseSize} mm; thread {thread}. For liquids and gases that do not attack copper alloys.',
        'Манометр с трубчатой пружиной по EN 837-1, шкала {range}, класс точности {accuracy}. Корпус: {material}, {caseSize} мм; резьба {thread}. Для жидкостей и газов, не агрессивных к медным сплавам.',
        'Manometar sa Burdonovom cevi prema EN 837-1, skala {range}, klasa tačnosti {accuracy}. Kućište: {material}, {caseSize} mm; navoj {thread}. Za tečnosti i gasove koji ne nagrizaju legure bakra.',
        'Rohrfedermanometer nach EN 837-1, Skala {range}, Genauigkeitsklasse {accuracy}. Gehäuse: {material}, {caseSize} mm; Gewinde {thread}. Für Flüssigkeiten und Gase, die Kupferlegierungen nicht angreifen.',
        'Manometro a molla Bourdon secondo EN 837-1, scala {range}, classe di precisione {accuracy}. Cassa: {material}, {caseSize} mm; filettatura {thread}. Per liquidi e gas che non attaccano le leghe di rame.',
        'EN 837-1 normuna uygun Bourdon tüplü manometre, skala {range}, doğruluk sınıfı {accuracy}. Gövde: {material}, {caseSize} mm; diş {thread}. Bakır alaşımlarına zarar vermeyen sıvı ve gazlar için.',
      ),
      price: (values) => (2.4 + num(values, 'caseSize') * 0.055 + (num(values, 'caseSize') / 45) ** 2)
        * (values.material === 'stainless-steel' ? 1.7 : 1)
        * lookUp(values, 'accuracy', { '1-0': 1.5, '1-6': 1.15, '2-5': 1 }) + (values.glycerine ? 1.6 : 0),
      minimum: [10, 20, 50], step: [5, 10],
      drawing: (values) => ({ kind: 'gauge', variant: 'pressure',
        labels: [labelOf(values, the.range).replace('–', '-').replace(' bar', ''), `Ø ${num(values, 'caseSize')}`] }),
    },
    {
      key: 'thermometers',
      name: t('Bimetal thermometers', 'Биметаллические термометры', 'Bimetalni termometri', 'Bimetallthermometer',
        'Termometri bimetallici',
        'Bimetal termometreler'),
      about: t(
        'The stem must reach the middle of the flow: subtract the wall and the weld-in boss from its length. With a pocket the thermometer can be changed without draining the system. A larger case can be read from further away.',
        'Погружная часть должна доходить до середины потока: вычтите из её длины стенку и бобышку. С гильзой термометр меняют, не сливая систему. Большой корпус читается издалека.',
        'Uronski deo treba da doseže sredinu toka: od njegove dužine oduzmite zid i navojni naglavak. Sa čaurom se termometar menja bez pražnjenja sistema. Veće kućište se čita sa veće udaljenosti.',
        'Der Schaft muss bis in die Strommitte reichen: Wand und Einschweißmuffe von der Länge abziehen. Mit Tauchhülse lässt sich das Thermometer ohne Entleeren tauschen. Ein größeres Gehäuse ist aus der Ferne lesbar.',
        'Il gambo deve arrivare a metà del flusso: dalla lunghezza si tolgono parete e manicotto. Con la guaina il termometro si sostituisce senza svuotare l’impianto. Una cassa più grande si legge da lontano.',
        'Daldırma ucu akışın ortasına ulaşmalıdır: boyundan cidar ve kaynak manşonunu çıkarın. Kovan sayesinde termometre sistem boşaltılmadan değiştirilir. Büyük gövde uzaktan okunur.',
      ),
      view: 'grid', unit: 'piece', brands: ['Manodex', 'Hydronar', 'Akvelin'], code: 'BTH',
      characteristics: [
        [the.temperatureRange, the.temperatureRange.options!.map((each) => each.key)],
        [the.caseSize, [63, 80, 100]],
        [the.stem, [40, 63, 100, 160]],
        [the.position, ['bottom', 'back']],
        [the.accuracy, ['1-0', '1-6', '2-5']],
        [the.material, ['galvanised-steel', 'stainless-steel']],
      ],
      title: t(
        'Thermometer {brand} {temperatureRange}, Ø {caseSize} mm, stem {stem} mm, {position}',
        'Термометр {brand} {temperatureRange}, Ø {caseSize} мм, шток {stem} мм, {position}',
        'Termometar {brand} {temperatureRange}, Ø {caseSize} mm, uron {stem} mm, {position}',
        'Thermometer {brand} {temperatureRange}, Ø {caseSize} mm, Schaft {stem} mm, {position}',
        'Termometro {brand} {temperatureRange}, Ø {caseSize} mm, gambo {stem} mm, {position}',
        'Termometre {brand} {temperatureRange}, Ø {caseSize} mm, daldırma {stem} mm, {position}',
      ),
      description: t(
        'Bimetal dial thermometer to EN 13190 with brass pocket G 1/2, range {temperatureRange}, class {accuracy}. Case: {material}, {caseSize} mm. For boilers, tanks and heating pipework.',
        'Биметаллический термометр по EN 13190 с латунной гильзой G 1/2, диапазон {temperatureRange}, класс {accuracy}. Корпус: {material}, {caseSize} мм. Для котлов, баков и трубопроводов отопления.',
        'Bimetalni termometar prema EN 13190 sa mesinganom čaurom G 1/2, opseg {temperatureRange}, klasa {accuracy}. Kućište: {material}, {caseSize} mm. Za kotlove, rezervoare i grejne cevovode.',
        'Bimetall-Zeigerthermometer nach EN 13190 mit Messing-Tauchhülse G 1/2, Bereich {temperatureRange}, Klasse {accuracy}. Gehäuse: {material}, {caseSize} mm. Für Kessel, Behälter und Heizungsrohre.',
        'Termometro bimetallico a quadrante secondo EN 13190 con guaina in ottone G 1/2, campo {temperatureRange}, classe {accuracy}. Cassa: {material}, {caseSize} mm. Per caldaie, serbatoi e tubazioni di riscaldamento.',
        'EN 13190 normuna uygun, pirinç kovanlı (G 1/2) bimetal termometre, aralık {temperatureRange}, sınıf {accuracy}. Gövde: {material}, {caseSize} mm. Kazan, tank ve ısıtma boruları için.',
      ),
      price: (values) => (2.6 + num(values, 'caseSize') * 0.05 + num(values, 'stem') * 0.025)
        * (values.material === 'stainless-steel' ? 1.75 : 1)
        * lookUp(values, 'accuracy', { '1-0': 1.3, '1-6': 1.1, '2-5': 1 }),
      minimum: [10, 20, 50], step: [5, 10],
      drawing: (values) => ({ kind: 'gauge', variant: 'thermometer',
        labels: [`${str(values, 'temperatureRange').split('-').at(-1)} °C`, `Ø ${num(values, 'caseSize')}`] }),
    },
    {
      key: 'water-meters',
      name: t('Water meters', 'Счётчики воды', 'Vodomeri', 'Wasserzähler', 'Contatori dell’acqua', 'Su sayaçları'),
      about: t(
        'Size a meter by the permanent flow Q3, not by the pipe. A higher ratio R registers small leaks better. T30 meters are for cold water, T90 for hot; a pulse output allows remote reading.',
        'Подбирайте счётчик по постоянному расходу Q3, а не по трубе. Чем больше отношение R, тем лучше учитываются малые утечки. T30 для холодной воды, T90 для горячей; импульсный выход нужен для дистанционного съёма показаний.',
        'Vodomer birajte prema trajnom protoku Q3, a ne prema cevi. Veći odnos R bolje registruje mala curenja. T30 je za hladnu vodu, T90 za toplu; impulsni izlaz omogućava daljinsko očitavanje.',
        'Den Zähler nach dem Dauerdurchfluss Q3 auslegen, nicht nach dem Rohr. Eine größere Messspanne R erfasst kleine Leckagen besser. T30 ist für Kaltwasser, T90 für Warmwasser; der Impulsausgang erlaubt die Fernauslesung.',
        'Il contatore si dimensiona sulla portata permanente Q3, non sul tubo. Un rapporto R più alto registra meglio le piccole perdite. T30 per acqua fredda, T90 per calda; l’uscita a impulsi consente la lettura a distanza.',
        'Sayacı boruya göre değil, sürekli debi Q3 değerine göre seçin. Yüksek R oranı küçük kaçakları daha iyi kaydeder. T30 soğuk su, T90 sıcak su içindir; darbe çıkışı uzaktan okumayı sağlar.',
      ),
      view: 'grid', unit: 'piece', brands: ['Manodex', 'Akvelin', 'Hydronar', 'Valdenor'], code: 'WTM',
      characteristics: [
        [the.nominal, keys('DN 15', 'DN 20', 'DN 25', 'DN 32', 'DN 40', 'DN 50')],
        [the.meterType, ['single-jet', 'multi-jet', 'ultrasonic']],
        [the.waterTemperature, keys('T30', 'T90')],
        [the.meterRatio, keys('R80', 'R100', 'R160', 'R250')],
        [the.flow, (values) => ({ 15: 2.5, 20: 4, 25: 6.3, 32: 10, 40: 16, 50: 25 })[sizeIn(values, 'nominal')] ?? 2.5],
        [the.fittedLength, (values) => ({ 15: 110, 20: 130, 25: 260, 32: 260, 40: 300, 50: 270 })[sizeIn(values,
          'nominal')] ?? 110],
        [the.pulse, [true, false]],
      ],
      isReal: (values) => (values.meterType !== 'single-jet' || sizeIn(values, 'nominal') <= 20)
        && (values.meterRatio !== 'r250' || values.meterType === 'ultrasonic'),
      title: t(
        'Water meter {brand} {nominal}, {meterType}, {waterTemperature}, {meterRatio}, {fittedLength} mm',
        'Счётчик воды {brand} {nominal}, {meterType}, {waterTemperature}, {meterRatio}, {fittedLength} мм',
        'Vodomer {brand} {nominal}, {meterType}, {waterTemperature}, {meterRatio}, {fittedLength} mm',
        'Wasserzähler {brand} {nominal}, {meterType}, {waterTemperature}, {meterRatio}, {fittedLength} mm',
        'Contatore dell’acqua {brand} {nominal}, {meterType}, {waterTemperature}, {meterRatio}, {fittedLength} mm',
        'Su sayacı {brand} {nominal}, {meterType}, {waterTemperature}, {meterRatio}, {fittedLength} mm',
      ),
      description: t(
        'Water meter to EN ISO 4064 and MID, permanent flow Q3 {flow} m³/h, ratio {meterRatio}. Principle: {meterType}; installation length {fittedLength} mm, pressure up to 16 bar. Supplied with unions and gaskets.',
        'Счётчик воды по EN ISO 4064 и MID, постоянный расход Q3 {flow} м³/ч, отношение {meterRatio}. Принцип: {meterType}; монтажная длина {fittedLength} мм, давление до 16 бар. В комплекте присоединители и прокладки.',
        'Vodomer prema EN ISO 4064 i MID, trajni protok Q3 {flow} m³/h, odnos {meterRatio}. Princip: {meterType}; ugradna dužina {fittedLength} mm, pritisak do 16 bar. Isporučuje se sa holenderima i zaptivkama.',
        'Wasserzähler nach EN ISO 4064 und MID, Dauerdurchfluss Q3 {flow} m³/h, Messspanne {meterRatio}. Prinzip: {meterType}; Baulänge {fittedLength} mm, Druck bis 16 bar. Mit Verschraubungen und Dichtungen.',
        'Contatore secondo EN ISO 4064 e MID, portata permanente Q3 {flow} m³/h, rapporto {meterRatio}. Principio: {meterType}; interasse {fittedLength} mm, pressione fino a 16 bar. Completo di bocchettoni e guarnizioni.',
        'EN ISO 4064 ve MID uyumlu su sayacı, sürekli debi Q3 {flow} m³/h, oran {meterRatio}. Prensip: {meterType}; montaj boyu {fittedLength} mm, basınç en fazla 16 bar. Rakor ve contalarıyla sevk edilir.',
      ),
      price: (values) => (6 + num(values, 'flow') * 4.2) * lookUp(values, 'meterType', { 'single-jet': 1, 'multi-jet': 1.35, ultrasonic: 2.6 })
        * (0.9 + sizeIn(values, 'meterRatio') / 800) * (values.waterTemperature === 't90' ? 1.1 : 1) + (values.pulse ? 5 : 0),
      minimum: [10, 20, 50], step: [5, 10],
      drawing: (values) => ({ kind: 'gauge', variant: 'flow', labels: [`${num(values, 'flow')} m3/h`.slice(0, 9),
        `${num(values, 'fittedLength')}`] }),
    },
  ],
}
