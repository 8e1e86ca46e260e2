import { city, country } from './types.ts'

export const montenegro = country(
  'ME',
  'montenegro',
  'Montenegro|Черногория|Crna Gora|Montenegro|Montenegro|Karadağ',
  42.71,
  19.37,
  [
    city('podgorica', 'Podgorica|Подгорица|Podgorica|Podgorica|Podgorica|Podgoritsa', 42.4304, 19.2594, 173000),
    city('niksic', 'Nikšić|Никшич|Nikšić|Nikšić|Nikšić|Nikşiç', 42.7731, 18.9445, 33000),
    city('bar', 'Bar|Бар|Bar|Bar|Antivari|Bar', 42.0937, 19.0984, 15000),
  ],
)

export const bosnia = country(
  'BA',
  'bosnia-and-herzegovina',
  'Bosnia and Herzegovina|Босния и Герцеговина|Bosna i Hercegovina|Bosnien und Herzegowina|Bosnia ed Erzegovina|Bosna-Hersek',
  43.92,
  17.68,
  [
    city('sarajevo', 'Sarajevo|Сараево|Sarajevo|Sarajevo|Sarajevo|Saraybosna', 43.8563, 18.4131, 275000),
    city('banja-luka', 'Banja Luka|Баня-Лука|Banja Luka|Banja Luka|Banja Luka|Banya Luka', 44.7722, 17.191, 138000),
    city('tuzla-bosnia', 'Tuzla|Тузла|Tuzla|Tuzla|Tuzla|Tuzla', 44.5384, 18.6671, 80000),
    city('zenica', 'Zenica|Зеница|Zenica|Zenica|Zenica|Zenitsa', 44.2034, 17.9077, 70000),
    city('mostar', 'Mostar|Мостар|Mostar|Mostar|Mostar|Mostar', 43.3438, 17.8078, 105000),
  ],
)

export const northMacedonia = country(
  'MK',
  'north-macedonia',
  'North Macedonia|Северная Македония|Severna Makedonija|Nordmazedonien|Macedonia del Nord|Kuzey Makedonya',
  41.61,
  21.75,
  [
    city('skopje', 'Skopje|Скопье|Skoplje|Skopje|Skopje|Üsküp', 41.9981, 21.4254, 526000),
    city('bitola', 'Bitola|Битола|Bitolj|Bitola|Bitola|Manastır', 41.0297, 21.3292, 69000),
    city('kumanovo', 'Kumanovo|Куманово|Kumanovo|Kumanovo|Kumanovo|Kumanova', 42.1322, 21.7144, 75000),
  ],
)
