import { amount, date, decimal, employee, percent, personalNumber, text } from '../forms/fields.ts'
import { formModel } from '../forms/form-model.ts'
import type { Limits } from '../rules/limits.ts'
import type { Rule } from '../rules/rule.ts'

/** The fields of imported pay and time rows (facts/paxml.md), which payroll reads. */

/** More than any row has, and what the database keeps. */
const bounded: Limits = [-99_999_999, 99_999_999]

/** Who a row concerns: by number, or by personal number when a person has one employment. */
const person = {
  AnstNr: employee('Anställningsnummer', { most: 15, required: ({ PersNr }) => PersNr === '' }),
  PersNr: personalNumber('Personnummer'),
}

const interval = {
  Datum: date('Datum'),
  DatumFrom: date('Från och med'),
  DatumTom: date('Till och med', {
    required: ({ DatumFrom }) => DatumFrom !== '',
    rules: [
      (to, { form }) => (to !== '' && form.DatumFrom === '' ? 'Ange även Från och med.' : undefined),
      (to, { form }) =>
        to !== '' && to < String(form.DatumFrom)
          ? 'Till och med måste vara samma dag som Från och med, eller senare.'
          : undefined,
    ],
  }),
}

const rest = {
  KontoNr: text('Konto', { most: 10 }),
  Info: text('Kommentar', { most: 200 }),
}

/** A pay row: a pay code or a pay type, with a quantity, a price or an amount. */
export const payRow = formModel('Lönerad', {
  ...person,
  LonKod: text('Lönekod', { most: 10, required: ({ LonArtNr }) => LonArtNr === '' }),
  LonArtNr: text('Löneart', { most: 10, hint: 'Gäller före lönekoden.' }),
  BenText: text('Benämning', { most: 60 }),
  ...interval,
  Antal: decimal('Antal', { limits: bounded }),
  Pris: amount('À-pris', { limits: bounded }),
  Belopp: amount('Belopp', {
    limits: bounded,
    rules: [
      (value, { form: { Antal, Pris } }) =>
        value === 0 && Antal === 0 && Pris === 0 ? 'Ange antal, à-pris eller belopp.' : undefined,
    ],
  }),
  ...rest,
})

const clock: Rule = value =>
  value === '' || /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? undefined
    : 'Ange dag och klockslag som 2026-11-23 08:00.'

/** The hours of a day. */
export const dayHours = 24
const moreThanADay = `En dag har högst ${dayHours} timmar.`

/** A time row: a time code, with a day, an interval or clock times (facts/paxml.md, tidtrans). */
export const timeRow = formModel('Tidrad', {
  ...person,
  TidKod: text('Tidkod', { most: 10, required: true }),
  ...interval,
  Datum: date('Datum', {
    required: ({ DatumFrom, StartTid }) => DatumFrom === '' && StartTid === '',
    rules: [
      (day, { form }) =>
        day !== '' && (form.DatumFrom !== '' || form.StartTid !== '')
          ? 'Ange en dag, ett intervall eller klockslag, inte flera av dem.'
          : undefined,
    ],
  }),
  StartTid: text('Starttid', { most: 16, rules: [clock] }),
  SlutTid: text('Sluttid', {
    most: 16,
    required: ({ StartTid }) => StartTid !== '',
    rules: [
      clock,
      (end, { form }) =>
        end !== '' && end <= String(form.StartTid) ? 'Sluttiden måste vara efter starttiden.' : undefined,
    ],
  }),
  Timmar: decimal('Timmar', {
    limits: bounded,
    rules: [
      hours => (Math.abs(hours) > dayHours ? moreThanADay : undefined),
      (hours, { form }) =>
        hours !== 0 && (form.StartTid !== '' || form.DatumFrom !== '')
          ? 'Timmar anges bara för en dag utan klockslag.'
          : undefined,
    ],
  }),
  Omfattning: percent('Omfattning', {
    limits: [0, 100],
    hint: 'Utan timmar och omfattning gäller hela den schemalagda dagen.',
    rules: [
      (share, { form }) =>
        share !== 0 && (form.Timmar !== 0 || form.StartTid !== '')
          ? 'Ange timmar eller omfattning, inte båda.'
          : undefined,
    ],
  }),
  Barn: personalNumber('Barnets personnummer'),
  ...rest,
})
