import type { Role } from '../code-lists/roles.ts'
import type { ListName } from '../reference-data/names.ts'
import type { IsoDate } from '../rules/date.ts'
import { dateFormat, realDate } from '../rules/date.ts'
import { decimalFormat, keptPlaces, maxPlaces } from '../rules/decimal.ts'
import { integerFormat, wholeNumber } from '../rules/integer.ts'
import type { Limits } from '../rules/limits.ts'
import { organisationNumber as isOrganisationNumber, organisationNumberFormat } from '../rules/organisation-number.ts'
import { personalNumber as isPersonalNumber, personalNumberFormat } from '../rules/personal-number.ts'
import { postCodeOf } from '../rules/post-code.ts'
import { between } from '../rules/range.ts'
import { required } from '../rules/required.ts'
import { type Format, format, parsed, type Rule, refused } from '../rules/rule.ts'
import { linesFormat, manyLines, maxLength, oneLine, oneOf, textFormat, trimmed } from '../rules/text.ts'
import { realTime, timeFormat } from '../rules/time.ts'
import type { Choice, Field, FieldKind, FieldValue, FormValues, ReferenceTo, Texts, When } from './field.ts'

/**
 * The constructors of fields, one for each kind: `Namn: text('Namn', { most: 40, required: true
 * })`.
 */

interface Options<Value extends FieldValue> {
  readonly default?: Value | ((today: IsoDate) => Value)
  /** True when always required, or the condition under which it is. */
  readonly required?: boolean | When
  readonly rules?: readonly Rule<Value, FormValues>[]
  readonly hint?: Texts
  readonly help?: string
  readonly shown?: When
  readonly lockedBecause?: (form: FormValues) => string | undefined
  readonly binds?: Role
  readonly hiddenWhenProtected?: boolean
  readonly excluded?: boolean
}

const always: When = () => true
const never: When = () => false

function field<Value extends FieldValue>(
  kind: FieldKind,
  label: Texts,
  formatOf: Field<Value>['format'],
  empty: Value,
  { default: initial = empty, required: must = false, rules = [], shown = always, excluded, ...rest }: Options<Value>,
  more: Partial<Field<Value>> = {},
): Field<Value> {
  const isRequired = must === true ? always : must === false ? never : must
  return {
    kind,
    label,
    default: initial,
    format: formatOf,
    rules,
    isRequired,
    isShown: shown,
    isDate: false,
    isExcluded: excluded ?? false,
    isSecret: false,
    ...rest,
    ...more,
  }
}

interface TextOptions extends Options<string> {
  /** The most characters. */
  readonly most?: number
}

const limited = ({ most, rules = [], ...rest }: TextOptions, seen: Rule = oneLine): Options<string> => ({
  ...rest,
  rules: [...(most === undefined ? [] : [maxLength(most)]), seen, trimmed, ...rules],
})

/** Declares a line of text, trimmed on blur. */
export const text = (label: Texts, options: TextOptions = {}) =>
  field('text', label, () => textFormat, '', limited(options), { most: options.most })

/**
 * Declares the post code of an address. It is stored as it was typed, and shown with its space.
 *
 * @param country the field of the address's country, which is empty or SE for Sweden
 */
export const postCode = (label: Texts, { country, ...options }: TextOptions & { readonly country: string }) => ({
  ...text(label, options),
  shownAs: (code: string, form: FormValues) => postCodeOf(code, String(form[country] ?? '')),
})

/** Declares a text of several lines. */
export const multiline = (label: Texts, options: TextOptions = {}) =>
  field('multiline', label, () => linesFormat, '', limited(options, manyLines), { most: options.most })

/**
 * Declares the number of an account in the chart of accounts, as text. A form offers the company's
 * accounts.
 */
export const account = (label: Texts, options: TextOptions = {}) =>
  field('account', label, () => textFormat, '', limited(options), { most: options.most })

/** Declares the number of an employee, as text. A form offers the company's employees. */
export const employee = (label: Texts, options: TextOptions = {}) =>
  field('employee', label, () => textFormat, '', limited(options), { most: options.most })

interface Limited {
  /** The least and the most that the number may be. Every number says them. */
  readonly limits: Limits
}

type OptionalNumber = Omit<Options<string>, 'rules'> & Limited & { readonly most?: number }

interface NumberOptions extends Options<number>, Limited {
  readonly unit?: string
}

type DecimalField = NumberOptions & NonNullable<Parameters<typeof decimalFormat>[0]>

