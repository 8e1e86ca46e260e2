/** Transliterations of a word into the other script, the likeliest first. */
export function transliterations(word: string): string[] {
  if (/[а-яёђјљњћџ]/.test(word))
    return [...new Set([cyrillicToSerbian(word), cyrillicToLatin(word)])].filter((each) => each !== '' && each !== word)
  const plural = word.replace(pluralEnding, 'ые')
  return [...new Set([latinToCyrillic(word, 'й'), latinToCyrillic(word, 'ы'), latinToCyrillic(plural, 'ы')])].filter(
    (each) => each !== word && /^[а-яё.\d]+$/.test(each),
  )
}

/** 'nitrilovye' is 'нитриловые'. */
const pluralEnding = /(?<=[^aeiouy])ye$/

export const cyrillicToSerbian = (text: string) =>
  /[\u0400-\u04ff]/.test(text)
    ? text.replace(/[а-яёђјљњћџ]/g, (letter) => serbian[letter] ?? russian[letter] ?? letter)
    : text

/** The word in Latin letters, for comparison by edit distance. */
export const romanize = (key: string) => cyrillicToLatin(key)

const cyrillicToLatin = (word: string) => word.replace(/[а-яё]/g, (letter) => russian[letter] ?? letter)

const russian = Object.fromEntries(
  'а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh щ sch ы y э e ю yu я ya'
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 ? [] : [[letter, all[index + 1]!]])),
) as Record<string, string>
russian.ъ = russian.ь = ''
const serbian = Object.fromEntries(
  'а a б b в v г g д d ђ đ е e ж ž з z и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ ć у u ф f х h ц c ч č џ dž ш š'
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 ? [] : [[letter, all[index + 1]!]])),
) as Record<string, string>

/** Longest groups first. A 'y' is й or ы, or palatalises the next letter. */
function latinToCyrillic(word: string, y: 'й' | 'ы') {
  return word.replace(/shch|sch|zh|kh|ts|ch|sh|yu|ju|ya|ja|yo|jo|ye|ck|š|č|ž|ć|[a-z]/g, (group) =>
    group === 'y' ? y : (latinGroups[group] ?? group),
  )
}
const latinGroups: Record<string, string> = {
  shch: 'щ',
  sch: 'щ',
  zh: 'ж',
  kh: 'х',
  ts: 'ц',
  ch: 'ч',
  sh: 'ш',
  yu: 'ю',
  ju: 'ю',
  ya: 'я',
  ja: 'я',
  yo: 'ё',
  jo: 'ё',
  ye: 'е',
  ck: 'к',
  š: 'ш',
  č: 'ч',
  ž: 'ж',
  ć: 'ч',
  a: 'а',
  b: 'б',
  c: 'ц',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'й',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  z: 'з',
}
