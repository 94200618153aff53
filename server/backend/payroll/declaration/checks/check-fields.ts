import { organisationNumber } from '#contracts/rules/organisation-number.ts'
import { personalNumber } from '#contracts/rules/personal-number.ts'
import type { Box, Field } from '../../../tables/declared.ts'
import { type Period, writtenPeriod } from '../declaration.ts'
import type { FieldRule } from '../fields.ts'
import { type Finding, findingsOf, inKronor, named } from './finding.ts'

type Value = Pick<Field, 'box' | 'value'>

const elsewhere = 'Rätta lönearten eller uppgiften som fältet kommer från.'

/**
 * Returns what is wrong with the fields of a form, each by itself: limits, patterns, ticks, and
 * fields that the period does not have.
 */
export function checkFields(
  person: string | null,
  period: Period,
  rules: ReadonlyMap<Box, FieldRule>,
  fields: readonly Value[],
): readonly Finding[] {
  const { stop } = findingsOf(person)
  return fields.flatMap(({ box, value }) => {
    const rule = rules.get(box)
    if (!rule) return [stop('S', box, { text: `Fält ${box} finns inte i uppgiften.`, mend: elsewhere })]
    const name = named(box, rules)
    const written = writtenPeriod(period)
    if (written < (rule.from ?? '') || written > (rule.until ?? '999912')) return [stop('S', box, outside(rule, name))]
    const found = wrongValue(rule, name, value) ?? wrongIdentity(rule, name, value)
    return found ? [stop('S', box, found)] : []
  })
}

function outside({ box, from, until }: FieldRule, name: string) {
  const when = until === undefined ? `från och med ${from}` : `till och med ${until}`
  const isSupport = box === '062' || box === '063'
  return {
    text: `Felaktig uppgift: ${name} finns bara för perioder ${when}.`,
    mend: isSupport
      ? 'Ta bort växa-stödet i företagets inställningar. Från 2026 redovisas hela avgiften, och stödet söks i efterhand hos Skatteverket.'
      : elsewhere,
  }
}

function wrongValue({ type }: FieldRule, name: string, value: number | string) {
  if (type.kind === 'text') {
    if (typeof value === 'string' && type.pattern.test(value)) return undefined
    return { text: `Felaktig uppgift i ${name}: den ${type.says}.`, mend: elsewhere }
  }
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    return { text: `Felaktig uppgift i ${name}: den ska vara ett heltal.`, mend: elsewhere }
  if (type.kind === 'flag')
    return value === 1 ? undefined : { text: `Felaktig uppgift i ${name}: ett kryss ska vara 1.`, mend: elsewhere }
  if (value < 0) {
    return {
      text: `Felaktigt belopp i ${name}: ${inKronor(value)}. Beloppet får inte vara negativt.`,
      mend: 'Rätta perioden som avdraget hör till, i stället för att dra av det i den här.',
    }
  }
  if (type.least <= value && value <= type.most) return undefined
  const limits = type.kind === 'amount' ? inKronor(type.most) : `${type.least} till ${type.most}`
  return { text: `Felaktigt värde i ${name}: högsta tillåtna är ${limits}.`, mend: elsewhere }
}

/** Requires the check digit of 201 and 215. Companies have 16 before their number. */
function wrongIdentity({ box }: FieldRule, name: string, value: number | string) {
  if (box !== '201' && box !== '215') return undefined
  const rule = String(value).startsWith('16') || box === '201' ? organisationNumber : personalNumber
  const problem = rule(String(value), { label: '', form: undefined })
  return problem === undefined
    ? undefined
    : { text: `Felaktig uppgift i ${name}: kontrollsiffran stämmer inte.`, mend: 'Rätta numret i registret.' }
}
