import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, yesOrNo } from '../declare.ts'
import {
  caseMaterial, colour, drawerLoad, drawers, drive, finish, height, lockable, packing, pieces, tray, width,
} from './characteristics.ts'

const brands = ['Stalgrip', 'Hartvik', 'Zubrin', 'Ostrabox'] as const

export const toolStorage: GroupSeed = {
  key: 'tool-storage',
  name: t('Tool sets and storage', 'Наборы и хранение инструмента', 'Garniture i odlaganje alata', 'Werkzeugsätze und Aufbewahrung', 'Assortimenti e custodia utensili', 'Takım setleri ve dolapları'),
  about: t(
    'Socket sets, cases and roller cabinets that keep tools together and countable. For a workshop, cabinet width and drawer load matter; for service work, weight and locks.',
    'Наборы головок, кейсы и тележки, в которых инструмент собран и на счету. Для мастерской важны ширина и нагрузка ящиков, для выездов — масса и замки.',
    'Garniture nasadnih ključeva, koferi i kolica u kojima je alat na okupu i pod kontrolom. Za radionicu su važni širina i nosivost fioka, za teren masa i brave.',
    'Steckschlüsselsätze, Koffer und Werkstattwagen halten Werkzeug beisammen und zählbar. In der Werkstatt zählen Breite und Schubladenlast, im Service Gewicht und Schlösser.',
    'Assortimenti di bussole, valigette e carrelli che tengono gli utensili in ordine. In officina contano larghezza e portata dei cassetti, nell’assistenza peso e serrature.',
    'Aletleri bir arada ve sayılabilir tutan lokma setleri, çantalar ve tekerlekli dolaplar. Atölyede genişlik ve çekmece yükü, servis işinde ağırlık ve kilit önemlidir.',
  ),
  categories: [
    {
      key: 'socket-sets',
      name: t('Socket sets', 'Наборы торцевых головок', 'Garniture nasadnih ključeva', 'Steckschlüsselsätze', 'Assortimenti di bussole', 'Lokma setleri'),
      about: t(
        '1/4" is for electronics and interiors, 3/8" for engines, 1/2" for chassis and structures. A foam tray goes straight into a workshop drawer and shows at once which tool is missing.',
        '1/4" — для электроники и салона, 3/8" — для двигателей, 1/2" — для ходовой и конструкций. Ложемент кладут прямо в ящик тележки, и сразу видно, чего не хватает.',
        '1/4" je za elektroniku i enterijer, 3/8" za motore, 1/2" za podvozje i konstrukcije. Penasti uložak ide direktno u fioku i odmah se vidi koji alat nedostaje.',
        '1/4" für Elektronik und Innenraum, 3/8" für Motoren, 1/2" für Fahrwerk und Stahlbau. Die Schaumeinlage kommt direkt in die Schublade und zeigt sofort, was fehlt.',
        '1/4" per elettronica e interni, 3/8" per motori, 1/2" per telai e strutture. Il modulo in schiuma va direttamente nel cassetto e mostra subito cosa manca.',
        '1/4" elektronik ve iç mekân, 3/8" motor, 1/2" şasi ve konstrüksiyon içindir. Köpük tabla doğrudan çekmeceye girer ve eksik aleti hemen gösterir.',
      ),
      view: 'grid', unit: 'set', brands,
      characteristics: [
        [pieces, [12, 19, 24, 34, 40, 46, 56, 72, 94, 108, 150, 172, 216]],
        [drive, all(drive)],
        [packing, all(packing)],
        [finish, ['chrome', 'matt-chrome', 'phosphated']],
      ],
      isReal: (values) => (str(values, 'drive') === 'quarter-half' ? num(values, 'pieces') >= 72 : num(values, 'pieces') <= 72)
        && !(str(values, 'packing') === 'foam-tray' && num(values, 'pieces') > 108),
      title: t(
        'Socket set {brand} {drive}, {pieces} pieces, {packing}',
        'Набор головок {brand} {drive}, предметов: {pieces}, {packing}',
        'Garnitura ključeva {brand} {drive}, delova: {pieces}, {packing}',
        'Steckschlüsselsatz {brand} {drive}, {pieces}-teilig, {packing}',
        'Set di bussole {brand} {drive}, {pieces} pezzi, {packing}',
        'Lokma seti {brand} {drive}, {pieces} parça, {packing}',
      ),
      description: t(
        'Sockets, ratchet and extensions with square drive {drive}, made of chrome-vanadium steel; pieces in the set: {pieces}. Packing: {packing}, with a marked place for each piece.',
        'Головки, трещотка и удлинители с квадратом {drive} из хромованадиевой стали; предметов в наборе: {pieces}. Упаковка: {packing}, у каждого предмета своё место.',
        'Nasadni ključevi, račna i produžeci sa prihvatom {drive} od hrom-vanadijum čelika; delova u kompletu: {pieces}. Pakovanje: {packing}, sa mestom za svaki deo.',
        'Steckschlüsseleinsätze, Ratsche und Verlängerungen mit Antrieb {drive} aus Chrom-Vanadium-Stahl, {pieces}-teilig. Verpackung: {packing}, mit festem Platz für jedes Teil.',
        'Bussole, cricchetto e prolunghe con attacco {drive} in acciaio al cromo-vanadio, {pieces} pezzi. Confezione: {packing}, con una sede per ogni pezzo.',
        '{drive} kareli, krom vanadyum çelikten lokmalar, cırcır kol ve uzatmalar; toplam {pieces} parça. Ambalaj: {packing}, her parçanın yeri ayrıdır.',
      ),
      price: (values) => (5 + num(values, 'pieces') * 0.55) * ({ quarter: 0.75, 'three-eighths': 1, half: 1.35, 'quarter-half': 1.1 }[str(values, 'drive')] ?? 1)
        * ({ 'plastic-case': 1, 'metal-case': 1.15, 'foam-tray': 1.25 }[str(values, 'packing')] ?? 1) * (str(values, 'finish') === 'matt-chrome' ? 1.1 : 1),
      minimum: [2, 4, 10], step: [1, 2], code: 'SS',
      drawing: (values) => ({ kind: 'toolbox', variant: 'set', labels: [`${200 + num(values, 'pieces') * 1.5}`, `${Math.round(150 + num(values, 'pieces') * 0.9)}`] }),
    },
    {
      key: 'tool-cases',
      name: t('Tool cases', 'Кейсы для инструмента', 'Koferi za alat', 'Werkzeugkoffer', 'Valigette portautensili', 'Takım çantaları'),
      about: t(
        'Polypropylene is light and does not dent, aluminium looks smart at the customer’s, sheet steel carries the heaviest tools. Measure the longest tool before choosing the width.',
        'Полипропилен лёгкий и не мнётся, алюминий уместен при выезде к клиенту, сталь держит самый тяжёлый инструмент. Перед выбором ширины измерьте самый длинный инструмент.',
        'Polipropilen je lagan i ne ulubljuje se, aluminijum lepo izgleda kod klijenta, čelični lim nosi najteži alat. Pre izbora širine izmerite najduži alat.',
        'Polypropylen ist leicht und beult nicht, Aluminium macht beim Kunden einen guten Eindruck, Stahlblech trägt das schwerste Werkzeug. Vor der Wahl der Breite das längste Werkzeug messen.',
        'Il polipropilene è leggero e non si ammacca, l’alluminio fa bella figura dal cliente, la lamiera porta gli utensili più pesanti. Misurare l’utensile più lungo prima di scegliere la larghezza.',
        'Polipropilen hafiftir ve ezilmez, alüminyum müşteride şık durur, sac en ağır aletleri taşır. Genişliği seçmeden önce en uzun aleti ölçün.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [width, [320, 400, 450, 500, 560, 600]],
        [height, [120, 160, 200, 250, 300]],
        [caseMaterial, all(caseMaterial)],
        [colour, ['red', 'blue', 'black', 'grey', 'silver']],
        [lockable, yesOrNo],
        [tray, yesOrNo],
      ],
      isReal: (values) => num(values, 'height') <= num(values, 'width') * 0.55 && (str(values, 'colour') === 'silver') === (str(values, 'caseMaterial') === 'aluminium'),
      title: t(
        'Tool case {width}×{height} mm, {caseMaterial}, {colour}',
        'Кейс для инструмента {width}×{height} мм, {caseMaterial}, цвет: {colour}',
        'Kofer za alat {width}×{height} mm, {caseMaterial}, boja: {colour}',
        'Werkzeugkoffer {width}×{height} mm, {caseMaterial}, {colour}',
        'Valigetta portautensili {width}×{height} mm, {caseMaterial}, colore {colour}',
        'Takım çantası {width}×{height} mm, {caseMaterial}, {colour}',
      ),
      description: t(
        'Empty tool case {width} mm wide and {height} mm high for installers and service engineers. Body: {caseMaterial}; two latches, carrying handle, colour: {colour}.',
        'Пустой кейс шириной {width} мм и высотой {height} мм для монтажников и сервисных инженеров. Корпус: {caseMaterial}; две защёлки, ручка для переноски, цвет: {colour}.',
        'Prazan kofer širine {width} mm i visine {height} mm za montere i servisere. Kućište: {caseMaterial}; dve kopče, ručka za nošenje, boja: {colour}.',
        'Leerer Koffer, {width} mm breit und {height} mm hoch, für Monteure und Servicetechniker. Korpus: {caseMaterial}; zwei Verschlüsse, Tragegriff, Farbe: {colour}.',
        'Valigetta vuota larga {width} mm e alta {height} mm per installatori e tecnici. Corpo: {caseMaterial}; due chiusure, maniglia, colore: {colour}.',
        'Montajcı ve servis teknisyenleri için {width} mm genişlikte, {height} mm yükseklikte boş çanta. Gövde: {caseMaterial}; iki mandal, taşıma kolu, renk: {colour}.',
      ),
      price: (values) => (2 + num(values, 'width') * num(values, 'height') / 13000) * ({ polypropylene: 1, aluminium: 2.4, steel: 1.7 }[str(values, 'caseMaterial')] ?? 1)
        + (values['lockable'] === true ? 2 : 0) + (values['tray'] === true ? 1.5 : 0),
      minimum: [4, 8, 20], step: [2, 4], code: 'TC',
      drawing: (values) => ({ kind: 'toolbox', variant: 'case', labels: [`${num(values, 'width')}`, `${num(values, 'height')}`] }),
    },
    {
      key: 'roller-cabinets',
      name: t('Roller cabinets', 'Инструментальные тележки', 'Kolica za alat', 'Werkstattwagen', 'Carrelli portautensili', 'Tekerlekli takım dolapları'),
      about: t(
        'Count the drawers by kinds of tools, and take ball-bearing slides for 30 kg or more where spanner sets are stored. A central lock protects tools overnight and keeps drawers shut while moving.',
        'Число ящиков считайте по видам инструмента; для тяжёлых наборов нужны направляющие от 30 кг. Центральный замок защищает инструмент ночью и держит ящики закрытыми при перевозке.',
        'Broj fioka odredite prema vrstama alata; za teške garniture uzmite vođice od 30 kg naviše. Centralna brava čuva alat noću i drži fioke zatvorene pri pomeranju.',
        'Die Zahl der Schubladen nach Werkzeugarten wählen; für schwere Sätze Auszüge ab 30 kg nehmen. Das Zentralschloss sichert nachts und hält die Schubladen beim Fahren geschlossen.',
        'Il numero di cassetti dipende dai tipi di utensili; per i set pesanti servono guide da 30 kg in su. La serratura centralizzata protegge di notte e tiene chiusi i cassetti durante lo spostamento.',
        'Çekmece sayısını alet türlerine göre belirleyin; ağır setler için 30 kg ve üzeri ray alın. Merkezi kilit geceleri korur ve hareket ederken çekmeceleri kapalı tutar.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [drawers, [3, 4, 5, 6, 7, 8, 9]],
        [width, [600, 680, 770, 860, 1060]],
        [height, [780, 860, 950, 1020]],
        [drawerLoad, [20, 25, 30, 40, 45]],
        [colour, ['red', 'blue', 'black', 'grey']],
        [lockable, () => true],
      ],
      isReal: (values) => (num(values, 'drawers') <= 4 ? num(values, 'height') <= 860 : num(values, 'drawers') >= 8 ? num(values, 'height') >= 950 : true) && !(num(values, 'width') >= 860 && num(values, 'drawerLoad') < 30),
      title: t(
        'Roller cabinet {brand} {width}×{height} mm, drawers {drawers}×{drawerLoad} kg, {colour}',
        'Тележка инструментальная {brand} {width}×{height} мм, ящики {drawers}×{drawerLoad} кг, цвет: {colour}',
        'Kolica za alat {brand} {width}×{height} mm, fioke {drawers}×{drawerLoad} kg, boja: {colour}',
        'Werkstattwagen {brand} {width}×{height} mm, Schubladen {drawers}×{drawerLoad} kg, {colour}',
        'Carrello portautensili {brand} {width}×{height} mm, cassetti {drawers}×{drawerLoad} kg, colore {colour}',
        'Takım dolabı {brand} {width}×{height} mm, çekmece {drawers}×{drawerLoad} kg, {colour}',
      ),
      description: t(
        'Sheet-steel cabinet on castors {width} mm wide and {height} mm high, number of drawers {drawers}, load per drawer {drawerLoad} kg. Ball-bearing slides, central lock, two swivel castors with brakes; colour: {colour}.',
        'Тележка из листовой стали шириной {width} мм и высотой {height} мм, число ящиков {drawers}, нагрузка на ящик {drawerLoad} кг. Шариковые направляющие, центральный замок, два поворотных колеса с тормозом; цвет: {colour}.',
        'Kolica od čeličnog lima širine {width} mm i visine {height} mm, broj fioka {drawers}, nosivost fioke {drawerLoad} kg. Kuglične vođice, centralna brava, dva okretna točka sa kočnicom; boja: {colour}.',
        'Wagen aus Stahlblech, {width} mm breit und {height} mm hoch, Schubladen: {drawers}, Tragkraft je Schublade {drawerLoad} kg. Kugelauszüge, Zentralverriegelung, zwei Lenkrollen mit Bremse; Farbe: {colour}.',
        'Carrello in lamiera largo {width} mm e alto {height} mm, numero di cassetti {drawers}, portata per cassetto {drawerLoad} kg. Guide a sfere, serratura centralizzata, due ruote girevoli con freno; colore: {colour}.',
        'Sacdan, {width} mm genişlikte ve {height} mm yükseklikte tekerlekli dolap; çekmece sayısı {drawers}, çekmece yükü {drawerLoad} kg. Bilyalı raylar, merkezi kilit, frenli iki döner teker; renk: {colour}.',
      ),
      price: (values) => 45 + num(values, 'width') * num(values, 'height') / 9000 + num(values, 'drawers') * (6 + num(values, 'drawerLoad') * 0.35),
      minimum: [1, 2, 4], step: [1], code: 'RC',
      drawing: (values) => ({ kind: 'toolbox', variant: 'cabinet', count: num(values, 'drawers'), labels: [`${num(values, 'width')}`, `${num(values, 'height')}`] }),
    },
  ],
}
