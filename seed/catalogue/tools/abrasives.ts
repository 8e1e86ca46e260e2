import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, oneOf } from '../declare.ts'
import {
  bore, cooling, diameter, discForm, flapForm, grain, grit, rim, segmentHeight, suitable, thickness, workMaterial,
} from './characteristics.ts'

const brands = ['Abrador', 'Korvetta', 'Brennock', 'Zubrin'] as const

export const abrasives: GroupSeed = {
  key: 'abrasives',
  name: t('Abrasives and discs', 'Абразивы и круги', 'Abrazivi i ploče', 'Schleif- und Trennscheiben', 'Abrasivi e dischi', 'Aşındırıcılar ve diskler'),
  about: t(
    'Cutting, flap and diamond discs for angle grinders and cut-off saws. The permitted speed of a disc must never be below the speed of the machine.',
    'Отрезные, лепестковые и алмазные круги для УШМ и отрезных станков. Допустимые обороты круга должны быть не ниже оборотов машины.',
    'Rezne, lamelne i dijamantske ploče za brusilice i sekačice. Dozvoljeni broj obrtaja ploče ne sme biti manji od broja obrtaja mašine.',
    'Trenn-, Fächer- und Diamantscheiben für Winkelschleifer und Trennschneider. Die zulässige Drehzahl der Scheibe darf nie unter der der Maschine liegen.',
    'Dischi da taglio, lamellari e diamantati per smerigliatrici e troncatrici. La velocità ammessa del disco non deve mai essere inferiore a quella della macchina.',
    'Avuç taşlama ve kesme makineleri için kesme, flap ve elmas diskler. Diskin izin verilen devri makinenin devrinden düşük olmamalıdır.',
  ),
  categories: [
    {
      key: 'cutting-discs',
      name: t('Cutting discs', 'Отрезные круги', 'Rezne ploče', 'Trennscheiben', 'Dischi da taglio', 'Kesme diskleri'),
      about: t(
        'Thin discs of 1-1.6 mm cut fast and leave little burr, thicker ones last longer and tolerate side load. For stainless steel take discs free of iron, sulphur and chlorine.',
        'Тонкие круги 1-1,6 мм режут быстро и почти без заусенца, толстые служат дольше и терпят боковую нагрузку. Для нержавейки берите круги без железа, серы и хлора.',
        'Tanke ploče od 1-1,6 mm seku brzo i sa malo opiljaka, deblje traju duže i podnose bočno opterećenje. Za nerđajući čelik uzmite ploče bez gvožđa, sumpora i hlora.',
        'Dünne Scheiben mit 1-1,6 mm trennen schnell und gratarm, dickere halten länger und vertragen Seitendruck. Für Edelstahl Scheiben ohne Eisen, Schwefel und Chlor wählen.',
        'I dischi sottili da 1-1,6 mm tagliano in fretta con poca bava, quelli spessi durano di più e tollerano il carico laterale. Per l’inox scegliere dischi senza ferro, zolfo e cloro.',
        '1-1,6 mm ince diskler hızlı keser ve az çapak bırakır, kalınlar daha uzun ömürlüdür ve yan yüke dayanır. Paslanmaz için demir, kükürt ve klor içermeyen disk seçin.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [diameter, [115, 125, 150, 180, 230, 300, 350]],
        [thickness, [1, 1.6, 2, 2.5, 3, 3.5]],
        [workMaterial, ['steel', 'inox', 'aluminium']],
        [discForm, all(discForm)],
        [bore, (values) => (num(values, 'diameter') >= 300 ? 25.4 : 22.23)],
      ],
      isReal: (values) => (num(values, 'thickness') <= 1.6 ? num(values, 'diameter') <= 150 : num(values, 'thickness') <= 2.5 ? num(values, 'diameter') <= 230 : num(values, 'diameter') >= 180)
        && !(num(values, 'diameter') >= 300 && str(values, 'discForm') === 'depressed'),
      title: t(
        'Cutting disc {diameter}×{thickness}×{bore} mm, {workMaterial}, {discForm}',
        'Круг отрезной {diameter}×{thickness}×{bore} мм, {workMaterial}, {discForm}',
        'Rezna ploča {diameter}×{thickness}×{bore} mm, {workMaterial}, {discForm}',
        'Trennscheibe {diameter}×{thickness}×{bore} mm, {workMaterial}, {discForm}',
        'Disco da taglio {diameter}×{thickness}×{bore} mm, {workMaterial}, {discForm}',
        'Kesme diski {diameter}×{thickness}×{bore} mm, {workMaterial}, {discForm}',
      ),
      description: t(
        'Fibre-reinforced resin-bonded disc, diameter {diameter} mm, thickness {thickness} mm, for cutting {workMaterial}. Permitted peripheral speed 80 m/s, made to EN 12413.',
        'Армированный круг на бакелитовой связке, диаметр {diameter} мм, толщина {thickness} мм, для резки {workMaterial:genitive}. Рабочая скорость 80 м/с, соответствует EN 12413.',
        'Ploča sa smolnom vezom i staklenim vlaknima, prečnik {diameter} mm, debljina {thickness} mm, za rezanje {workMaterial:genitive}. Dozvoljena obodna brzina 80 m/s, prema EN 12413.',
        'Faserverstärkte kunstharzgebundene Scheibe, Durchmesser {diameter} mm, Dicke {thickness} mm, zum Trennen von: {workMaterial}. Zulässige Umfangsgeschwindigkeit 80 m/s, nach EN 12413.',
        'Disco con legante resinoide rinforzato, diametro {diameter} mm, spessore {thickness} mm, per il taglio di: {workMaterial}. Velocità periferica ammessa 80 m/s, secondo EN 12413.',
        'Elyaf takviyeli reçine bağlı disk; çap {diameter} mm, kalınlık {thickness} mm, kesilecek malzeme: {workMaterial}. İzin verilen çevre hızı 80 m/s, EN 12413’e uygundur.',
      ),
      price: (values) => (0.12 + num(values, 'diameter') ** 2 * (0.6 + num(values, 'thickness') * 0.25) / 42000) * ({ steel: 1, inox: 1.25, aluminium: 1.4 }[str(values, 'workMaterial')] ?? 1),
      minimum: [50, 100, 200], step: [25, 50], code: 'CD',
      drawing: (values) => ({ kind: 'disc', variant: 'cutting', ratio: num(values, 'diameter') / num(values, 'bore'), labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'bore')}`] }),
    },
    {
      key: 'flap-discs',
      name: t('Flap discs', 'Лепестковые круги', 'Lamelne ploče', 'Fächerscheiben', 'Dischi lamellari', 'Flap diskler'),
      about: t(
        'P36-P40 removes weld seams, P60-P80 levels surfaces, P120 prepares for painting. Zirconia lasts longest on steel under normal pressure, ceramic grain pays off on stainless steel and at high pressure.',
        'P36-P40 снимает сварной шов, P60-P80 выравнивает, P120 готовит под покраску. Цирконий стоек на стали при обычном нажиме, керамика выгодна на нержавейке и при сильном нажиме.',
        'P36-P40 skida varove, P60-P80 ravna površinu, P120 priprema za farbanje. Cirkonijum je izdržljiv na čeliku pri uobičajenom pritisku, keramika se isplati na nerđajućem čeliku i pri jakom pritisku.',
        'P36-P40 entfernt Schweißnähte, P60-P80 ebnet, P120 bereitet zum Lackieren vor. Zirkonkorund hält auf Stahl bei normalem Druck lange, Keramikkorn lohnt sich auf Edelstahl und bei hohem Druck.',
        'P36-P40 asporta le saldature, P60-P80 spiana, P120 prepara alla verniciatura. Lo zirconio dura sull’acciaio con pressione normale, il ceramico conviene sull’inox e con pressione elevata.',
        'P36-P40 kaynak dikişini alır, P60-P80 yüzeyi düzeltir, P120 boyaya hazırlar. Zirkonyum normal baskıda çelikte uzun ömürlüdür, seramik paslanmazda ve yüksek baskıda kazandırır.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [diameter, [100, 115, 125, 150, 180]],
        [grit, all(grit)],
        [grain, all(grain)],
        [flapForm, all(flapForm)],
        [suitable, oneOf(['steel', 'inox'], ['steel', 'inox', 'cast-iron'], ['steel', 'cast-iron', 'wood'], ['steel', 'inox', 'aluminium'])],
        [bore, () => 22.23],
      ],
      title: t(
        'Flap disc {diameter} mm {grit}, {grain}, {flapForm}',
        'Круг лепестковый {diameter} мм {grit}, {grain}, {flapForm}',
        'Lamelna ploča {diameter} mm {grit}, {grain}, oblik: {flapForm}',
        'Fächerscheibe {diameter} mm {grit}, {grain}, {flapForm}',
        'Disco lamellare {diameter} mm {grit}, {grain}, {flapForm}',
        'Flap disk {diameter} mm {grit}, {grain}, {flapForm}',
      ),
      description: t(
        'Disc of overlapping abrasive cloth flaps on a glass-fibre backing, grit {grit}, abrasive: {grain}. It grinds and finishes in one pass; diameter {diameter} mm, bore {bore} mm.',
        'Круг из лепестков шлифовальной ткани на стекловолоконной основе, зернистость {grit}, абразив: {grain}. Шлифует и зачищает за один проход; диаметр {diameter} мм, посадка {bore} мм.',
        'Ploča od preklopljenih lamela brusnog platna na podlozi od staklenih vlakana, granulacija {grit}, abraziv: {grain}. Brusi i završno obrađuje u jednom prolazu; prečnik {diameter} mm, otvor {bore} mm.',
        'Scheibe aus überlappenden Schleifgewebelamellen auf Glasfaserträger, Körnung {grit}, Korn: {grain}. Schleift und glättet in einem Gang; Durchmesser {diameter} mm, Bohrung {bore} mm.',
        'Disco di lamelle di tela abrasiva su supporto in fibra di vetro, grana {grit}, abrasivo: {grain}. Smeriglia e rifinisce in una passata; diametro {diameter} mm, foro {bore} mm.',
        'Cam elyaf tabanlı, üst üste zımpara bezi yapraklı disk; kum {grit}, aşındırıcı: {grain}. Taşlama ve finişi tek geçişte yapar; çap {diameter} mm, delik {bore} mm.',
      ),
      price: (values) => (0.35 + num(values, 'diameter') ** 2 / 22000) * ({ corundum: 0.8, zirconia: 1, ceramic: 1.7 }[str(values, 'grain')] ?? 1),
      minimum: [20, 50, 100], step: [10], code: 'FD',
      drawing: (values) => ({ kind: 'disc', variant: 'flap', ratio: num(values, 'diameter') / 22.23, labels: [`Ø${num(values, 'diameter')}`, '22.23'] }),
    },
    {
      key: 'diamond-discs',
      name: t('Diamond discs', 'Алмазные диски', 'Dijamantske ploče', 'Diamantscheiben', 'Dischi diamantati', 'Elmas diskler'),
      about: t(
        'Segmented rims cool well and cut fast, turbo rims give a cleaner edge, continuous rims do not chip tiles. The higher the segment, the more metres of cut from one disc.',
        'Сегментные диски хорошо охлаждаются и быстро режут, турбо дают ровнее край, сплошная кромка не скалывает плитку. Чем выше сегмент, тем больше метров реза.',
        'Segmentne ploče se dobro hlade i brzo seku, turbo daju čistiju ivicu, a puna ivica ne kruni pločice. Što je segment viši, to je više metara reza.',
        'Segmentierte Scheiben kühlen gut und schneiden schnell, Turbo gibt sauberere Kanten, geschlossener Rand lässt Fliesen nicht ausbrechen. Je höher das Segment, desto mehr Schnittmeter.',
        'I dischi segmentati si raffreddano bene e tagliano in fretta, i turbo lasciano un bordo più pulito, la corona continua non scheggia le piastrelle. Più alto è il segmento, più metri si tagliano.',
        'Segmentli kenar iyi soğur ve hızlı keser, turbo daha temiz kenar bırakır, sürekli kenar fayansı çatlatmaz. Segment ne kadar yüksekse disk o kadar çok metre keser.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [diameter, [115, 125, 150, 180, 230, 300, 350, 400]],
        [workMaterial, ['concrete', 'granite', 'tile', 'asphalt']],
        [rim, all(rim)],
        [segmentHeight, [7, 10, 12, 15]],
        [cooling, all(cooling)],
        [bore, (values) => (num(values, 'diameter') >= 300 ? 25.4 : 22.23)],
      ],
      isReal: (values) => (str(values, 'workMaterial') === 'tile') === (str(values, 'rim') === 'continuous')
        && !(str(values, 'workMaterial') === 'tile' && (num(values, 'diameter') > 230 || num(values, 'segmentHeight') > 10))
        && !(str(values, 'workMaterial') === 'asphalt' && (num(values, 'diameter') < 300 || str(values, 'rim') !== 'segmented')),
      title: t(
        'Diamond disc {diameter}×{bore} mm, {workMaterial}, {rim}, {segmentHeight} mm',
        'Диск алмазный {diameter}×{bore} мм, {workMaterial}, {rim}, {segmentHeight} мм',
        'Dijamantska ploča {diameter}×{bore} mm, {workMaterial}, {rim}, {segmentHeight} mm',
        'Diamantscheibe {diameter}×{bore} mm, {workMaterial}, {rim}, {segmentHeight} mm',
        'Disco diamantato {diameter}×{bore} mm, {workMaterial}, {rim}, {segmentHeight} mm',
        'Elmas disk {diameter}×{bore} mm, {workMaterial}, {rim}, {segmentHeight} mm',
      ),
      description: t(
        'Diamond disc of {diameter} mm with a {rim} rim, for cutting {workMaterial}. Diamond layer {segmentHeight} mm high, bore {bore} mm, made to EN 13236.',
        'Алмазный диск {diameter} мм, тип: {rim}, для резки {workMaterial:genitive}. Высота алмазного слоя {segmentHeight} мм, посадка {bore} мм, соответствует EN 13236.',
        'Dijamantska ploča {diameter} mm, ivica: {rim}, za rezanje {workMaterial:genitive}. Visina dijamantskog sloja {segmentHeight} mm, otvor {bore} mm, prema EN 13236.',
        'Diamantscheibe {diameter} mm, Rand: {rim}, zum Schneiden von: {workMaterial}. Höhe der Diamantschicht {segmentHeight} mm, Bohrung {bore} mm, nach EN 13236.',
        'Disco diamantato da {diameter} mm, tipo: {rim}, per il taglio di: {workMaterial}. Altezza dello strato diamantato {segmentHeight} mm, foro {bore} mm, secondo EN 13236.',
        '{diameter} mm elmas disk, kenar: {rim}, kesilecek malzeme: {workMaterial}. Elmas tabaka yüksekliği {segmentHeight} mm, delik {bore} mm, EN 13236’ya uygundur.',
      ),
      price: (values) => 1.8 + num(values, 'diameter') ** 2 * (0.5 + num(values, 'segmentHeight') / 12) / 4200 * ({ concrete: 1, granite: 1.3, tile: 0.8, asphalt: 1.1 }[str(values, 'workMaterial')] ?? 1),
      minimum: [5, 10, 20], step: [1, 5], code: 'DD',
      drawing: (values) => ({
        kind: 'disc', variant: 'diamond', ratio: num(values, 'diameter') / num(values, 'bore'), count: Math.round(num(values, 'diameter') / 14),
        labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'bore')}`],
      }),
    },
  ],
}
