import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { catalogue } from './catalogue.ts'
import type { AnyField, FieldValue } from './forms/field.ts'
import { type AnyFormModel, type Fields, fieldText } from './forms/form-model.ts'
import { registers } from './registers/registers.ts'

/** Texts that look like others, or like more than one text, of several lengths. */
const deceiving = ['\u200b', '\u202e', '\u2028', '\u00ad', '\ufeff', '\u0007', '\u{e0041}', '\u00a0', '\n'].flatMap(
  hidden => [2, 4, 20, 36].map(length => `${'a'.repeat(length / 2)}${hidden}${'b'.repeat(length / 2 - 1)}`),
)
const inLines = deceiving.filter(text => !/[\n\u00a0]/.test(text))

/** The texts of a request that are taken with hidden characters, and why. */
const opaque = new Map<RegExp, string>([
  [/\.(changeMany|removeMany)\[\]\.\w+$/, 'the key of an item that exists'],
  [/\.(AnstNr(\[\])?|Login|GroupId|Recipients\[\]|Efter|Utom\[\]|LonArtNr|Period)$/, 'names what exists'],
  [/^copies\.(deleteCopy|restore)\.(Container|Name)$|^copies\.clone\.originalFtgId$/, 'names what exists'],
  [/^imports\.\w+\.(Id|Kolumner\[\]\.\w+)$|^rightsProof\.prove\.What\.Call$/, 'names what exists'],
  [/^copies\.(restore\.(FtgId|TargetSchemaName)|clone\.targetFtgId)$/, 'made of the letters that an id has'],
  [/(Password|Token|\.Code|\.State)$/, 'a secret'],
  [/\.Content$/, 'base64'],
  [/^frontend\./, 'what a browser tells of itself'],
  [/^demo\.request\.Webbplats$/, 'discarded'],
  [/^(employees\.changeNumber\.AnstNr|care\.changeNumber\.Brukare)$/, 'by the rules of the field'],
  [/^rightsGroups\.\w+\.BenText$/, 'by groupNameProblem'],
  [/^(payslips|payslipCorrections|vouchers)\.\w+\.(Rader\[\]\.(Konto|Text|ResEnh\[\])|Text)$/, 'by the form'],
])

/** Returns the shapes of a shape's texts, by their places: 'Rader[].Text'. */
function textsOf(shape: z.ZodType, place: string): readonly (readonly [place: string, z.ZodType])[] {
  if (shape instanceof z.ZodString) return [[place, shape]]
  if (shape instanceof z.ZodPipe) return textsOf(shape.def.in as z.ZodType, place)
  if (shape instanceof z.ZodArray) return textsOf(shape.element as z.ZodType, `${place}[]`)
  if (shape instanceof z.ZodUnion) return shape.options.flatMap(each => textsOf(each as z.ZodType, place))
  if (shape instanceof z.ZodRecord) return textsOf(shape.valueType as z.ZodType, `${place}{}`)
  if (shape instanceof z.ZodObject) {
    return Object.entries(shape.shape).flatMap(([name, part]) => textsOf(part as z.ZodType, `${place}.${name}`))
  }
  if ('unwrap' in shape && typeof shape.unwrap === 'function') return textsOf(shape.unwrap() as z.ZodType, place)
  return []
}

/** True when the backend takes a text: what a shape changes, it refuses. */
const isTaken = (shape: z.ZodType, text: string) => shape.safeParse(text).data === text

const bodies = Object.entries(catalogue).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, { body }]) => [`${area}.${name}`, body as z.ZodType] as const),
)

it('no request brings a text with a hidden character, but those that are named', () => {
  const texts = bodies.flatMap(([name, body]) => textsOf(body, name))
  expect(texts.length).toBeGreaterThan(300)
  const taken = texts.filter(([, text]) => text !== fieldText && inLines.some(each => isTaken(text, each)))
  const places = [...new Set(taken.map(([place]) => place))]
  expect(places.filter(place => ![...opaque.keys()].some(each => each.test(place)))).toEqual([])
  expect([...opaque.keys()].filter(each => !places.some(place => each.test(place)))).toEqual([])
})

const isModel = (value: unknown): value is AnyFormModel =>
  typeof value === 'object' && value !== null && 'limitOf' in value && 'fields' in value

const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.spec.ts'])

/** Every form model of the contracts: those that a file exports, and those of registers. */
const models = async (): Promise<readonly AnyFormModel[]> => {
  const exported = await Promise.all(
    Object.entries(files).flatMap(([file, load]) =>
      /\bformModel\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')) ? [load()] : [],
    ),
  )
  return [
    ...exported.flatMap(each => Object.values(each)).filter(isModel),
    ...Object.values(registers).map(({ model }) => model),
  ]
}

/** Returns the values of a field with a text: the text alone, in a list, or in a row's cells. */
const valuesOf = ({ format, rows }: AnyField, text: string): readonly FieldValue[] => {
  const { empty } = format('2026-11-21')
  if (typeof empty === 'string') return [text]
  if (!Array.isArray(empty)) return []
  if (!rows) return [[text]]
  const { fields, defaults } = rows.model
  return Object.entries(fields)
    .filter(([, field]) => typeof field.format('2026-11-21').empty === 'string')
    .map(([name]) => [{ ...defaults('2026-11-21'), [name]: text }] as FieldValue)
}

it('no field of a form is given a text with a hidden character, nor one of a single line a line break', async () => {
  const all = await models()
  expect(all.length).toBeGreaterThan(50)
  const taken = all.flatMap(model =>
    Object.entries(model.fields as Fields)
      .filter(([, { isExcluded }]) => !isExcluded)
      .flatMap(([name, field]) => {
        const texts = field.kind === 'multiline' || field.kind === 'formula' ? inLines : deceiving
        const isRefused = (value: FieldValue) =>
          model.limitOf({ ...model.defaults('2026-11-21'), [name]: value }, name) !== undefined
        return texts.every(text => valuesOf(field, text).every(isRefused)) ? [] : [`${model.name}.${name}`]
      }),
  )
  expect(taken).toEqual([])
})
