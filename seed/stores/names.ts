// Parts of invented company names: a stem per country and a trade word.
import type { ClassKey } from './types.ts'

type Words = Record<ClassKey, string[]>

const words = (lists: string): Words => {
  const [
    fasteners,
    pumps,
    electrical,
    packaging,
    bearings,
    textiles,
    warehouse,
    kitchen,
    office,
    metal,
    tools,
    building,
  ] = lists.split('|').map((list) => list.split(', '))
  return {
    fasteners: fasteners!,
    'pumps-fittings': pumps!,
    electrical: electrical!,
    packaging: packaging!,
    'bearings-drives': bearings!,
    'textiles-workwear': textiles!,
    warehouse: warehouse!,
    kitchen: kitchen!,
    'office-equipment': office!,
    metal: metal!,
    tools: tools!,
    building: building!,
  }
}

const russianWords = words(
  'Метиз, Крепёж, Болт|Арматура, Насос, Гидро|Электро, Кабель, Свет|Упаковка, Тара, Пак|Подшипник, Привод, Редуктор|' +
    'Текстиль, Спецодежда, Ткань|Стеллаж, Склад, Логистик|Посуда, Общепит, Кухня|Оргтехника, Офис, Принт|Металл, Сталь, Прокат|' +
    'Инструмент, Абразив, Станок|Строй, Бетон, Кровля',
)
const germanWords = words(
  'Schrauben, Verbindungstechnik, Befestigungstechnik|Armaturen, Pumpentechnik, Rohrsysteme|Elektrotechnik, Kabeltechnik, Lichttechnik|' +
    'Verpackungen, Folientechnik, Kartonagen|Wälzlager, Antriebstechnik, Getriebe|Arbeitsschutz, Berufskleidung, Textil|' +
    'Lagertechnik, Regalsysteme, Fördertechnik|Gastrobedarf, Großküchentechnik, Gastro|Bürotechnik, Drucksysteme, Bürobedarf|' +
    'Stahlhandel, Metallhandel, Edelstahl|Werkzeuge, Schleiftechnik, Präzisionswerkzeuge|Baustoffe, Dachsysteme, Bauchemie',
)

export type Naming = { stems: string[]; words: Words; join: ((stem: string, word: string) => string)[] }

const glued = (stem: string, word: string) => stem + word
const hyphened = (stem: string, word: string) => `${stem}-${word}`
const spaced = (stem: string, word: string) => `${stem} ${word}`
const wordFirst = (stem: string, word: string) => `${word} ${stem}`

