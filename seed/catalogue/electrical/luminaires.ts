import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, oneOf, yesOrNo } from '../declare.ts'
import {
  approvals, beam, colour, colourTemperature, control, dimmable, flux, glare, motionSensor, panelSize, power, protection,
} from './characteristics.ts'

const brands = ['Nordlumen', 'Luxenda', 'Brightholt', 'Zekkra'] as const
const marks = oneOf(['ce', 'vde'], ['ce', 'eac'], ['ce', 'tse'], ['ce', 'ukca'], ['ce'])

export const luminaires: GroupSeed = {
  key: 'luminaires',
  name: t('Luminaires', 'Светильники', 'Svetiljke', 'Leuchten', 'Apparecchi di illuminazione', 'Armatürler'),
  about: t(
    'LED luminaires for offices, yards and halls. Compare luminous flux rather than watts, and choose the colour temperature by the work done in the room.',
    'Светодиодные светильники для офисов, дворов и цехов. Сравнивайте световой поток, а не ватты, цветовую температуру выбирайте по характеру работы.',
    'LED svetiljke za kancelarije, dvorišta i hale. Poredite svetlosni fluks, a ne vate, a temperaturu boje birajte prema vrsti posla.',
    'LED-Leuchten für Büro, Hof und Halle. Entscheidend ist der Lichtstrom, nicht die Wattzahl; die Farbtemperatur richtet sich nach der Arbeit im Raum.',
    'Apparecchi LED per uffici, piazzali e capannoni. Confrontare il flusso luminoso e non i watt e scegliere la temperatura di colore secondo l’attività svolta.',
    'Ofis, saha ve hangarlar için LED armatürler. Watt yerine ışık akısını karşılaştırın, renk sıcaklığını yapılan işe göre seçin.',
  ),
  categories: [
    {
      key: 'led-panels',
      name: t('LED panels', 'Светодиодные панели', 'LED paneli', 'LED-Panels', 'Pannelli LED', 'LED paneller'),
      about: t(
        'For desks with screens choose UGR<19, for corridors UGR<22 is enough. Measure the ceiling grid before ordering: 595 mm panels fit a 600 mm module, 620 mm panels a 625 mm module.',
        'Для рабочих мест с мониторами нужен UGR<19, для коридоров достаточно UGR<22. Перед заказом измерьте ячейку потолка: панель 595 мм подходит к модулю 600 мм, 620 мм — к модулю 625 мм.',
        'Za radna mesta sa ekranima birajte UGR<19, za hodnike je dovoljno UGR<22. Pre porudžbine izmerite raster plafona: panel od 595 mm ide u modul 600 mm, a od 620 mm u modul 625 mm.',
        'Für Bildschirmarbeitsplätze UGR<19 wählen, für Flure reicht UGR<22. Vor der Bestellung das Deckenraster messen: 595 mm passen in Modul 600, 620 mm in Modul 625.',
        'Per postazioni con schermo scegliere UGR<19, per i corridoi basta UGR<22. Misurare il controsoffitto prima dell’ordine: 595 mm per il modulo 600, 620 mm per il modulo 625.',
        'Ekranlı çalışma alanları için UGR<19, koridorlar için UGR<22 yeterlidir. Siparişten önce tavan modülünü ölçün: 595 mm panel 600’lük, 620 mm panel 625’lik modüle uyar.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [panelSize, all(panelSize)],
        [power, [18, 24, 30, 36, 40, 48, 60]],
        [colourTemperature, [3000, 4000, 5000, 6500]],
        [flux, (values) => num(values, 'power') * 110],
        [glare, all(glare)],
        [dimmable, yesOrNo],
        [approvals, marks],
      ],
      isReal: (values) => (str(values, 'panelSize') === '295-295' ? num(values, 'power') <= 24
        : str(values, 'panelSize') === '595-1195' ? num(values, 'power') >= 48 : num(values, 'power') >= 30 && num(values, 'power') <= 48),
      title: t(
        'LED panel {brand} {panelSize} mm, {power} W, {colourTemperature} K, {glare}',
        'Панель светодиодная {brand} {panelSize} мм, {power} Вт, {colourTemperature} К, {glare}',
        'LED panel {brand} {panelSize} mm, {power} W, {colourTemperature} K, {glare}',
        'LED-Panel {brand} {panelSize} mm, {power} W, {colourTemperature} K, {glare}',
        'Pannello LED {brand} {panelSize} mm, {power} W, {colourTemperature} K, {glare}',
        'LED panel {brand} {panelSize} mm, {power} W, {colourTemperature} K, {glare}',
      ),
      description: t(
        'Flat ceiling panel {panelSize} mm giving {flux} lm for offices, schools and shops. White aluminium frame, microprismatic diffuser, driver included; glare rating {glare}.',
        'Тонкая потолочная панель {panelSize} мм со световым потоком {flux} лм для офисов, школ и магазинов. Белая алюминиевая рамка, микропризматический рассеиватель, драйвер в комплекте; ослеплённость {glare}.',
        'Tanak plafonski panel {panelSize} mm sa svetlosnim fluksom od {flux} lm za kancelarije, škole i prodavnice. Beli aluminijumski okvir, mikroprizmatični difuzor, drajver u kompletu; bleštanje {glare}.',
        'Flaches Deckenpanel {panelSize} mm mit {flux} lm für Büros, Schulen und Läden. Weißer Aluminiumrahmen, mikroprismatische Abdeckung, Treiber im Lieferumfang; Blendwert {glare}.',
        'Pannello da soffitto {panelSize} mm con flusso di {flux} lm per uffici, scuole e negozi. Cornice in alluminio bianco, diffusore microprismatico, alimentatore incluso; abbagliamento {glare}.',
        'Ofis, okul ve mağazalar için {flux} lm ışık akılı ince tavan paneli, {panelSize} mm. Beyaz alüminyum çerçeve, mikroprizmatik difüzör, sürücü dahil; kamaşma değeri {glare}.',
      ),
      price: (values) => 5 + num(values, 'power') * 0.38 + (values['dimmable'] === true ? 8 : 0) + (str(values, 'glare') === 'ugr19' ? 4 : 0),
      minimum: [10, 20, 40], step: [2, 5, 10], code: 'LP',
      drawing: (values) => ({
        kind: 'luminaire', variant: 'panel', ratio: str(values, 'panelSize').endsWith('1195') ? (str(values, 'panelSize').startsWith('595') ? 0.5 : 0.25) : 1,
        labels: [`${num(values, 'power')}W`, str(values, 'panelSize').replace('-', '×')],
      }),
    },
    {
      key: 'floodlights',
      name: t('Floodlights', 'Прожекторы', 'Reflektori', 'Fluter', 'Proiettori', 'Projektörler'),
      about: t(
        'For a house entrance 20–30 W is enough, for a yard or car park 50–100 W, for facades and building sites more. A motion sensor pays off where light is needed only now and then.',
        'Для входа в дом хватает 20–30 Вт, для двора и стоянки — 50–100 Вт, для фасадов и стройплощадок нужно больше. Датчик движения оправдан там, где свет нужен время от времени.',
        'Za ulaz u kuću dovoljno je 20–30 W, za dvorište ili parking 50–100 W, a za fasade i gradilišta više. Senzor pokreta se isplati tamo gde je svetlo potrebno samo povremeno.',
        'Für den Hauseingang genügen 20–30 W, für Hof oder Parkplatz 50–100 W, für Fassaden und Baustellen mehr. Ein Bewegungsmelder lohnt sich, wo nur zeitweise Licht gebraucht wird.',
        'Per l’ingresso di casa bastano 20–30 W, per cortili e parcheggi 50–100 W, per facciate e cantieri di più. Il sensore di movimento conviene dove la luce serve solo a tratti.',
        'Bina girişi için 20–30 W, avlu ve otopark için 50–100 W yeterlidir; cephe ve şantiyeler daha fazlasını ister. Işığın ara sıra gerektiği yerde hareket sensörü kazandırır.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [power, [10, 20, 30, 50, 70, 100, 150, 200]],
        [colourTemperature, [3000, 4000, 6500]],
        [protection, ['ip65', 'ip66']],
        [flux, (values) => num(values, 'power') * 100],
        [colour, ['black', 'white', 'grey']],
        [beam, [90, 120]],
        [motionSensor, yesOrNo],
      ],
      isReal: (values) => !(values['motionSensor'] === true && num(values, 'power') > 50),
      title: t(
        'LED floodlight {power} W, {colourTemperature} K, {protection}, {beam}°, {colour}',
        'Прожектор светодиодный {power} Вт, {colourTemperature} К, {protection}, {beam}°, цвет: {colour}',
        'LED reflektor {power} W, {colourTemperature} K, {protection}, {beam}°, boja: {colour}',
        'LED-Fluter {power} W, {colourTemperature} K, {protection}, {beam}°, {colour}',
        'Proiettore LED {power} W, {colourTemperature} K, {protection}, {beam}°, colore {colour}',
        'LED projektör {power} W, {colourTemperature} K, {protection}, {beam}°, {colour}',
      ),
      description: t(
        'Outdoor floodlight with die-cast aluminium body and tempered glass, luminous flux {flux} lm, beam angle {beam}°. Protection {protection}; swivel bracket and connection lead included.',
        'Уличный прожектор в корпусе из литого алюминия с закалённым стеклом, световой поток {flux} лм, угол рассеивания {beam}°. Степень защиты {protection}; поворотный кронштейн и кабель в комплекте.',
        'Spoljni reflektor sa kućištem od livenog aluminijuma i kaljenim staklom, svetlosni fluks {flux} lm, ugao snopa {beam}°. Zaštita {protection}; zakretni nosač i priključni kabl u kompletu.',
        'Außenfluter mit Gehäuse aus Aluminiumdruckguss und gehärtetem Glas, Lichtstrom {flux} lm, Abstrahlwinkel {beam}°. Schutzart {protection}; Schwenkbügel und Anschlussleitung im Lieferumfang.',
        'Proiettore per esterni in alluminio pressofuso con vetro temperato, flusso {flux} lm, fascio {beam}°. Grado di protezione {protection}; staffa orientabile e cavo di collegamento inclusi.',
        'Alüminyum enjeksiyon gövdeli, temperli camlı dış mekân projektörü; ışık akısı {flux} lm, ışık açısı {beam}°. Koruma sınıfı {protection}; ayarlı ayak ve bağlantı kablosu dahildir.',
      ),
      price: (values) => 2.5 + num(values, 'power') * 0.32 + (values['motionSensor'] === true ? 4 : 0) + (str(values, 'protection') === 'ip66' ? 1.5 : 0),
      minimum: [10, 20], step: [1, 2, 5], code: 'FL',
      drawing: (values) => ({
        kind: 'luminaire', variant: 'floodlight', ratio: 0.75, labels: [`${num(values, 'power')}W`, `${90 + Math.round(Math.sqrt(num(values, 'power')) * 18)}`],
      }),
    },
    {
      key: 'high-bay-luminaires',
      name: t('High-bay luminaires', 'Промышленные светильники', 'Industrijska zvona', 'Hallenstrahler', 'Campane industriali', 'Yüksek tavan armatürleri'),
      about: t(
        'The higher the hall, the narrower the beam: 120° up to 6 m, 90° up to 10 m, 60° above. DALI or 1–10 V control lets the light follow daylight and cuts the electricity bill.',
        'Чем выше потолок, тем уже угол: 120° до 6 м, 90° до 10 м, 60° выше. Управление DALI или 1–10 В подстраивает свет под дневной и снижает расход энергии.',
        'Što je hala viša, snop treba da bude uži: 120° do 6 m, 90° do 10 m, 60° iznad toga. Upravljanje DALI ili 1–10 V prilagođava svetlo dnevnom i smanjuje potrošnju.',
        'Je höher die Halle, desto enger der Strahl: 120° bis 6 m, 90° bis 10 m, darüber 60°. Mit DALI oder 1–10 V folgt das Licht dem Tageslicht und spart Strom.',
        'Più alto è il capannone, più stretto il fascio: 120° fino a 6 m, 90° fino a 10 m, 60° oltre. Il comando DALI o 1–10 V adatta la luce a quella diurna e riduce i consumi.',
        'Tavan yükseldikçe ışık açısı daralmalıdır: 6 m’ye kadar 120°, 10 m’ye kadar 90°, üzerinde 60°. DALI veya 1–10 V kontrol, ışığı gün ışığına göre ayarlar ve tüketimi azaltır.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [power, [80, 100, 120, 150, 200, 240]],
        [beam, [60, 90, 120]],
        [colourTemperature, [4000, 5000, 6500]],
        [flux, (values) => num(values, 'power') * 150],
        [control, all(control)],
        [protection, () => 'ip65'],
        [approvals, marks],
      ],
      title: t(
        'LED high bay {brand} {power} W, {beam}°, {colourTemperature} K, {control}',
        'Светильник промышленный LED {brand} {power} Вт, {beam}°, {colourTemperature} К, {control}',
        'LED industrijsko zvono {brand} {power} W, {beam}°, {colourTemperature} K, {control}',
        'LED-Hallenstrahler {brand} {power} W, {beam}°, {colourTemperature} K, {control}',
        'Campana LED {brand} {power} W, {beam}°, {colourTemperature} K, {control}',
        'LED yüksek tavan armatürü {brand} {power} W, {beam}°, {colourTemperature} K, {control}',
      ),
      description: t(
        'Round high-bay luminaire for workshops, warehouses and sports halls: {flux} lm at {power} W. Aluminium heat sink, protection {protection}, suspension ring included; control: {control}.',
        'Круглый подвесной светильник для цехов, складов и спортзалов: {flux} лм при {power} Вт. Алюминиевый радиатор, степень защиты {protection}, кольцо для подвеса в комплекте; управление: {control}.',
        'Okrugla viseća svetiljka za radionice, magacine i sportske hale: {flux} lm pri {power} W. Aluminijumski hladnjak, zaštita {protection}, prsten za vešanje u kompletu; upravljanje: {control}.',
        'Runder Hallenstrahler für Werkstätten, Lager und Sporthallen: {flux} lm bei {power} W. Kühlkörper aus Aluminium, Schutzart {protection}, Aufhängering im Lieferumfang; Steuerung: {control}.',
        'Apparecchio sospeso tondo per officine, magazzini e palestre: {flux} lm con {power} W. Dissipatore in alluminio, grado di protezione {protection}, anello di sospensione incluso; comando: {control}.',
        'Atölye, depo ve spor salonları için yuvarlak asma armatür: {power} W güçte {flux} lm. Alüminyum soğutucu, koruma sınıfı {protection}, askı halkası dahil; kontrol: {control}.',
      ),
      price: (values) => 22 + num(values, 'power') * 0.42 + (str(values, 'control') === 'switch' ? 0 : str(values, 'control') === 'dali' ? 22 : 10),
      minimum: [4, 8, 20], step: [1, 2, 4], code: 'HB',
      drawing: (values) => ({
        kind: 'luminaire', variant: 'highbay', ratio: 0.5, labels: [`${num(values, 'power')}W`, `Ø${220 + Math.round(num(values, 'power') * 0.6)}`],
      }),
    },
  ],
}
