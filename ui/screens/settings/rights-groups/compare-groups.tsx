import Check from 'lucide-react/icons/check'
import Scale from 'lucide-react/icons/scale'
import { useId, useState } from 'react'
import type { Right } from '#contracts/rights/catalogue.ts'
import * as select from '#machines/rights-groups/rights-groups/rights-groups.select.ts'
import { css } from '#styled-system/css/index.js'
import { useDialog, useSelect } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Segments } from '#ui/widgets/segments/segments.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { type ComparedRight, compared } from './comparison.ts'
import { rightsGroupsTexts } from './rights-groups.text.ts'

const texts = rightsGroupsTexts.comparing
const form = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  mb: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[1fr 1fr auto]' },
})
const room = css({ minHeight: '[min(32rem, calc(100dvh - 16rem))]' })
const row = css({ borderBottom: 'subtle', '& > *': { paddingBlock: '2', textAlign: 'start', fontWeight: 'regular' } })
const mark = css({
  width: { base: '[5.75rem]', sm: '[10rem]' },
  '&&': { textAlign: 'center' },
  overflowWrap: 'anywhere',
  '& svg': { width: 'icon.sm', height: 'icon.sm', marginInline: 'auto' },
})
const head = css({
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  bg: 'bg.surface',
  color: 'fg.muted',
  textStyle: 'captionStrong',
})
const said = css({ color: 'fg.muted', mb: '2' })

/** Renders the button and the dialog that show two groups side by side. */
export function CompareGroups() {
  const [isOpen, setOpen] = useDialog('compareRightsGroups')
  return (
    <>
      <Button icon={Scale} onClick={() => setOpen(true)}>
        {rightsGroupsTexts.compare}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.title} width={860}>
        <div className={room}>
          <Comparison />
        </div>
      </Dialog>
    </>
  )
}

interface Side {
  readonly Id: string
  readonly name: string
  readonly granted: readonly Right[]
}

/** Returns the groups to compare, the one on display as it is edited. */
function useSides(): readonly Side[] {
  const groups = useSelect('rightsGroups', select.groups) ?? []
  const chosen = useSelect('rightsGroups', select.chosen)
  const draft = useSelect('rightsGroups', select.draft)
  const isChanged = useSelect('rightsGroups', select.isChanged)
  return groups.map(({ Id, BenText, granted }) =>
    isChanged && draft && Id === chosen?.Id
      ? { Id, name: texts.unsaved(BenText), granted: draft.granted }
      : { Id, name: BenText, granted },
  )
}

function Comparison() {
  const which = useId()
  const sides = useSides()
  const chosen = useSelect('rightsGroups', select.chosen)
  const [first, setFirst] = useState(chosen?.Id ?? '')
  const [second, setSecond] = useState('')
  const [scope, setScope] = useState<'differences' | 'all'>('differences')
  const options = sides.map(({ Id, name }) => ({ value: Id, label: name }))
  const [a, b] = [first, second].map(id => sides.find(({ Id }) => Id === id))
  const rights = a && b ? compared(a.granted, b.granted, scope) : []
  const differing = a && b ? compared(a.granted, b.granted, 'differences').length : 0
  return (
    <>
      <div className={form}>
        <SelectField label={texts.first} value={first} onChange={setFirst} options={options} />
        <SelectField label={texts.second} value={second} onChange={setSecond} options={options} />
        <div>
          <VisuallyHidden>
            <span id={which}>{texts.which}</span>
          </VisuallyHidden>
          <Segments
            labelledBy={which}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'differences', label: texts.differences },
              { value: 'all', label: texts.all },
            ]}
          />
        </div>
      </div>
      <p className={said} role="status">
        {!a || !b ? texts.choose : differing === 0 ? texts.same : texts.count(differing)}
      </p>
      {a && b && rights.length > 0 && <Rights names={[a.name, b.name]} rights={rights} />}
    </>
  )
}

interface RightsProps {
  readonly names: readonly [string, string]
  readonly rights: readonly ComparedRight[]
}

const Rights = ({ names: [first, second], rights }: RightsProps) => (
  <table className={common.table} aria-label={texts.title}>
    <thead className={head}>
      <tr className={row}>
        <th scope="col">{texts.right}</th>
        <th scope="col" className={mark}>
          {first}
        </th>
        <th scope="col" className={mark}>
          {second}
        </th>
      </tr>
    </thead>
    <tbody>
      {rights.map(({ right, label, has }) => (
        <tr key={right} className={row}>
          <th scope="row">{label}</th>
          <Has isOn={has[0]} />
          <Has isOn={has[1]} />
        </tr>
      ))}
    </tbody>
  </table>
)

const Has = ({ isOn }: { readonly isOn: boolean }) => (
  <td className={mark}>
    {isOn ? <Check aria-hidden /> : <span aria-hidden>–</span>}
    <VisuallyHidden>{rightsGroupsTexts.states[isOn ? 'all' : 'none']}</VisuallyHidden>
  </td>
)
