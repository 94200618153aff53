import { eq, sql } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import { chainProblem, checkFormula, namesInText, textOfProblem } from '#contracts/formulas/check.ts'
import { builtInNames, type FormulaName } from '#contracts/formulas/facts.ts'
import { isNewField, type Register } from '#contracts/registers/register.ts'
import { folded } from '#contracts/rules/formula-words.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { settingsOf } from '../settings/company-settings.ts'
import { company, registerItem } from '../tables/schema.ts'

/** Returns the names that formulas may have in the transaction's company, its variables by code. */
export async function formulaNames(tx: Transaction): Promise<readonly FormulaName[]> {
  const [row] = await tx.select().from(company).where(sql`${company.ftgKey} = tenancy.company()`)
  const own = await tx
    .select({ Kod: registerItem.key, values: registerItem.values })
    .from(registerItem)
    .where(eq(registerItem.register, 'formulaVariables'))
    .orderBy(registerItem.key)
  return [
    ...builtInNames(row ? settingsOf(row) : {}),
    ...own.map(
      ({ Kod, values: { BenText, Formel } }): FormulaName => ({
        Kod,
        BenText: String(BenText),
        Typ: 'FORMEL',
        Formel: String(Formel),
      }),
    ),
  ]
}

/**
 * Returns the messages of the fields whose formulas name nothing, or lead back to themselves, and
 * of a code that is another name already.
 *
 * One transaction at a time checks formulas in a company: of two that each name the other's
 * variable, or that name one which the other removes, neither would see that alone.
 */
export async function formulaProblems(
  tx: Transaction,
  { name, key, model }: Register,
  form: FormValues,
): Promise<FieldMessages> {
  const fields = Object.entries(model.fields).flatMap(([field, { kind }]) => (kind === 'formula' ? [field] : []))
  if (fields.length === 0) return {}
  await lockFormulas(tx)
  const names = await formulaNames(tx)
  const isVariable = name === 'formulaVariables'
  const own = isVariable ? String(form[key]) : ''
  const problems: Record<string, string> = {}
  if (isVariable && form[isNewField] === true) {
    const taken = names.find(({ Kod }) => folded(Kod) === folded(own))
    if (taken) problems[key] = `Koden ${own} är redan namnet på ${taken.BenText}. Välj en annan.`
  }
  const known = new Set([...names.map(({ Kod }) => folded(Kod)), ...(own === '' ? [] : [folded(own)])])
  const formulas = new Map(
    names.flatMap(({ Kod, Typ, Formel }) => (Typ === 'FORMEL' ? [[folded(Kod), Formel] as const] : [])),
  )
  for (const field of fields) {
    const text = String(form[field])
    const [problem] = text === '' ? [] : checkFormula(text, each => known.has(each))
    const found = problem ? textOfProblem(problem) : chainProblem(own, namesInText(text), formulas)
    if (found !== undefined) problems[field] = found
  }
  return problems
}

/** Waits for others that write or remove formulas in the company, until the transaction ends. */
export async function lockFormulas(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('formulas' || tenancy.company()::text, 0))`)
}
