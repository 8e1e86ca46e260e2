import type { Config } from '../config.ts'
import { defaultLocale, languageTags, type Locale, type Variant } from '../constants.ts'
import { originOf } from '../http/hosts.ts'
import { localePrefix } from '../http/pages/locale-path.ts'
import { translate } from '../i18n/messages.ts'
import { brands, renderHtml, renderText } from '../mail/layout.ts'
import { inGsmLetters } from '../sms/gsm-letters.ts'
import { formatDate, isIsoDate } from '../values/format-date.ts'
import { emailTemplates, pushTemplates, smsTemplates, type Template } from './templates.ts'

export type Values = Record<string, string | number>
/** A section of an e-mail: texts are `<template>.section.…` with these values, `lines` are user-written, `rows` are lists of values for `row`, the link leads to `path` if there is one. */
export type Section = { values: Values; lines: readonly string[]; rows?: readonly Values[]; path?: string }
export type Message = {
  template: string
  locale: Locale
  variant: Variant
  values: Values
  sections?: readonly Section[]
}
type Hosts = Pick<Config, 'hosts' | 'publicOrigin' | 'locales'>
type Site = Hosts & Pick<Config, 'imprint'>

export function renderEmail(
  { template: name, locale, variant, values: rawValues, sections = [] }: Message,
  config: Site,
) {
  const template = templateNamed<Template>(emailTemplates, name)
  const values: Values = { ...displayValues(rawValues, locale), brand: brands[variant].name }
  const translated = (key: string) => translate(locale, 'emails', key, values)
  const templateText = (key: string) => translated(`${name}.${key}`)
  const subject = templateText('subject')
  const content = {
    variant,
    language: languageTags[locale],
    subject,
    preheader: templateText('preheader'),
    paragraphs: templateText('text').split('\n\n'),
    code: template.hasCode ? String(rawValues.code) : undefined,
    quote: template.hasQuote && rawValues.quote !== undefined ? String(rawValues.quote) : undefined,
    facts: (template.facts ?? []).flatMap((fact) =>
      values[fact] ? [{ label: translated(`fact.${fact}`), value: String(values[fact]) }] : [],
    ),
    sections: sections.map(({ values: sectionValues, lines, rows = [], path }) => {
      const sectionText = (key: string, textValues = sectionValues) =>
        translate(locale, 'emails', `${name}.section.${key}`, {
          ...displayValues(textValues, locale),
          brand: brands[variant].name,
        })
      const title = sectionText('title')
      return {
        title: title === subject ? undefined : title,
        note: sectionText('note'),
        lines: lines.map((line) => preventAutolink(toSingleLine(line, maxLineLength))),
        rows: rows.map((row) => sectionText('row', row)),
        link: path ? { label: sectionText('action'), url: linkTo(path, locale, variant, config) } : undefined,
      }
    }),
    buttons: (template.buttons ?? []).flatMap(({ key, to = rawValues.path }) =>
      to ? [{ label: templateText(key), url: linkTo(String(to), locale, variant, config) }] : [],
    ),
    linkHint: translated('link.hint'),
    footer: translated(`footer.${template.reason}`),
    imprint: config.imprint,
    unsubscribe: rawValues.unsubscribe
      ? { label: translated('unsubscribe'), url: linkTo(String(rawValues.unsubscribe), locale, variant, config) }
      : undefined,
  }
  return {
    subject,
    text: renderText(content),
    html: renderHtml(content),
    unsubscribeUrl: content.unsubscribe?.url,
  }
}

export function renderSms({ template: name, locale, variant, values: rawValues }: Message, config: Hosts) {
  const template = templateNamed<{ to?: string }>(smsTemplates, name)
  const path = template.to ?? rawValues.path
  const link = path === undefined ? '' : linkTo(String(path), locale, variant, config)
  const values = { ...displayValues(rawValues, locale), brand: brands[variant].name, link }
  const text = inGsmLetters(translate(locale, 'sms', `${name}.text`, values))
  if (rawValues.code === undefined) return { text }
  // Origin-bound one-time code: a phone offers it to pages of this host only.
  return { text: `${text}\n\n@${new URL(originOf(variant, config)).hostname} #${rawValues.code}` }
}

/**
 * `tag`: the subject; a browser shows the last notification of a tag. `replaces`: comma-separated tags that this push supersedes.
 * `said`: user-written text that replaces the preheader. public/push-worker.js reads the result.
 */
export function renderPush({ template: name, locale, variant, values: rawValues }: Message, config: Hosts) {
  const { urgency } = templateNamed<{ urgency: 'normal' | 'high' }>(pushTemplates, name)
  const values: Values = { ...displayValues(rawValues, locale), brand: brands[variant].name }
  const translated = (key: string) => translate(locale, 'emails', `${name}.${key}`, values)
  const topic = String(rawValues.tag)
  const text = JSON.stringify({
    title: translated('subject'),
    body: rawValues.said ? [values.product, values.said].filter(Boolean).join('\n') : translated('preheader'),
    lang: languageTags[locale],
    prefix: prefixOf(locale, config),
    path: rawValues.path,
    tag: topic,
    replaces: String(rawValues.replaces ?? '')
      .split(',')
      .filter(Boolean),
    icon: `/mark-${variant}.png`,
  })
  return { text, topic, urgency }
}

function templateNamed<Value>(templates: Record<string, Value>, name: string): Value {
  if (!Object.hasOwn(templates, name)) throw new Error(`There is no template ${name}`)
  return templates[name]!
}

const linkTo = (path: string, locale: Locale, variant: Variant, config: Hosts) =>
  `${originOf(variant, config)}${prefixOf(locale, config)}${path}`

const prefixOf = (locale: Locale, config: Hosts) =>
  localePrefix(config.locales.includes(locale) ? locale : defaultLocale)

/** Values that contain user-written text. */
const userWrittenValues = [
  'store',
  'inviter',
  'name',
  'product',
  'address',
  'buyer',
  'phone',
  'code',
  'carrier',
  'trackingNumber',
  'because',
]
const longValues = ['address', 'reason', 'because']
const maxValueLength = 120
const maxLongLength = 500
const maxLineLength = 300

/** Reduces each value to one line and formats dates in words, in the value `timeZone` if there is one. */
const displayValues = (values: Values, locale: Locale): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value === 'number') return [key, value]
      if (isIsoDate(value))
        return [key, formatDate(value, locale, values.timeZone === undefined ? undefined : String(values.timeZone))]
      const line = toSingleLine(value, longValues.includes(key) ? maxLongLength : maxValueLength)
      return [key, userWrittenValues.includes(key) ? preventAutolink(line) : line]
    }),
  )

/** Keeps no-break spaces, which hold amounts and their currencies together. */
const toSingleLine = (text: string, maxLength: number) =>
  text
    .toWellFormed()
    .replace(/[[\p{C}\p{Z}]--[\u00a0\u202f]]+/gv, ' ')
    .trim()
    .slice(0, maxLength)

/**
 * Mail clients turn text that looks like a URL into a link; a word joiner prevents that for user-chosen names. Decimal numbers stay as they
 * are, so that a copied name is found again.
 */
const preventAutolink = (text: string) =>
  text.replace(/(?<=[\p{L}\d])(?!(?<=(?<![\p{L}\d.])\d+)\.\d+(?![\p{L}\d.:@/]))([.:@])(?=[\p{L}\d/])/gu, '$1\u2060')
