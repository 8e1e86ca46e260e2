import Bowser from 'bowser'

/** Names of browser and system as people know them; a program is named by its own word, such as curl. */
export function nameDevice(userAgent: string): { browser: string; system: string } {
  if (!userAgent) return { browser: '', system: '' }
  const parser = Bowser.getParser(userAgent)
  const browser = parser.getBrowserName() || (/^[\w.-]+/.exec(userAgent)?.[0] ?? '')
  return { browser: browser.slice(0, 60), system: parser.getOSName().slice(0, 60) }
}