/** Declares a whole number. */
export const integer = (label: Texts, { unit, limits, rules = [], ...options }: NumberOptions) => {
  const own = { ...options, rules: [wholeNumber, ...rules, between(...limits)] }
  return field('integer', label, () => integerFormat, 0, own, { unit, limits })
}

/**
 * Declares a decimal number, shown with at least two decimals and at most `most`. Zero shows as
 * empty unless `zero` is true.
 */
export const decimal = (label: Texts, { unit, places, most, zero, limits, rules = [], ...options }: DecimalField) => {
  const how = decimalFormat({
    ...(places !== undefined && { places }),
    ...(most !== undefined && { most }),
    ...(zero !== undefined && { zero }),
  })
  const kept = keptPlaces(most ?? Math.max(places ?? 0, maxPlaces))
  const own = { ...options, rules: [kept, ...rules, between(...limits)] }
  return field('decimal', label, () => how, 0, own, { unit, limits })
}

/**
 * Declares a decimal number that may be left out: an empty text is no number, and zero is one. The
 * value is a numeral with a dot: '', '0', '-12.5'.
 */
export const optionalDecimal = (label: Texts, { most = maxPlaces, limits, ...options }: OptionalNumber) => {
  const number = decimalFormat({ most, zero: true })
  const kept = keptPlaces(most)
  const isWithin = between(...limits)
  const fits: Rule<string, FormValues> = (value, about) =>
    value === '' ? undefined : (kept(Number(value), about) ?? isWithin(Number(value), about))
  const how = format<string>({
    empty: '',
    parse: (typed, of) => {
      if (typed.trim() === '') return parsed('')
      const read = number.parse(typed, of)
      return read.ok ? parsed(String(read.value)) : read
    },
    show: value => (value === '' ? '' : number.show(Number(value))),
  })
  return field('decimal', label, () => how, '', { ...options, rules: [fits] }, { limits })
}

/** Declares an amount in kronor. */
export const amount = (label: Texts, options: DecimalField) => decimal(label, { unit: 'kr', ...options })
/** Declares a share in percent. */
export const percent = (label: Texts, options: DecimalField) => decimal(label, { unit: '%', ...options })

/** Declares a date, typed in any common format or picked. */
export const date = (label: Texts, { rules = [], ...options }: Options<string> = {}) =>
  field('date', label, dateFormat, '', { ...options, rules: [realDate, ...rules] }, { isDate: true })

const wrongMonth = 'Felaktig månad. Skriv den som 2026-11.'
const monthFormat = (today: IsoDate): Format<string> =>
  format<string>({
    empty: '',
    parse: (typed, label) => {
      const text = typed.trim()
      if (text === '') return parsed('')
      const [, year, month] = /^(\d{4})[- ./]?(\d{1,2})$/.exec(text) ?? /^(\d\d)[- ./]?(\d\d)$/.exec(text) ?? []
      const day =
        year === undefined || month === undefined
          ? refused('')
          : dateFormat(today).parse(`${year}${month.padStart(2, '0')}01`, label)
      return day.ok ? parsed(day.value.slice(0, 7)) : refused(wrongMonth)
    },
    show: month => month,
  })

/** Requires a month as it is kept. It applies to months that were not typed. */
const realMonth: Rule = month => (/^(\d{4}-(0[1-9]|1[0-2]))?$/.test(month) ? undefined : wrongMonth)

/** Declares a month as YYYY-MM. */
export const month = (label: Texts, { rules = [], ...options }: Options<string> = {}) =>
  field('month', label, monthFormat, '', { ...options, rules: [realMonth, ...rules] })

/** Declares a time of day as HH:MM. */
export const time = (label: Texts, { rules = [], ...options }: Options<string> = {}) =>
  field('time', label, () => timeFormat, '', { ...options, rules: [realTime, ...rules] })

/**
 * Declares a personal or coordination number, stored without its dash and shown with it. Secret.
 */
export const personalNumber = (label: Texts, { rules = [], ...options }: Options<string> = {}) =>
  field(
    'personalNumber',
    label,
    personalNumberFormat,
    '',
    { ...options, rules: [isPersonalNumber, ...rules] },
    { isSecret: true },
  )

/**
 * Declares an organisation number of 12 digits. Secret, since a sole trader's is a personal number.
 */
export const organisationNumber = (label: Texts, { rules = [], ...options }: Options<string> = {}) =>
  field(
    'organisationNumber',
    label,
    () => organisationNumberFormat,
    '',
    { ...options, rules: [isOrganisationNumber, ...rules] },
    { isSecret: true },
  )

