import type { Config } from '../config.ts'
import { defaultLocale, languageTags, type Locale, type Variant } from '../constants.ts'
import { originOf } from '../http/hosts.ts'
import { localePrefix } from '../http/locale-path.ts'
import { translate } from '../i18n/messages.ts'
import { brands, asHtml, asText } from '../mail/layout.ts'
import { emailTemplates, pushTemplates, smsTemplates, type Template } from './templates.ts'

export type Values = Record<string, string | number>
/** A part of an e-mail: its texts are `<template>.section.…` with these values, its lines what people have written, its link leads to `path`. */
export type Section = { values: Values; lines: readonly string[]; path: string }
export type Message = {
  template: string
  locale: Locale
  variant: Variant
  values: Values
  sections?: readonly Section[]
}
type Hosts = Pick<Config, 'hosts' | 'publicOrigin' | 'locales'>

export function renderEmail({ template: name, locale, variant, values: given, sections = [] }: Message, config: Hosts) {
  const template = known<Template>(emailTemplates, name)
  const values: Values = { ...readable(given, locale), brand: brands[variant].name }
  const say = (key: string) => translate(locale, 'emails', key, values)
  const own = (key: string) => say(`${name}.${key}`)
  const letter = {
    variant,
    language: languageTags[locale],
    subject: own('subject'),
    preheader: own('preheader'),
    paragraphs: own('text').split('\n\n'),
    code: template.hasCode ? String(given.code) : undefined,
    quote: template.hasQuote && given.quote !== undefined ? String(given.quote) : undefined,
    facts: (template.facts ?? []).flatMap((fact) =>
      values[fact] ? [{ label: say(`fact.${fact}`), value: String(values[fact]) }] : [],
    ),
    sections: sections.map(({ values: its, lines, path }) => {
      const told = (key: string) => translate(locale, 'emails', `${name}.section.${key}`, readable(its, locale))
      return {
        title: told('title'),
        note: told('note'),
        lines: lines.map((line) => unlinked(oneLine(line, longestLine))),
        link: { label: told('action'), url: linkTo(path, locale, variant, config) },
      }
    }),
    buttons: (template.buttons ?? []).flatMap(({ key, to = given.path }) =>
      to ? [{ label: own(key), url: linkTo(String(to), locale, variant, config) }] : [],
    ),
    linkHint: say('link.hint'),
    footer: say(`footer.${template.reason}`),
    leave: given.unsubscribe
      ? { label: say('unsubscribe'), url: linkTo(String(given.unsubscribe), locale, variant, config) }
      : undefined,
  }
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter), unsubscribeUrl: letter.leave?.url }
}

export function renderSms({ template: name, locale, variant, values: given }: Message, config: Hosts) {
  const template = known<{ to?: string }>(smsTemplates, name)
  const path = template.to ?? given.path
  const link = path === undefined ? '' : linkTo(String(path), locale, variant, config)
  const text = translate(locale, 'sms', `${name}.text`, {
    ...readable(given, locale),
    brand: brands[variant].name,
    link,
  })
  if (given.code === undefined) return { text }
  // Bound to the origin: a phone offers the code to pages of this host only.
  return { text: `${text}\n\n@${new URL(originOf(variant, config)).hostname} #${given.code}` }
}

/**
 * `tag`: what it is about; of one tag a browser shows the last. `replaces`: tags, separated by commas, of which this one speaks too.
 * `said`: what somebody has written, in place of the preheader. The text is read by public/push-worker.js.
 */
export function renderPush({ template: name, locale, variant, values: given }: Message, config: Hosts) {
  const { urgency } = known<{ urgency: 'normal' | 'high' }>(pushTemplates, name)
  const values: Values = { ...readable(given, locale), brand: brands[variant].name }
  const say = (key: string) => translate(locale, 'emails', `${name}.${key}`, values)
  const topic = String(given.tag)
  const text = JSON.stringify({
    title: say('subject'),
    body: given.said ? [values.product, values.said].filter(Boolean).join('\n') : say('preheader'),
    lang: languageTags[locale],
    prefix: prefixOf(locale, config),
    path: given.path,
    tag: topic,
    replaces: String(given.replaces ?? '')
      .split(',')
      .filter(Boolean),
    icon: `/mark-${variant}.png`,
  })
  return { text, topic, urgency }
}

function known<Value>(templates: Record<string, Value>, name: string): Value {
  if (!Object.hasOwn(templates, name)) throw new Error(`There is no template ${name}`)
  return templates[name]!
}

const linkTo = (path: string, locale: Locale, variant: Variant, config: Hosts) =>
  `${originOf(variant, config)}${prefixOf(locale, config)}${path}`

const prefixOf = (locale: Locale, config: Hosts) =>
  localePrefix(config.locales.includes(locale) ? locale : defaultLocale)

/** What people have written, as opposed to what the program says of them. */
const names = ['store', 'inviter', 'name', 'product']
const longestValue = 120
const longestLine = 300

/** Values are one line each; dates are in words. */
const readable = (values: Values, locale: Locale): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value === 'number') return [key, value]
      if (/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(value)) return [key, inWords(value, locale)]
      const line = oneLine(value, longestValue)
      return [key, names.includes(key) ? unlinked(line) : line]
    }),
  )

const oneLine = (text: string, longest: number) =>
  text
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, longest)

/** Mail programs make links of what looks like an address; a name that somebody has chosen shall not become one. */
const unlinked = (text: string) => text.replace(/(?<=[\p{L}\d])([.:@])(?=[\p{L}\d/])/gu, '$1\u2060')

function inWords(iso: string, locale: Locale) {
  const hasTime = iso.includes('T')
  const style = { dateStyle: 'long', timeStyle: hasTime ? 'short' : undefined } as const
  const words = new Intl.DateTimeFormat(languageTags[locale], { ...style, timeZone: 'UTC' }).format(new Date(iso))
  return hasTime ? `${words} UTC` : words
}
