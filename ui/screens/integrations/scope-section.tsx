import { useMemo, useState } from 'react'
import { integrationScopes } from '#contracts/integrations/scopes.ts'
import { allows, type Right } from '#contracts/rights/catalogue.ts'
import { areaOf, flagLabel, rightLabel } from '#contracts/rights/labels.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Checkbox } from '#ui/widgets/checkbox/checkbox.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { integrationsTexts } from './integrations.text.ts'

const texts = integrationsTexts.form
const list = css({ maxHeight: '[26rem]', overflowY: 'auto', borderTop: 'subtle' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  py: '2',
  px: '1',
  borderBottom: 'subtle',
})
const area = css({ flex: '[1 1 14rem]', minWidth: '0', overflowWrap: 'anywhere' })
const flags = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '2' })
const flag = css({ display: 'inline-flex', alignItems: 'center', gap: '2', cursor: 'pointer' })

/** The rights of an area, under its name with the areas that it lies in. */
interface Group {
  readonly label: string
  readonly scopes: readonly Right[]
}

/** Returns scopes by area, in the catalogue's order. */
const groupsOf = (scopes: readonly Right[]): readonly Group[] =>
  [...Map.groupBy(scopes, areaOf).values()].map(own => ({
    label: own[0] ? rightLabel(own[0]).replace(/: [^:]*$/, '') : '',
    scopes: own,
  }))

const folded = (text: string) => text.toLocaleLowerCase('sv')

interface ScopeSectionProps {
  readonly chosen: readonly Right[]
  readonly problem: string | undefined
  readonly isLocked: boolean
  readonly onChange: (chosen: readonly Right[]) => void
}

/** Renders the rights that a key gives, of those that the person has: one line for each area. */
export function ScopeSection({ chosen, problem, isLocked, onChange }: ScopeSectionProps) {
  const [term, setTerm] = useState('')
  const rights = useSelect('rights', selectRights.rights)
  const groups = useMemo(
    () => groupsOf(integrationScopes.filter(scope => chosen.includes(scope) || (!isLocked && allows(rights, scope)))),
    [chosen, rights, isLocked],
  )
  const wanted = folded(term.trim())
  const found = groups.filter(({ label, scopes }) =>
    folded(`${label} ${scopes.map(flagLabel).join(' ')}`).includes(wanted),
  )
  const toggle = (scope: Right, isOn: boolean) =>
    onChange(integrationScopes.filter(each => (each === scope ? isOn : chosen.includes(each))))
  return (
    <Section title={texts.scopes} description={texts.scopesHint}>
      <div className={common.stack3} data-field="Scopes">
        {problem !== undefined && <Notice kind="ERROR">{problem}</Notice>}
        <SearchField label={texts.search} placeholder={texts.search} value={term} onChange={setTerm} />
        <p className={common.caption} role="status">
          {found.length === 0 ? texts.none : texts.found(found.length, chosen.length)}
        </p>
        {found.length > 0 && (
          <ul className={list}>
            {found.map(({ label, scopes }) => (
              <li key={label} className={line}>
                <span className={area}>{label}</span>
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line */}
                <span role="group" aria-label={texts.choose(label)} className={flags}>
                  {scopes.map(scope => (
                    <label key={scope} className={flag}>
                      <Checkbox
                        checked={chosen.includes(scope)}
                        disabled={isLocked}
                        onChange={isOn => toggle(scope, isOn)}
                      />
                      {flagLabel(scope)}
                    </label>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
