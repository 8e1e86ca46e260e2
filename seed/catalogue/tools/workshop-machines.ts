import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, yesOrNo } from '../declare.ts'
import {
  airFlow, fuel, fuelTank, hoseLength, hotWater, motorPower, oilFree, outputPower, pressure, starting, supply, tank, waterFlow,
} from './characteristics.ts'

const brands = ['Dorvent', 'Ruvexo', 'Brennock', 'Hartvik', 'Pnevar'] as const

export const workshopMachines: GroupSeed = {
  key: 'workshop-machines',
  name: t('Compressors, generators and washers', 'Компрессоры, генераторы и мойки', 'Kompresori, agregati i perači', 'Kompressoren, Stromerzeuger und Reiniger', 'Compressori, generatori e idropulitrici', 'Kompresörler, jeneratörler ve yıkama makineleri'),
  about: t(
    'Machines that supply a workshop or a site with air, electricity and pressurised water. Check the mains connection first: above about 2.5 kW a three-phase supply is usual.',
    'Машины, которые дают мастерской или объекту воздух, электричество и воду под давлением. Сначала проверьте подключение: свыше примерно 2,5 кВт обычно нужны три фазы.',
    'Mašine koje radionicu ili gradilište snabdevaju vazduhom, strujom i vodom pod pritiskom. Najpre proverite priključak: iznad oko 2,5 kW uobičajena je trofazna struja.',
    'Maschinen, die Werkstatt oder Baustelle mit Luft, Strom und Druckwasser versorgen. Zuerst den Anschluss prüfen: über etwa 2,5 kW ist Drehstrom üblich.',
    'Macchine che forniscono aria, elettricità e acqua in pressione a officine e cantieri. Verificare prima l’allacciamento: oltre circa 2,5 kW è normale il trifase.',
    'Atölye ve şantiyeye hava, elektrik ve basınçlı su sağlayan makineler. Önce bağlantıyı kontrol edin: yaklaşık 2,5 kW üzerinde genellikle üç faz gerekir.',
  ),
  categories: [
    {
      key: 'compressors',
      name: t('Air compressors', 'Воздушные компрессоры', 'Kompresori za vazduh', 'Druckluftkompressoren', 'Compressori d’aria', 'Hava kompresörleri'),
      about: t(
        'Add up the air consumption of the tools and take about a third more intake capacity. A larger receiver helps with short peaks; oil-free models suit food and painting work.',
        'Сложите расход воздуха инструмента и возьмите производительность примерно на треть больше. Большой ресивер сглаживает короткие пики; безмасляные модели — для пищевых и покрасочных работ.',
        'Saberite potrošnju vazduha alata i uzmite oko trećinu veći usisni kapacitet. Veći rezervoar pomaže kod kratkih vršnih potrošnji; bezuljni modeli su za prehranu i farbanje.',
        'Den Luftverbrauch der Werkzeuge addieren und etwa ein Drittel mehr Ansaugleistung wählen. Ein größerer Kessel hilft bei kurzen Spitzen; ölfreie Modelle passen für Lebensmittel und Lackierung.',
        'Sommare il consumo d’aria degli utensili e prevedere circa un terzo in più di aria aspirata. Un serbatoio grande aiuta nei picchi brevi; i modelli senza olio sono per alimentare e verniciatura.',
        'Aletlerin hava tüketimini toplayın ve yaklaşık üçte bir fazla emiş kapasitesi alın. Büyük tank kısa tepe yüklerinde yardımcı olur; yağsız modeller gıda ve boya işine uygundur.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [tank, [24, 50, 100, 150, 200, 270, 500]],
        [motorPower, [1.1, 1.5, 2.2, 3, 4, 5.5, 7.5]],
        [pressure, [8, 10, 11]],
        [airFlow, (values) => Math.round(num(values, 'motorPower') * 125 / 10) * 10],
        [supply, all(supply)],
        [oilFree, yesOrNo],
      ],
      isReal: (values) => (str(values, 'supply') === '230' ? num(values, 'motorPower') <= 2.2 : num(values, 'motorPower') >= 2.2)
        && num(values, 'tank') >= num(values, 'motorPower') * 16 && num(values, 'tank') <= num(values, 'motorPower') * 90 && !(values['oilFree'] === true && num(values, 'motorPower') > 4),
      title: t(
        'Compressor {brand} {tank} l, {motorPower} kW, {pressure} bar, {supply}',
        'Компрессор {brand} {tank} л, {motorPower} кВт, {pressure} бар, {supply}',
        'Kompresor {brand} {tank} l, {motorPower} kW, {pressure} bar, {supply}',
        'Kompressor {brand} {tank} l, {motorPower} kW, {pressure} bar, {supply}',
        'Compressore {brand} {tank} l, {motorPower} kW, {pressure} bar, {supply}',
        'Kompresör {brand} {tank} l, {motorPower} kW, {pressure} bar, {supply}',
      ),
      description: t(
        'Piston compressor with a {tank} l receiver, intake capacity {airFlow} l/min, maximum pressure {pressure} bar. Pressure switch, reducer with gauge and drain valve; supply {supply}.',
        'Поршневой компрессор с ресивером {tank} л, производительность на входе {airFlow} л/мин, давление до {pressure} бар. Реле давления, редуктор с манометром, слив конденсата; питание {supply}.',
        'Klipni kompresor sa rezervoarom od {tank} l, usisni kapacitet {airFlow} l/min, najveći pritisak {pressure} bar. Presostat, regulator sa manometrom, ispust kondenzata; napajanje {supply}.',
        'Kolbenkompressor mit {tank}-l-Kessel, Ansaugleistung {airFlow} l/min, Höchstdruck {pressure} bar. Druckschalter, Druckminderer mit Manometer, Kondensatablass; Anschluss {supply}.',
        'Compressore a pistoni con serbatoio da {tank} l, aria aspirata {airFlow} l/min, pressione massima {pressure} bar. Pressostato, riduttore con manometro, scarico condensa; alimentazione {supply}.',
        '{tank} l tanklı pistonlu kompresör; emiş kapasitesi {airFlow} l/dk, azami basınç {pressure} bar. Basınç şalteri, manometreli regülatör, tahliye vanası; besleme {supply}.',
      ),
      price: (values) => 60 + num(values, 'tank') * 0.75 + num(values, 'motorPower') * 75 + (values['oilFree'] === true ? 60 : 0) + (num(values, 'pressure') - 8) * 8,
      minimum: [1, 2], step: [1], code: 'AC',
      drawing: (values) => ({ kind: 'compressor', variant: 'tank', labels: [`${num(values, 'tank')}l`, `${num(values, 'motorPower')}kW`] }),
    },
    {
      key: 'generators',
      name: t('Generators', 'Генераторы', 'Agregati za struju', 'Stromerzeuger', 'Gruppi elettrogeni', 'Jeneratörler'),
      about: t(
        'Motors draw three to five times their power when starting, so add a reserve. Petrol suits occasional use, diesel long running, dual fuel lets a site switch to bottled gas.',
        'Двигатели при пуске берут в три-пять раз больше мощности, поэтому нужен запас. Бензин — для эпизодической работы, дизель — для длительной, двухтопливный переходит на баллонный газ.',
        'Motori pri startu povlače tri do pet puta veću snagu, zato uzmite rezervu. Benzin je za povremeni rad, dizel za dug rad, a dvogorivni može da pređe na gas iz boce.',
        'Motoren ziehen beim Anlauf das Drei- bis Fünffache, deshalb Reserve einplanen. Benzin für gelegentlichen Betrieb, Diesel für Dauerlauf, Zweistoff erlaubt den Wechsel auf Flaschengas.',
        'I motori all’avviamento assorbono da tre a cinque volte la potenza: prevedere un margine. Benzina per uso saltuario, diesel per uso prolungato, bifuel per passare al gas in bombola.',
        'Motorlar kalkışta güçlerinin üç-beş katını çeker, bu yüzden yedek pay bırakın. Benzin ara sıra, dizel uzun süreli kullanım içindir; çift yakıtlı olan tüp gaza geçebilir.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [outputPower, [1, 2, 2.5, 3, 4, 5, 5.5, 6.5, 7.5, 8, 10, 12]],
        [fuel, all(fuel)],
        [supply, all(supply)],
        [starting, all(starting)],
        [fuelTank, [4, 6, 12, 15, 25, 30, 40]],
      ],
      isReal: (values) => !(str(values, 'fuel') === 'diesel' && num(values, 'outputPower') < 4) && !(str(values, 'supply') === '400' && num(values, 'outputPower') < 5)
        && !(str(values, 'starting') === 'recoil' && num(values, 'outputPower') > 6.5)
        && num(values, 'fuelTank') >= num(values, 'outputPower') * 2 && num(values, 'fuelTank') <= num(values, 'outputPower') * 6,
      title: t(
        '{fuel} {brand} {outputPower} kW, {supply}, {fuelTank} l, {starting}',
        '{fuel} {brand} {outputPower} кВт, {supply}, бак {fuelTank} л, {starting}',
        '{fuel} {brand} {outputPower} kW, {supply}, {fuelTank} l, {starting}',
        '{fuel} {brand} {outputPower} kW, {supply}, {fuelTank} l, {starting}',
        '{fuel} {brand} {outputPower} kW, {supply}, {fuelTank} l, {starting}',
        '{fuel} {brand} {outputPower} kW, {supply}, {fuelTank} l, {starting}',
      ),
      description: t(
        'Frame generator with a rated output of {outputPower} kW at {supply}, with voltage regulator and overload cut-out. Fuel tank {fuelTank} l, {starting}, oil level shutdown.',
        'Генератор на раме с номинальной мощностью {outputPower} кВт при {supply}, регулятор напряжения и защита от перегрузки. Бак {fuelTank} л, {starting}, отключение при низком уровне масла.',
        'Agregat u ramu nazivne snage {outputPower} kW na {supply}, sa regulatorom napona i zaštitom od preopterećenja. Rezervoar {fuelTank} l, {starting}, gašenje pri niskom nivou ulja.',
        'Rahmenaggregat mit {outputPower} kW Nennleistung bei {supply}, Spannungsregler und Überlastschutz. Tank {fuelTank} l, {starting}, Ölmangelabschaltung.',
        'Gruppo su telaio con potenza nominale di {outputPower} kW a {supply}, regolatore di tensione e protezione da sovraccarico. Serbatoio {fuelTank} l, {starting}, arresto per basso livello olio.',
        '{supply} çıkışta {outputPower} kW anma gücünde, gerilim regülatörlü ve aşırı yük korumalı çerçeveli jeneratör. Yakıt deposu {fuelTank} l, {starting}, düşük yağda otomatik durma.',
      ),
      price: (values) => (110 + num(values, 'outputPower') * 78 + num(values, 'fuelTank') * 2) * ({ petrol: 1, diesel: 1.7, gas: 1.15 }[str(values, 'fuel')] ?? 1)
        + (str(values, 'starting') === 'electric' ? 45 : 0) + (str(values, 'supply') === '400' ? 40 : 0),
      minimum: [1, 2], step: [1], code: 'GEN',
      drawing: (values) => ({ kind: 'compressor', variant: 'generator', labels: [`${num(values, 'fuelTank')}l`, `${num(values, 'outputPower')}kW`] }),
    },
    {
      key: 'pressure-washers',
      name: t('Pressure washers', 'Мойки высокого давления', 'Visokopritisni perači', 'Hochdruckreiniger', 'Idropulitrici', 'Yüksek basınçlı yıkama makineleri'),
      about: t(
        'Pressure loosens the dirt, water flow carries it away: for vehicles flow matters more, for concrete and paint pressure. Hot water dissolves oil and grease with less detergent.',
        'Давление отрывает грязь, расход воды её смывает: для техники важнее расход, для бетона и краски — давление. Горячая вода растворяет масло и жир с меньшим расходом химии.',
        'Pritisak odvaja prljavštinu, a protok je odnosi: za vozila je važniji protok, za beton i boju pritisak. Topla voda rastvara ulje i mast uz manje deterdženta.',
        'Druck löst den Schmutz, die Wassermenge spült ihn weg: Bei Fahrzeugen zählt die Menge, bei Beton und Farbe der Druck. Heißwasser löst Öl und Fett mit weniger Reiniger.',
        'La pressione stacca lo sporco, la portata lo porta via: per i veicoli conta la portata, per calcestruzzo e vernice la pressione. L’acqua calda scioglie olio e grasso con meno detergente.',
        'Basınç kiri söker, su debisi taşır: araçlarda debi, beton ve boyada basınç önemlidir. Sıcak su yağı ve gresi daha az deterjanla çözer.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [pressure, [120, 140, 150, 160, 180, 200, 250]],
        [waterFlow, [420, 500, 600, 700, 900]],
        [motorPower, (values) => Math.round(num(values, 'pressure') * num(values, 'waterFlow') / 36000 / 0.8 * 10) / 10],
        [supply, all(supply)],
        [hoseLength, [8, 10, 15, 20]],
        [hotWater, yesOrNo],
      ],
      isReal: (values) => (str(values, 'supply') === '230' ? num(values, 'motorPower') <= 3.2 : num(values, 'motorPower') >= 3)
        && !(values['hotWater'] === true && num(values, 'waterFlow') < 500),
      title: t(
        'Pressure washer {brand} {pressure} bar, {waterFlow} l/h, {supply}, hose {hoseLength} m',
        'Мойка высокого давления {brand} {pressure} бар, {waterFlow} л/ч, {supply}, шланг {hoseLength} м',
        'Visokopritisni perač {brand} {pressure} bar, {waterFlow} l/h, {supply}, crevo {hoseLength} m',
        'Hochdruckreiniger {brand} {pressure} bar, {waterFlow} l/h, {supply}, Schlauch {hoseLength} m',
        'Idropulitrice {brand} {pressure} bar, {waterFlow} l/h, {supply}, tubo {hoseLength} m',
        'Basınçlı yıkama {brand} {pressure} bar, {waterFlow} l/sa, {supply}, hortum {hoseLength} m',
      ),
      description: t(
        'Professional washer with a triplex axial pump: {pressure} bar, {waterFlow} l/h, motor {motorPower} kW at {supply}. Supplied with gun, lance, flat-jet nozzle and {hoseLength} m of hose.',
        'Профессиональная мойка с трёхплунжерным насосом: {pressure} бар, {waterFlow} л/ч, двигатель {motorPower} кВт, {supply}. В комплекте пистолет, копьё, плоскоструйная насадка и шланг {hoseLength} м.',
        'Profesionalni perač sa aksijalnom pumpom sa tri klipa: {pressure} bar, {waterFlow} l/h, motor {motorPower} kW na {supply}. U kompletu pištolj, koplje, lepezasta dizna i crevo od {hoseLength} m.',
        'Profigerät mit Dreikolben-Axialpumpe: {pressure} bar, {waterFlow} l/h, Motor {motorPower} kW an {supply}. Mit Pistole, Lanze, Flachstrahldüse und {hoseLength} m Schlauch.',
        'Idropulitrice professionale con pompa assiale a tre pistoni: {pressure} bar, {waterFlow} l/h, motore {motorPower} kW a {supply}. Con pistola, lancia, ugello a ventaglio e {hoseLength} m di tubo.',
        'Üç pistonlu aksiyal pompalı profesyonel makine: {pressure} bar, {waterFlow} l/sa, {supply} beslemede {motorPower} kW motor. Tabanca, lans, yelpaze meme ve {hoseLength} m hortumla sevk edilir.',
      ),
      price: (values) => (70 + num(values, 'motorPower') * 95 + num(values, 'hoseLength') * 2.5) * (values['hotWater'] === true ? 2.6 : 1),
      minimum: [1, 2], step: [1], code: 'PW',
      drawing: (values) => ({ kind: 'compressor', variant: 'washer', labels: [`${num(values, 'waterFlow')}l/h`, `${num(values, 'motorPower')}kW`] }),
    },
  ],
}
