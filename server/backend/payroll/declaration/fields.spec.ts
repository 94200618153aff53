import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarationFields, declarationFlags } from '#contracts/code-lists/pay-treatment.ts'
import { absenceFields, type FieldRule, mainFields, payeeBoxes, statementFields, taxBoxes } from './fields.ts'

const shared = join(import.meta.dirname, '../../../../../shared/data/agi-fields.json')

/** A field of the shared list, which joins the sources that facts were taken from. */
interface Listed {
  readonly fk: string
  readonly element: string
  readonly in: string
  readonly type: string
  readonly validFrom?: string
  readonly validTo?: string
}

const all: readonly FieldRule[] = [mainFields, statementFields, absenceFields].flatMap(fields => [...fields.values()])
const identityOf = ({ box, element }: FieldRule) => `${box} ${element}`

describe('the fields of the declaration', () => {
  it('are each once in their form', () => {
    for (const fields of [mainFields, statementFields, absenceFields]) {
      const elements = [...fields.values()].map(({ element }) => element)
      expect(new Set(elements).size).toBe(elements.length)
    }
  })

  it('contain the boxes and the ticks of pay types, and the groups', () => {
    const chosen = [...declarationFields.options(), ...declarationFlags.options()].map(({ value }) => value)
    for (const box of [...chosen, ...payeeBoxes, ...taxBoxes]) expect(statementFields.get(box), box).toBeDefined()
    for (const { value } of declarationFlags.options()) expect(statementFields.get(value)?.type.kind).toBe('flag')
  })

  it.skipIf(!existsSync(shared))('are those of the shared list, where it is', () => {
    const { fields } = JSON.parse(readFileSync(shared, 'utf8')) as { fields: readonly Listed[] }
    expect(new Set(all.map(identityOf))).toEqual(new Set(fields.map(({ fk, element }) => `${fk} ${element}`)))
    for (const listed of fields) {
      for (const [form, ours] of [
        ['HU', mainFields],
        ['IU', statementFields],
        ['FU', absenceFields],
      ] as const) {
        const field = ours.get(listed.fk)
        expect(field !== undefined, `${listed.fk} in ${form}`).toBe(new RegExp(`\\b${form}\\b`).test(listed.in))
        if (!field || listed.fk === '006') continue
        expect([field.until], listed.fk).toEqual([listed.validTo])
        if (form === 'IU') expect([field.from], listed.fk).toEqual([listed.validFrom])
        const [, most] = /^integer 0\.\.(\d+)/.exec(listed.type) ?? []
        if (most) expect(field.type, listed.fk).toEqual({ kind: 'amount', least: 0, most: Number(most) })
        else if (/flag|^1\|true/.test(listed.type)) expect(field.type.kind, listed.fk).toBe('flag')
        else expect(field.type.kind, listed.fk).not.toBe('amount')
      }
    }
  })
})
