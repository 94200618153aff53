import { css } from '#styled-system/css/index.js'
import type { PortRule, PortRules } from '#ui/runtime/journal/port-control.ts'
import { common } from '#ui/theme/common-styles.ts'
import { FilterChips } from '#ui/widgets/chip/filter-chips.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { flowsTexts } from '../flows.text.ts'

const texts = flowsTexts.ports

/** The rules to choose among. */
const choices: Readonly<Record<keyof typeof texts.rules, PortRule | undefined>> = {
  normal: undefined,
  slow2: { kind: 'slow', ms: 2_000 },
  slow10: { kind: 'slow', ms: 10_000 },
  fails: { kind: 'fails' },
  silent: { kind: 'silent' },
}
type Choice = keyof typeof choices
const isChoice = (value: string): value is Choice => Object.hasOwn(choices, value)
const options = Object.entries(texts.rules).map(([value, label]) => ({ value, label }))

const form = css({ p: '3', display: 'grid', gap: '3', maxHeight: '[50%]', overflow: 'auto', flexShrink: '0' })
const fields = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: '[repeat(auto-fill, minmax(12rem, 1fr))]',
})

export interface PortRulesFormProps {
  readonly ports: readonly string[]
  readonly machine: string | undefined
  readonly rules: PortRules
  readonly onRules: ((rules: PortRules) => void) | undefined
}

/** Renders the rule of each port of a flow, and all rules that are in force. */
export const PortRulesForm = ({ ports, machine, rules, onRules }: PortRulesFormProps) => {
  const change = (port: string, choice: string) => {
    const { [port]: _before, ...others } = rules
    const rule = isChoice(choice) ? choices[choice] : undefined
    onRules?.(rule ? { ...others, [port]: rule } : others)
  }
  return (
    <section className={form} aria-labelledby="port-rules">
      <div>
        <h3 id="port-rules" className={common.title}>
          {texts.control(machine ?? '')}
        </h3>
        <p className={common.caption}>{onRules ? texts.controlHint : texts.uncontrollable}</p>
      </div>
      {onRules && (
        <>
          <FilterChips
            label={texts.inForce}
            chips={Object.entries(rules).map(([id, rule]) => ({ id, name: id, value: texts.rules[choiceOf(rule)] }))}
            onRemove={port => change(port, 'normal')}
            onClear={() => onRules({})}
          />
          <div className={fields}>
            {ports.map(port => (
              <SelectField
                key={port}
                label={port.slice(port.indexOf('.') + 1)}
                value={choiceOf(rules[port])}
                onChange={choice => change(port, choice)}
                options={options}
              />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function choiceOf(rule: PortRule | undefined): Choice {
  if (rule === undefined) return 'normal'
  if (rule.kind !== 'slow') return rule.kind
  return rule.ms > 2_000 ? 'slow10' : 'slow2'
}