export const naming: Record<string, Naming> = {
  RU: {
    stems: [
      'Тобол',
      'Кама',
      'Вятка',
      'Шексна',
      'Ладога',
      'Онега',
      'Алтай',
      'Урал',
      'Волга',
      'Ока',
      'Нева',
      'Енисей',
      'Ангара',
      'Байкал',
      'Амур',
      'Тайга',
      'Кедр',
      'Гранит',
      'Меридиан',
      'Вектор',
      'Полюс',
      'Маяк',
      'Сокол',
      'Базис',
      'Контур',
      'Север',
      'Восток',
      'Юг',
      'Дон',
      'Сура',
      'Ильмень',
      'Валдай',
      'Чулым',
      'Обь',
      'Иремель',
      'Таганай',
    ],
    words: russianWords,
    join: [glued, hyphened, glued],
  },
  BY: {
    stems: [
      'Неман',
      'Припять',
      'Свислочь',
      'Березина',
      'Нарочь',
      'Двина',
      'Полесье',
      'Зубр',
      'Сож',
      'Ислочь',
      'Браслав',
      'Вилия',
      'Бел',
      'Щара',
      'Буг',
      'Случь',
    ],
    words: russianWords,
    join: [glued, hyphened],
  },
  KZ: {
    stems: [
      'Алатау',
      'Сарыарка',
      'Есиль',
      'Тарбагатай',
      'Иртыш',
      'Жайык',
      'Каспий',
      'Тулпар',
      'Барыс',
      'Самал',
      'Шалкар',
      'Бурабай',
      'Отырар',
      'Кокше',
      'Арал',
      'Мерей',
      'Табыс',
      'Береке',
    ],
    words: russianWords,
    join: [hyphened, spaced, glued],
  },
  RS: {
    stems: [
      'Dunav',
      'Sava',
      'Tisa',
      'Morava',
      'Drina',
      'Avala',
      'Rtanj',
      'Kosmaj',
      'Timok',
      'Rudnik',
      'Kopaonik',
      'Tara',
      'Begej',
      'Jastrebac',
      'Cer',
      'Nera',
      'Toplica',
      'Ibar',
    ],
    words: words(
      'Vijak, Zavrtanj, Spoj|Armatura, Pumpe, Hidro|Elektro, Kabl, Svetlo|Ambalaža, Karton, Pak|Ležaj, Pogon, Reduktor|' +
        'Tekstil, Konfekcija, Zaštita|Regal, Skladište, Logistika|Gastro, Inoks, Ugostitelj|Biro, Kancelarija, Print|Metal, Čelik, Profil|' +
        'Alat, Brus, Mašina|Gradnja, Krov, Beton',
    ),
    join: [spaced, spaced],
  },
  DE: {
    stems: [
      'Hollbeck',
      'Riedhofer',
      'Wesermann',
      'Nordkamp',
      'Brandner',
      'Ostermoor',
      'Lindhorst',
      'Falkenau',
      'Auerberg',
      'Tannhof',
      'Maringer',
      'Steinfurth',
      'Holtmann',
      'Grevenstein',
      'Kolbinger',
      'Sauerwald',
      'Ellerbrock',
      'Wiesental',
    ],
    words: germanWords,
    join: [spaced],
  },
  IT: {
    stems: [
      'Ghislandi',
      'Montorsi',
      'Bassanese',
      'Valtorta',
      'Rovetta',
      'Zanchetti',
      'Marchesin',
      'Ferloni',
      'Cavagnoli',
      'Tirabosco',
      'Pedranzi',
      'Galvagni',
      'Scarlini',
      'Val d’Oglio',
      'Brembana',
    ],
    words: words(
      'Bulloneria, Viteria, Fissaggi|Valvole, Pompe, Raccordi|Elettroforniture, Cavi, Illuminazione|Imballaggi, Cartotecnica, Scatolificio|' +
        'Cuscinetti, Trasmissioni, Riduttori|Tessitura, Antinfortunistica, Tessuti|Scaffalature, Logistica, Sollevamento|' +
        'Grandi Cucine, Forniture Alberghiere, Inox|Sistemi Ufficio, Tecnoufficio, Stampa|Metalli, Acciai, Siderurgica|' +
        'Utensili, Abrasivi, Utensileria|Edilizia, Coperture, Laterizi',
    ),
    join: [wordFirst],
  },
  TR: {
    stems: [
      'Anadolu',
      'Marmara',
      'Ege',
      'Toros',
      'Demirhan',
      'Karaca',
      'Uludağ',
      'Kızılırmak',
      'Akdeniz',
      'Güneş',
      'Çınar',
      'Doruk',
      'Özışık',
      'Yıldırım',
      'Kardelen',
      'Fırat',
    ],
    words: words(
      'Cıvata, Bağlantı, Vida|Vana, Pompa, Armatür|Elektrik, Kablo, Aydınlatma|Ambalaj, Oluklu Mukavva, Paketleme|Rulman, Redüktör, Tahrik|' +
        'Tekstil, İş Giyim, Kumaş|Raf Sistemleri, Depo, Lojistik|Mutfak, Gastro, Endüstriyel Mutfak|Büro, Ofis, Baskı|Metal, Çelik, Sac|' +
        'Takım, Hırdavat, Aşındırıcı|Yapı, İnşaat, Çatı',
    ),
    join: [spaced],
  },
  AT: { stems: ['Traunfeld', 'Ennstaler', 'Donaublick'], words: germanWords, join: [spaced] },
}

/** Complete names for countries with few stores. */
export const neighbours: { country: string; name: string; legalForm: string; classKeys: ClassKey[] }[] = [
  { country: 'AT', name: 'Traunfeld Befestigungstechnik', legalForm: 'GmbH', classKeys: ['fasteners', 'tools'] },
  { country: 'AT', name: 'Ennstaler Großküchentechnik', legalForm: 'GmbH', classKeys: ['kitchen'] },
  { country: 'AT', name: 'Donaublick Fördertechnik', legalForm: 'GmbH', classKeys: ['warehouse', 'bearings-drives'] },
  { country: 'SI', name: 'Savinja Elektro', legalForm: 'd.o.o.', classKeys: ['electrical'] },
  { country: 'SI', name: 'Pohorje Armature', legalForm: 'd.o.o.', classKeys: ['pumps-fittings'] },
  { country: 'PL', name: 'Wartapak', legalForm: 'sp. z o.o.', classKeys: ['packaging'] },
  { country: 'PL', name: 'Beskid Łożyska', legalForm: 'sp. z o.o.', classKeys: ['bearings-drives'] },
  { country: 'PL', name: 'Mazur Odzież Robocza', legalForm: 'sp. z o.o.', classKeys: ['textiles-workwear'] },
  { country: 'BG', name: 'Марица Метал', legalForm: 'ЕООД', classKeys: ['metal', 'building'] },
  { country: 'BG', name: 'Родопи Текс', legalForm: 'ООД', classKeys: ['textiles-workwear'] },
  { country: 'ME', name: 'Lovćen Gradnja', legalForm: 'd.o.o.', classKeys: ['building'] },
  { country: 'ME', name: 'Zeta Gastro', legalForm: 'd.o.o.', classKeys: ['kitchen', 'packaging'] },
]

const surnames = [
  'Орлов',
  'Кузьмин',
  'Лебедев',
  'Тихонов',
  'Ермаков',
  'Сафин',
  'Захаров',
  'Беляев',
  'Гаврилов',
  'Мельник',
  'Ковальчук',
  'Романов',
  'Алиев',
  'Жуков',
  'Фомин',
  'Данилов',
]
const givenNames = [
  'Сергей Викторович',
  'Андрей Павлович',
  'Дмитрий Олегович',
  'Роман Игоревич',
  'Алексей Юрьевич',
  'Марат Ринатович',
  'Павел Ильич',
]

export const people = { surnames, givenNames }
