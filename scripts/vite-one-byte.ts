import type { Plugin } from 'vite'

/** One letter beyond ASCII, and two bytes are kept for each letter of the file. Where there are many, the letters' numbers would take more. */
export function oneByteLetters(): Plugin {
  return {
    name: 'one-byte-letters',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue
        const numbered = file.code.replace(
          /[^\x00-\x7f]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
        if (numbered.length < file.code.length * 2) file.code = numbered
      }
    },
  }
}