interface ChoiceOptions extends Options<string> {
  /** Left out when only the screen knows the options, such as rights groups. */
  readonly choices?: readonly Choice[] | ((form: FormValues) => readonly Choice[])
}

const codeFormat = format<string>({ empty: '', parse: typed => parsed(typed), show: code => code })

/** Declares a choice of one of a list's codes. */
export const choice = (label: Texts, { choices, rules = [], ...options }: ChoiceOptions) => {
  const listed = typeof choices === 'function' ? choices : choices && (() => choices)
  const among: Rule<string, FormValues> = (value, place) =>
    listed ? oneOf(listed(place.form).map(each => each.value))(value, place) : oneLine(value, place)
  // Checked while hidden too: an empty code has no meaning.
  const notNone = options.required === true ? [required] : []
  const own = { ...options, rules: [...notNone, among, ...rules] }
  return field('choice', label, () => codeFormat, '', own, { choices: listed })
}

interface ReferenceOptions extends Options<string> {
  /** The list of reference data, often a register's. */
  readonly to: ListName
  /** The most characters of a code, where fewer than of any item's. */
  readonly most?: number
  readonly when?: ReferenceTo['when']
  /** Returns which of the lists with that name, where a list has a parameter. */
  readonly of?: ReferenceTo['of']
  readonly among?: ReferenceTo['among']
  readonly notBelow?: ReferenceTo['notBelow']
}

/**
 * Declares a reference to an item of a list: the value is the item's code, and empty means none. A
 * form offers the list. The backend refuses a code that names no item, since only it knows.
 */
export const reference = (label: Texts, { to, when, of, among, notBelow, ...options }: ReferenceOptions) =>
  field('reference', label, () => codeFormat, '', limited({ most: longestCode, ...options }), {
    to: { list: to, when, of, among, notBelow },
  })

/** The most characters of any item's code. */
const longestCode = 60

/** Refuses texts with a character that is not seen. */
const eachSeen: Rule<readonly string[], FormValues> = (texts, place) =>
  texts.map(each => oneLine(each, place)).find(message => message !== undefined)

interface ChoicesOptions extends Options<readonly string[]> {
  /** Left out when only the screen knows the options, such as employees and departments. */
  readonly choices?: readonly Choice[] | ((form: FormValues) => readonly Choice[])
}

const codesFormat = format<readonly string[]>({
  empty: [],
  parse: typed =>
    parsed(
      typed
        .split(',')
        .map(code => code.trim())
        .filter(code => code !== ''),
    ),
  show: codes => codes.join(', '),
})

/** Declares a choice of any number of a list's codes. */
export const choices = (label: Texts, { choices: given, rules = [], ...options }: ChoicesOptions = {}) => {
  const listed = typeof given === 'function' ? given : given && (() => given)
  const among: Rule<readonly string[], FormValues> = (codes, place) =>
    !listed
      ? eachSeen(codes, place)
      : codes.every(code => listed(place.form).some(({ value }) => value === code))
        ? undefined
        : 'Felaktigt värde.'
  return field('choices', label, () => codesFormat, [], { ...options, rules: [among, ...rules] }, { choices: listed })
}

/** Declares the numbers of several employees. A form offers the company's employees. */
export const employees = (label: string, { rules = [], ...options }: Options<readonly string[]> = {}) =>
  field('employees', label, () => codesFormat, [], { ...options, rules: [eachSeen, ...rules] })

/** Keeps the places of texts: an empty one is shown as a dash. */
const drawnFormat = format<readonly string[]>({
  empty: [],
  parse: typed => parsed(typed.trim() === '' ? [] : typed.split(';').map(each => each.trim().replace(/^-$/, ''))),
  show: texts => texts.map(each => each || '-').join('; '),
})

/** Declares a list of texts that the screen draws in a way of its own, such as a week of shifts. */
export const drawn = (label: Texts, { rules = [], ...options }: Options<readonly string[]> = {}) =>
  field('drawn', label, () => drawnFormat, [], { ...options, rules: [eachSeen, ...rules] })

const flagFormat = format<boolean>({
  empty: false,
  parse: typed =>
    typed === 'Ja' || typed === 'true'
      ? parsed(true)
      : typed === 'Nej' || typed === 'false' || typed === ''
        ? parsed(false)
        : refused('Felaktigt värde.'),
  show: isOn => (isOn ? 'Ja' : 'Nej'),
})

/** Declares a flag: on or off. */
export const flag = (label: Texts, options: Options<boolean> = {}) =>
  field('flag', label, () => flagFormat, false, options)
