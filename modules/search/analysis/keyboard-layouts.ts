/** The text as the same keys type it in other layouts, without those that change nothing. */
export function keyboardLayoutVariants(text: string): string[] {
  const lower = text.toLowerCase()
  const cyrillic = /[а-яёђјљњћџ]/.test(lower)
  const variants = cyrillic
    ? [mapLetters(lower, russianToLatin), mapLetters(lower, serbianToLatin)]
    : [mapLetters(lower, latinToRussian), mapLetters(lower, latinToSerbian)]
  return [...new Set(variants)].filter((each) => each !== lower)
}

const keys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const latinToRussian = mapping(keys, 'ёйцукенгшщзхъфывапролджэячсмитьбю')
const russianToLatin = mapping('ёйцукенгшщзхъфывапролджэячсмитьбю', keys)
const serbianKeys = "qwertzuiop[]asdfghjkl;'yxcvbnm"
const latinToSerbian = mapping(serbianKeys, 'љњертзуиопшђасдфгхјклчћѕџцвбнм')
const serbianToLatin = mapping('љњертзуиопшђасдфгхјклчћѕџцвбнм', serbianKeys)

function mapping(from: string, to: string): ReadonlyMap<string, string> {
  const target = [...to]
  return new Map([...from].map((key, index) => [key, target[index]!]))
}

const mapLetters = (text: string, map: ReadonlyMap<string, string>) =>
  [...text].map((letter) => map.get(letter) ?? letter).join('')
