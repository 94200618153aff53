import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { evaluateFormula, type Meaning } from '#contracts/formulas/evaluate.ts'
import { exactOf, showExact } from '#contracts/formulas/exact.ts'
import { right } from '#contracts/rights/openings.ts'
import { folded } from '#contracts/rules/formula-words.ts'
import * as select from '#machines/formulas/formula-trial/formula-trial.select.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import * as selectView from '#machines/view-filters/view-filters/view-filters.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFormSelect } from '#ui/forms/form-context.tsx'
import { useMay } from '#ui/runtime/access.ts'
import { useEmployees, useLazyFlow } from '#ui/runtime/hooks.tsx'
import { formulaTrial } from '#ui/runtime/lazy/formula-trial.ts'
import { viewFilters } from '#ui/runtime/lazy/view-filters.ts'
import { registerTexts } from '#ui/screens/registers/registers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmployeePicker } from '#ui/widgets/employee-picker/employee-picker.tsx'
import { Section } from '#ui/widgets/section/section.tsx'

const texts = registerTexts.formulaValue
const total = css({ textStyle: 'strong', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
const step = css({ display: 'grid', overflowWrap: 'anywhere' })

/** Renders the value of the formula for a chosen employee, with each step. */
export default function FormulaValue() {
  const flow = useLazyFlow(formulaTrial)
  const employees = useEmployees()
  const mayRead = useMay(right('Registry.PerReg.Read'))
  const view = useLazyFlow(viewFilters)
  const chosen = useSelector(view, snapshot => (snapshot ? selectView.employee(snapshot) : ''))
  const asked = useSelector(flow, snapshot => (snapshot ? select.employee(snapshot) : ''))
  useEffect(() => {
    if (mayRead && chosen !== asked) flow?.send({ type: 'formula.try', AnstNr: chosen })
  }, [flow, mayRead, chosen, asked])
  const failure = useSelector(flow, snapshot => (snapshot ? select.failure(snapshot) : null))
  const result = useResult()
  if (!mayRead) return null
  return (
    <div className={common.aside}>
      <Section title={texts.title}>
        <div className={common.stack4}>
          <EmployeePicker
            label={texts.employee}
            employees={employees}
            value={chosen}
            onChange={AnstNr => view?.send({ type: 'view.choose', choices: { AnstNr } })}
          />
          {failure && (
            <div role="alert" className={common.error}>
              {failureText(failure)}
              <Button onClick={() => flow?.send({ type: 'formula.retry' })}>{texts.retry}</Button>
            </div>
          )}
          <div role="status" className={common.stack4}>
            {chosen === '' && <p className={common.muted}>{texts.choose}</p>}
            {result && (
              <>
                {result.ok ? (
                  <p className={total}>{texts.value(showExact(result.value))}</p>
                ) : (
                  <p className={common.error}>{result.problem.message}</p>
                )}
                {result.steps.length > 0 && (
                  <ol className={common.stack2} aria-label={texts.steps}>
                    {result.steps.map(({ text, value, from, to }) => (
                      <li key={`${from} ${to} ${text}`} className={step}>
                        <span className={common.caption}>{text}</span>
                        <span className={total}>
                          {typeof value === 'boolean' ? texts.condition(value) : showExact(value)}
                        </span>
                      </li>
                    ))}
                  </ol>
                )}
                <p className={common.caption}>{texts.bases}</p>
              </>
            )}
          </div>
        </div>
      </Section>
    </div>
  )
}

/** Returns the formula's value for the chosen employee, or null until it can be computed. */
function useResult() {
  const flow = useLazyFlow(formulaTrial)
  const names = useSelector(flow, snapshot => (snapshot ? select.names(snapshot) : null))
  const values = useSelector(flow, snapshot => (snapshot ? select.values(snapshot) : null))
  const formula = useFormSelect(({ context }) => context.typed.Formel ?? String(context.values.Formel ?? ''))
  const code = useFormSelect(({ context }) => folded(String(context.values.Kod ?? '')))
  return useMemo(() => {
    if (!names || !values || formula.trim() === '') return null
    const meanings = new Map<string, Meaning>([
      ...names.map(({ Kod, Typ, Formel }): readonly [string, Meaning] => [
        folded(Kod),
        Typ === 'FORMEL' ? { tag: 'formula', text: Formel } : { tag: 'value', value: 0n },
      ]),
      ...values.map(({ Kod, Varde }): readonly [string, Meaning] => [
        folded(Kod),
        { tag: 'value', value: exactOf(Varde) },
      ]),
      ...(code === '' ? [] : [[code, { tag: 'formula', text: formula }] as const]),
    ])
    return evaluateFormula(formula, name => meanings.get(name))
  }, [names, values, formula, code])
}
